import type { RefObject } from 'react'

/**
 * Where somebody was who loses the focus because what had it is gone, such as a row with the button that removed it: they
 * go on at the title of the part around it, or of the page. Without it a keyboard would begin at the page's top and a
 * screen reader say nothing (WCAG 2.4.3). What gives the focus back by itself, such as a dialog to its button, comes first.
 * Answers what ends it.
 */
export function keepFocus({ current: main }: RefObject<HTMLElement | null>): (() => void) | undefined {
  if (main === null) return undefined
  /** What in the page had the focus last, and all that was around it then, the nearest first. */
  let trail: readonly Element[] = []
  let frame = 0
  const isLost = () => document.activeElement === document.body && trail[0]?.isConnected === false
  const onFocus = ({ target }: { readonly target: EventTarget | null }) => {
    // A dialog stands outside of the page: when it goes, what it was opened from counts.
    if (target instanceof Element && main.contains(target)) trail = wayUp(target, main)
  }
  const watch = new MutationObserver(() => {
    if (!isLost()) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (isLost()) focusTitle(trail, main)
    })
  })
  onFocus({ target: document.activeElement })
  // While a dialog is being tidied up the page is still inert and no title takes the focus: it is looked at again then.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
  document.addEventListener('focusin', onFocus)
  return () => {
    watch.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', onFocus)
  }
}

function wayUp(from: Element, end: Element): readonly Element[] {
  const way = [from]
  for (let next = from.parentElement; next !== null && next !== end; next = next.parentElement) way.push(next)
  return way
}

function focusTitle(trail: readonly Element[], main: HTMLElement): void {
  const titleOf = (part: Element) => document.getElementById(part.getAttribute('aria-labelledby') ?? '')
  const around = trail.filter((part) => main.contains(part)).map(titleOf)
  const title = around.find((element) => element instanceof HTMLHeadingElement) ?? main.querySelector('h1') ?? main
  // A title is no stop of the Tab key, and after this none to press either.
  if (!title.hasAttribute('tabindex')) {
    title.tabIndex = -1
    title.addEventListener('blur', () => title.removeAttribute('tabindex'), { once: true })
  }
  title.focus({ preventScroll: true })
}
