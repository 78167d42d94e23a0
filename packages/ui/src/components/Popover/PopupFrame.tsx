import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components'
import { UnreadableScopeProvider } from '../../entries/UnreadableScopeProvider.tsx'
import { FocusReturn } from '../Dialog/FocusReturn.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { cx } from '../../theme/cx.ts'
import type { PopoverPlacement } from './popoverTypes.ts'
import { popover } from './Popup.css.ts'
import { useLeaving } from './useLeaving.ts'

export interface PopupFrameProps {
  /** The name on its root, for `data-component`. */
  readonly component: string
  /** What it opens at; a press there does not dismiss it twice. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** @default 'bottom start' */
  readonly placement?: PopoverPlacement | 'end bottom'
  /** px between it and what it opens at. @default 6 */
  readonly offset?: number
  /** React Aria's name for the way it is opened, where that changes how it treats the focus. */
  readonly trigger?: 'DatePicker' | 'MenuTrigger'
  /** The name of what has no dialog inside. */
  readonly label?: string
  /** A class beside its own. */
  readonly fitting?: string
  /** What floats, or what makes it from the way to close it after the press is answered. */
  readonly children: ReactNode | ((leave: () => void) => ReactNode)
}

/** What floats beside its trigger with React Aria inside: panels, menus, calendars. Only in chunks that are fetched on intent. */
export function PopupFrame({
  component,
  triggerRef,
  onClose,
  placement = 'bottom start',
  offset = 6,
  trigger,
  label,
  fitting,
  children,
}: PopupFrameProps) {
  const { ref, leave } = useLeaving(onClose)
  return (
    <AriaSurroundings>
      <Popover
        ref={ref}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) leave()
        }}
        triggerRef={triggerRef}
        placement={placement}
        offset={offset}
        className={cx(popover, fitting)}
        data-component={component}
        {...(trigger === undefined ? {} : { trigger })}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        <FocusReturn />
        <UnreadableScopeProvider>{typeof children === 'function' ? children(leave) : children}</UnreadableScopeProvider>
      </Popover>
    </AriaSurroundings>
  )
}
