import { useEffect, useEffectEvent } from 'react'
import { useWhenBack } from '../connection/useWhenBack.ts'
import { consentWatch } from '../consent/consentWatch.ts'
import type { Problem } from './problem.ts'

/**
 * Asks again by itself once there is what the answer was missing for: the connection, or the person's agreement to a text
 * in force, which is given in place of the page and may leave the page as it was.
 */
export function useAskAgain(problem: Problem | null, ask: () => void): void {
  useWhenBack(problem?.code === 'UNREACHABLE', ask)
  const askAgain = useEffectEvent(ask)
  const isAgreementMissing = problem?.code === 'CONSENT_REQUIRED'
  useEffect(
    function followAgreement() {
      if (!isAgreementMissing) return
      return consentWatch.subscribe(() => {
        if (!consentWatch.get()) askAgain()
      })
    },
    [isAgreementMissing],
  )
}
