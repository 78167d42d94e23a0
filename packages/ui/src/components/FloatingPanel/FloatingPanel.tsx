import type { ReactNode, RefObject } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { DialogFailure } from '../Dialog/DialogFailure.tsx'
import { useDialogChunk } from '../Dialog/useDialogChunk.ts'

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

/** The panel itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./FloatingPanelFrame.tsx'))

/** How to fetch what the panel needs; call it on the intent (hover, focus) of what opens one. */
export const useFloatingPanelWarmer = (): (() => void) => useWidgetSlot(panel, false).warm

/** A long list beside a control of the frame, such as notifications: beside its trigger, on small screens a sheet from below. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { shown, hasFailed } = useDialogChunk(panel, props.isOpen)
  if (shown === null) return <DialogFailure component="FloatingPanel" hasFailed={hasFailed} />
  return props.isOpen ? <shown.FloatingPanelFrame {...props} /> : null
}
