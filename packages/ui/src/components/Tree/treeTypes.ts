import type { ReactNode, Ref } from 'react'

/** One place of a tree. Its object should stay the same while nothing of it changes: then its row is not drawn anew. */
export interface TreeItem {
  /** Unique in the whole tree. */
  readonly id: string
  readonly label: string
  /** 16 px before the label, decorative: the swatch of a category, a glyph. */
  readonly icon?: ReactNode
  /** How many there are in it; a number is written in the person's language, a text as it is. */
  readonly count?: number | string
  /** What is counted, read instead of the bare number: "48 people". */
  readonly countLabel?: string
  /** The place is a page: it can also be opened in a new tab. */
  readonly href?: string
  /** What lies below; an empty list is a branch with nothing in it. Left out, the place is a leaf, unless `hasChildren`. */
  readonly children?: readonly TreeItem[]
  /** There is something below that has not been fetched; the app fetches it when the branch is opened. */
  readonly hasChildren?: boolean
  /** It will stand here once the change is saved: drawn dashed. */
  readonly isPlanned?: boolean
}

/** What is happening to a branch whose places are not here. */
export type BranchState = 'loading' | 'failed'

export interface TreeProps {
  /** Names the tree: "Units". */
  readonly label: string
  readonly items: readonly TreeItem[]
  /** The ids of the open branches. */
  readonly expandedKeys: ReadonlySet<string>
  readonly onExpandedChange: (ids: ReadonlySet<string>) => void
  /** The place whose page is shown (`aria-current`). */
  readonly currentKey?: string | null
  /** The one place that is chosen, in trees that choose. */
  readonly selectedKey?: string | null
  /** Makes it a tree that chooses: Enter, Space and a press choose a place that is no link. */
  readonly onSelectionChange?: (id: string) => void
  /** What a press or Enter does with a place that is no link, in trees that do not choose. */
  readonly onAction?: (id: string) => void
  /** Branches that are being fetched or were refused, by the id of the branch. */
  readonly branchStates?: ReadonlyMap<string, BranchState>
  /** Asks again for a branch that was refused. */
  readonly onRetry?: (id: string) => void
  /** `outline` stands beside a page and its current place is a tab open to it; `plain` stands in a column. @default 'outline' */
  readonly variant?: 'outline' | 'plain'
  /** The element with the role tree. */
  readonly ref?: Ref<HTMLDivElement>
}
