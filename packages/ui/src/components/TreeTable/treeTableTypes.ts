import type { ReactNode } from 'react'
import type { MenuSection } from '../MenuButton/menuTypes.ts'
import type { TreeItem } from '../Tree/treeTypes.ts'

/** One row of a tree table. Its object should stay the same while nothing of it changes: then its row is not drawn anew. */
export interface TreeTableItem extends TreeItem {
  readonly children?: readonly TreeTableItem[]
  /** After the label, small: the language a name falls back to. `label` is read instead of `text`. */
  readonly tag?: { readonly text: string; readonly label: string }
  /** The second column, such as a key. */
  readonly detail?: string
  /** The last column: a StatusChip. */
  readonly status?: ReactNode
  /** Written in a weaker colour: what is switched off. */
  readonly isMuted?: boolean
}

/** A row goes into a parent (null: the top), before a sibling there (null: at the end). */
export interface TreeMove {
  readonly id: string
  readonly parentId: string | null
  readonly beforeId: string | null
}

/** Where a row stands after a move. */
export interface MovedRow {
  readonly label: string
  /** From 1, of `size` siblings. */
  readonly position: number
  readonly size: number
  /** The label of its parent; null at the top. */
  readonly parent: string | null
}

export interface TreeTableProps {
  /** Names the table: "Categories". */
  readonly label: string
  readonly items: readonly TreeTableItem[]
  /** The heads of the columns. */
  readonly columns: {
    readonly label: string
    readonly detail: string
    readonly count: string
    readonly status: string
    /** Read for the column with the menus. */
    readonly menu: string
  }
  /** The ids of the open branches. */
  readonly expandedKeys: ReadonlySet<string>
  readonly onExpandedChange: (ids: ReadonlySet<string>) => void
  /** The row that is open beside the table. */
  readonly openKey?: string | null
  /** A press, Enter or Space on a row. */
  readonly onAction: (id: string) => void
  /** The menu of a row: right click, long press, Shift + F10 and the dots at its end. The same actions stand in what a row opens. */
  readonly menuOf: (item: TreeTableItem) => { readonly label: string; readonly sections: readonly MenuSection[] }
  /** Makes rows movable: by their handle, and with Alt and the arrow keys. */
  readonly onMove?: (move: TreeMove) => void
  /** Whether a row may go into a parent; null is the top. Asked for each place while a row is dragged. @default true for all */
  readonly canMove?: (id: string, parentId: string | null) => boolean
  /** Announces a move made by keys or pointer: "Fire safety, place 2 of 4 in Safety". */
  readonly sayMoved?: (row: MovedRow) => string
}
