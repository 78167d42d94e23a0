import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useState, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { headRow, type GridMemory } from './gridMemory.ts'
import { createRowHeights, type RowHeights } from './rowHeights.ts'
import { nextWindow, stretchesOf, windowAt, type RowWindow, type Stretch } from './rowWindow.ts'

/** Draws the row of a line, wherever it is. */
export type Reveal = (line: number) => void

/** px of a row, until one is measured (look.md, type and space: comfortable). */
const firstEstimate = 50
/** Drawn first, before anything is measured: a screen of rows. */
const firstWindow = (): RowWindow => ({ from: 0, to: Math.ceil(window.innerHeight / firstEstimate), kept: -1 })

/** The part of the table's body that a person can see, in px from the beginning of its first row. */
const viewOf = (body: HTMLElement, scroller: HTMLElement): { readonly top: number; readonly bottom: number } => {
  const { top: start } = body.getBoundingClientRect()
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(top, 0) - start, bottom: Math.min(bottom, window.innerHeight) - start }
}

/** Height by line of the rows that are drawn, details counted to their row. */
const drawnHeights = (body: HTMLTableSectionElement): ReadonlyMap<number, number> => {
  const heights = new Map<number, number>()
  let line = -1
  for (const row of body.rows) {
    if (row.dataset['row'] === undefined) continue
    const index = row.getAttribute('aria-rowindex')
    if (index !== null) line = Number(index) - 2
    heights.set(line, (heights.get(line) ?? 0) + row.getBoundingClientRect().height)
  }
  return heights
}

/** Compares what is drawn with what was expected; a new estimate where no row is as high as the last one. */
const measure = (
  body: HTMLTableSectionElement,
  heights: RowHeights,
): { readonly isNews: boolean; readonly estimate: number } => {
  const unchanged = { isNews: false, estimate: heights.estimate }
  if (Math.abs(body.offsetHeight - heights.offsetOf(heights.count)) < 1) return unchanged
  const drawn = drawnHeights(body)
  const all = [...drawn.values()]
  if (all.length === 0) return unchanged
  const isNone = Math.min(...all) > heights.estimate + 1 || Math.max(...all) < heights.estimate - 1
  if (isNone) return { isNews: true, estimate: all.reduce((sum, height) => sum + height, 0) / all.length }
  let isNews = false
  for (const [line, height] of drawn) isNews = heights.measure(line, height) || isNews
  return { isNews, estimate: heights.estimate }
}

export interface RowWindowInput {
  readonly rows: readonly unknown[]
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>
  readonly memory: RefObject<GridMemory>
  /** Takes the way to draw a row that is not in view, at once. */
  readonly reveal: Ref<Reveal>
}

/**
 * Which rows of a long table are drawn: those in view, a few beyond, and the one with the focus. Whatever scrolls, the
 * table's own scroller or the page, one listener follows. Rows may differ in height.
 */
export function useRowWindow({ rows, bodyRef, memory, reveal }: RowWindowInput): readonly Stretch[] {
  const [estimate, setEstimate] = useState(firstEstimate)
  const [view, setView] = useState(firstWindow)
  const heights = useMemo(() => createRowHeights(rows.length, estimate), [rows, estimate])
  const update = useCallback(() => {
    const body = bodyRef.current
    const scroller = body?.closest<HTMLElement>('[data-part="scroller"]')
    if (!body || !scroller || !body.checkVisibility()) return
    const { top, bottom } = viewOf(body, scroller)
    const { hasFocus, row, line } = memory.current
    const kept = hasFocus && row !== headRow ? line : -1
    const next = windowAt(heights, top, bottom, kept)
    setView((last) => nextWindow(last, next))
  }, [bodyRef, heights, memory])

  useImperativeHandle(reveal, () => (line) => flushSync(() => setView((last) => ({ ...last, kept: line }))), [])
  useLayoutEffect(
    function followScrolling() {
      const sizes = new ResizeObserver(() => requestAnimationFrame(update))
      const scroller = bodyRef.current?.closest('[data-part="scroller"]')
      if (scroller) sizes.observe(scroller)
      // Captured, because scrolling does not bubble and the page or anything between may be what scrolls.
      document.addEventListener('scroll', update, { capture: true, passive: true })
      update()
      return () => {
        sizes.disconnect()
        document.removeEventListener('scroll', update, { capture: true })
      }
    },
    [bodyRef, update],
  )
  useLayoutEffect(
    function measureDrawnRows() {
      const body = bodyRef.current
      if (body === null) return
      const { isNews, estimate: measured } = measure(body, heights)
      if (measured !== heights.estimate) setEstimate(measured)
      else if (isNews) setView((last) => ({ ...last }))
    },
    [bodyRef, heights, view],
  )
  return useMemo(() => stretchesOf(heights, view), [heights, view])
}
