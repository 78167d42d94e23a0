import type { ReactNode } from 'react'

export interface NavItem {
  readonly id: string
  readonly href: string
  /** One to three words; longer ones wrap. */
  readonly label: string
  /** One word for the bottom bar, where an entry is 60 px wide; it is the link's whole name there. @default the label */
  readonly shortLabel?: string
  /** A lucide icon of 18 px; decorative. */
  readonly icon: ReactNode
  /** The page the person is on. At most one item. */
  readonly isCurrent: boolean
  /** Another site, which opens in a new window. */
  readonly isExternal?: boolean
  /** What waits behind the entry; 0 is not drawn. */
  readonly count?: number
  /** The count in words for assistive technology: "4 open". @default the number */
  readonly countLabel?: string
}

export interface NavGroup {
  readonly id: string
  /** The caption above the entries; null for the first group, which needs none. */
  readonly label: string | null
  readonly items: readonly NavItem[]
}

export interface ShellBrand {
  /** The product's name. */
  readonly name: string
  /** The unit the person belongs to, below the name. */
  readonly unitName?: string | null
  /** The unit's or the product's logo instead of the mark. */
  readonly logoUrl?: string | null
  /** The start page. */
  readonly href: string
}
