import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { isRtlAt } from '../Toolbar/rovingStep.ts'
import { root, tree } from './Tree.css.ts'
import { findTyped, rowsOf, stepInTree, type TreeRow, type TreeStep } from './treeRows.ts'
import { TreeRowView } from './TreeRowView.tsx'
import type { BranchState, TreeProps } from './treeTypes.ts'
import { TreeNews } from './TreeNews.tsx'

export type { BranchState, TreeItem } from './treeTypes.ts'

/** What is typed within this time in ms is one word (APG, type-ahead). */
const typingTime = 500

/** The row something happened in. */
const rowIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined

/**
 * Places in places: units beside their page, categories in a column. One of them may be where one is, one may be chosen.
 * For a menu of few groups use the frame's own; for rows with columns the tree table.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    expandedKeys,
    branchStates,
    currentKey = null,
    selectedKey = null,
    onSelectionChange,
    variant = 'outline',
    ref,
  } = props
  const rows = useMemo(() => rowsOf(items, expandedKeys, branchStates), [items, expandedKeys, branchStates])
  const [focusKey, setFocusKey] = useState<string | null>(null)
  const stopKey = stopOf(rows, [focusKey, currentKey, selectedKey])
  const handlers = useTreeHandlers(props, rows)
  return (
    <div className={root({ variant })} data-component="Tree">
      <div
        className={tree}
        ref={ref}
        role="tree"
        aria-label={label}
        tabIndex={-1}
        data-part="tree"
        {...handlers}
        onFocus={(event) => setFocusKey(rowIdAt(event.target) ?? null)}
      >
        {rows.map(({ id, kind, item, level, position, size, isExpanded }) => (
          <TreeRowView
            key={id}
            {...{ id, kind, item, level, position, size, isExpanded, variant }}
            isCurrent={id === currentKey}
            isSelected={onSelectionChange === undefined ? undefined : id === selectedKey}
            isStop={id === stopKey}
          />
        ))}
      </div>
      <span className={visuallyHidden} role="status">
        <AriaSurroundings>
          <TreeNews items={items} branchStates={branchStates ?? noStates} />
        </AriaSurroundings>
      </span>
    </div>
  )
}

/** Tab leads to the row that last had the focus, else to where one is, else to the first. */
const stopOf = (rows: readonly TreeRow[], wishes: readonly (string | null)[]): string | undefined => {
  const present = new Set(rows.map(({ id }) => id))
  return wishes.find((id) => id !== null && present.has(id)) ?? rows[0]?.id
}

/** Everything is handled once, at the tree: rows have no handlers of their own. */
function useTreeHandlers(
  { expandedKeys, onExpandedChange, onSelectionChange, onAction, onRetry }: TreeProps,
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

const noStates: ReadonlyMap<string, BranchState> = new Map()

const focusRow = (tree: Element, id: string | undefined): void => {
  if (id !== undefined) tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
}
