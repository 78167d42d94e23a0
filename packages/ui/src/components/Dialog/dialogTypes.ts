import type { ReactNode } from 'react'

/** Where a dialog stands: over the middle of the page, or, from 1280 px, over its free column at the end. */
export type DialogPlacement = 'centre' | 'beside'

export interface DialogProps {
  readonly isOpen: boolean
  /** Called with false when the person closes it: Escape, the cross, a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** What is asked for: "Rename the unit". */
  readonly title: string
  /** What it means, and the fields. */
  readonly children: ReactNode
  /** The answers, the decisive one last: Buttons. */
  readonly actions: ReactNode
  /** `beside` where the page has a free column at its end, so that the dialog does not cover what it is about. @default 'centre' */
  readonly placement?: DialogPlacement
}
