import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { DialogFailure } from './DialogFailure.tsx'
import type { DialogProps } from './dialogTypes.ts'
import { useDialogChunk } from './useDialogChunk.ts'

/** The panel itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./DialogPanel.tsx'))

/**
 * How to fetch what a dialog needs; call it on the intent (hover, focus) of what opens one, and the first opening does
 * not wait.
 */
export const useDialogWarmer = (): (() => void) => useWidgetSlot(panel, false).warm

/**
 * Asks for a few values, over the page. For what cannot be undone use AlertDialog, for a message that asks nothing
 * Banner or a toast, for a thing with parts of its own a page.
 */
export function Dialog(props: DialogProps) {
  const { shown, hasFailed } = useDialogChunk(panel, props.isOpen)
  return shown === null ? <DialogFailure component="Dialog" hasFailed={hasFailed} /> : <shown.DialogPanel {...props} />
}
