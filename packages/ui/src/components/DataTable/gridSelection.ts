import type { TableSelection } from './dataTableTypes.ts'
import type { GridRows } from './gridMoves.ts'
import { everythingSelected, extendRange, extentOf, isAllBut, nothingSelected, selectMany, toggleRow } from './tableSelection.ts'

/** What selecting needs to know of the table. */
export interface SelectableRows extends GridRows {
  readonly selection: TableSelection | undefined
  /** The ids of all rows, in their order. */
  readonly ids: () => readonly string[]
}

/** Turns one row over; Shift extends from here then. */
export const toggleAt = ({ selection, memory }: SelectableRows, id: string): void => {
  if (selection === undefined) return
  memory.anchor = id
  memory.extent = id
  selection.onChange(toggleRow(selection.selected, id))
}

/** Selects from the row that was turned over last, or `start`, to this one; what Shift selected before is let go. */
export const extendTo = ({ selection, memory, ids, lineOf }: SelectableRows, id: string, start: string): void => {
  if (selection === undefined) return
  const isKnown = memory.anchor !== null && lineOf(memory.anchor) !== -1
  const anchorId = isKnown && memory.anchor !== null ? memory.anchor : start
  const anchor = lineOf(anchorId)
  const formerLine = isKnown && memory.extent !== null ? lineOf(memory.extent) : -1
  const former = { anchor, extent: formerLine === -1 ? anchor : formerLine }
  memory.anchor = anchorId
  memory.extent = id
  selection.onChange(extendRange(selection.selected, ids(), former, { anchor, extent: lineOf(id) }))
}

/** Every row of this page; where everything but some was selected, everything. */
export const selectAllRows = ({ selection, ids }: SelectableRows): void => {
  if (selection === undefined) return
  selection.onChange(isAllBut(selection.selected) ? everythingSelected : selectMany(selection.selected, ids(), true))
}

/** What the checkbox in the head does: takes the rest of the page in, or lets the whole page go. */
export const toggleAllRows = (grid: SelectableRows): void => {
  const { selection, ids } = grid
  if (selection === undefined) return
  const order = ids()
  if (extentOf(selection.selected, order, (id) => id) === 'all') selection.onChange(selectMany(selection.selected, order, false))
  else selectAllRows(grid)
}

/** Lets everything go, on all pages. */
export const clearSelection = ({ selection, memory }: SelectableRows): void => {
  memory.anchor = null
  memory.extent = null
  selection?.onChange(nothingSelected)
}
