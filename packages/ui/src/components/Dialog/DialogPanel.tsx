import { X } from 'lucide-react'
import { useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { actions as actionsClass, body, dialog, head, overlay, panel, title as titleClass } from './DialogPanel.css.ts'
import type { DialogProps } from './dialogTypes.ts'

/** What Dialog draws; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function DialogPanel({ isOpen, onOpenChange, title, children, actions, role = 'dialog' }: DialogProps) {
  const close = useUiText('close')
  const bodyId = useId()
  const isAlert = role === 'alertdialog'
  return (
    <AriaSurroundings>
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={!isAlert} className={overlay}>
        <Modal className={panel} data-component="Dialog">
          <AriaDialog role={role} className={dialog} {...(isAlert ? { 'aria-describedby': bodyId } : {})}>
            <div className={head} data-part="head">
              <Heading slot="title" level={2} className={titleClass}>
                {title}
              </Heading>
              {isAlert ? null : (
                <IconButton
                  label={close}
                  icon={<Icon glyph={X} />}
                  size="sm"
                  onPress={() => onOpenChange(false)}
                />
              )}
            </div>
            <div className={body} id={bodyId} data-part="body">
              {children}
            </div>
            <div className={actionsClass} data-part="actions">
              {actions}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}
