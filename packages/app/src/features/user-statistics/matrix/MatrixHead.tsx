import type { StatisticsMatrixSort } from '@somo/graphql/schema'
import { Checkbox } from '@somo/ui/Checkbox'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { matrixMessages, orderMessages } from '../matrixMessages.ts'
import type { MatrixItem, MatrixRow } from '../statisticsTypes.ts'
import * as styles from './Matrix.css.ts'
import type { CellProps } from './cellProps.ts'

export interface MatrixHeadProps {
  readonly rows: readonly MatrixRow[]
  readonly items: readonly MatrixItem[]
  readonly sort: StatisticsMatrixSort
  readonly isSortable: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly cellProps: (row: number, column: number) => CellProps
}

/** The heads: the first changes between most overdue first and names, the others sort by their item. */
export function MatrixHead({ rows, items, sort, isSortable, selected, onSelect, cellProps }: MatrixHeadProps) {
  const { formatMessage } = useIntl()
  const chosen = rows.filter(({ uuid }) => selected.has(uuid)).length
  const isAll = chosen === rows.length
  const selectPage = (): void => {
    const next = new Set(selected)
    for (const { uuid } of rows)
      if (isAll) next.delete(uuid)
      else next.add(uuid)
    onSelect(next)
  }
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={styles.corner}
          {...(isSortable ? { 'aria-sort': sort.field === 'ITEM' ? 'none' : 'ascending' } : {})}
          {...cellProps(0, 0)}
        >
          <span className={styles.personHead}>
            <span className={styles.box}>
              <Checkbox
                isLabelHidden
                isOutOfTabOrder
                label={formatMessage(matrixMessages.selectPage)}
                isSelected={isAll}
                isIndeterminate={chosen > 0 && !isAll}
                onChange={selectPage}
              />
            </span>
            {formatMessage(orderMessages[sort.field])}
          </span>
        </th>
        {items.map(({ medium, title, overdue }, index) => {
          const isSorted = sort.field === 'ITEM' && sort.medium === medium
          return (
            <th
              key={medium}
              scope="col"
              className={styles.head}
              {...(isSortable ? { 'aria-sort': isSorted ? 'ascending' : 'none' } : {})}
              {...cellProps(0, index + 1)}
            >
              <span className={styles.title}>
                {title}
                {isSorted ? <Icon glyph={ArrowUp} size="inline" /> : null}
              </span>
              <Text as="span" step="small" tone={overdue ? 'bad' : 'ink2'}>
                {overdue === null ? '–' : formatMessage(matrixMessages.overdue, { count: overdue })}
              </Text>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
