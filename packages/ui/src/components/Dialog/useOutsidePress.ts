import { useEffect, useRef } from 'react'

/**
 * For `shouldCloseOnInteractOutside` of what is modal: whether a press on the scrim closes it. The second press of a
 * double click, whose first one has just opened it, lies on the scrim too and is not meant to; the browser counts them.
 */
export function useOutsidePress(): () => boolean {
  const count = useRef(1)
  useEffect(function countPresses() {
    const note = (event: MouseEvent): void => {
      count.current = event.detail
    }
    // Before React Aria, which listens at the document.
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [])
  return () => count.current < 2
}
