import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { fadeDepth } from './Tabs.css.ts'

const openTab = '[aria-selected="true"], [aria-current="page"]'

/** Brings the open tab into the row's view, clear of the fading edges, without moving the page. */
function showOpenTab(row: HTMLElement): void {
  const open = row.querySelector<HTMLElement>(openTab)
  if (open === null || row.scrollWidth <= row.clientWidth) return
  const [outer, inner] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
  if (inner.left < outer.left + fadeDepth) row.scrollBy({ left: inner.left - outer.left - fadeDepth })
  else if (inner.right > outer.right - fadeDepth) row.scrollBy({ left: inner.right - outer.right + fadeDepth })
}

/** Marks the sides on which there are more tabs than are in view; the row fades there. */
function markEdges(row: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const tabs = [...row.children].map((tab) => tab.getBoundingClientRect())
  row.toggleAttribute('data-more-left', tabs.some(({ left }) => left < outer.left - 1))
  row.toggleAttribute('data-more-right', tabs.some(({ right }) => right > outer.right + 1))
}

/** Keeps the open tab of a row in view, also when the row gets narrower, and shows where there are more. */
export function useTabRow(row: RefObject<HTMLElement | null>, openKey: string | null): void {
  useLayoutEffect(
    function scrollToOpenTab() {
      if (row.current) showOpenTab(row.current)
    },
    [row, openKey],
  )
  useEffect(
    function followWidth() {
      const element = row.current
      if (!element) return
      const mark = (): void => markEdges(element)
      const observer = new ResizeObserver(() => {
        showOpenTab(element)
        mark()
      })
      observer.observe(element)
      element.addEventListener('scroll', mark, { passive: true })
      return () => {
        observer.disconnect()
        element.removeEventListener('scroll', mark)
      }
    },
    [row],
  )
}
