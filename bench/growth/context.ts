import type { Scope } from '@somo/server/modules/scope'
import type { Position } from '@somo/server/modules/paging'
import { createDatabase, type Database } from '@somo/server/database/connect'
import { createLog } from '@somo/server/log'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { SizedDatabase } from './databases.ts'

type MiddleName =
  | (
      | 'NAME'
      | 'CREATED'
      | 'LAST_SIGN_IN'
      | 'UNIT_NAME'
      | 'UNIT_KEY'
      | 'AUDIT'
      | 'MEMBER_NAME'
      | 'MEMBER_SINCE'
      | 'JOB'
      | 'MAIL'
      | 'CONSENT'
    )
  | `IMPORT_${'CREATED' | 'FILE' | 'STARTED' | 'ROWS' | 'FAILED'}`

/** What the cases of one size are asked with. */
export interface GrowthContext {
  readonly people: number
  readonly database: Database
  readonly pool: pg.Pool
  /** What the statements of both pools took so far, in milliseconds: as PostgreSQL says, and of the processor. */
  measure(): DatabaseTime
  readonly scopes: Readonly<Record<'admin' | 'manager of 50' | 'manager of 20,000' | 'manager of half', Scope>>
  /** The row in the middle of each order. */
  readonly middles: Readonly<Record<MiddleName, Position>>
  /** Units with about 50, about 20,000 and about half of all people in and below them, and another to move the second to. */
  readonly huge: string
  readonly small: string
  readonly large: string
  readonly target: string
  /** The unit with the most people of its own. */
  readonly full: string
  /** Somebody who did much, and somebody to whom something was done. */
  readonly actor: string
  readonly object: string
  /** Somebody who brought files in, and a day on which imports began. */
  readonly importer: { readonly uuid: string; readonly subject: string }
  readonly startedOn: string
  /** A version of a text that everybody has answered. */
  readonly consented: string
  /** A text found in one person alone. */
  readonly rare: string
}

const counted = `select u.uuid from unit u join unit_people s on s.unit = u.uuid where not u.is_general and u.archived_at is null
  group by u.uuid order by abs(sum(s.people) - $1), u.uuid limit 1`

const addManager = `with p as (
    insert into person (uuid, subject, given_name, family_name, source) values (gen_random_uuid(), $1, 'Growth', $1, 'SEED')
    on conflict (subject) do update set login_count = person.login_count returning uuid
  ), m as (
    insert into unit_membership (uuid, unit, person, role, is_default, source) select gen_random_uuid(), $2, uuid, 'MANAGER', true, 'SEED' from p
    on conflict do nothing
  ) select uuid from p`

async function one(pool: pg.Pool, text: string, values: readonly unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ uuid: string }>(text, [...values])
  return rows[0]?.uuid ?? ''
}

async function middle(pool: pg.Pool, key: string, from: string): Promise<Position> {
  const text = `select (${key})::text as value, t.uuid from ${from} order by ${key}, t.uuid offset (select count(*) / 2 from ${from}) limit 1`
  const { rows } = await pool.query<Position>(text)
  const row = rows[0]
  if (row === undefined) throw new Error(`Nothing in ${from}.`)
  return row
}

async function findImporter(pool: pg.Pool): Promise<GrowthContext['importer']> {
  const { rows } = await pool.query<{
    uuid: string
    subject: string
  }>(`select p.uuid, p.subject from import_job i join person p on p.uuid = i.owner
    where p.subject is not null order by i.created_at limit 1`)
  return rows[0] ?? { uuid: '', subject: '' }
}

