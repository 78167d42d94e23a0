import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { isRtlAt } from '../Toolbar/rovingStep.ts'
import { findTyped, stepInTree, type TreeRow, type TreeStep } from './treeRows.ts'
import type { TreeProps } from './treeTypes.ts'

/** What is typed within this time in ms is one word (APG, type-ahead). */
const typingTime = 500

/** The row something happened in. */
export const rowIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined

/** Tab leads to the row that last had the focus, else to where one is, else to the first. */
export const stopOf = (rows: readonly TreeRow[], wishes: readonly (string | null)[]): string | undefined => {
  const present = new Set(rows.map(({ id }) => id))
  return wishes.find((id) => id !== null && present.has(id)) ?? rows[0]?.id
}

/** Everything is handled once, at the tree: rows have no handlers of their own. */
export function useTreeHandlers(
  {
    expandedKeys,
    onExpandedChange,
    onSelectionChange,
    onAction,
    onRetry,
  }: Pick<TreeProps, 'expandedKeys' | 'onExpandedChange' | 'onSelectionChange' | 'onAction' | 'onRetry'>,
  rows: readonly TreeRow[],
) {
  const locale = useUiLocale()
  const typed = useRef({ text: '', at: 0 })
  const toggle = (tree: Element, id: string): void => {
    const next = new Set(expandedKeys)
    if (!next.delete(id)) next.add(id)
    else focusRow(tree, id)
    onExpandedChange(next)
  }
  const act = ({ kind, item, id }: TreeRow, tree: Element): void => {
    if (kind === 'failed') onRetry?.(item.id)
    else if (kind !== 'place' || item.href !== undefined) return
    else if (onSelectionChange !== undefined) onSelectionChange(id)
    else if (onAction !== undefined) onAction(id)
    else if (item.children !== undefined || item.hasChildren === true) toggle(tree, id)
  }
  const take = (step: TreeStep, tree: Element): void => {
    if ('focus' in step) focusRow(tree, rows[step.focus]?.id)
    else if ('close' in step) toggle(tree, step.close)
    else onExpandedChange(new Set([...expandedKeys, ...step.open]))
  }
  const type = (event: KeyboardEvent, index: number): void => {
    const isNew = event.timeStamp - typed.current.at > typingTime
    typed.current = { text: isNew ? event.key : typed.current.text + event.key, at: event.timeStamp }
    const found = findTyped(rows, index, typed.current.text, locale)
    if (found >= 0) focusRow(event.currentTarget, rows[found]?.id)
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const index = rows.findIndex(({ id }) => id === rowIdAt(event.target))
      const row = rows[index]
      if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const step = stepInTree(rows, index, event.key, isRtlAt(event.currentTarget))
      // A step ends the word that was being typed.
      if (step !== null) typed.current = { text: '', at: 0 }
      const isTyping = event.key === ' ' && event.timeStamp - typed.current.at < typingTime && typed.current.text !== ''
      if (step !== null) take(step, event.currentTarget)
      else if ((event.key === 'Enter' || event.key === ' ') && !isTyping) press(event, row, act)
      else if (event.key.length === 1) type(event, index)
      if (step !== null || event.key.length === 1) event.preventDefault()
    },
    // Before a link in the row is followed: its chevron only opens.
    onClickCapture(event: MouseEvent<HTMLDivElement>) {
      const row = rows.find(({ id }) => id === rowIdAt(event.target))
      if (row === undefined) return
      if (event.target instanceof Element && event.target.closest('[data-part="chevron"]') !== null) {
        event.preventDefault()
        event.stopPropagation()
        toggle(event.currentTarget, row.id)
      } else act(row, event.currentTarget)
    },
  }
}

/** Enter on a link is the browser's own; Space presses it as well. */
const press = (
  event: KeyboardEvent<HTMLDivElement>,
  row: TreeRow,
  act: (row: TreeRow, tree: Element) => void,
): void => {
  if (row.item.href === undefined || row.kind !== 'place') {
    event.preventDefault()
    act(row, event.currentTarget)
  } else if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click()
}

/** Puts the focus on a row of the tree. */
export const focusRow = (tree: Element, id: string | undefined): void => {
  if (id !== undefined) tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
}
