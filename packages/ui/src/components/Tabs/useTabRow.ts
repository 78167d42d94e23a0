import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { fadeDepth } from './Tabs.css.ts'

const openTab = '[aria-selected="true"], [aria-current="page"]'

/** Brings a tab into the row's view, clear of the fading edges, without moving the page. */
function showTab(row: HTMLElement, tab: Element | null): void {
  if (tab === null || row.scrollWidth <= row.clientWidth) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.left < outer.left + fadeDepth) row.scrollBy({ left: inner.left - outer.left - fadeDepth })
  else if (inner.right > outer.right - fadeDepth) row.scrollBy({ left: inner.right - outer.right + fadeDepth })
}

/** Marks the sides on which there are more tabs than are in view; the row fades there. */
function markEdges(row: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const tabs = [...row.children].map((tab) => tab.getBoundingClientRect())
  row.toggleAttribute(
    'data-more-left',
    tabs.some(({ left }) => left < outer.left - 1),
  )
  row.toggleAttribute(
    'data-more-right',
    tabs.some(({ right }) => right > outer.right + 1),
  )
}

/** Keeps the open tab of a row in view, also when the row gets narrower or tabs and counts are added, and the one the keyboard comes to; shows where there are more. */
export function useTabRow(row: RefObject<HTMLElement | null>, openKey: string | null): void {
  useLayoutEffect(
    function scrollToOpenTab() {
      if (row.current) showTab(row.current, row.current.querySelector(openTab))
    },
    [row, openKey],
  )
  useEffect(
    function followWidthAndContent() {
      const element = row.current
      if (!element) return
      const mark = (): void => markEdges(element)
      // A browser leaves a tab where it is that can be seen in part; under a finger nothing may move away.
      const follow = ({ target }: FocusEvent): void => {
        if (target instanceof Element && target.matches(':focus-visible')) showTab(element, target)
      }
      const fit = (): void => {
        // Who goes through the row by keys keeps the tab they are at.
        showTab(element, element.querySelector(':focus-visible') ?? element.querySelector(openTab))
        mark()
      }
      const width = new ResizeObserver(fit)
      width.observe(element)
      const content = new MutationObserver(fit)
      content.observe(element, { childList: true, characterData: true, subtree: true })
      element.addEventListener('scroll', mark, { passive: true })
      element.addEventListener('focusin', follow)
      return () => {
        width.disconnect()
        content.disconnect()
        element.removeEventListener('scroll', mark)
        element.removeEventListener('focusin', follow)
      }
    },
    [row],
  )
}