async function findMiddles(pool: pg.Pool, unit: string): Promise<GrowthContext['middles']> {
  const members = `(select m.uuid, m.created_at, p.sort_name from unit_membership m join person p on p.uuid = m.person where m.unit = '${unit}') t`
  return {
    NAME: await middle(pool, 't.sort_name', 'person t'),
    CREATED: await middle(pool, 't.created_at', 'person t'),
    LAST_SIGN_IN: await middle(pool, `coalesce(t.last_sign_in_at, 'infinity'::timestamptz)`, 'person t'),
    UNIT_NAME: await middle(pool, 't.name', 'unit t'),
    UNIT_KEY: await middle(pool, 't.key', 'unit t'),
    AUDIT: await middle(pool, 't.at', 'audit_event t'),
    MEMBER_NAME: await middle(pool, 't.sort_name', members),
    MEMBER_SINCE: await middle(pool, 't.created_at', members),
    JOB: await middle(pool, 't.created_at', 'job t'),
    MAIL: await middle(pool, 't.created_at', 'outbox_mail t'),
    IMPORT_CREATED: await middle(pool, 't.created_at', 'import_job t'),
    IMPORT_FILE: await middle(pool, 't.file_name', 'import_job t'),
    IMPORT_STARTED: await middle(pool, `coalesce(t.started_at, '-infinity'::timestamptz)`, 'import_job t'),
    IMPORT_ROWS: await middle(pool, 'coalesce(t.row_count, -1)', 'import_job t'),
    IMPORT_FAILED: await middle(pool, 't.failed', 'import_job t'),
    CONSENT: await middle(pool, `to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`, 'consent t'),
  }
}

/** What the database took, in milliseconds. */
export interface DatabaseTime {
  /** Reading, planning, running the statements and writing their answers. On a busy machine that includes waiting for a processor. */
  readonly duration: number
  /** The processor's part of it, as Linux counts it for the processes of the connections; else as the duration. */
  readonly processor: number
}

const processorOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

/** Adds up what PostgreSQL and Linux tell of each statement. */
function watchWork({ pool, lists }: Database): () => DatabaseTime {
  let worked = 0
  const pids = new Set<number>()
  for (const one of [pool, lists]) {
    one.on('connect', (client) => {
      client.on('notice', ({ message }) => (worked += Number(/^duration: ([0-9.]+) ms/.exec(message ?? '')?.[1] ?? 0)))
      void client.query('set client_min_messages = log; set log_min_messages = fatal; set log_duration = on')
      if ('processID' in client && typeof client.processID === 'number') pids.add(client.processID)
    })
  }
  return () => {
    const processor = [...pids].reduce((sum, pid) => sum + processorOf(pid), 0)
    return { duration: worked, processor: Number.isNaN(processor) ? worked : processor }
  }
}

/** Opens one database and finds what to ask of it; two managers are added where they are not there yet. */
export async function openContext({ people, url }: SizedDatabase): Promise<GrowthContext> {
  const database = createDatabase({ connectionString: url, max: 1 }, createLog('warn'), url)
  const { pool } = database
  const measure = watchWork(database)
  const small = await one(pool, counted, [50])
  const large = await one(pool, counted, [20_000])
  const huge = await one(pool, counted, [people / 2])
  await pool.query(addManager, ['growth-50', small])
  await pool.query(addManager, ['growth-20000', large])
  await pool.query(addManager, ['growth-half', huge])
  const full = await one(
    pool,
    'select unit as uuid from unit_membership m join unit u on u.uuid = m.unit and not u.is_general group by unit order by count(*) desc, unit limit 1',
  )
  return {
    people,
    database,
    pool,
    measure,
    small,
    large,
    huge,
    full,
    scopes: {
      admin: { manager: null },
      'manager of 50': { manager: 'growth-50' },
      'manager of 20,000': { manager: 'growth-20000' },
      'manager of half': { manager: 'growth-half' },
    },
    middles: await findMiddles(pool, full),
    target: await one(
      pool,
      `select u.uuid from unit u where u.parent is null and not u.is_general and u.archived_at is null and u.uuid not in (
      select ancestor from unit_ancestor where unit = $1) union all select uuid from unit where is_general limit 1`,
      [large],
    ),
    actor: await one(pool, 'select actor as uuid from audit_event where actor is not null limit 1'),
    importer: await findImporter(pool),
    startedOn: await one(
      pool,
      `select to_char(max(started_at) at time zone 'UTC', 'YYYY-MM-DD') as uuid from import_job`,
    ),
    consented: await one(pool, 'select version as uuid from consent limit 1'),
    object: await one(pool, 'select object as uuid from audit_event order by at desc limit 1'),
    rare: `S${String(Math.floor(people / 2)).padStart(8, '0')}`,
  }
}
