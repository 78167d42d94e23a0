import { useEffect, useState } from 'react'
import type { QuizClock } from './useQuizSession.ts'

/** How often it is looked at the clock, in ms. */
const tick = 1000

/** The ms until the end by the server's clock; null without a limit. It is told every second. */
export function useTimeLeft({ endsAt, offset }: QuizClock): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(
    function followClock() {
      if (endsAt === null) return undefined
      const timer = setInterval(() => setNow(Date.now()), tick)
      return () => clearInterval(timer)
    },
    [endsAt],
  )
  return endsAt === null ? null : Math.max(0, endsAt - (now + offset))
}
