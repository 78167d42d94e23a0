import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { UnreadableScopeProvider } from '../../entries/UnreadableScopeProvider.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { dialog, head, overlay, panel, title as titleClass } from './DialogPanel.css.ts'
import type { DialogPlacement } from './dialogTypes.ts'
import { FocusReturn } from './FocusReturn.tsx'
import { useOutsidePress } from './useOutsidePress.ts'

export interface DialogFrameProps {
  /** The name of the component it is the frame of, for `data-component`. */
  readonly component: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** `alertdialog`: a press outside does not close it. */
  readonly role: 'dialog' | 'alertdialog'
  /** The id of what describes it. */
  readonly describedBy?: string
  readonly placement?: DialogPlacement
  /** Drawn only while it is open: what was typed inside is forgotten when it closes. */
  readonly children: ReactNode
}

/** Scrim, panel and role of everything modal in the middle; for the inside of dialogs' chunks. */
export function DialogFrame({
  component,
  isOpen,
  onOpenChange,
  role,
  describedBy,
  placement = 'centre',
  children,
}: DialogFrameProps) {
  const closesOutside = useOutsidePress()
  return (
    <AriaSurroundings>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={role === 'dialog'}
        shouldCloseOnInteractOutside={closesOutside}
        className={overlay({ placement })}
      >
        <Modal className={panel} data-component={component}>
          <AriaDialog
            role={role}
            className={dialog}
            {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
          >
            <FocusReturn />
            <UnreadableScopeProvider>{children}</UnreadableScopeProvider>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}

/** The title that names the dialog, and what stands beside it. */
export function DialogHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={head} data-part="head">
      <Heading slot="title" level={2} className={titleClass}>
        {title}
      </Heading>
      {children}
    </div>
  )
}
