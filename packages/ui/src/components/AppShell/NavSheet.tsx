import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { breakpoints } from '../../theme/tokens.ts'
import { FocusReturn } from '../Dialog/FocusReturn.tsx'
import { useOutsidePress } from '../Dialog/useOutsidePress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { NavGroup, ShellBrand } from './appShellTypes.ts'
import { Brand } from './Brand.tsx'
import { NavGroups } from './NavGroups.tsx'
import { body, bodyContent, dialog, foot, head, overlay, sheet } from './NavSheet.css.ts'

export interface NavSheetProps {
  readonly brand: ShellBrand
  readonly groups: readonly NavGroup[]
  readonly account: ReactNode
  readonly onClose: () => void
}

/** The whole menu and the account over the page; never imported directly, it is a chunk behind "More". */
export function NavSheet({ brand, groups, account, onClose }: NavSheetProps) {
  const name = useUiText('wholeMenu')
  const navigation = useUiText('mainMenu')
  const close = useUiText('close')

  // Turned to landscape or dragged wider, the sidebar is back and the panel would cover it.
  useEffect(
    function closeWhenTheSidebarReturns() {
      const query = window.matchMedia(`(min-width: ${breakpoints.bars}px)`)
      const onChange = (): void => {
        if (query.matches) onClose()
      }
      onChange()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [onClose],
  )
  const closesOutside = useOutsidePress()
  return (
    <AriaSurroundings>
      <ModalOverlay
        isOpen
        isDismissable
        shouldCloseOnInteractOutside={closesOutside}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        className={overlay}
      >
        <Modal className={sheet} data-component="NavSheet">
          <Dialog aria-label={name} className={dialog}>
            <FocusReturn />
            <div className={head}>
              <Brand brand={brand} place="sidebar" />
              <IconButton label={close} icon={<Icon glyph={X} size="phone" />} onPress={onClose} />
            </div>
            <nav className={body} aria-label={navigation}>
              <div className={bodyContent}>
                <NavGroups groups={groups} onFollow={onClose} />
              </div>
            </nav>
            <div className={foot} data-part="account">
              {account}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}
