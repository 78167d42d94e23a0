import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useModuleSlot } from '../../slots/moduleSlot.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { findNode } from './order.ts'
import { line, list, root as rootClass } from './SortableList.css.ts'
import { SortableRow } from './SortableRow.tsx'
import { sortingSlot } from './sortingSlot.ts'
import type { SortableItem, SortableListProps } from './sortableTypes.ts'
import { useOrder, type Order } from './useOrder.ts'
import { usePointerOrder } from './usePointerOrder.ts'

export type { SortableItem } from './sortableTypes.ts'

/**
 * A list whose order a person sets, or sections with parts: by dragging, by keys on the handle, or by the menu beside
 * it. For an order that follows from values use the sort of DataTable.
 */
export const SortableList = (props: SortableListProps) => (
  <AriaSurroundings>
    <List {...props} />
  </AriaSurroundings>
)

const writeLabel = ({ label }: SortableItem): string => label

function List({
  label,
  items,
  onReorder,
  renderItem = writeLabel,
  menuOf,
  look = 'ruled',
  currentId,
  ref,
}: SortableListProps) {
  const words = useWords().table.tools
  const hintId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [placing, setPlacing] = useState<SortableItem | null>(null)
  const order = useOrder(items, onReorder)
  const pointer = usePointerOrder(root, items, order)
  useFocusOnHandle(root, order)
  const context = { items, order, pointer, hintId, look, currentId, renderItem, menuOf, onAskPlace: setPlacing }
  const found = placing === null ? null : findNode(items, placing.id)
  const Place = useModuleSlot(sortingSlot).module?.PlaceDialog
  return (
    <div
      className={rootClass}
      data-component="SortableList"
      ref={ref}
      onPointerEnter={sortingSlot.warm}
      onFocus={sortingSlot.warm}
    >
      <div ref={root} data-part="list" data-dragging={order.moving?.by === 'pointer' || undefined}>
        <ol className={list} role="list" aria-label={label}>
          {order.drawn.map((item) => (
            <SortableRow key={item.id} item={item} context={context} />
          ))}
        </ol>
        {pointer.line === null ? null : (
          <span
            className={line({ look, isInSection: pointer.line.isInSection })}
            style={{ insetBlockStart: pointer.line.y }}
            data-part="line"
          />
        )}
      </div>
      <span className={visuallyHidden} id={hintId}>
        {words.orderHint}
      </span>
      <span className={visuallyHidden} aria-live="assertive" data-part="announcement">
        {order.announcement}
      </span>
      {placing === null || found === null || Place === undefined ? null : (
        <Place
          label={placing.label}
          current={found.index + 1}
          count={found.count}
          onPlace={(place) => order.place(placing, { parentId: found.parentId, index: place - 1 })}
          onClose={() => setPlacing(null)}
        />
      )}
    </div>
  )
}

/** A row that changes its place in the document loses the focus; what keys are moving keeps it, in view. */
function useFocusOnHandle(root: RefObject<HTMLElement | null>, { moving, cancel }: Order): void {
  const movedId = useRef<string | null>(null)
  const isMovedByKeys = moving?.by === 'keys'
  const putBack = useEffectEvent(() => {
    movedId.current = null
    cancel()
  })
  useEffect(
    function putBackWithoutFocus() {
      const list = root.current
      if (!isMovedByKeys || list === null) return
      let frame = 0
      // By the next frame a row that has changed its place has the focus again; a press beside all controls leaves none.
      const onFocusOut = (): void => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => {
          if (document.activeElement === document.body) putBack()
        })
      }
      list.addEventListener('focusout', onFocusOut)
      return () => {
        list.removeEventListener('focusout', onFocusOut)
        cancelAnimationFrame(frame)
      }
    },
    [root, isMovedByKeys],
  )
  useLayoutEffect(function keepFocus() {
    if (moving?.by === 'keys') movedId.current = moving.id
    if (movedId.current === null) return
    const handle = root.current?.querySelector<HTMLElement>(`[data-order-handle="${CSS.escape(movedId.current)}"]`)
    if (document.activeElement === document.body) handle?.focus({ preventScroll: true })
    if (document.activeElement !== handle) movedId.current = null
    else if (moving?.by === 'keys') handle?.closest('[data-order-row]')?.scrollIntoView({ block: 'nearest' })
  })
}
