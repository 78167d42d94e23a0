import type { Database } from '../../../database/connect.ts'
import { createUuid } from '../../../database/uuid.ts'

/** The result of counting. */
export interface CountedLogin {
  readonly loginCount: number
  /** False where the session had been counted before. */
  readonly counted: boolean
}

/** Stores the count of sign-ins. */
export interface UserStore {
  /** Counts a session once, also in concurrent calls. */
  countLogin(subject: string, sessionId: string): Promise<CountedLogin>
  /** The sign-ins counted so far; 0 for an unknown person. */
  readLoginCount(subject: string): Promise<number>
  /** Forgets the sessions counted more than 90 days before `now` (ms since 1970). The counts stay. */
  forgetCountedSessions(now: number): Promise<void>
  /** Forgets keys of creations a week after they were used, and links a month after they ended. */
  forgetKeysAndLinks(now: number): Promise<void>
}

// The embedded provider's sessions last eight hours, Keycloak's offline ones end after 30 days without use. One that is
// used for longer, and asks again although the browser remembers, is counted once more in a quarter of a year.
const dayMs = 24 * 60 * 60 * 1000
const rememberedMs = 90 * dayMs

/**
 * One statement, so one transaction. The first insert decides: of two calls for one session the later waits for the
 * earlier, finds the session there and adds nothing. It writes the person all the same, because only a write sees
 * the count the other has just written. Whoever was invited is there from then on.
 */
const countSession = `
  with session as (
    insert into counted_session (subject, session_id) values ($1, $2)
    on conflict do nothing returning 1
  ), added as (
    select count(*)::int as sessions from session
  )
  insert into person (uuid, subject, login_count, last_sign_in_at)
  select $3::uuid, $1, sessions, case when sessions = 1 then now() end from added
  on conflict (subject) do update
    set login_count = person.login_count + excluded.login_count, updated_at = now(),
      last_sign_in_at = coalesce(excluded.last_sign_in_at, person.last_sign_in_at),
      status = case when person.status = 'INVITED' then 'ACTIVE' else person.status end
  returning login_count as "loginCount", (select sessions from added) = 1 as counted`

const readCount = `select login_count as "loginCount" from person where subject = $1`

/** A store over the product's database. */
export function createUserStore({ pool }: Database): UserStore {
  return {
    async countLogin(subject, sessionId) {
      const { rows } = await pool.query<CountedLogin>(countSession, [subject, sessionId, createUuid()])
      return { loginCount: rows[0]?.loginCount ?? 0, counted: rows[0]?.counted ?? false }
    },
    async readLoginCount(subject) {
      const { rows } = await pool.query<{ loginCount: number }>({
        name: 'person-login-count',
        text: readCount,
        values: [subject],
      })
      return rows[0]?.loginCount ?? 0
    },
    async forgetCountedSessions(now) {
      await pool.query('delete from counted_session where counted_at < $1', [new Date(now - rememberedMs)])
    },
    async forgetKeysAndLinks(now) {
      const [week, month] = [7, 30].map((days) => new Date(now - days * dayMs))
      await pool.query('delete from idempotence_key where created_at < $1', [week])
      await pool.query('delete from invitation where expires_at < $1', [month])
    },
  }
}
