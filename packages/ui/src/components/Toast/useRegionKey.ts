import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Going to the toasts and back. */
export interface RegionFocus {
  /** For the region: remembers where the focus came from. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  /** Where it came from, as far as that is still there. */
  readonly goBack: () => void
}

const isIn = (region: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && region?.contains(target) === true

/** F6 leads to the newest toast, wherever the focus is, also out of a modal dialog, and F6 again leads back. */
export function useRegionKey(region: RefObject<HTMLElement | null>, hasToasts: boolean): RegionFocus {
  const before = useRef<HTMLElement | null>(null)
  const goBack = (): void => {
    if (before.current?.isConnected === true) before.current.focus()
  }
  useEffect(
    function leadToTheToasts() {
      if (!hasToasts) return undefined
      const onKeyDown = (event: KeyboardEvent): void => {
        if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
        event.preventDefault()
        event.stopPropagation()
        if (isIn(region.current, document.activeElement)) {
          if (before.current?.isConnected === true) before.current.focus()
          return
        }
        const newest = region.current?.querySelector('[data-part="toast"]:last-child button')
        if (newest instanceof HTMLElement) newest.focus()
      }
      document.addEventListener('keydown', onKeyDown, true)
      return () => document.removeEventListener('keydown', onKeyDown, true)
    },
    [region, hasToasts],
  )
  return {
    onFocus({ relatedTarget }) {
      if (relatedTarget instanceof HTMLElement && !isIn(region.current, relatedTarget)) before.current = relatedTarget
    },
    goBack,
  }
}
