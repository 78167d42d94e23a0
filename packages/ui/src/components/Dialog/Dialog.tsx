import { useEffect } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { failure } from './Dialog.css.ts'
import type { DialogProps } from './dialogTypes.ts'

/** The panel itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./DialogPanel.tsx'))

/**
 * How to fetch what a dialog needs; call it on the intent (hover, focus) of what opens one, and the first opening does
 * not wait.
 */
export const useDialogWarmer = (): (() => void) => useWidgetSlot(panel, false).warm

/**
 * Asks for a decision or for a few values, over the page. For a message that asks nothing use Banner or a toast; for
 * a thing with parts of its own, a page.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props
  const { status, ready, drawn, warm } = useWidgetSlot(panel, isOpen)
  const failed = useUiText('dialogFailed')
  useEffect(
    function fetchPanelWhenAsked() {
      if (isOpen) warm()
    },
    [isOpen, warm],
  )
  // Closed it stays drawn where it can, so that it leaves with its transition.
  const shown = drawn ?? ready
  if (shown !== null) return <shown.DialogPanel {...props} />
  return (
    <p className={failure} role="alert" data-component="Dialog" data-part="failure">
      {status === 'failed' && isOpen ? failed : null}
    </p>
  )
}
