import { useLayoutEffect } from 'react'

/** What takes its time to go: the browser's next frame is due before React has done all that belongs to the closing. */
export function SlowToGo() {
  useLayoutEffect(
    () => () => {
      const end = performance.now() + 60
      while (performance.now() < end);
    },
    [],
  )
  return null
}
