import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { afterPaint } from '../../slots/afterPaint.ts'

export interface Leaving {
  /** The element that floats. */
  readonly ref: RefObject<HTMLElement | null>
  /** Takes it out of sight at once, and away from the page in the frame after. */
  readonly leave: () => void
}

/**
 * A press that closes is answered before the page behind is worked on: freed of `inert` the browser works out the look of
 * every element there, which on a slow device is longer than the press may take (docs/decisions/0063).
 */
export function useLeaving(onClose: () => void): Leaving {
  const ref = useRef<HTMLElement>(null)
  const latest = useRef<(() => void) | null>(null)
  useEffect(
    function keepLatest() {
      latest.current = onClose
      // Whoever closed it before, such as the page that left, needs no second closing.
      return () => {
        latest.current = null
      }
    },
    [onClose],
  )
  const leave = useCallback(() => {
    const element = ref.current
    if (element === null || element.dataset['leaving'] !== undefined) return
    element.dataset['leaving'] = ''
    afterPaint(() => {
      latest.current?.()
      // Where it stays open after all, it is seen.
      delete element.dataset['leaving']
    })
  }, [])
  return { ref, leave }
}
