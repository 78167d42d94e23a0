import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { DialogFailure } from '../Dialog/DialogFailure.tsx'
import { useDialogChunk } from '../Dialog/useDialogChunk.ts'
import type { FloatingPanelProps } from './floatingPanelTypes.ts'

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

export type { FloatingPanelProps } from './floatingPanelTypes.ts'
