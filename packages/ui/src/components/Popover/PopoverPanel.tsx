import type { RefObject } from 'react'
import { Dialog, Heading, Popover as AriaPopover } from 'react-aria-components'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { panel, panelTitle } from './Popover.css.ts'
import { popover } from './Popup.css.ts'
import type { PopoverContent, PopoverPlacement } from './popoverTypes.ts'

export interface PopoverPanelProps extends Omit<PopoverContent, 'placement'> {
  readonly id: string
  readonly placement: PopoverPlacement
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The floating panel of Popover; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function PopoverPanel({ id, title, children, placement, triggerRef, onClose }: PopoverPanelProps) {
  return (
    <AriaSurroundings>
      <AriaPopover
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className={popover}
        data-component="PopoverPanel"
      >
        <Dialog id={id} className={panel}>
          <Heading slot="title" level={2} className={panelTitle}>
            {title}
          </Heading>
          {typeof children === 'function' ? children(onClose) : children}
        </Dialog>
      </AriaPopover>
    </AriaSurroundings>
  )
}
