import { breakpoints } from '@somo/ui/theme/tokens'
import { useSyncExternalStore } from 'react'

const query = `(min-width: ${breakpoints.wide}px)`

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is room for the preview beside the text. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
