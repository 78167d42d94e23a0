import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { popover } from '../Popover/Popup.css.ts'
import { cx } from '../../theme/cx.ts'
import { floating } from './Floating.css.ts'
import { keepPlaced } from './place.ts'

export interface FloatingProps {
  /** What it belongs to: it stands below it, and a press there does not dismiss it. */
  readonly anchorRef: RefObject<HTMLElement | null>
  /** A press elsewhere. */
  readonly onDismiss: () => void
  /** Runs when it has its place and before it is painted: for the first focus. */
  readonly onShown?: (box: HTMLElement) => void
  readonly id?: string
  readonly role?: 'dialog'
  /** The name of a dialog. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/**
 * What opens below a control without React Aria: in the browser's top layer, so that nothing cuts it off, and in its
 * place in the document, so that focus and order of reading go on to it. A list of 50 options is on the screen in the
 * frame after the press; React Aria's popover needs two to three.
 */
export function Floating({ anchorRef, onDismiss, onShown, id, role, labelledBy, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useEffectEvent((element: HTMLElement) => onShown?.(element))
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(
    function show() {
      const element = box.current
      const anchor = anchorRef.current
      if (element === null || anchor === null) return undefined
      element.showPopover()
      const stop = keepPlaced(element, anchor)
      shown(element)
      return stop
    },
    [anchorRef],
  )
  useEffect(
    function watchPressesElsewhere() {
      const onPointerDown = ({ target }: PointerEvent): void => {
        if (!(target instanceof Node)) return
        if (box.current?.contains(target) !== true && anchorRef.current?.contains(target) !== true) dismiss()
      }
      document.addEventListener('pointerdown', onPointerDown, { capture: true })
      return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true })
    },
    [anchorRef],
  )
  return (
    <div
      ref={box}
      popover="manual"
      className={cx(popover, floating)}
      data-part="popup"
      {...(id === undefined ? {} : { id })}
      // Browsers make a popover a group without a name.
      {...(role === undefined ? { role: 'presentation' } : { role, 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}
