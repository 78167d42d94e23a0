import type { AllBut, Selected } from '../dataTableTypes.ts'

/** Nothing is selected. */
export const nothingSelected: ReadonlySet<string> = new Set<string>()

/** Everything that matches is selected, whatever page it is on. */
export const everythingSelected: AllBut = { all: true, except: nothingSelected }

/** Whether a selection says what it leaves out instead of what it holds. */
export const isAllBut = (selected: Selected): selected is AllBut => 'all' in selected

/** Whether the row with this id is selected. */
export const isSelected = (selected: Selected, id: string): boolean =>
  isAllBut(selected) ? !selected.except.has(id) : selected.has(id)

/** How many rows are selected, `total` being all that match. */
export const countSelected = (selected: Selected, total: number): number =>
  isAllBut(selected) ? Math.max(0, total - selected.except.size) : selected.size

const withMany = (ids: ReadonlySet<string>, changed: Iterable<string>, isThere: boolean): ReadonlySet<string> => {
  const next = new Set(ids)
  for (const id of changed) {
    if (isThere) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The selection with some rows put in or taken out, the others as they were. */
export const selectMany = (selected: Selected, ids: Iterable<string>, isIn: boolean): Selected =>
  isAllBut(selected) ? { all: true, except: withMany(selected.except, ids, !isIn) } : withMany(selected, ids, isIn)

/** The selection with one row turned over. */
export const toggleRow = (selected: Selected, id: string): Selected =>
  selectMany(selected, [id], !isSelected(selected, id))

/** Places of a range in the order of the rows, both ends included, in either direction. */
export interface RowRange {
  readonly anchor: number
  readonly extent: number
}

const idsOf = (order: readonly string[], { anchor, extent }: RowRange): readonly string[] =>
  order.slice(Math.min(anchor, extent), Math.max(anchor, extent) + 1)

/** What is selected when a range from a fixed anchor takes the place of a former range from it. */
export const extendRange = (selected: Selected, order: readonly string[], former: RowRange, next: RowRange): Selected =>
  selectMany(selectMany(selected, idsOf(order, former), false), idsOf(order, next), true)

/** How much of the rows at hand is selected: what the checkbox in the head shows. */
export const extentOf = <Row>(
  selected: Selected,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): 'none' | 'some' | 'all' => {
  if (rows.length === 0) return 'none'
  const first = rows[0] !== undefined && isSelected(selected, rowId(rows[0]))
  // Sizes settle most cases without asking for each of ten thousand rows.
  if (isAllBut(selected) ? selected.except.size === 0 : selected.size === 0) return first ? 'all' : 'none'
  const isMixed = rows.some((row) => isSelected(selected, rowId(row)) !== first)
  if (isMixed) return 'some'
  return first ? 'all' : 'none'
}
