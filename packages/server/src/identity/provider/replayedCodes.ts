import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { endSessionOf } from '../gateway/sessions.ts'

/**
 * Ends the session behind an authorization code that is used a second time: whoever has stolen it, or the tokens it was
 * exchanged for, is out at once (RFC 6749, 4.1.2; RFC 9700, 2.1.1). The provider itself revokes the grant alone, which
 * access tokens that are JWTs outlive.
 */
export function endReplayedSessions(provider: Provider, pool: Pool, report: (error: unknown) => void): void {
  provider.on('grant.revoked', ({ oidc }: KoaContextWithOIDC) => {
    const code = oidc.entities.AuthorizationCode
    if (oidc.params?.['grant_type'] !== 'authorization_code' || code?.sessionUid === undefined || code.accountId === undefined) return
    const { accountId, sessionUid } = code
    inTransaction(pool, (client) => endSessionOf(client, accountId, sessionUid)).catch(report)
  })
}
