import type { ReactNode, Ref } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'

/** One thing in the list. With `children`, even none, it is a section that holds others; sections do not nest. */
export interface SortableItem {
  readonly id: string
  /** Its name, in the names of its controls and in what is said. */
  readonly label: string
  readonly children?: readonly SortableItem[]
}

/** What can be done with one thing besides moving it. */
export interface SortableMenu {
  /** Names the menu: "Actions for Welcome". */
  readonly label: string
  /** They stand before the moves. */
  readonly sections: readonly MenuSection[]
}

export type SortableLook = 'ruled' | 'outline'

export interface SortableListProps {
  /** Names the list: "Parts of the course". */
  readonly label: string
  /** One list, or sections with their parts. It may change at any time, also while something is being moved. */
  readonly items: readonly SortableItem[]
  /** The whole list in its new order, once for each move that changes it; take it over at once. */
  readonly onReorder: (items: readonly SortableItem[]) => void
  /** What stands in a row beside its handle. @default the label */
  readonly renderItem?: (item: SortableItem) => ReactNode
  /** What else a row offers: it comes into the one menu there is, so that no row has two. Also where nothing can be moved. */
  readonly menuOf?: (item: SortableItem) => SortableMenu
  /**
   * `ruled` for a list of its own; `outline` for the list at the left of an editor, whose current row runs into what it
   * opens at the right. @default 'ruled'
   */
  readonly look?: SortableLook
  /** What is open beside an outline. */
  readonly currentId?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
}
