import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useContextMenu } from '../ContextMenu/useContextMenu.tsx'
import { rowsOf } from '../Tree/treeRows.ts'
import { focusRow, rowIdAt, stopOf, useTreeHandlers } from '../Tree/useTreeHandlers.ts'
import { isRtlAt } from '../Toolbar/rovingStep.ts'
import { moveByStep, locate, placeOf, type MoveStep } from './treeMoves.ts'
import * as styles from './TreeTable.css.ts'
import type { TreeMove, TreeTableProps } from './treeTableTypes.ts'
import { TreeTableRow } from './TreeTableRow.tsx'
import { useTreeDrag } from './useTreeDrag.ts'

export type { MovedRow, TreeMove, TreeTableItem } from './treeTableTypes.ts'

/** A tree whose rows have columns and a menu, and can be moved: categories. For a tree beside a page use Tree. */
export function TreeTable(props: TreeTableProps) {
  const { label, items, columns, expandedKeys, openKey = null, onMove } = props
  const table = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(items, expandedKeys), [items, expandedKeys])
  const [focusKey, setFocusKey] = useState<string | null>(null)
  const stopKey = stopOf(rows, [focusKey, openKey])
  const { move, announcement } = useMoving(props, table)
  const { drag, handlers: dragHandlers, cancel } = useTreeDrag({ ...props, onMove: move })
  const { onKeyDown, onClickCapture } = useTreeHandlers(props, rows)
  const menu = useRowMenu(props)
  return (
    <div className={styles.root} data-component="TreeTable">
      <div
        className={styles.table}
        ref={table}
        role="treegrid"
        tabIndex={-1}
        aria-label={label}
        data-part="table"
        {...(onMove === undefined ? {} : dragHandlers)}
        onFocus={(event: FocusEvent) => setFocusKey(rowIdAt(event.target) ?? null)}
        onContextMenu={menu.onContextMenu}
        onClickCapture={(event) => {
          if (isPart(event.target, 'handle')) event.stopPropagation()
          else if (!menu.onClickCapture(event)) onClickCapture(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && cancel()) return event.preventDefault()
          if (menu.onKeyDown(event)) return undefined
          const step = onMove === undefined ? null : stepOf(event)
          if (step === null) return onKeyDown(event)
          event.preventDefault()
          const id = rowIdAt(event.target)
          const wish = id === undefined ? null : moveByStep(items, id, step)
          if (wish !== null && (props.canMove?.(wish.id, wish.parentId) ?? true)) move(wish)
          return undefined
        }}
      >
        <div className={styles.head} role="row" data-part="head">
          <span role="columnheader" className={styles.headLabel}>
            {columns.label}
          </span>
          <span role="columnheader" className={styles.detail}>
            {columns.detail}
          </span>
          <span role="columnheader" className={styles.count}>
            {columns.count}
          </span>
          <span role="columnheader" className={styles.status}>
            {columns.status}
          </span>
          <span role="columnheader" className={styles.moreHead}>
            <span className={visuallyHidden}>{columns.menu}</span>
          </span>
        </div>
        {rows.map(({ id, item, level, position, size, isExpanded }) => (
          <TreeTableRow
            key={id}
            id={id}
            item={item}
            level={level}
            position={position}
            size={size}
            isExpanded={isExpanded}
            isOpen={id === openKey}
            isStop={id === stopKey}
            isMovable={onMove !== undefined}
            isDragged={drag?.id === id}
            dropZone={drag?.target?.id === id ? drag.target.zone : undefined}
          />
        ))}
      </div>
      {menu.menu}
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
    </div>
  )
}

const isPart = (target: EventTarget, part: string): boolean =>
  target instanceof Element && target.closest(`[data-part="${part}"]`) !== null

/** Alt and an arrow move the row; the arrows across change places where words run from right to left. */
function stepOf(event: KeyboardEvent<HTMLElement>): MoveStep | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const [start, end] = isRtlAt(event.currentTarget) ? (['in', 'out'] as const) : (['out', 'in'] as const)
  const steps: Readonly<Record<string, MoveStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: start,
    ArrowRight: end,
  }
  return steps[event.key] ?? null
}

/** Moves a row, opens where it went, says its place and keeps the focus on it. */
function useMoving(
  { items, expandedKeys, onExpandedChange, onMove, sayMoved }: TreeTableProps,
  table: React.RefObject<HTMLDivElement | null>,
) {
  const [moved, setMoved] = useState<string | null>(null)
  const place = moved === null ? null : placeOf(items, moved)
  useEffect(
    function keepFocus() {
      // The browser takes the focus from a row that comes to stand elsewhere.
      if (moved !== null && document.activeElement === document.body && table.current !== null)
        focusRow(table.current, moved)
    },
    [items, moved, table],
  )
  const move = (wish: TreeMove): void => {
    setMoved(wish.id)
    if (wish.parentId !== null && !expandedKeys.has(wish.parentId))
      onExpandedChange(new Set([...expandedKeys, wish.parentId]))
    onMove?.(wish)
  }
  return { move, announcement: place === null || sayMoved === undefined ? '' : sayMoved(place) }
}

/** One menu for all rows, opened at the row it is asked for. */
function useRowMenu({ items, menuOf }: Pick<TreeTableProps, 'items' | 'menuOf'>) {
  const [rowId, setRowId] = useState<string | null>(null)
  const found = rowId === null ? null : locate(items, rowId)
  const options = found === null ? { label: '', sections: [] } : menuOf(found.item)
  const { targetProps, menu, openAt } = useContextMenu(options)
  const openBelow = (element: Element, id: string, focus: 'first' | 'menu'): void => {
    setRowId(id)
    const { left, bottom } = element.getBoundingClientRect()
    openAt({ x: left, y: bottom }, focus)
  }
  return {
    menu,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const id = rowIdAt(event.target)
      if (id === undefined) return
      setRowId(id)
      targetProps.onContextMenu(event)
    },
    onClickCapture(event: MouseEvent<HTMLElement>): boolean {
      const id = rowIdAt(event.target)
      if (id === undefined || !isPart(event.target, 'more') || !(event.target instanceof Element)) return false
      event.stopPropagation()
      openBelow(event.target, id, 'menu')
      return true
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): boolean {
      const id = rowIdAt(event.target)
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isMenuKey || id === undefined || !(event.target instanceof Element)) return false
      event.preventDefault()
      openBelow(event.target, id, 'first')
      return true
    },
  }
}
