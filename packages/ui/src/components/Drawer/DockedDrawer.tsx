import { useId, useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { docked } from './Drawer.css.ts'
import { DrawerContent } from './DrawerContent.tsx'
import type { DrawerProps } from './drawerTypes.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** A region beside the content: not modal, so that the list goes on being used. */
export function DockedDrawer({ getReturnFocus, ref, ...props }: DrawerProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useReturnFocus(panel, title, getReturnFocus)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // What floats over the drawer is a child of it to React; its Escape closes it alone.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return
    event.preventDefault()
    props.onClose()
  }
  return (
    // Keys bubble up to it from what has the focus inside; it is no control itself.
    <aside
      className={docked}
      data-component="Drawer"
      data-place="docked"
      aria-labelledby={titleId}
      ref={panel}
      onKeyDown={onKeyDown}
    >
      <DrawerContent {...props} titleId={titleId} titleRef={title} />
    </aside>
  )
}
