import type { SessionSnapshot } from '../../platform/session/contract.ts'
import { useEndingSoon } from './endingSoon.ts'
import type { SessionNews } from './SessionNotice.tsx'

/** The most urgent session notice; null if there is none. */
export function useSessionNews({ ended, isStale, endsAt, isClockWrong }: SessionSnapshot): SessionNews | null {
  const isEnding = useEndingSoon(endsAt)
  if (ended !== null) return { kind: 'ended' }
  if (isStale) return { kind: 'stale' }
  if (isEnding && endsAt !== null) return { kind: 'ending', endsAt }
  return isClockWrong ? { kind: 'clock' } : null
}
