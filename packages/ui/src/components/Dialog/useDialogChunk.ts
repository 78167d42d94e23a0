import { useEffect } from 'react'
import { useWidgetSlot, type WidgetSlot } from '../../slots/widgetSlot.ts'

/** What the light half of a dialog draws: the chunk, or the sentence that it could not be fetched. */
export interface DialogChunk<Module> {
  /** The chunk; also while closed once it is here, so that the panel leaves with its transition. */
  readonly shown: Module | null
  /** Asked to open, and chunk or words were refused; the next opening tries again. */
  readonly hasFailed: boolean
}

/** Fetches a dialog's chunk when it is opened and follows it. */
export function useDialogChunk<Module>(slot: WidgetSlot<Module>, isOpen: boolean): DialogChunk<Module> {
  const { status, ready, drawn, warm } = useWidgetSlot(slot, isOpen)
  useEffect(
    function fetchPanelWhenRequested() {
      if (isOpen) warm()
    },
    [isOpen, warm],
  )
  const shown = drawn ?? ready
  return { shown, hasFailed: shown === null && status === 'failed' && isOpen }
}
