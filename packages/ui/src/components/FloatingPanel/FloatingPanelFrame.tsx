import { X } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { breakpoints } from '../../theme/tokens.ts'
import { FocusReturn } from '../Dialog/FocusReturn.tsx'
import { useOutsidePress } from '../Dialog/useOutsidePress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { FloatingPanelProps } from './floatingPanelTypes.ts'
import * as styles from './FloatingPanel.css.ts'

const wide = `(min-width: ${breakpoints.bars}px)`

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(wide).matches,
  )
}

/** Never imported directly: its React Aria parts are a chunk of their own. */
export function FloatingPanelFrame(props: FloatingPanelProps) {
  return useIsWide() ? <Beside {...props} /> : <Sheet {...props} />
}

function Beside({ triggerRef, onClose, ...content }: FloatingPanelProps) {
  return (
    <PopupFrame
      component="FloatingPanel"
      triggerRef={triggerRef}
      onClose={onClose}
      placement="end bottom"
      offset={20}
      fitting={styles.beside}
    >
      <Dialog className={styles.dialog}>
        <Content {...content} />
      </Dialog>
    </PopupFrame>
  )
}

function Sheet({ onClose, ...content }: FloatingPanelProps) {
  const closesOutside = useOutsidePress()
  const close = useUiText('close')
  return (
    <AriaSurroundings>
      <ModalOverlay
        isOpen
        isDismissable
        shouldCloseOnInteractOutside={closesOutside}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        className={styles.overlay}
      >
        <Modal className={styles.sheet} data-component="FloatingPanel" data-place="sheet">
          <Dialog className={styles.dialog}>
            <FocusReturn />
            <Content
              {...content}
              close={<IconButton label={close} icon={<Icon glyph={X} size="phone" />} onPress={onClose} />}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}

type ContentProps = Pick<FloatingPanelProps, 'title' | 'actions' | 'children' | 'foot'> & {
  readonly close?: ReactNode
}

function Content({ title, actions, children, foot, close }: ContentProps) {
  return (
    <>
      <div className={styles.head} data-part="head">
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.actions} data-part="actions">
          {actions}
          {close}
        </div>
      </div>
      <div className={styles.body} data-part="body">
        {children}
      </div>
      {foot === undefined ? null : (
        <div className={styles.foot} data-part="foot">
          {foot}
        </div>
      )}
    </>
  )
}
