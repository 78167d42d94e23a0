import { useEffect } from 'react'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { isAttemptOpen } from './attemptLock.ts'
import { sendLeftovers } from './journal/sendLeftovers.ts'
import { journalTable } from './journalTable.ts'
import { useCommit } from './useCommit.ts'

/** Sends what earlier pages left on the device, at once and each time the network is back. */
export function useLeftovers(): void {
  const send = useCommit()
  const subject = useSession().snapshot.claims?.subject ?? null
  useEffect(
    function sendWhenOnline() {
      if (subject === null) return undefined
      const attempt = (): void => {
        if (connectionWatch.get() === 'online')
          void sendLeftovers(subject, { table: journalTable, send, isInUse: isAttemptOpen })
      }
      attempt()
      return connectionWatch.subscribe(attempt)
    },
    [send, subject],
  )
}
