import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { placesFor } from './order.ts'
import { content, handle, list, menu, row, section } from './SortableList.css.ts'
import type { RowContext } from './rowContext.ts'
import type { SortableItem } from './sortableTypes.ts'

/** One thing with its handle and its menu, and below a section its parts. What has one place only has neither, unless more can be done with it. */
export function SortableRow({ item, context }: { readonly item: SortableItem; readonly context: RowContext }) {
  const { items, order, look, renderItem, menuOf } = context
  const isSection = item.children !== undefined
  const canMove = placesFor(items, item.id).length > 1
  const isMoving = order.moving?.id === item.id
  return (
    <li data-order-item={item.id} data-part="item">
      <div
        className={row({ look })}
        data-order-row={item.id}
        data-part="row"
        data-moving={isMoving || undefined}
        data-current={item.id === context.currentId || undefined}
      >
        {canMove ? <Handle item={item} context={context} /> : null}
        <div className={content({ isSection })} data-part="content">
          {renderItem(item)}
        </div>
        {canMove || menuOf !== undefined ? (
          <div className={menu({ look })}>
            <MoveMenu item={item} context={context} />
          </div>
        ) : null}
      </div>
      {item.children === undefined ? null : (
        <ol className={`${list} ${section({ look })}`} role="list" aria-label={item.label}>
          {item.children.map((child) => (
            <SortableRow key={child.id} item={child} context={context} />
          ))}
        </ol>
      )}
    </li>
  )
}

function Handle({
  item,
  context: { order, pointer, hintId },
}: {
  readonly item: SortableItem
  readonly context: RowContext
}) {
  const words = useWords().table.tools
  const isLifted = order.moving?.id === item.id && order.moving.by === 'keys'
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isLifted) return
    if (event.key === 'Escape') order.cancel()
    // While something is held the focus stays with it.
    else if (event.key !== 'Tab' && !order.step(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = (event: MouseEvent): void => {
    // Keys and assistive technology click without a pointer; a pointer drags, or uses the menu.
    if (event.detail !== 0) return
    if (isLifted) order.drop()
    else order.pickUp(item, 'keys')
  }
  return (
    <button
      type="button"
      className={handle}
      data-part="handle"
      data-order-handle={item.id}
      aria-label={words.moveItem(item.label)}
      aria-describedby={hintId}
      aria-pressed={isLifted}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (isLifted && event.relatedTarget !== null) order.cancel()
      }}
      {...pointer.handlersOf(item)}
    >
      <Icon glyph={GripVertical} />
    </button>
  )
}
