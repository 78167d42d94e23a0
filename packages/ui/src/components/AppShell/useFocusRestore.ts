import { useEffect, type RefObject } from 'react'

/** Keeps the focus in the page (keepFocus.ts), from a moment after it is first drawn: nobody loses it before. */
export function useFocusRestore(main: RefObject<HTMLElement | null>): void {
  useEffect(
    function keep() {
      const loaded = import('./keepFocus.ts').then(
        ({ keepFocus }) => keepFocus(main),
        () => undefined,
      )
      return () => void loaded.then((end) => end?.())
    },
    [main],
  )
}
