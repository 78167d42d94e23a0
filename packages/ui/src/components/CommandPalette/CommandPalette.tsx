import { useEffect } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { failure } from '../Dialog/Dialog.css.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { CommandPaletteProps } from './paletteTypes.ts'

/** The window itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./CommandPalettePanel.tsx'))

/** How to fetch what the palette needs; call it on the intent (hover, focus) of what opens it. */
export const useCommandPaletteWarmer = (): (() => void) => useWidgetSlot(panel, false).warm

/**
 * Everything by its name, from every page: courses, pages, actions. The caller listens for Ctrl or Cmd with K and asks
 * the server; a search within one list is a SearchField above it.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen } = props
  const { status, ready, drawn, warm } = useWidgetSlot(panel, isOpen)
  const failed = useUiText('dialogFailed')
  useEffect(
    function fetchPanelWhenRequested() {
      if (isOpen) warm()
    },
    [isOpen, warm],
  )
  // Closed it stays drawn where it can, so that it leaves with its transition.
  const shown = drawn ?? ready
  if (shown !== null) return <shown.CommandPalettePanel {...props} />
  return (
    <p className={failure} role="alert" data-component="CommandPalette" data-part="failure">
      {status === 'failed' && isOpen ? failed : null}
    </p>
  )
}
