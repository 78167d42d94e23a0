import type { ReactNode } from 'react'

/** One result. It leads somewhere (`href`) or does something (`onAction`). */
export interface PaletteItem {
  /** Unique among all results. */
  readonly id: string
  readonly label: string
  /** How it stands, at the end of the row: "Part 3 of 8". */
  readonly detail?: string
  /** 16 px, decorative. */
  readonly icon?: ReactNode
  /** Top category of a course; its swatch is drawn in place of an icon. */
  readonly category?: string
  /** Where it leads; with Ctrl or Cmd in a new tab. */
  readonly href?: string
  readonly onAction?: () => void
}

export interface PaletteGroup {
  readonly id: string
  /** The caption: "Courses", "Pages", "Actions", "Recently". */
  readonly label: string
  readonly items: readonly PaletteItem[]
}

export interface CommandPaletteProps {
  readonly isOpen: boolean
  /** Called with false by Escape, the cross, a press outside and after a result was chosen. The shortcut belongs to the caller. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** Names window and field: "Search Somo". */
  readonly label: string
  /** Shown while nothing is typed. @default the label */
  readonly placeholder?: string
  /** What is typed. */
  readonly query: string
  /** Called with each change of what is typed; answers come back as `groups`. */
  readonly onSearch: (query: string) => void
  /** The results in the order of their weight; while nothing is typed what was opened recently. */
  readonly groups: readonly PaletteGroup[]
  /** @default 'ready' */
  readonly status?: 'ready' | 'loading' | 'failed'
  /** What of the search did not come, while the rest is shown: "You are offline: only pages and actions are shown." */
  readonly problem?: string | undefined
  /** Asks again after a refusal. */
  readonly onRetry?: (() => void) | undefined
}
