import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { SessionSnapshot } from '../../platform/session/contract.ts'
import { useEndingSoon } from './endingSoon.ts'
import type { SessionNews } from './SessionNotice.tsx'

/** What the frame has to say of the session, the most pressing first; null where all is well. */
export function useSessionNews({ ended, isStale, endsAt, isClockWrong }: SessionSnapshot): SessionNews | null {
  const { time } = useDates()
  const isEnding = useEndingSoon(endsAt)
  if (ended !== null) return { kind: 'ended' }
  if (isStale) return { kind: 'stale' }
  if (isEnding && endsAt !== null) return { kind: 'ending', time: time(new Date(endsAt)) }
  return isClockWrong ? { kind: 'clock' } : null
}
