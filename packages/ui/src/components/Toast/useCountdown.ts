import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Calls `onEnd` after so many ms of not being paused; never where `duration` is null. A pause keeps what is left. */
export function useCountdown(duration: number | null, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(
    function countWhileNobodyReads() {
      const remaining = left.current
      if (isPaused || remaining === null) return undefined
      const start = performance.now()
      const timer = setTimeout(() => end(), remaining)
      return () => {
        clearTimeout(timer)
        left.current = Math.max(0, remaining - (performance.now() - start))
      }
    },
    [isPaused],
  )
}

const follow = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether nobody can see the page: another tab, a minimised window, a locked screen. */
export const useIsPageHidden = (): boolean => useSyncExternalStore(follow, () => document.visibilityState === 'hidden')
