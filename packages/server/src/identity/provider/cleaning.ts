import type { Pool } from 'pg'

// An expired thing is kept a little: the provider then says "expired" instead of "unknown".
const graceMs = 60 * 60 * 1000

const forgetSessions = `delete from sign_in_session s
  where not exists (select from oidc_payload p where p.kind = 'Session' and p.uid = s.session_uid)`

/** Removes provider state, what is known of its sessions, and counters that ended more than an hour before `now` (ms since 1970). */
export async function removeExpired(pool: Pool, now: number): Promise<void> {
  const limit = now - graceMs
  await pool.query('delete from oidc_payload where expires_at < to_timestamp($1)', [limit / 1000])
  await pool.query('delete from pending_sign_in where expires_at < to_timestamp($1)', [limit / 1000])
  await pool.query(forgetSessions)
  await pool.query('delete from email_change where expires_at < to_timestamp($1)', [limit / 1000])
  for (const table of ['sign_in_limit', 'call_limit'])
    await pool.query(`delete from ${table} where expire < $1`, [limit])
}
