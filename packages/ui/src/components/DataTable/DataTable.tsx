import { visuallyHidden } from '../Button/parts.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { foot, place, root } from './DataTable.css.ts'
import type { DataTableProps } from './dataTableTypes.ts'
import { TableGrid } from './grid/TableGrid.tsx'
import { countSelected, nothingSelected } from './selection/tableSelection.ts'
import { stateOf } from './states/tableState.ts'
import { useAnnouncements } from './states/useAnnouncements.ts'
import { useSkeletonTime } from './states/useSkeletonTime.ts'

/**
 * A table of at most 100 rows a page with sorting, selection, row details and an open row; cards below 640 px. Use Tree
 * for nested rows, a plain list for a few facts, and CardGrid for pictures.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => (
  <AriaSurroundings>
    <SpeakingTable {...props} />
  </AriaSurroundings>
)

function SpeakingTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    sort = null,
    selection,
    status = 'ready',
    slots = {},
    isFiltered = false,
    height = 'content',
  } = props
  const words = useWords().table.grid
  const isWaiting = useSkeletonTime(status === 'loading')
  const state = stateOf({ status, slots, rowCount: rows.length, isFiltered, isWaiting })
  const total = selection?.total ?? rows.length
  // A selection bar tells the number of selected rows itself.
  const announcedSelection = slots.selectionBar === undefined ? selection?.selected : undefined
  const { live, say } = useAnnouncements({ words, label, columns, sort, selected: announcedSelection, total, status })
  const hasSelection = selection !== undefined && countSelected(selection.selected ?? nothingSelected, total) > 0
  const bar = hasSelection ? (slots.selectionBar ?? null) : null
  return (
    <div className={root({ height })} data-component="DataTable" data-status={status}>
      <div className={visuallyHidden} role="status" ref={live} data-part="announcement" />
      {state.above}
      {state.hasHead ? (
        <TableGrid
          props={props}
          words={words}
          state={state}
          isBusy={status === 'loading' || status === 'refreshing'}
          isWaiting={isWaiting}
          say={say}
        />
      ) : null}
      {state.instead === null ? null : (
        <div className={place} tabIndex={-1} data-part="place">
          {state.instead}
        </div>
      )}
      <div className={foot} data-part="foot" data-bar={bar === null ? undefined : ''}>
        {bar ?? slots.footer}
      </div>
    </div>
  )
}

// Re-exported: what a screen needs to describe its table.
export { DateCell, Missing, NameCell, NumberCell } from './cells/cells.tsx'
export type { Column, DataTableProps, Selected, TableLayout, TableSlots, TableSort } from './dataTableTypes.ts'
