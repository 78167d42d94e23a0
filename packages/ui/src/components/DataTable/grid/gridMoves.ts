import { cellAt, drawnRows, focusStop, isInHead, isRightToLeft, stopOf, widgetsOf, type CellPlace } from './gridDom.ts'
import { headRow, type GridMemory } from './gridMemory.ts'
import type { Move } from './tableKeys.ts'

/** What moving the focus needs to know of the table. */
export interface GridRows {
  readonly table: HTMLTableElement
  readonly memory: GridMemory
  /** The number of rows, without head and details. */
  readonly count: number
  /** The place of a row among all, or -1. */
  readonly lineOf: (id: string) => number
  readonly idAt: (line: number) => string | undefined
}

/** Where a key was pressed. */
export interface KeyPlace extends CellPlace {
  readonly target: HTMLElement
}

/** The element of a row. */
export const elementAt = ({ table, idAt }: GridRows, line: number): HTMLTableRowElement | undefined => {
  const id = idAt(line)
  if (id === undefined) return undefined
  return drawnRows(table).find((row) => row.dataset['row'] === id && row.dataset['part'] !== 'detail')
}

/** The focus goes to the cell it last was in, or to the first one of the first row. */
export const focusRemembered = (grid: GridRows, isScrolling: boolean): void => {
  const { table, memory, count } = grid
  const remembered = grid.lineOf(memory.row ?? headRow)
  const line = remembered === -1 ? Math.min(memory.line, count - 1) : remembered
  const head = table.tHead?.rows[0]
  // On cards there is no head to go to.
  const isHead = head?.checkVisibility() === true && (memory.row === headRow || count === 0)
  // While rows are on their way there is only the head.
  const row = isHead ? head : (elementAt(grid, line) ?? head)
  const detail = row?.nextElementSibling
  const target =
    memory.isDetail && detail instanceof HTMLTableRowElement && detail.dataset['part'] === 'detail' ? detail : row
  const cell = target === undefined ? undefined : cellAt(target, memory.place)
  if (cell !== undefined) focusStop(stopOf(cell), isScrolling)
}

const focusIn = (row: HTMLTableRowElement | undefined, place: number, end: 'first' | 'last' = 'first'): void => {
  const cell = row === undefined ? undefined : cellAt(row, place)
  if (cell !== undefined) focusStop(stopOf(cell, end))
}

/** Over the widgets of a head's cell and then to the next cell; in the body from cell to cell. */
const moveAcross = ({ target, row, cell }: KeyPlace, step: 1 | -1): void => {
  const widgets = isInHead(cell) ? widgetsOf(cell) : []
  const neighbour = widgets[widgets.indexOf(target) + step]
  if (widgets.includes(target) && neighbour !== undefined) return focusStop(neighbour)
  const next = row.cells[cell.cellIndex + step]
  if (next !== undefined) focusStop(stopOf(next, step === 1 ? 'first' : 'last'))
}

/** The row below or above; a detail is a row of its own. */
const neighbourRow = ({ table }: GridRows, row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement | undefined => {
  const rows = drawnRows(table)
  return rows[rows.indexOf(row) + step]
}

const pageOf = (grid: GridRows, row: HTMLTableRowElement): number => {
  const height = Math.min(grid.table.parentElement?.clientHeight ?? Infinity, window.innerHeight)
  return Math.max(1, Math.floor(height / row.offsetHeight) - 1)
}

/** Moves the focus by one step of the keyboard, from where it is. */
export const moveFocus = (grid: GridRows, at: KeyPlace, move: Move): void => {
  const { row } = at
  const { place } = grid.memory
  // The head is no line.
  const line = grid.lineOf(at.id)
  const lines = grid.count - 1
  switch (move) {
    case 'left':
    case 'right':
      return moveAcross(at, (move === 'right') === isRightToLeft(grid.table) ? -1 : 1)
    case 'up':
    case 'down':
      return focusIn(neighbourRow(grid, row, move === 'down' ? 1 : -1), place)
    case 'rowStart':
      return focusIn(row, 0)
    case 'rowEnd':
      return focusIn(row, row.cells.length - 1, 'last')
    case 'gridStart':
      return focusIn(elementAt(grid, 0), 0)
    case 'gridEnd':
      return focusIn(elementAt(grid, lines), Number.MAX_SAFE_INTEGER)
    case 'pageUp':
      if (line === -1) return
      return focusIn(elementAt(grid, Math.max(0, line - pageOf(grid, row))), place)
    case 'pageDown':
      return focusIn(elementAt(grid, Math.min(lines, line + pageOf(grid, row))), place)
    default:
      return move satisfies never
  }
}
