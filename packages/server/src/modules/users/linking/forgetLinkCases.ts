import type { Pool } from 'pg'

const forget = `delete from link_case where state <> 'OPEN' and coalesce(decided_at, created_at) < $1::timestamptz - interval '90 days'`

/**
 * Deletes link cases 90 days after their decision; `now`: ms since 1970. The audit log keeps who decided what.
 */
export async function forgetCases(pool: Pool, now: number): Promise<void> {
  await pool.query(forget, [new Date(now).toISOString()])
}
