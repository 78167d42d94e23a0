import { Checkbox } from '@somo/ui/Checkbox'
import { Icon } from '@somo/ui/Icon'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { CalendarX2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { matrixMessages } from '../matrixMessages.ts'
import type { MatrixItem, MatrixRow } from '../statisticsTypes.ts'
import * as styles from './Matrix.css.ts'
import { cellLook, type CellLook } from './matrixCell.ts'
import type { CellProps } from './cellProps.ts'

export interface MatrixPersonProps {
  readonly person: MatrixRow
  readonly items: readonly MatrixItem[]
  readonly dates: Dates
  readonly moment: Date
  readonly open: string | null
  /** The medium that it is explained of why this person does not have it. */
  readonly whyNot: string | null
  readonly isSelected: boolean
  readonly onToggle: () => void
  readonly cellProps: (column: number) => CellProps
}

/** A person with a cell for each item. */
export function MatrixPerson(props: MatrixPersonProps) {
  const { person, items, dates, moment, open, whyNot, isSelected, onToggle, cellProps } = props
  const intl = useIntl()
  return (
    <tr className={styles.row} aria-selected={isSelected}>
      <th
        scope="row"
        className={styles.person}
        {...cellProps(0)}
        aria-current={open === person.uuid && whyNot === null ? true : undefined}
      >
        <span className={styles.personHead}>
          <span className={styles.box}>
            <Checkbox
              isLabelHidden
              isOutOfTabOrder
              label={intl.formatMessage(matrixMessages.select, { name: person.name })}
              isSelected={isSelected}
              onChange={onToggle}
            />
          </span>
          {person.name}
        </span>
      </th>
      {items.map(({ medium, title }, index) => {
        const cell = person.cells.find((one) => one.medium === medium) ?? null
        const isOpen = cell === null ? whyNot === medium : open === cell.uuid
        return (
          <td key={medium} className={styles.cell} aria-current={isOpen ? true : undefined} {...cellProps(index + 1)}>
            <Look look={cellLook(cell, title, { intl, dates, moment })} />
          </td>
        )
      })}
    </tr>
  )
}

/** Short for the eye, a whole sentence for a screen reader. */
const Look = ({ look }: { readonly look: CellLook }) => (
  <>
    <span aria-hidden="true">
      <ShortLook look={look} />
    </span>
    <span className={visuallyHidden}>{look.sentence}</span>
  </>
)

function ShortLook({ look: { kind, text } }: { readonly look: CellLook }) {
  if (kind === 'none')
    return (
      <Text as="span" step="small" tone="ink3">
        {text}
      </Text>
    )
  if (kind === 'expired')
    return (
      <span className={styles.expired}>
        <Icon glyph={CalendarX2} size="chip" />
        {text}
      </span>
    )
  return <StatusChip kind={kind}>{text}</StatusChip>
}
