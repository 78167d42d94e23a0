import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { DialogFailure } from '../Dialog/DialogFailure.tsx'
import { useDialogChunk } from '../Dialog/useDialogChunk.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { DockedDrawer } from './DockedDrawer.tsx'
import type { DrawerProps } from './drawerTypes.ts'
import { useIsDocked } from './useIsDocked.ts'

/** The sheet of small screens, a chunk of its own, with the words it says. */
const sheet = createWidgetSlot(() => import('./DrawerSheet.tsx'))

/** How to fetch what a drawer needs; call it on the intent (hover, focus) of what opens one. */
export const useDrawerWarmer = (): (() => void) => useWidgetSlot(sheet, false).warm

/**
 * One entry of a list opened beside it: from 1024 px docked, while the list stays usable; below a sheet over the whole
 * page. For a few values use Dialog, for what people stay with or send as an address a page.
 */
export function Drawer(props: DrawerProps) {
  const isDocked = useIsDocked()
  if (!isDocked) return <SheetSlot {...props} />
  if (!props.isOpen) return null
  return (
    <AriaSurroundings>
      <DockedDrawer {...props} />
    </AriaSurroundings>
  )
}

function SheetSlot(props: DrawerProps) {
  const { shown, hasFailed } = useDialogChunk(sheet, props.isOpen)
  return shown === null ? <DialogFailure component="Drawer" hasFailed={hasFailed} /> : <shown.DrawerSheet {...props} />
}

// What a screen needs to describe its drawers comes with them.
export type { DrawerProps } from './drawerTypes.ts'
