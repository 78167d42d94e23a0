import type { KeyboardEvent } from 'react'
import {
  focusStop,
  isEditing,
  isInHead,
  isInside,
  isRightToLeft,
  placeOf,
  stopOf,
  widgetsOf,
  type CellPlace,
} from './gridDom.ts'
import { moveFocus, type KeyPlace } from './gridMoves.ts'
import { clearSelection, extendTo, selectPage, toggleAt, type SelectableRows } from '../selection/gridSelection.ts'
import { countSelected } from '../selection/tableSelection.ts'
import { commandOf, type Command } from './tableKeys.ts'

/** The actions of the table that keys can trigger. */
export interface GridActions extends SelectableRows {
  readonly openRow: (id: string, row: HTMLTableRowElement) => void
  /** Whether rows can be opened at all. */
  readonly canOpen: boolean
  readonly isRowOpen: boolean
  readonly onClose: (() => void) | undefined
  readonly onSearch: (() => void) | undefined
  readonly toggleExpanded: (id: string) => void
  readonly openMenu: (id: string, trigger: HTMLElement, isByKey: boolean) => void
  readonly openColumnMenu: (columnId: string, trigger: HTMLElement, isByKey: boolean) => void
  readonly sortBy: (columnId: string) => void
}

const isPressable = (element: Element): boolean =>
  element.matches('a[href], button, summary, [role="button"], [role="separator"]')
const isBody = ({ row }: CellPlace): boolean => !isInHead(row)

/** Whether a command moves within a row. */
const isAcross = (command: Command): command is Command & { do: 'move' } =>
  command.do === 'move' && (command.move === 'left' || command.move === 'right')

/** Keys inside a cell: Tab cycles through its widgets, Escape and F2 return to the grid (APG, grid). */
const insideKey = ({ target, cell }: KeyPlace, command: Command, isRtl: () => boolean): boolean => {
  const go = (step: 1 | -1): boolean => {
    const widgets = widgetsOf(cell)
    const at = widgets.indexOf(target)
    const next = widgets[(at + step + widgets.length) % widgets.length]
    if (at === -1 || next === undefined) return false
    focusStop(next)
    return true
  }
  if (command.do === 'escape' || command.do === 'enter') focusStop(stopOf(cell))
  else if (command.do === 'tab') return go(1)
  else if (command.do === 'tabBack') return go(-1)
  else if (isAcross(command) && !isEditing(target)) return go((command.move === 'right') === isRtl() ? -1 : 1)
  else return false
  return true
}

/** Enter and Space on the button of a menu; a click would put the focus on the menu instead of its first entry. */
const menuKey = (grid: GridActions, { target, cell, id }: KeyPlace): boolean => {
  const part = target.dataset['part']
  if (part === 'menu') grid.openMenu(id, target, true)
  else if (part === 'columnMenu') grid.openColumnMenu(cell.dataset['column'] ?? '', target, true)
  else return false
  return true
}

/** The menu key anywhere in a row or on a head; the browser's own menu stays where there is no other. */
const contextKey = (grid: GridActions, place: KeyPlace): boolean => {
  const { cell, row } = place
  const target = isBody(place) ? row.lastElementChild?.firstElementChild : cell.firstElementChild?.lastElementChild
  if (!(target instanceof HTMLElement) || !menuKey(grid, { ...place, target })) return false
  // Where the system asks for the browser's menu when the key comes up, that must not open over this one.
  addEventListener('keyup', (event) => event.preventDefault(), { once: true, capture: true })
  return true
}

const openKey = (grid: GridActions, place: KeyPlace): boolean => {
  const { target, cell, row, id } = place
  if (isPressable(target)) return false
  const [first] = widgetsOf(cell)
  if (target === cell && first !== undefined) focusStop(first)
  else if (!isBody(place)) return false
  else if (grid.canOpen) grid.openRow(id, row)
  else return false
  return true
}

const pressKey = (grid: GridActions, place: KeyPlace): boolean => {
  const { target, id } = place
  const isOpener = target.dataset['part'] === 'opener' && grid.selection !== undefined
  // A link does nothing on Space but scroll the page.
  const isNative = (isPressable(target) && !target.matches('a')) || target.matches('input')
  if (!isBody(place) || (isNative && !isOpener)) return false
  toggleAt(grid, id)
  // Else Space scrolls the page away from under the row.
  return true
}

const escapeKey = (grid: GridActions): boolean => {
  const { selection } = grid
  if (grid.isRowOpen && grid.onClose !== undefined) grid.onClose()
  else if (selection !== undefined && countSelected(selection.selected, selection.total ?? grid.count) > 0)
    clearSelection(grid)
  else return false
  return true
}

const move = (grid: GridActions, place: KeyPlace, command: Command & { do: 'move' }): boolean => {
  moveFocus(grid, place, command.move)
  const next = placeOf(grid.table, document.activeElement)
  if (command.isExtending && isBody(place) && next !== null && isBody(next)) extendTo(grid, next.id, place.id)
  return true
}

const gridKey = (grid: GridActions, place: KeyPlace, command: Command): boolean => {
  const { id } = place
  switch (command.do) {
    case 'move':
      return move(grid, place, command)
    case 'toggle':
      if (isBody(place)) toggleAt(grid, id)
      return true
    case 'press':
      return menuKey(grid, place) || pressKey(grid, place)
    case 'extend':
      if (isBody(place)) extendTo(grid, id, id)
      return true
    case 'selectAll':
      selectPage(grid, false)
      return grid.selection !== undefined
    case 'open':
      return menuKey(grid, place) || openKey(grid, place)
    case 'enter': {
      const [first] = widgetsOf(place.cell)
      if (first !== undefined) focusStop(first)
      return true
    }
    case 'menu':
      return contextKey(grid, place)
    case 'unfold':
      return menuKey(grid, place)
    case 'escape':
      return escapeKey(grid)
    case 'search':
      grid.onSearch?.()
      return grid.onSearch !== undefined
    case 'tab':
    case 'tabBack':
      // The grid is one stop: the browser goes on to what comes after or before it.
      return false
    default:
      return command satisfies never
  }
}

/** The one key handler of a grid. */
export const onGridKey = (grid: GridActions, event: KeyboardEvent<HTMLTableElement>): void => {
  const { target } = event
  const at = placeOf(grid.table, target)
  const command = commandOf(event)
  if (event.defaultPrevented || !(target instanceof HTMLElement) || at === null || command === undefined) return
  const place = { target, ...at }
  const isDone = isInside(target, at.cell)
    ? insideKey(place, command, () => isRightToLeft(grid.table))
    : gridKey(grid, place, command)
  if (isDone) event.preventDefault()
}
