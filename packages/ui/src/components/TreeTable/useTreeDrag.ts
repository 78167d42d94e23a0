import { useRef, useState, type PointerEvent } from 'react'
import { scrollAtEdge } from '../SortableList/dropPlace.ts'
import { rowIdAt } from '../Tree/useTreeHandlers.ts'
import { moveByDrop, type DropZone } from './treeMoves.ts'
import type { TreeMove, TreeTableProps } from './treeTableTypes.ts'

/** A press becomes a drag from so many px on. */
const slack = 4
/** The part of a row at its upper and lower edge that means "before" and "after". */
const edgeShare = 0.3

interface Drag {
  readonly id: string
  readonly startX: number
  readonly startY: number
  readonly isActive: boolean
}

/** What is dragged, and what dropping it now would do. */
interface TreeDrag {
  readonly id: string
  readonly target: { readonly id: string; readonly zone: DropZone; readonly move: TreeMove } | null
}

type DragOptions = Pick<TreeTableProps, 'items' | 'expandedKeys' | 'canMove'> & {
  readonly onMove: (move: TreeMove) => void
}

function zoneAt(row: Element, y: number): DropZone {
  const { top, height } = row.getBoundingClientRect()
  const share = (y - top) / height
  return share < edgeShare ? 'before' : share > 1 - edgeShare ? 'after' : 'into'
}

/** Dragging rows by their handle, by mouse, pen or finger; Escape ends it without a move. */
export function useTreeDrag({ items, expandedKeys, canMove = () => true, onMove }: DragOptions) {
  const press = useRef<Drag | null>(null)
  const [drag, setDrag] = useState<TreeDrag | null>(null)
  const end = (): void => {
    press.current = null
    setDrag(null)
  }
  const targetAt = (table: HTMLElement, id: string, y: number): TreeDrag['target'] => {
    const row = [...table.querySelectorAll<HTMLElement>('[data-row]')].find((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return y >= top && y < bottom
    })
    const rowId = row === undefined ? undefined : rowIdAt(row)
    if (row === undefined || rowId === undefined) return null
    const wished = zoneAt(row, y)
    // Where a row may not go into another one, the whole row means before or after.
    const zones: readonly DropZone[] = wished === 'into' ? ['into', 'before', 'after'] : [wished]
    for (const zone of zones) {
      const move = moveByDrop(items, id, { id: rowId, zone, isOpen: expandedKeys.has(rowId) })
      if (move !== null && canMove(id, move.parentId)) return { id: rowId, zone, move }
    }
    return null
  }
  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { target } = event
        if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return
        const id = target.closest('[data-part="handle"]') === null ? undefined : rowIdAt(target)
        if (id === undefined) return
        press.current = { id, startX: event.clientX, startY: event.clientY, isActive: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = press
        if (current === null) return
        const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY)
        if (!current.isActive && distance <= slack) return
        press.current = { ...current, isActive: true }
        scrollAtEdge(event.currentTarget, event.clientY)
        setDrag({ id: current.id, target: targetAt(event.currentTarget, current.id, event.clientY) })
      },
      onPointerUp() {
        const move = drag?.target?.move
        end()
        if (move !== undefined) onMove(move)
      },
      onPointerCancel: end,
    },
    /** Ends a drag on Escape; true where there was one. */
    cancel: (): boolean => {
      const wasDragging = press.current?.isActive === true
      if (wasDragging) end()
      return wasDragging
    },
  }
}
