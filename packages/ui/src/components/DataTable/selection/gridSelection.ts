import type { TableSelection } from '../dataTableTypes.ts'
import type { GridRows } from '../grid/gridMoves.ts'
import {
  countSelected,
  everythingSelected,
  extendRange,
  extentOf,
  isAllBut,
  nothingSelected,
  selectMany,
  toggleRow,
} from './tableSelection.ts'

/** What selecting needs to know of the table. */
export interface SelectableRows extends GridRows {
  readonly selection: TableSelection | undefined
  /** The ids of all rows, in their order. */
  readonly ids: () => readonly string[]
}

/** Turns one row over; Shift extends from here then. */
export const toggleAt = ({ selection, memory }: SelectableRows, id: string): void => {
  if (selection === undefined) return
  memory.range = { anchor: id, extent: id }
  selection.onChange(toggleRow(selection.selected, id))
}

/** Selects from the row that was turned over last, or `start`, to this one; what Shift selected before is let go. */
export const extendTo = ({ selection, memory, ids, lineOf }: SelectableRows, id: string, start: string): void => {
  if (selection === undefined) return
  const { selected } = selection
  const { range } = memory
  // The app may have let everything go meanwhile, or the row may be gone.
  const isKnown = range !== null && countSelected(selected, Infinity) > 0 && lineOf(range.anchor) !== -1
  const former = isKnown ? range : { anchor: start, extent: start }
  const anchor = lineOf(former.anchor)
  const extent = lineOf(former.extent)
  memory.range = { anchor: former.anchor, extent: id }
  selection.onChange(
    extendRange(selected, ids(), { anchor, extent: extent === -1 ? anchor : extent }, { anchor, extent: lineOf(id) }),
  )
}

/**
 * Every row of this page; where everything but some was selected, everything. The checkbox in the head, which `mayLetGo`,
 * lets the page go where all of it is selected already.
 */
export const selectPage = ({ selection, memory, ids }: SelectableRows, mayLetGo: boolean): void => {
  const order = ids()
  if (selection === undefined || order.length === 0) return
  const { selected, onChange } = selection
  // Shift extends from the next row then, since all rows or none are as good as another.
  memory.range = null
  if (extentOf(selected, order, (id) => id) !== 'all')
    onChange(isAllBut(selected) ? everythingSelected : selectMany(selected, order, true))
  else if (mayLetGo) onChange(selectMany(selected, order, false))
}

/** Lets everything go, on all pages. */
export const clearSelection = ({ selection, memory }: SelectableRows): void => {
  memory.range = null
  selection?.onChange(nothingSelected)
}
