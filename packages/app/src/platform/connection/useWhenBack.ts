import { useEffect, useEffectEvent } from 'react'
import { connectionWatch } from './browserConnection.ts'

/** Calls back each time the connection comes back, for as long as something is missing that did not come without it. */
export function useWhenBack(isMissing: boolean, act: () => void): void {
  const askAgain = useEffectEvent(act)
  useEffect(
    function followConnection() {
      if (!isMissing) return
      return connectionWatch.subscribe(() => {
        if (connectionWatch.get() === 'online') askAgain()
      })
    },
    [isMissing],
  )
}
