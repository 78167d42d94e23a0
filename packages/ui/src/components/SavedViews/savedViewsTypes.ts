import type { Ref } from 'react'

/** One view of a list: its filters, order and columns under a name and an address. */
export interface SavedView {
  readonly id: string
  readonly label: string
  /** The address that restores it. */
  readonly href: string
  /** How many rows it has; a text where it is capped ("1,000+"). */
  readonly count?: number | string
  /** Others see it too. @default false */
  readonly isShared?: boolean
  /** This person may change, rename, share and delete it. @default true */
  readonly mayChange?: boolean
}

export interface SavedViewsProps {
  /** Names the row where a page has several. @default "Views" in the person's language */
  readonly label?: string
  /** The built-in ones first. */
  readonly views: readonly SavedView[]
  /** The view of the address; null where it is none of them. */
  readonly currentId: string | null
  /** Filters, order or columns differ from what the view keeps. @default false */
  readonly isChanged?: boolean
  /** Keeps the changes under the same name. */
  readonly onSave?: (id: string) => void
  /** Keeps what is seen under a new name, for which the app asks. */
  readonly onSaveAs: () => void
  /** Back to what the view keeps. */
  readonly onRevert?: (id: string) => void
  /** The app asks for the new name. */
  readonly onRename?: (id: string) => void
  /** Only for those who may share. */
  readonly onShare?: (id: string, isShared: boolean) => void
  /** The app asks whether it is meant, or offers to undo it. */
  readonly onDelete?: (id: string) => void
  readonly ref?: Ref<HTMLElement>
}
