import type { Pool } from 'pg'

const forget = `delete from link_case where state <> 'OPEN' and coalesce(decided_at, created_at) < $1::timestamptz - interval '90 days'`

/**
 * Forgets sign-ins and questions of managers ninety days after they were decided, before `now` (ms since 1970), as the
 * files of imports and answers to requests: by then nobody asks why. Who decided what stays in the audit log.
 */
export async function forgetCases(pool: Pool, now: number): Promise<void> {
  await pool.query(forget, [new Date(now).toISOString()])
}
