import type { PersonSignIn } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { readDevice } from '../../profile/userAgent.ts'

const maxListed = 50

// The embedded provider stores the browser with the session, and deletes both when the session ends.
const select = `select c.counted_at as at, s.user_agent as "userAgent"
  from counted_session c
  left join oidc_payload o on o.kind = 'Session' and o.session_state = c.session_id
  left join sign_in_session s on s.session_uid = o.uid and s.account::text = c.subject
  where c.subject = $1 order by c.counted_at desc, c.session_id limit ${maxListed}`

/** The latest 50 sign-ins of a subject that are still stored; none for a person without a subject. */
export async function readPersonSignIns(pool: Pick<Pool, 'query'>, subject: string | null): Promise<PersonSignIn[]> {
  if (subject === null) return []
  const { rows } = await pool.query<{ at: Date; userAgent: string | null }>(select, [subject])
  return rows.map(({ at, userAgent }) => ({ at: at.toISOString(), ...readDevice(userAgent) }))
}
