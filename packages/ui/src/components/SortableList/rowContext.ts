import type { ReactNode } from 'react'
import type { SortableItem, SortableLook, SortableMenu } from './sortableTypes.ts'
import type { Order } from './useOrder.ts'
import type { PointerOrder } from './usePointerOrder.ts'

/** What every row needs of its list. */
export interface RowContext {
  readonly items: readonly SortableItem[]
  readonly order: Order
  readonly pointer: PointerOrder
  /** Describes the handles: the keys. */
  readonly hintId: string
  readonly look: SortableLook
  readonly currentId: string | undefined
  readonly renderItem: (item: SortableItem) => ReactNode
  readonly menuOf: ((item: SortableItem) => SortableMenu) | undefined
  /** Asks for a place by its number. */
  readonly onAskPlace: (item: SortableItem) => void
}
