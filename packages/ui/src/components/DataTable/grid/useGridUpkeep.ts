import { useLayoutEffect, useRef, type RefObject } from 'react'
import { keepOneTabStop } from './gridDom.ts'
import { headRow } from './gridMemory.ts'
import type { GridFrame } from './gridTypes.ts'
import { focusRemembered } from './gridMoves.ts'
import { letFocusGo, type PointerActions } from './gridPointer.ts'

/**
 * Keeps what callers draw in cells out of the order of tabs, whenever something is drawn. When the table itself goes away
 * under the focus (its last row went), what stands in its place takes it.
 */
export function useOneTabStop(tableRef: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(
    function watchCells() {
      const table = tableRef.current
      if (table === null) return undefined
      const observer = new MutationObserver(() => keepOneTabStop(table))
      observer.observe(table, { childList: true, subtree: true })
      keepOneTabStop(table)
      return () => {
        observer.disconnect()
        if (table.contains(document.activeElement)) keepFocusHere(table)
      }
    },
    [tableRef],
  )
}

/**
 * When rows or columns change under the focus it stays on its row and in its column, or goes to the next row that is left
 * and to the column in the place of its own; when it comes back later it does so too.
 */
export function useLastingFocus<Row>(
  grid: () => PointerActions | null,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  frame: GridFrame<Row>,
): void {
  const last = useRef({ rows, frame })
  useLayoutEffect(function keepFocus() {
    const { rows: formerRows, frame: former } = last.current
    if (formerRows === rows && former === frame) return
    last.current = { rows, frame }
    const now = grid()
    if (now === null) return
    const { memory, table } = now
    const columnId = former.columns[memory.place - former.firstPlace]?.column.id
    const place = frame.columns.findIndex(({ column }) => column.id === columnId)
    if (place !== -1) memory.place = frame.firstPlace + place
    if (!memory.hasFocus) return
    const line = now.lineOf(memory.row ?? headRow)
    if (line !== -1) memory.line = line
    else if (memory.row !== headRow) {
      const left = new Set(now.ids())
      const next = formerRows.find((row, at) => at > memory.line && left.has(rowId(row)))
      if (next !== undefined) memory.line = now.lineOf(rowId(next))
    }
    // After this commit, so that what appears with it, such as a drawer, takes the focus first.
    if (!table.contains(document.activeElement)) queueMicrotask(() => takeBack(now))
  })
}

/** What had the focus is gone without a word: the table takes it back, unless what came in the same breath, such as a drawer, has it. */
function takeBack(grid: PointerActions): void {
  if (document.activeElement === document.body) focusRemembered(grid, true)
  else letFocusGo(grid)
}

/** The focus that is about to be lost stays here: the table hands it on to its cell, or what stands in its place takes it. */
export function keepFocusHere(table: HTMLTableElement): void {
  const root = table.parentElement?.parentElement
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      root?.querySelector<HTMLElement>('table, [data-part="place"]')?.focus()
  })
}

/** Notes on the scroller whether the table is wider than its place; only then it scrolls by itself. */
export function useOverflow(scrollerRef: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(
    function watchWidths() {
      const scroller = scrollerRef.current
      const table = scroller?.querySelector('table')
      if (!isOn || scroller === null || !table) return undefined
      const note = (): void =>
        void scroller.toggleAttribute('data-overflows', table.offsetWidth > scroller.clientWidth + 1)
      // In the next frame, since scrolling by itself changes the size that is watched.
      const sizes = new ResizeObserver(() => requestAnimationFrame(note))
      sizes.observe(scroller)
      sizes.observe(table)
      return () => sizes.disconnect()
    },
    [isOn, scrollerRef],
  )
}
