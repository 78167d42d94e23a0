import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { DialogFailure } from '../Dialog/DialogFailure.tsx'
import { useDialogChunk } from '../Dialog/useDialogChunk.ts'
import type { AlertDialogProps } from './alertDialogTypes.ts'

/** The panel itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./AlertDialogPanel.tsx'))

/**
 * How to fetch what an alert dialog needs; call it on the intent (hover, focus) of what opens one, and the first opening
 * does not wait.
 */
export const useAlertDialogWarmer = (): (() => void) => useWidgetSlot(panel, false).warm

/**
 * Asks before something that cannot be undone, and says what it would bring about. For what can be undone act at once and
 * offer a toast with undo; for a few values use Dialog.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { shown, hasFailed } = useDialogChunk(panel, props.isOpen)
  return shown === null ? (
    <DialogFailure component="AlertDialog" hasFailed={hasFailed} />
  ) : (
    <shown.AlertDialogPanel {...props} />
  )
}

// What a screen needs to say what follows comes with it.
export type { Consequence } from './alertDialogTypes.ts'
