import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Line and place of a cell in a table, the head being line 0. */
export type Place = readonly [line: number, place: number]

/** The element with the role grid. */
export const gridElement = (): HTMLElement => {
  const grid = document.querySelector('[role="grid"]')
  if (!(grid instanceof HTMLElement)) throw new Error('There is no grid.')
  return grid
}

/** Where the cell with the focus is, or null. */
export const where = (): Place | null => {
  const cell = document.activeElement?.closest('td, th')
  const line = cell?.closest('tr')
  return cell instanceof HTMLTableCellElement && line ? [line.rowIndex, cell.cellIndex] : null
}

/** The id of the row with the focus. */
export const focusedRow = (): string | undefined => document.activeElement?.closest('tr')?.dataset['row']

/** Comes into the table by the focus and goes to a cell by the arrows. */
export async function goTo(line: number, place: number): Promise<void> {
  gridElement().focus()
  const down = line === 0 ? '{ArrowUp}' : '{ArrowDown}'.repeat(line - 1)
  await userEvent.keyboard(`{Control>}{Home}{/Control}${down}{Home}${'{ArrowRight}'.repeat(place)}`)
  expect(where()).toEqual([line, place])
}

/** The ids of the rows that are drawn. */
export const rowIds = (): readonly (string | undefined)[] =>
  [...gridElement().querySelectorAll<HTMLElement>(':scope > tbody > tr[data-part="row"]')].map(
    (row) => row.dataset['row'],
  )

/** The ids of the rows that say they are selected. */
export const selectedIds = (): readonly (string | undefined)[] =>
  [...gridElement().querySelectorAll<HTMLElement>(':scope > tbody > tr[aria-selected="true"]')].map(
    (row) => row.dataset['row'],
  )

/** What became of the keys the table let through or took: those whose default it prevented. */
export function watchKeys(): { readonly taken: string[]; readonly stop: () => void } {
  const taken: string[] = []
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) taken.push(event.key)
  }
  window.addEventListener('keydown', listen)
  return { taken, stop: () => window.removeEventListener('keydown', listen) }
}
