import type { ReactNode } from 'react'

export interface MenuEntry {
  /** Told apart from every other entry and section of the menu. */
  readonly id: string
  readonly label: string
  /** 16 px, decorative. */
  readonly icon?: ReactNode
  /** The entry is a link: it can also be opened in a new tab. */
  readonly href?: string
  /** What happens when the entry is chosen. */
  readonly onAction?: () => void
  /** It changes something, or opens what does: unavailable inside a `WritesDisabled` with a reason. @default false */
  readonly writes?: boolean
  /** A second line, read after the label. */
  readonly description?: string
}

export interface MenuSection {
  /** Told apart from every other section and entry of the menu. */
  readonly id: string
  /** A caption above the entries and the name of their group. */
  readonly label?: string
  readonly items: readonly MenuEntry[]
  /** The entries are one choice: exactly one is selected (`menuitemradio`). */
  readonly selection?: { readonly selected: string; readonly onSelect: (id: string) => void }
}

/** Where the menu opens; it flips by itself where there is no room. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'
