import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { FocusReturn } from '../Dialog/FocusReturn.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { overlay, sheet, sheetDialog } from './Drawer.css.ts'
import { DrawerContent } from './DrawerContent.tsx'
import type { DrawerProps } from './drawerTypes.ts'

/** The drawer as a page of its own on small screens; never imported directly, its React Aria parts are a chunk. */
export function DrawerSheet({ isOpen, onClose, getReturnFocus, ...props }: DrawerProps) {
  const row = useRef<HTMLElement | null>(null)
  const close = (): void => {
    // Asked now: once it is closed the app no longer knows which entry it was.
    row.current = getReturnFocus?.() ?? null
    onClose()
  }
  return (
    <AriaSurroundings>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) close()
        }}
        className={overlay}
      >
        <Modal className={sheet} data-component="Drawer" data-place="sheet">
          <SheetDialog {...props} onClose={close} takeRow={() => row.current} />
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}

interface SheetDialogProps extends Omit<DrawerProps, 'isOpen' | 'getReturnFocus'> {
  readonly takeRow: () => HTMLElement | null
}

function SheetDialog({ takeRow, ref, ...props }: SheetDialogProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const askForRow = useEffectEvent(takeRow)
  // React Aria gives the focus back to what had it, in the next frame, when the page is no longer inert; the row of the
  // entry shown now comes after it.
  useLayoutEffect(function giveFocusToTheRow() {
    return () => {
      const row = askForRow()
      requestAnimationFrame(() => requestAnimationFrame(() => row?.focus()))
    }
  }, [])
  return (
    <Dialog aria-labelledby={titleId} className={sheetDialog} {...(ref === undefined ? {} : { ref })}>
      <FocusReturn />
      <DrawerContent {...props} titleId={titleId} titleRef={title} />
    </Dialog>
  )
}
