import { useEffect, useState } from 'react'

/** Milliseconds before the end of the session at which the person is told: time enough to save. */
const notice = 120_000
/** A device that slept must not show the notice for an end long past, nor miss it: looked at again this often. */
const longestPause = 30_000

/** Milliseconds until the notice is due, 0 when it is; null where no end is known. */
export function untilNotice(endsAt: number | null, now: number): number | null {
  return endsAt === null ? null : Math.max(endsAt - notice - now, 0)
}

/** Whether the session ends within two minutes and cannot be renewed. @param endsAt milliseconds since 1970 */
export function useEndingSoon(endsAt: number | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const pause = untilNotice(endsAt, now)
  useEffect(
    function lookAgain() {
      if (pause === null || pause === 0) return undefined
      const timer = setTimeout(() => setNow(Date.now()), Math.min(pause, longestPause))
      return () => clearTimeout(timer)
    },
    [pause, now],
  )
  return pause === 0
}
