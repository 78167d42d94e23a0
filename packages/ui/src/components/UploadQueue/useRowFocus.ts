import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const rowsOf = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-part="row"]') ?? []),
]
const buttonsOf = (row: Element | undefined): readonly HTMLElement[] => [...(row?.querySelectorAll('button') ?? [])]
const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part="row"]') : null

type Step = (index: number, count: number) => number

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowDown', (index, count) => Math.min(index + 1, count - 1)],
  ['ArrowUp', (index) => Math.max(index - 1, 0)],
  ['Home', () => 0],
  ['End', (_index, count) => count - 1],
])

interface Place {
  readonly id: string | undefined
  readonly index: number
}

/**
 * Focus in a list whose rows come and go: the arrow keys go from row to row, Home and End to the ends, and when the button
 * or the row that had the focus goes, it stays in that row, else at its place in the list.
 */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<Place | null>(null)
  useLayoutEffect(function keepFocusInList() {
    const place = last.current
    if (place === null || document.activeElement !== document.body) return
    const rows = rowsOf(list.current)
    const row = rows.find(({ dataset }) => dataset['id'] === place.id) ?? rows[Math.min(place.index, rows.length - 1)]
    const target = buttonsOf(row).at(-1) ?? list.current
    target?.focus()
  })
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      const row = rowOf(target)
      if (row !== null) last.current = { id: row.dataset['id'], index: rowsOf(list.current).indexOf(row) }
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Without a new place the button itself has gone; else the person went on.
      if (relatedTarget !== null) last.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const row = rowOf(event.target)
      const step = steps.get(event.key)
      if (row === null || step === undefined) return
      event.preventDefault()
      const rows = rowsOf(list.current)
      const next = buttonsOf(rows[step(rows.indexOf(row), rows.length)])
      const isFirst = event.target instanceof Element && event.target.getAttribute('data-part') === 'first'
      const target = isFirst ? next[0] : next.at(-1)
      target?.focus()
    },
  }
}
