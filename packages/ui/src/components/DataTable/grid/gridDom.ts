/**
 * The grid as it stands in the document. Focus is not state: which cell has it, and which one had it last, is read from
 * elements, so that moving it draws nothing.
 */

/** What can take the focus inside a cell. */
const widgetSelector =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not([disabled], [type="hidden"])'

const editingSelector =
  'textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"], [role="slider"], [role="spinbutton"], input:not([type="checkbox"], [type="button"], [type="submit"], [type="reset"])'

/** Whether arrows, letters and Home belong to this element itself. */
export const isEditing = (element: Element): boolean => element.matches(editingSelector)

/** Where something is in a table. */
export interface CellPlace {
  readonly cell: HTMLTableCellElement
  readonly row: HTMLTableRowElement
  /** The id of the row, or that of the head. */
  readonly id: string
}

/** What a table has around an element, past tables that stand in its cells; null for what only React puts in it, such as a popup. */
const around = (table: Element, element: EventTarget | null, selector: string): Element | null => {
  const found = element instanceof Element ? element.closest(selector) : null
  const owner = found?.closest('table') ?? null
  return found === null || owner === table ? found : around(table, owner?.parentElement ?? null, selector)
}

/** The row of this table around an element, or null. */
export const rowOf = (table: Element, element: EventTarget | null): HTMLTableRowElement | null => {
  const row = around(table, element, 'tr')
  return row instanceof HTMLTableRowElement ? row : null
}

/** The cell of this table around an element with its row, or null. */
export const placeOf = (table: Element, element: EventTarget | null): CellPlace | null => {
  const cell = around(table, element, 'td, th')
  const row = rowOf(table, cell)
  const id = row?.dataset['row']
  return cell instanceof HTMLTableCellElement && row !== null && id !== undefined ? { cell, row, id } : null
}

/** Whether a cell or row belongs to the head. */
export const isInHead = (element: Element): boolean => element.closest('thead') !== null

/** What can take the focus inside a cell, from start to end. */
export const widgetsOf = (cell: Element): readonly HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(widgetSelector)].filter((widget) => widget.checkVisibility())

/**
 * Where the focus stands when it comes to a cell: at its one widget, so that a key does at once what the widget does;
 * at the cell itself where there are several, or one that needs the arrows (APG, grid: editing and navigating inside a
 * cell). In the head every widget is a stop of its own.
 */
export const stopOf = (cell: HTMLElement, end: 'first' | 'last' = 'first'): HTMLElement => {
  const widgets = widgetsOf(cell)
  const only = isInHead(cell) ? widgets.at(end === 'first' ? 0 : -1) : widgets.length === 1 ? widgets[0] : undefined
  return only === undefined || (isEditing(only) && !isInHead(cell)) ? cell : only
}

/** Whether an element with the focus lies deeper in its cell than the arrows of the grid go. */
export const isInside = (element: Element, cell: HTMLElement): boolean =>
  element !== cell && !isInHead(cell) && element !== stopOf(cell)

/** Gives an element the focus and brings its cell into view, clear of head and pinned columns. */
export const focusStop = (stop: HTMLElement, isScrolling = true): void => {
  stop.tabIndex = -1
  stop.focus({ preventScroll: true })
  if (isScrolling) (stop.closest('td, th') ?? stop).scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The rows of head, body and details that are shown. */
export const drawnRows = (table: HTMLTableElement): readonly HTMLTableRowElement[] =>
  [...table.rows].filter((row) => row.hasAttribute('data-row') && row.checkVisibility())

/** A row's cell in a column, or its last one where it has fewer (a detail). */
export const cellAt = (row: HTMLTableRowElement, place: number): HTMLTableCellElement | undefined =>
  row.cells[Math.max(0, Math.min(place, row.cells.length - 1))]

/** Whether left and right are the other way round. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Takes what stands in cells out of the page's order of tabs: the grid is one stop of it (APG, grid). */
export const keepOneTabStop = (table: HTMLTableElement): void => {
  for (const widget of table.querySelectorAll<HTMLElement>(`${widgetSelector}:not([tabindex="-1"])`))
    widget.tabIndex = -1
}
