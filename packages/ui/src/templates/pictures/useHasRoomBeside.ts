import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/tokens.ts'

/** From where the drawer stands beside the list, up to where all columns have room there. */
const tight = (): MediaQueryList => window.matchMedia(`(min-width: ${breakpoints.drawer}px) and (max-width: 1439.98px)`)

const follow = (listener: () => void): (() => void) => {
  const query = tight()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether all columns of a list have room beside an open drawer, or lie below it. */
export const useHasRoomBeside = (): boolean => useSyncExternalStore(follow, () => !tight().matches)
