import { useEffect } from 'react'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { createModuleSlot, useModuleSlot } from '../MenuButton/moduleSlot.ts'
import { failure } from './Dialog.css.ts'
import type { DialogProps } from './dialogTypes.ts'

/** The panel itself, a chunk of its own. */
const panel = createModuleSlot(() => import('./DialogPanel.tsx'))

/** Fetches what a dialog needs; call it on the intent (hover, focus) of what opens one, and the first opening does not wait. */
export const warmDialog = panel.warm

/**
 * Asks for a decision or for a few values, over the page. For a message that asks nothing use Banner or a toast; for
 * a thing with parts of its own, a page.
 */
export function Dialog(props: DialogProps) {
  const slot = useModuleSlot(panel)
  const failed = useUiText('dialogFailed')
  const { isOpen } = props
  useEffect(
    function fetchPanelWhenAsked() {
      if (isOpen) panel.warm()
    },
    [isOpen],
  )
  if (slot.status === 'ready') return <slot.module.DialogPanel {...props} />
  return (
    <p className={failure} role="alert" data-component="Dialog" data-part="failure">
      {slot.status === 'failed' && isOpen ? failed : null}
    </p>
  )
}
