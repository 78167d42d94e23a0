import type { Database } from '../../database/connect.ts'
import { eq, lt, sql } from '../../database/drizzle.ts'
import { countedSessionTable, personTable } from '../../database/tables.ts'
import { createUuid } from '../../database/uuid.ts'

/** What came of counting. */
export interface CountedLogin {
  readonly loginCount: number
  /** False where the session had been counted before. */
  readonly counted: boolean
}

/** Counts sign-ins. */
export interface UserStore {
  /** Counts the session once, however often and from however many places it is asked. */
  countLogin(subject: string, sessionId: string): Promise<CountedLogin>
  /** The sign-ins counted so far; 0 for a person not met yet. */
  readLoginCount(subject: string): Promise<number>
  /** Forgets the sessions counted more than 90 days before `now` (ms since 1970). The counts stay. */
  forgetCountedSessions(now: number): Promise<void>
}

// The embedded provider's sessions last eight hours, Keycloak's offline ones end after 30 days without use. One that is
// used for longer, and asks again although the browser remembers, is counted once more in a quarter of a year.
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** A store over the product's database. */
export function createUserStore({ drizzle }: Database): UserStore {
  const read = drizzle
    .select({ loginCount: personTable.loginCount })
    .from(personTable)
    .where(eq(personTable.subject, sql.placeholder('subject')))
    .prepare('person_login_count')
  return {
    async countLogin(subject, sessionId) {
      const { rows } = await drizzle.execute<{ loginCount: number; counted: boolean }>(
        countStatement(subject, sessionId),
      )
      return { loginCount: rows[0]?.loginCount ?? 0, counted: rows[0]?.counted ?? false }
    },
    async readLoginCount(subject) {
      const [row] = await read.execute({ subject })
      return row?.loginCount ?? 0
    },
    async forgetCountedSessions(now) {
      const limit = new Date(now - rememberedMs).toISOString()
      await drizzle.delete(countedSessionTable).where(lt(countedSessionTable.countedAt, limit))
    },
  }
}

/**
 * One statement, so one transaction. The first insert decides: of two calls for one session the later waits for the
 * earlier, finds the session there and adds nothing. It writes the person all the same, because only a write sees
 * the count the other has just written.
 */
function countStatement(subject: string, sessionId: string) {
  return sql`
    with session as (
      insert into ${countedSessionTable} (subject, session_id) values (${subject}, ${sessionId})
      on conflict do nothing returning 1
    ), added as (
      select count(*)::int as sessions from session
    )
    insert into ${personTable} as person (uuid, subject, login_count)
    select ${createUuid()}::uuid, ${subject}, sessions from added
    on conflict (subject) do update
      set login_count = person.login_count + excluded.login_count, updated_at = now()
    returning login_count as "loginCount", (select sessions from added) = 1 as counted`
}
