import { useEffect, useState } from 'react'
import type { Session, SessionSnapshot } from '../../platform/session/contract.ts'
import { numberClaim, readJwtPayload } from '../../platform/session/tokens/jwt.ts'

/**
 * When the access token was issued, by the clock of who issued it: milliseconds since 1970, UTC. Null while it is being
 * read, and where the token does not tell. Read anew after each renewal.
 */
export function useIssuedAt(
  session: Pick<Session, 'getToken'>,
  { expiresAt }: Pick<SessionSnapshot, 'expiresAt'>,
): number | null {
  const [issuedAt, setIssuedAt] = useState<number | null>(null)
  useEffect(
    function readTheToken() {
      let isOver = false
      void session.getToken().then((token) => {
        const seconds = numberClaim(readJwtPayload(token), 'iat')
        if (!isOver) setIssuedAt(seconds === null ? null : seconds * 1000)
      })
      return () => {
        isOver = true
      }
    },
    [session, expiresAt],
  )
  return issuedAt
}
