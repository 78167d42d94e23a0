import type { ReactNode } from 'react'

/** Where a popover opens; it flips by itself where there is no room. */
export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

export interface PopoverContent {
  /** Heading and name of the panel: "Why this person sees it". */
  readonly title: string
  /** A short form or details; a function where something inside closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  /** @default 'bottom start' */
  readonly placement?: PopoverPlacement
}
