import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { isRtlAt, rovingStep } from './rovingStep.ts'

/** The handlers of a group of buttons that is one stop of the tab key. */
export interface ArrowKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

const buttonsOf = (root: HTMLElement | null): readonly HTMLElement[] =>
  root === null ? [] : [...root.querySelectorAll<HTMLElement>('button, a[href]')]

/**
 * Makes the buttons and links inside an element one stop of the tab key, with arrow keys, Home and End between them
 * (APG, toolbar). They come and go as they like: the stop is the one that last had the focus, else the first. Written
 * on the elements, because buttons inside may be those of other components.
 */
export function useArrowKeys(root: RefObject<HTMLElement | null>): ArrowKeys {
  const current = useRef<HTMLElement | null>(null)
  const mark = (): void => {
    const buttons = buttonsOf(root.current)
    const stop = buttons.find((button) => button === current.current) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // After every drawing, because each may have brought or taken buttons.
  useLayoutEffect(mark)
  return {
    onFocus(event) {
      if (!buttonsOf(root.current).includes(event.target)) return
      current.current = event.target
      mark()
    },
    onKeyDown(event) {
      const buttons = buttonsOf(root.current)
      const here = buttons.findIndex((button) => button === event.target)
      // What floats above is outside the element, though its events arrive here.
      if (here === -1 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const next = rovingStep({
        key: event.key,
        index: here,
        count: buttons.length,
        isRtl: isRtlAt(event.currentTarget),
        wraps: false,
      })
      if (next === null) return
      event.preventDefault()
      buttons[next]?.focus()
    },
  }
}
