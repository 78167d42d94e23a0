import type { ReactNode, RefObject } from 'react'

export interface FloatingPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What opens it: the panel stands beside it, and gives the focus back to it. */
  readonly triggerRef: RefObject<HTMLElement | null>
  /** Heading and name of the panel. */
  readonly title: string
  /** At most one Button and one Link, beside the heading. */
  readonly actions?: ReactNode
  /** Scrolls between head and foot. */
  readonly children: ReactNode
  /** Always in sight. */
  readonly foot?: ReactNode
}
