import { useEffect, type RefObject } from 'react'

/** Keeps the focus in the page (keepFocus.ts), from a moment after it is first drawn: nobody loses it before. */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(
    function keep() {
      const kept = import('./keepFocus.ts').then(
        ({ keepFocus }) => keepFocus(main),
        () => undefined,
      )
      return () => void kept.then((end) => end?.())
    },
    [main],
  )
}
