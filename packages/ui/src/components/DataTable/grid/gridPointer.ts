import type { FocusEvent, MouseEvent } from 'react'
import { isInHead, placeOf, rowOf } from './gridDom.ts'
import type { GridActions } from './gridKeys.ts'
import { focusRemembered } from './gridMoves.ts'
import { extendTo, selectPage, toggleAt } from '../selection/gridSelection.ts'

/** What pointers can ask of the table around the grid. */
export interface PointerActions extends GridActions {
  /** Follows the address of an opener inside the app; leaves modified clicks to the browser. */
  readonly follow: (event: MouseEvent, id: string, opener: Element) => void
}

const interactive =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="switch"], [contenteditable="true"]'

const pressedPart = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(':is(td, th)[data-part="select"], :is(a, button)[data-part]')

/** Whether a row is one of the caller's, not the head, nor the detail of another. */
const isPlain = (row: HTMLElement): boolean => row.dataset['part'] === 'row'

/** A press on a part of the head. */
const onHeadClick = (grid: PointerActions, part: HTMLElement | null): void => {
  const column = part?.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? ''
  const kind = part?.dataset['part']
  if (kind === 'select') selectPage(grid, true)
  else if (kind === 'sort') grid.sortBy(column)
  else if (part !== null) grid.openColumnMenu(column, part, false)
}

/** The one click handler of a grid: checkboxes, names, menus, expanders, and rows with Ctrl, Cmd or Shift. */
export const onGridClick = (grid: PointerActions, event: MouseEvent<HTMLTableElement>): void => {
  const { target } = event
  const row = rowOf(grid.table, target)
  if (!(target instanceof Element) || row === null) return
  const part = pressedPart(target)
  if (isInHead(row)) return onHeadClick(grid, part)
  if (!isPlain(row)) return
  const id = row.dataset['row'] ?? ''
  const kind = part?.dataset['part']
  if (part !== null && kind === 'menu') grid.openMenu(id, part, false)
  else if (part !== null && kind === 'opener') grid.follow(event, id, part)
  else if (kind === 'expander') grid.toggleExpanded(id)
  else if (kind !== 'select' && target.closest(interactive) !== null) return
  else if (kind !== 'select' && isPlainPress(event)) openPressedRow(grid, row, event)
  else if (grid.selection === undefined) return
  else if (event.shiftKey) extendTo(grid, id, id)
  else if (kind === 'select' || event.ctrlKey || event.metaKey) toggleAt(grid, id)
}

const isPlainPress = ({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey

/** Whether the press ends a selection of text, which the person wants to keep. */
const selectsText = (row: HTMLElement): boolean => {
  const selection = window.getSelection()
  return (
    selection !== null && !selection.isCollapsed && selection.toString() !== '' && selection.containsNode(row, true)
  )
}

/** A press anywhere on a row does what its name does; in a table that opens nothing it shows the row's detail. */
function openPressedRow(
  grid: PointerActions,
  row: HTMLTableRowElement,
  { detail, defaultPrevented }: MouseEvent,
): void {
  // The second press of a double click found the row open already.
  if (detail > 1 || defaultPrevented || selectsText(row)) return
  const id = row.dataset['row'] ?? ''
  if (grid.canOpen) grid.openRow(id, row)
  else if (row.querySelector('[data-part="expander"]') !== null) grid.toggleExpanded(id)
}

/** Remembers where the focus is, or is about to be. */
const remember = (grid: PointerActions, target: EventTarget | null): void => {
  const at = placeOf(grid.table, target)
  if (at === null) return
  const { cell, row, id } = at
  const { memory } = grid
  memory.row = id
  memory.isDetail = row.dataset['part'] === 'detail'
  // A detail is one cell wide; whoever goes on finds the column again.
  if (!memory.isDetail) memory.place = cell.cellIndex
  const line = grid.lineOf(id)
  if (line !== -1) memory.line = line
}

/** A pointer goes down: what it touches is where the focus goes, since the table hands on the focus it gets. */
export const onGridMouseDown = (grid: PointerActions, event: MouseEvent<HTMLTableElement>): void => {
  remember(grid, event.target)
  const isExtending =
    event.shiftKey &&
    grid.selection !== undefined &&
    event.target instanceof Element &&
    event.target.closest(interactive) === null
  if (!isExtending) return
  // Shift and a click would select the text between.
  event.preventDefault()
  focusRemembered(grid, false)
}

/** The focus came: to the table, which hands it on, or to a part of it. */
export const onGridFocus = (grid: PointerActions, event: FocusEvent<HTMLTableElement>): void => {
  const { table, memory } = grid
  const isOnTable = event.target === table
  if (!isOnTable) remember(grid, event.target)
  memory.hasFocus = true
  // Else Shift and Tab would stop at the table, which sends them back in.
  table.tabIndex = -1
  if (isOnTable) focusRemembered(grid, table.matches(':focus-visible'))
}

/** The focus left for another part of the page. */
export const onGridBlur = (grid: PointerActions, event: FocusEvent<HTMLTableElement>): void => {
  if (event.relatedTarget instanceof Node && grid.table.contains(event.relatedTarget)) return
  letFocusGo(grid)
}

/** The focus is elsewhere: the table is a stop of the Tab key again. */
export const letFocusGo = ({ table, memory }: PointerActions): void => {
  memory.hasFocus = false
  table.tabIndex = 0
}
