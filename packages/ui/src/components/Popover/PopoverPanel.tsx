import type { RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components'
import { panel, panelTitle } from './Popover.css.ts'
import type { PopoverContent, PopoverPlacement } from './popoverTypes.ts'
import { PopupFrame } from './PopupFrame.tsx'

export interface PopoverPanelProps extends Omit<PopoverContent, 'placement'> {
  readonly id: string
  readonly placement: PopoverPlacement
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The floating panel of Popover; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function PopoverPanel({ id, title, children, placement, triggerRef, onClose }: PopoverPanelProps) {
  return (
    <PopupFrame component="PopoverPanel" triggerRef={triggerRef} onClose={onClose} placement={placement}>
      <Dialog id={id} className={panel}>
        <Heading slot="title" level={2} className={panelTitle}>
          {title}
        </Heading>
        {typeof children === 'function' ? children(onClose) : children}
      </Dialog>
    </PopupFrame>
  )
}
