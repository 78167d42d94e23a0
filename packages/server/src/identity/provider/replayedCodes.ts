import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { endSessionOf } from '../gateway/sessions.ts'

const findSession = `select uid, payload ->> 'accountId' as subject from oidc_payload
  where kind = 'Session' and exists (select from jsonb_each(payload -> 'authorizations') a where a.value ->> 'grantId' = $1)`

async function endSessionOfGrant(pool: Pool, grantId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ uid: string; subject: string }>(findSession, [grantId])
    for (const { uid, subject } of rows) await endSessionOf(client, subject, uid)
  })
}

/**
 * Ends the session behind an authorization code that is used a second time: whoever has stolen it, or the tokens it was
 * exchanged for, is out at once (RFC 6749, 4.1.2). The provider itself revokes the grant alone, which access tokens that
 * are JWTs outlive.
 */
export function endReplayedSessions(provider: Provider, pool: Pool, report: (error: unknown) => void): void {
  provider.on('grant.revoked', ({ oidc }: KoaContextWithOIDC, grantId: string) => {
    if (oidc.params?.['grant_type'] === 'authorization_code') endSessionOfGrant(pool, grantId).catch(report)
  })
}
