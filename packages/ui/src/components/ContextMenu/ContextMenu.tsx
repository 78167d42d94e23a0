import type { ReactNode } from 'react'
import { useContextMenu, type ContextMenuOptions } from './useContextMenu.tsx'

export interface ContextMenuProps extends ContextMenuOptions {
  /** A card or a block; something in it takes the focus, so that keys reach it. */
  readonly children: ReactNode
}

/**
 * A menu at the pointer, for those who look for it by right click, long press, Shift + F10 or the menu key. Always beside a
 * visible MenuButton with the same entries: nothing says that it is there.
 */
export function ContextMenu({ children, ...options }: ContextMenuProps) {
  const { targetProps, menu } = useContextMenu(options)
  return (
    // Only answers to what happens inside it; what has a role is in it.
    <div role="presentation" data-component="ContextMenu" {...targetProps}>
      {children}
      {menu}
    </div>
  )
}
