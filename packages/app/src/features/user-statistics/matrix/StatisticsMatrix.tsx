import { Icon } from '@somo/ui/Icon'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { CalendarX, CircleSlash } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { matrixMessages } from '../matrixMessages.ts'
import type { MatrixItem, MatrixRow } from '../statisticsTypes.ts'
import * as styles from './Matrix.css.ts'
import { cellLook, type CellLook } from './matrixCell.ts'
import { moveCell, type CellPlace } from './moveCell.ts'

export interface StatisticsMatrixProps {
  readonly rows: readonly MatrixRow[]
  readonly items: readonly MatrixItem[]
  readonly dates: Dates
  readonly moment: Date
  /** What is open beside it: an item of a person, or a person. */
  readonly open: string | null
  readonly onOpen: (open: string) => void
}

/** People and mandatory items as one grid: the arrow keys move the cell, Enter opens it. */
export function StatisticsMatrix({ rows, items, dates, moment, open, onOpen }: StatisticsMatrixProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 })
  const at: CellPlace = {
    row: Math.min(place.row, rows.length - 1),
    column: Math.min(place.column, items.length),
  }
  const openAt = ({ row, column }: CellPlace): void => {
    const person = rows[row]
    const item = items[column - 1]
    const cell = item === undefined ? undefined : person?.cells.find(({ medium }) => medium === item.medium)
    const uuid = cell?.uuid ?? person?.uuid
    if (uuid !== undefined) onOpen(uuid)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return openAt(at)
    }
    const next = moveCell(event, at, { rows: rows.length, columns: items.length + 1 })
    if (next === null) return
    event.preventDefault()
    setPlace(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }
  const cellProps = (row: number, column: number) => ({
    'data-cell': `${row}-${column}`,
    tabIndex: at.row === row && at.column === column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
    onClick: () => openAt({ row, column }),
  })
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        role="grid"
        aria-label={formatMessage(matrixMessages.label)}
        className={styles.table}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {formatMessage(matrixMessages.person)}
            </th>
            {items.map(({ medium, title, overdue }) => (
              <th key={medium} scope="col" className={styles.head}>
                <span className={styles.title}>{title}</span>
                <Text as="span" step="small" tone={overdue ? 'bad' : 'ink2'}>
                  {overdue === null ? '–' : formatMessage(matrixMessages.overdue, { count: overdue })}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((person, row) => (
            <tr key={person.uuid} className={styles.row}>
              <th
                scope="row"
                className={styles.person}
                {...cellProps(row, 0)}
                aria-current={open === person.uuid ? true : undefined}
              >
                {person.name}
              </th>
              {items.map(({ medium, title }, column) => {
                const cell = person.cells.find((one) => one.medium === medium) ?? null
                const look = cellLook(cell, title, { intl, dates, moment })
                return (
                  <td
                    key={medium}
                    className={styles.cell}
                    aria-current={cell !== null && open === cell.uuid ? true : undefined}
                    {...cellProps(row, column + 1)}
                  >
                    <Look look={look} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
  if (kind === 'expired' || kind === 'waived')
    return (
      <span className={kind === 'expired' ? styles.expired : styles.waived}>
        <Icon glyph={kind === 'expired' ? CalendarX : CircleSlash} size="chip" />
        {text}
      </span>
    )
  return <StatusChip kind={kind}>{text}</StatusChip>
}
