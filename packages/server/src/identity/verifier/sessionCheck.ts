import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'

const text = `select exists (
    select from oidc_payload
    where session_state = $1 and payload ->> 'accountId' = $2 and expires_at > to_timestamp($3)
  ) and exists (select from account where uuid = $2::uuid and is_active) as "isCurrent"`

/**
 * Answers whether the session and the account behind a token of the embedded provider are still there: who signed out,
 * or was shut out, is nobody from then on (ASVS 5.0, 7.4.1 and 7.4.2). Rejects where the database cannot be asked.
 */
export function createSessionCheck(pool: Pool): (caller: Caller) => Promise<boolean> {
  return async ({ subject, sessionId }) => {
    const values = [sessionId, subject, Date.now() / 1000]
    const { rows } = await pool.query<{ isCurrent: boolean }>({ name: 'session-check', text, values })
    return rows[0]?.isCurrent === true
  }
}
