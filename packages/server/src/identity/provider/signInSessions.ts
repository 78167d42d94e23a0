import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { createUuid } from '../../database/uuid.ts'

/** A context of the provider's; outside its own routes it has no `oidc`. */
interface AnyContext {
  readonly oidc?: KoaContextWithOIDC['oidc']
  readonly status: number
  get(field: string): string
}

interface Seen {
  readonly account: string
  readonly uid: string
  /** Seconds since 1970. */
  readonly signedInAt: number
}

// Longer descriptions are made up: the browsers' own have 100 to 250 characters.
const longestUserAgent = 512

const write = `insert into sign_in_session (uuid, account, session_uid, user_agent, signed_in_at, last_seen_at)
  select $1, account.uuid, $3, $4, to_timestamp($5), to_timestamp($6) from account where account.uuid = $2
  on conflict (session_uid) do update set user_agent = excluded.user_agent, signed_in_at = excluded.signed_in_at,
    last_seen_at = excluded.last_seen_at
  where sign_in_session.last_seen_at < excluded.last_seen_at - interval '1 minute'
    or sign_in_session.signed_in_at <> excluded.signed_in_at`

/** Whom the provider has just let in: by the way back from the sign-in page, or by tokens. */
function findSeen({ oidc, status }: AnyContext): Seen | null {
  const { RefreshToken: token, AuthorizationCode: code } = oidc?.entities ?? {}
  if (oidc?.route === 'token' && status === 200 && token?.sessionUid !== undefined) {
    return { account: token.accountId, uid: token.sessionUid, signedInAt: token.authTime ?? 0 }
  }
  const { uid, accountId: account, loginTs } = oidc?.session ?? {}
  if (oidc?.route !== 'resume' || code === undefined || uid === undefined || account === undefined) return null
  return { account, uid, signedInAt: loginTs ?? 0 }
}

/**
 * Writes down which browser a session belongs to and when it was seen, at each sign-in and, at most once a minute, at
 * its tokens' renewals. A failure is reported and keeps nobody from signing in.
 */
export function recordSignIns(pool: Pool, report: (error: unknown) => void): Parameters<Provider['use']>[0] {
  return async (ctx: AnyContext, next) => {
    await next()
    const seen = findSeen(ctx)
    if (seen === null) return
    const userAgent = ctx.get('user-agent').slice(0, longestUserAgent)
    const { account, uid, signedInAt } = seen
    const values = [createUuid(), account, uid, userAgent === '' ? null : userAgent, signedInAt, Date.now() / 1000]
    await pool.query({ name: 'sign-in-session', text: write, values }).catch(report)
  }
}
