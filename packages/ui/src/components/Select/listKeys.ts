import type { KeyboardEvent, PointerEvent } from 'react'
import { findTyped, isLetter, type TypeAhead } from './typeAhead.ts'

/** What a page up or down passes over. */
const pageSize = 10

/** The options of a list in their order. */
export const optionsIn = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role="option"]'),
]

/** Moves the focus to an option and into view; nothing where there is none. */
export const focusOption = (option: HTMLElement | undefined): void => {
  option?.focus({ preventScroll: true })
  option?.scrollIntoView({ block: 'nearest' })
}

/** The words of an option that are typed for: its label without the second line. */
export const labelOf = (option: HTMLElement): string => option.querySelector('[data-part="label"]')?.textContent ?? ''

/** Where a key of the APG's listbox leads from an option, or undefined for another key. */
export function stepTo(key: string, from: number, count: number): number | undefined {
  const last = count - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from < 0 ? last : from - 1,
    Home: 0,
    End: last,
    PageDown: from + pageSize,
    PageUp: from - pageSize,
  }
  const to = steps[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, last))
}

/**
 * Arrows, Home, End, page keys and letters in a list that has the focus (APG, listbox). Answers whether the key was one
 * of these.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, typeAhead: TypeAhead, locale: string): boolean {
  const options = optionsIn(event.currentTarget)
  const from = options.findIndex((option) => option === document.activeElement)
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : stepTo(event.key, from, options.length)
  if (step !== undefined) {
    event.preventDefault()
    focusOption(options[step])
    return true
  }
  if (!isLetter(event) || (event.key === ' ' && !typeAhead.isTyping(event.timeStamp))) return false
  event.preventDefault()
  focusOption(options[findTyped(options.map(labelOf), typeAhead.take(event.key, event.timeStamp), from, locale)])
  return true
}

/** The option under a mouse takes the focus, so that one option is marked and not two. */
export const focusHovered = (event: PointerEvent<HTMLElement>): void => {
  const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
  if (event.pointerType === 'mouse' && option !== null && option !== document.activeElement)
    option.focus({ preventScroll: true })
}
