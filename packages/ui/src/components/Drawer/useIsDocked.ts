import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/tokens.ts'

const query = (): MediaQueryList => window.matchMedia(`(min-width: ${breakpoints.drawer}px)`)

const follow = (listener: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is room for a drawer beside the content: from 1024 px (look.md, breakpoints). */
export const useIsDocked = (): boolean => useSyncExternalStore(follow, () => query().matches)
