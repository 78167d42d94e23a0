import type { DayCount, ManagedScope, QueueFacts, SignInEvent, SlowStatement, UnitRole } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { countUnitDays, isNotOver } from '../dates/days.ts'
import { readDevice } from '../profile/userAgent.ts'
import { nameInSql } from '../list/keysetPage.ts'

/** What is going on, for those who answer for it. */
export interface ConsoleService {
  /** Where a person is manager or deputy today, by their subject; the units below count without those in the archive. */
  listScope(subject: string): Promise<ManagedScope[]>
  readJobQueue(): Promise<QueueFacts>
  readMailQueue(): Promise<QueueFacts>
  /** The latest twenty; null where an outside provider keeps them. */
  listSignIns(): Promise<SignInEvent[] | null>
  /** Those that took longest altogether; null where the database does not record them. */
  listSlowStatements(): Promise<SlowStatement[] | null>
}

/** Reads it from the product's database. */
export function createConsoleService({ pool }: Database, hasEmbeddedProvider: boolean): ConsoleService {
  const count = async (statement: string): Promise<QueueFacts> => {
    const { rows } = await pool.query<QueueFacts>(statement)
    return rows[0] ?? { queued: 0, running: 0, failed: 0 }
  }
  return {
    listScope: (subject) => listScope(pool, subject),
    readJobQueue: () => count(jobQueue),
    readMailQueue: () => count(mailQueue),
    listSignIns: async () => (hasEmbeddedProvider ? listSignIns(pool) : null),
    listSlowStatements: () => listSlowStatements(pool),
  }
}

// Each number by an index on the state; the number of what failed is that of the last day, which somebody can still help.
const jobQueue = `select
  (select count(*)::int from job where state = 'QUEUED') as queued,
  (select count(*)::int from job where state = 'RUNNING') as running,
  (select count(*)::int from job where state = 'FAILED' and created_at > now() - interval '1 day') as failed`
const mailQueue = `select
  (select count(*)::int from outbox_mail where state = 'QUEUED') as queued,
  (select count(*)::int from outbox_mail where state = 'SENDING') as running,
  (select count(*)::int from outbox_mail where state = 'FAILED') as failed`

interface ScopeRow {
  readonly uuid: string
  readonly name: string
  readonly key: string
  readonly path: ManagedScope['path'] | null
  readonly role: UnitRole
  readonly until: string | null
  readonly ends: DayCount | null
  readonly units: number
  readonly people: number
}

const scope = `
  select u.uuid, u.name, u.key, g.role, g.until::text as until, ${countUnitDays('g.until', 'g.unit')} as ends,
    (select json_agg(json_build_object('uuid', x.uuid, 'name', x.name, 'key', x.key) order by a.distance desc)
     from unit_ancestor a join unit x on x.uuid = a.ancestor where a.unit = u.uuid and a.distance > 0) as path,
    (select count(*)::int from unit_ancestor a join unit x on x.uuid = a.unit
     where a.ancestor = u.uuid and a.distance > 0 and x.archived_at is null) as units,
    (select count(distinct m.person)::int from unit_ancestor a join unit_membership m on m.unit = a.unit
     where a.ancestor = u.uuid) as people
  from person p join unit_membership g on g.person = p.uuid join unit u on u.uuid = g.unit
  where p.subject = $1 and g.role <> 'MEMBER' and ${isNotOver('g')}
  order by u.name, u.uuid limit 100`

async function listScope(pool: Database['pool'], subject: string): Promise<ManagedScope[]> {
  const { rows } = await pool.query<ScopeRow>(scope, [subject])
  return rows.map(({ uuid, name, key, path, ...rest }) => ({ unit: { uuid, name, key }, path: path ?? [], ...rest }))
}

const slowStatements = `select left(query, 500) as text, calls::float8 as calls, mean_exec_time as "meanMs", total_exec_time as "totalMs"
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
  order by total_exec_time desc limit 10`

/** PostgreSQL, appendix A: no such relation; the extension is not loaded with the server; not for this role to read. */
const unrecorded: ReadonlySet<unknown> = new Set(['42P01', '55000', '42501'])

async function listSlowStatements(pool: Database['pool']): Promise<SlowStatement[] | null> {
  try {
    return (await pool.query<SlowStatement>(slowStatements)).rows
  } catch (error) {
    if (error instanceof Error && 'code' in error && unrecorded.has(error.code)) return null
    throw error
  }
}

async function listSignIns(pool: Database['pool']): Promise<SignInEvent[]> {
  const { rows } = await pool.query<{ at: string; name: string | null; userAgent: string | null }>(
    `select s.signed_in_at::text as at, ${nameInSql('a')} as name, s.user_agent as "userAgent"
     from sign_in_session s join account a on a.uuid = s.account order by s.signed_in_at desc, s.uuid desc limit 20`,
  )
  return rows.map(({ at, name, userAgent }) => ({ at, name, ...readDevice(userAgent) }))
}
