import { useRef, type PointerEvent } from 'react'

/** How long a finger rests before something opens, in ms, and how far it may drift meanwhile, in px. */
const longPress = 500
const drift = 10

/** A place in the window, in px from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What an element carries that answers to a long press. */
export interface LongPressProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/** A finger that rests: `onBegin` when it comes down, `onLongPress` where it rested. iOS tells nothing of it by itself. */
export function useLongPress(
  onBegin: () => void,
  onLongPress: (at: Point) => void,
): LongPressProps & { readonly end: () => void } {
  const press = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly start: Point } | null>(null)
  const end = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer)
    press.current = null
  }
  return {
    end,
    onPointerDown({ pointerType, clientX, clientY }) {
      if (pointerType !== 'touch') return
      onBegin()
      const start = { x: clientX, y: clientY }
      press.current = { start, timer: setTimeout(() => onLongPress(start), longPress) }
    },
    onPointerMove({ clientX, clientY }) {
      const start = press.current?.start
      if (start !== undefined && Math.hypot(clientX - start.x, clientY - start.y) > drift) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
