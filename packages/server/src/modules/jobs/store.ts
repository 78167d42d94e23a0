import type { JobFilter, JobState, PageInfo, Role, UserErrorCode } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import type { PagePlan } from '../paging.ts'
import { isStillReadable } from '../private-files/fileRoles.ts'
import { choosePredicates, countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { Sql } from './queue.ts'
import type { Envelope } from './runner.ts'

/** A job as its row says. */
export interface JobRow {
  readonly uuid: string
  readonly kind: string
  readonly state: JobState
  readonly done: number
  readonly total: number | null
  readonly failed: number
  readonly tries: number
  readonly owner: string | null
  readonly ownerSubject: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly error: string | null
  /** The private file it made, while that is there. */
  readonly file: string | null
  readonly fileName: string | null
  /** Whether it was taken away before its time, because it may have named somebody who has been anonymised. */
  readonly isFileWithdrawn: boolean
  /** The import it works at. */
  readonly import: string | null
  readonly isCancelRequested: boolean
  /** Whether its import has gone on with other work since: done again, it would take that back. */
  readonly isOvertaken: boolean
}

/** A job that nobody else changes meanwhile, and what it was started with. */
export interface LockedJob extends Pick<JobRow, 'kind' | 'state' | 'failed' | 'isOvertaken'> {
  readonly envelope: Envelope
  /** The roles its owner has now, as far as they are known here. */
  readonly ownerRoles: readonly Role[]
}

/** Which jobs a list shows; null leaves a condition out. */
export interface JobChoice extends JobFilter {
  /** Whose they are, by the subject of their tokens. */
  readonly ownerSubject?: string | null
}

/** Reads jobs, and writes what people ask of them. */
export interface JobStore {
  find(uuid: string, sql?: Sql): Promise<JobRow | null>
  list(
    plan: PagePlan<'CREATED'>,
    choice: JobChoice,
  ): Promise<{ items: (JobRow & { sortedAt: string })[]; pageInfo: PageInfo }>
  /** How many there are, counted to `cap`. */
  count(choice: JobChoice, cap: number): Promise<number>
  /** What could not be done, in its order: the first thousand, which say enough to a reader. */
  failures(uuid: string): Promise<{ object: string | null; name: string | null; code: UserErrorCode }[]>
  /** All of it, to be done again. */
  allFailures(uuid: string): ReturnType<JobStore['failures']>
  /** The latest run of each kind that runs by itself. */
  lastRuns(kinds: readonly string[]): Promise<{ kind: string; at: string; state: JobState }[]>
  /** When each of these kinds last looked whether it has something to do. */
  lastLooks(kinds: readonly string[]): Promise<{ kind: string; at: string }[]>
  /** Ends a job in line at once and one in work before its next step; false where it has ended. */
  askToCancel(sql: Sql, uuid: string): Promise<boolean>
  /** Keeps the row from other writers until the transaction ends. */
  lock(sql: Sql, uuid: string): Promise<LockedJob | null>
  /** Sends it round again; with a payload from the beginning, without one from where it stood. */
  requeue(sql: Sql, uuid: string, payload: Envelope | null): Promise<void>
  sweep(): Promise<void>
}

// Looked up job by job: `exists` might read all imports for a page.
const isOvertaken = `case when t.kind in ('import.read', 'import.check', 'import.run', 'import.undo') then (
    select true from import_job i where i.uuid = (t.payload->'payload'->>'import')::uuid and i.job = t.uuid limit 1) is null else false end as "isOvertaken"`
const columns = `t.uuid, t.kind, t.state, t.done, t.total, t.failed, t.tries, ${nameInSql('o')} as owner,
  o.subject as "ownerSubject", t.created_at::text as "createdAt", t.started_at::text as "startedAt",
  t.ended_at::text as "endedAt", t.error, case when f.withdrawn_at is null and ${isStillReadable('f', 'o')} then f.uuid end as file,
  case when f.withdrawn_at is null then f.name end as "fileName", f.withdrawn_at is not null as "isFileWithdrawn",
  case when t.kind like 'import.%' then t.payload->'payload'->>'import' end as import, t.is_cancel_asked as "isCancelRequested", ${isOvertaken}`
const from = `job t left join person o on o.uuid = t.owner
  left join private_file f on f.uuid = t.file and f.expires_at > now()`

/** A store over the product's database. */
export function createJobStore({ pool }: Database): JobStore {
  return {
    async find(uuid, sql = pool) {
      const { rows } = await sql.query<JobRow>(`select ${columns} from ${from} where t.uuid = $1`, [uuid])
      return rows[0] ?? null
    },
    list: (plan, choice) => readKeysetPage<JobRow, 'CREATED'>(pool, plan, listOf(choice)),
    count: (choice, cap) => countKeysetList(pool, { ...listOf(choice), from: 'job t' }, cap),
    failures: (uuid) => readFailures(pool, uuid, maxFailures),
    allFailures: (uuid) => readFailures(pool, uuid, null),
    lastRuns: (kinds) => readLastRuns(pool, kinds),
    async lastLooks(kinds) {
      const text = 'select kind, looked_at::text as at from schedule_look where kind = any($1::text[])'
      return (await pool.query<{ kind: string; at: string }>(text, [kinds])).rows
    },
    async askToCancel(sql, uuid) {
      const { rowCount } = await sql.query(cancelStatement, [uuid])
      return rowCount === 1
    },
    async lock(sql, uuid) {
      const { rows } = await sql.query<LockedJob>(lockStatement, [uuid])
      return rows[0] ?? null
    },
    async requeue(sql, uuid, payload) {
      if (payload !== null) await sql.query('delete from job_failure where job = $1', [uuid])
      await sql.query(requeueStatement, [uuid, payload === null ? null : JSON.stringify(payload)])
    },
    async sweep() {
      await pool.query(sweepStatement)
    },
  }
}

const maxFailures = 1000

async function readFailures(sql: Sql, uuid: string, most: number | null): ReturnType<JobStore['failures']> {
  const { rows } = await sql.query<{ object: string | null; name: string | null; code: UserErrorCode }>(
    'select object, name, code from job_failure where job = $1 order by position limit $2',
    [uuid, most],
  )
  return rows
}

async function readLastRuns(sql: Sql, kinds: readonly string[]): ReturnType<JobStore['lastRuns']> {
  const { rows } = await sql.query<{ kind: string; at: string; state: JobState }>(
    `select k.kind, j.created_at::text as at, j.state from unnest($1::text[]) as k(kind)
     cross join lateral (select created_at, state from job where kind = k.kind order by created_at desc, uuid desc limit 1) j`,
    [kinds],
  )
  return rows
}

function listOf({ ownerSubject, owner, isOwnerless, state, kind, from: since, until }: JobChoice): KeysetList {
  const choice = choosePredicates([
    ['t.owner = (select p.uuid from person p where p.subject = $#)', ownerSubject],
    ['t.owner = $#::uuid', owner],
    // Two conditions, each of which an index answers.
    [
      `$#::boolean and t.owner is ${isOwnerless === true ? '' : 'not '}null`,
      isOwnerless === null || isOwnerless === undefined ? null : true,
    ],
    ['t.state = any($#::text[])', state],
    ['t.kind = any($#::text[])', kind],
    ['t.created_at >= $#::timestamptz', since],
    ['t.created_at < $#::timestamptz', until],
  ])
  return { columns, from, key: 't.created_at', ...choice }
}

const lockStatement = `
  select t.kind, t.state, t.failed, t.payload as envelope, ${isOvertaken},
    coalesce((select p.roles from person p where p.subject = t.payload->'owner'->>'subject'), '{}') as "ownerRoles"
  from job t where t.uuid = $1 for update of t`

const cancelStatement = `
  update job set is_cancel_asked = true, state = case when state = 'QUEUED' then 'CANCELLED' else state end,
    ended_at = case when state = 'QUEUED' then now() end
  where uuid = $1 and state in ('QUEUED', 'RUNNING')`

const requeueStatement = `
  update job set state = 'QUEUED', error = null, ended_at = null, seen_at = null, tries = 0, deaths = 0, is_cancel_asked = false,
    payload = coalesce($2::jsonb, payload), position = case when $2 is null then position end,
    done = case when $2 is null then done else 0 end, total = case when $2 is null then total end,
    failed = case when $2 is null then failed else 0 end
  where uuid = $1`

// What ran by itself and went well says nothing after a week; the rest is kept as long as somebody may ask.
const sweepStatement = `
  delete from job where uuid in (
    select j.uuid from job j
    where j.ended_at < now() - case when j.owner is null and j.state = 'DONE' then interval '7 days' else interval '90 days' end
      and not exists (select from import_job i where i.job = j.uuid)
    limit 1000
  )`
