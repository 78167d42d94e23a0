import type { ReactNode, Ref } from 'react'

/** What every tab shows, whether it changes the view or the address. */
export interface TabLook {
  /** Unique among the tabs. */
  readonly id: string
  /** One or two words: "Members". */
  readonly label: string
  /** How many there are behind it; a number is written in the person's language, a text as it is ("1,000+", "6 units"). */
  readonly count?: number | string
  /** How many errors its fields have; drawn as a glyph and the number. */
  readonly problems?: number
  /** The same in words, read instead of the number: "2 errors". Needed with `problems`. */
  readonly problemsLabel?: string
}

/** One tab of Tabs. */
export interface TabItem extends TabLook {
  /** It cannot be opened now: one sentence that says why. It stays focusable. */
  readonly disabledReason?: string
}

/** One tab of TabLinks. */
export interface TabLinkItem extends TabLook {
  /** Where it leads; the view it names must be reached by this address alone. */
  readonly href: string
}

interface TabsFrame {
  /** Names the row of tabs: "Parts of this unit". */
  readonly label: string
  /** Stands at the end of the row: one link or one quiet button. */
  readonly actions?: ReactNode
}

export interface TabsProps extends TabsFrame {
  readonly items: readonly TabItem[]
  /** The tab that is open. */
  readonly selectedKey: string
  readonly onSelectionChange: (id: string) => void
  /**
   * `automatic` opens a tab as the arrows reach it, for views that are here already; `manual` waits for Enter or Space,
   * for views that must be fetched (APG, tabs). @default 'automatic'
   */
  readonly activation?: 'automatic' | 'manual'
  /** The view of the open tab. */
  readonly children: ReactNode
  /** The row of tabs. */
  readonly ref?: Ref<HTMLDivElement>
}

export interface TabLinksProps extends TabsFrame {
  readonly items: readonly TabLinkItem[]
  /** The tab of the address the person is at; null where it is none of them. */
  readonly currentKey: string | null
  readonly ref?: Ref<HTMLElement>
}
