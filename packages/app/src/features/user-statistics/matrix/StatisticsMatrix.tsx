import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { StatisticsMatrixSort } from '@somo/graphql/schema'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { matrixMessages } from '../matrixMessages.ts'
import type { MatrixItem, MatrixRow, WhyNotAsked } from '../statisticsTypes.ts'
import * as styles from './Matrix.css.ts'
import { MatrixHead } from './MatrixHead.tsx'
import { MatrixPerson } from './MatrixPerson.tsx'
import { moveCell, type CellPlace } from './moveCell.ts'
import type { CellProps } from './cellProps.ts'

export interface StatisticsMatrixProps {
  readonly rows: readonly MatrixRow[]
  readonly items: readonly MatrixItem[]
  readonly dates: Dates
  readonly moment: Date
  readonly sort: StatisticsMatrixSort
  /** Null where the order is fixed, on a past day. */
  readonly onSort: ((sort: StatisticsMatrixSort) => void) | null
  /** People by their uuid. */
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  /** What is open beside it: an item of a person, or a person. */
  readonly open: string | null
  /** The item without an enrolment that is explained beside it. */
  readonly whyNot: WhyNotAsked | null
  readonly onOpen: (open: string) => void
  readonly onWhyNot: (asked: WhyNotAsked) => void
}

/** Where the heads are; people follow from row 1 on. */
const headRow = 0

/** The set with one more, or without it. */
function toggled(selected: ReadonlySet<string>, uuid: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(uuid)) next.add(uuid)
  return next
}

/** People and mandatory items as one grid: the arrow keys move the cell, Enter opens it, X selects the person. */
export function StatisticsMatrix(props: StatisticsMatrixProps) {
  const { rows, items, dates, moment, sort, onSort, selected, onSelect, open, whyNot, onOpen, onWhyNot } = props
  const { formatMessage } = useIntl()
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<CellPlace>({ row: 1, column: 0 })
  const at: CellPlace = { row: Math.min(place.row, rows.length), column: Math.min(place.column, items.length) }
  const sortBy = (column: number): void => {
    const item = items[column - 1]
    if (item === undefined) return onSort?.({ field: sort.field === 'OVERDUE' ? 'NAME' : 'OVERDUE' })
    const isSorted = sort.field === 'ITEM' && sort.medium === item.medium
    onSort?.(isSorted ? { field: 'OVERDUE' } : { field: 'ITEM', medium: item.medium })
  }
  const act = ({ row, column }: CellPlace): void => {
    if (row === headRow) return sortBy(column)
    const person = rows[row - 1]
    if (person === undefined) return
    const item = items[column - 1]
    if (item === undefined) return onOpen(person.uuid)
    const cell = person.cells.find(({ medium }) => medium === item.medium)
    if (cell === undefined) onWhyNot({ person: person.uuid, medium: item.medium })
    else onOpen(cell.uuid)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBox = event.target instanceof HTMLInputElement
    const person = rows[at.row - 1]
    if (event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey && person !== undefined) {
      event.preventDefault()
      return onSelect(toggled(selected, person.uuid))
    }
    if (!isBox && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return act(at)
    }
    const next = moveCell(event, at, { rows: rows.length + 1, columns: items.length + 1 })
    if (next === null) return
    event.preventDefault()
    setPlace(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }
  const cellProps = (row: number, column: number): CellProps => ({
    'data-cell': `${row}-${column}`,
    tabIndex: at.row === row && at.column === column ? 0 : -1,
    onFocus: () => setPlace({ row, column }),
    onClick: ({ target }) => {
      // A checkbox in the cell selects, and opens nothing.
      if (!(target instanceof Element && target.closest('label') !== null)) act({ row, column })
    },
  })
  return (
    <div className={styles.scroll}>
      <table
        ref={grid}
        role="grid"
        aria-label={formatMessage(matrixMessages.label)}
        aria-multiselectable="true"
        className={styles.table}
        onKeyDown={onKeyDown}
      >
        <MatrixHead
          rows={rows}
          items={items}
          sort={sort}
          selected={selected}
          onSelect={onSelect}
          isSortable={onSort !== null}
          cellProps={cellProps}
        />
        <tbody>
          {rows.map((person, index) => (
            <MatrixPerson
              key={person.uuid}
              person={person}
              items={items}
              dates={dates}
              moment={moment}
              open={open}
              whyNot={whyNot?.person === person.uuid && open === person.uuid ? whyNot.medium : null}
              isSelected={selected.has(person.uuid)}
              onToggle={() => onSelect(toggled(selected, person.uuid))}
              cellProps={(column) => cellProps(index + 1, column)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
