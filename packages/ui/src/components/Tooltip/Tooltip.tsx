import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { anchor, tooltip } from './Tooltip.css.ts'
import { placeTooltip } from './placeTooltip.ts'
import { watchTooltip } from './watchTooltip.ts'

export interface TooltipProps {
  /** A few words that help and are not needed: what a symbol means, a key that does the same. */
  readonly text: string
  /** The one control it belongs to, which has a name of its own. */
  readonly children: ReactNode
  /** A press shows it as well, and so does a tap: for a button that does nothing else, as that of ExplainedText. @default false */
  readonly isOnPress?: boolean
}

/**
 * Words beside a control under the pointer or in focus. Never for what a person needs to know: it is not there on touch.
 * For that write text, or use ExplainedText or Popover.
 */
export function Tooltip({ text, children, isOnPress = false }: TooltipProps) {
  const id = useId()
  const holder = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)

  // From the first paint on: the focus can come as soon as the control is there, before an effect that follows the paint.
  useLayoutEffect(
    function followPointerAndFocus() {
      const element = holder.current
      return element === null ? undefined : watchTooltip(element, setShown, isOnPress)
    },
    [isOnPress],
  )

  // Before the paint, so that it is never seen in a corner.
  useLayoutEffect(
    function showAboveEverything() {
      const control = holder.current?.querySelector('button, a, input, [tabindex]')
      const own = bubble.current
      if (!isShown || own === null || control === null || control === undefined) return undefined
      // The uppermost layer: above dialogs, cut by nothing, and where it stands it is inside of what is not inert.
      own.showPopover()
      placeTooltip(own, control)
      const before = control.getAttribute('aria-describedby')
      control.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
      return () => {
        if (before === null) control.removeAttribute('aria-describedby')
        else control.setAttribute('aria-describedby', before)
      }
    },
    [isShown, id, text],
  )

  return (
    <span className={anchor} data-component="Tooltip" ref={holder}>
      {children}
      {isShown ? (
        <span className={tooltip} id={id} role="tooltip" popover="manual" data-part="tooltip" ref={bubble}>
          {text}
        </span>
      ) : null}
    </span>
  )
}
