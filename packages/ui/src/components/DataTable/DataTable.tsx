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
 * Rows of the same kind in columns, at most 100 a page: sorted, selected, opened, expanded; cards below 640 px. For rows
 * within rows use Tree. For a handful of facts use a plain list; for pictures side by side a grid of cards.
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
  // A bar that comes with the selection says how many it is about.
  const told = slots.selectionBar === undefined ? selection?.selected : undefined
  const { live, say } = useAnnouncements({ words, label, columns, sort, selected: told, total, status })
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

// What a screen needs to describe its table comes with it.
export { DateCell, Missing, NameCell, NumberCell } from './cells/cells.tsx'
export type { Column, DataTableProps, Selected, TableLayout, TableSlots, TableSort } from './dataTableTypes.ts'
