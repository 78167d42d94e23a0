import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { DropPlace } from './dropPlace.ts'
import { isSamePlace } from './order.ts'
import { sortingSlot } from './sortingSlot.ts'
import type { SortableItem } from './sortableTypes.ts'
import type { Order } from './useOrder.ts'

/** A press becomes a drag from so many px on. */
const slack = 4

interface Press {
  readonly item: SortableItem
  readonly startY: number
  readonly isDragging: boolean
}

/** The handlers of a handle, and where the line is drawn while something is dragged. */
export interface PointerOrder {
  /** Height of the line within the list in px; null while nothing is dragged or it would stay where it is. */
  readonly line: { readonly y: number; readonly isInSection: boolean } | null
  readonly handlersOf: (item: SortableItem) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
  }
}

/** Dragging by mouse, pen or finger: a line shows the place, the list scrolls at its edges, Escape puts everything back. */
export function usePointerOrder(
  root: RefObject<HTMLElement | null>,
  items: readonly SortableItem[],
  order: Order,
): PointerOrder {
  const press = useRef<Press | null>(null)
  const pointerY = useRef(0)
  const [drop, setDrop] = useState<DropPlace | null>(null)
  const isDragging = order.moving?.by === 'pointer'

  const look = (): void => {
    const id = press.current?.item.id
    const tools = sortingSlot.getSnapshot().module
    // It is asked for again in the next frame.
    if (root.current === null || id === undefined || tools === null) return
    const next = tools.nearestPlace(root.current, items, id, pointerY.current)
    if (next === null) return
    const y = next.y - root.current.getBoundingClientRect().top
    // The same object where nothing changed, so that a resting pointer draws nothing anew.
    setDrop((last) => (last !== null && last.y === y && isSamePlace(last.place, next.place) ? last : { ...next, y }))
    order.moveTo(next.place)
  }
  const end = (finish: () => void): void => {
    const wasDragging = press.current?.isDragging === true
    press.current = null
    setDrop(null)
    if (wasDragging) finish()
  }
  useWhileDragging(root, isDragging, pointerY, { look, cancel: () => end(order.cancel) })
  const isMoved = drop !== null && order.moving?.by === 'pointer' && order.drawn === items && !isOwnPlace(items, order)
  return {
    line: isMoved ? { y: drop.y, isInSection: drop.place.parentId !== null } : null,
    handlersOf: (item) => ({
      onPointerDown(event) {
        if (event.button !== 0 || !event.isPrimary) return
        press.current = { item, startY: event.clientY, isDragging: false }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event) {
        if (press.current === null) return
        pointerY.current = event.clientY
        if (!press.current.isDragging && Math.abs(event.clientY - press.current.startY) > slack) {
          press.current = { ...press.current, isDragging: true }
          order.pickUp(item, 'pointer')
        }
      },
      onPointerUp: () => end(order.drop),
      onPointerCancel: () => end(order.cancel),
    }),
  }
}

interface Dragging {
  /** Finds the place again: the pointer or what lies below it has moved. */
  readonly look: () => void
  readonly cancel: () => void
}

/** From frame to frame: scrolls at the edges and looks again; Escape, wherever the focus is, cancels. */
function useWhileDragging(
  root: RefObject<HTMLElement | null>,
  isDragging: boolean,
  pointerY: RefObject<number>,
  dragging: Dragging,
): void {
  const latest = useRef(dragging)
  useEffect(() => {
    latest.current = dragging
  })
  useEffect(
    function followWhileDragging() {
      if (!isDragging) return undefined
      let frame = requestAnimationFrame(function follow() {
        if (root.current !== null) sortingSlot.getSnapshot().module?.scrollAtEdge(root.current, pointerY.current)
        latest.current.look()
        frame = requestAnimationFrame(follow)
      })
      const onKeyDown = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        latest.current.cancel()
      }
      document.addEventListener('keydown', onKeyDown, true)
      return () => {
        cancelAnimationFrame(frame)
        document.removeEventListener('keydown', onKeyDown, true)
      }
    },
    [isDragging, root, pointerY],
  )
}

const isOwnPlace = (items: readonly SortableItem[], { moving }: Order): boolean => {
  if (moving === null) return true
  const group =
    moving.place.parentId === null ? items : (items.find(({ id }) => id === moving.place.parentId)?.children ?? [])
  return group[moving.place.index]?.id === moving.id
}
