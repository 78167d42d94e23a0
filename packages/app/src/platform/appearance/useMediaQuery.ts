import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, now and after each change. */
export function useMediaQuery(query: string): boolean {
  const follow = useCallback(
    (listener: () => void): (() => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}
