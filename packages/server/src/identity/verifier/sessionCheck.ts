import type { Role } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'

const sessionQuery = `select a.roles from account a
  where a.uuid = $2::text::uuid and a.is_active
    and not exists (select from person p where p.subject = $2 and p.status in ('SUSPENDED', 'ANONYMISED'))
    and exists (
      select from oidc_payload s
      where s.session_state = $1 and s.payload ->> 'accountId' = $2 and s.expires_at > to_timestamp($3))`

/**
 * Reads the caller of a token of the embedded provider anew at each call: null where the session has ended or the account is
 * closed or gone (ASVS 5.0, 7.4.1 and 7.4.2). The roles are the account's at this moment, not those that the token was
 * issued with, so a role that was taken away counts no more. Rejects where the database cannot be asked.
 */
export function createSessionCheck(pool: Pool): (caller: Caller) => Promise<Caller | null> {
  return async (caller) => {
    const values = [caller.sessionId, caller.subject, Date.now() / 1000]
    const { rows } = await pool.query<{ roles: Role[] }>({ name: 'session-check', text: sessionQuery, values })
    const [account] = rows
    return account === undefined ? null : { ...caller, roles: account.roles }
  }
}

const statusQuery = `select status in ('SUSPENDED', 'ANONYMISED') or roles <> $2::text[] as "isOutdated" from person where subject = $1`

/**
 * As `createSessionCheck`, for people of an outside provider, whose roles are the token's since only the provider knows them:
 * null where they were suspended or anonymised here, or where what is kept of them says other roles; then they are let in
 * anew, and what is kept follows the token.
 */
export function createStatusCheck(pool: Pool): (caller: Caller) => Promise<Caller | null> {
  return async (caller) => {
    const values = [caller.subject, caller.roles]
    const { rows } = await pool.query<{ isOutdated: boolean }>({ name: 'status-check', text: statusQuery, values })
    return rows[0]?.isOutdated === true ? null : caller
  }
}
