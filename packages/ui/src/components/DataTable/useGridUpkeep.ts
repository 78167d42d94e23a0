import { useLayoutEffect, useRef, type RefObject } from 'react'
import { keepOneTabStop } from './gridDom.ts'
import { headRow } from './gridMemory.ts'
import { focusRemembered } from './gridMoves.ts'
import type { PointerActions } from './gridPointer.ts'

/** Keeps what callers draw in cells out of the order of tabs, whenever something is drawn. */
export function useOneTabStop(tableRef: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(
    function watchCells() {
      const table = tableRef.current
      if (table === null) return undefined
      const observer = new MutationObserver(() => keepOneTabStop(table))
      observer.observe(table, { childList: true, subtree: true })
      keepOneTabStop(table)
      return () => observer.disconnect()
    },
    [tableRef],
  )
}

/** When rows or columns change under the focus it stays on its row, or goes to the row that took that row's place. */
export function useLastingFocus(grid: () => PointerActions | null, rows: readonly unknown[], columns: readonly unknown[]): void {
  const last = useRef({ rows, columns })
  useLayoutEffect(function keepFocus() {
    if (last.current.rows === rows && last.current.columns === columns) return
    last.current = { rows, columns }
    const now = grid()
    if (now === null || !now.memory.hasFocus) return
    const { memory, table } = now
    const line = memory.row === null || memory.row === headRow ? -1 : now.lineOf(memory.row)
    if (line !== -1) memory.line = line
    // After this commit, because a row that is not in view is drawn for it at once.
    if (!table.contains(document.activeElement)) queueMicrotask(() => focusRemembered(now, true))
  })
}

/** Notes on the scroller whether the table is wider than its place; only then it scrolls by itself. */
export function useOverflow(scrollerRef: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(
    function watchWidths() {
      const scroller = scrollerRef.current
      const table = scroller?.querySelector('table')
      if (!isOn || scroller === null || !table) return undefined
      const note = (): void => void scroller.toggleAttribute('data-overflows', table.offsetWidth > scroller.clientWidth + 1)
      // In the next frame, since scrolling by itself changes the size that is watched.
      const sizes = new ResizeObserver(() => requestAnimationFrame(note))
      sizes.observe(scroller)
      sizes.observe(table)
      return () => sizes.disconnect()
    },
    [isOn, scrollerRef],
  )
}
