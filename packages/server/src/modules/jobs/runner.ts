import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import type { Database } from '../../database/connect.ts'
import { IsolationClosed, IsolationError } from '../../isolation/isolationError.ts'
import { inOneTransaction } from '../../database/transaction.ts'
import type { Logger } from '../../log.ts'
import { noteForgotten } from '../private-files/withdrawFiles.ts'
import { createConcurrency, type Concurrency } from './concurrency.ts'
import { isPassing } from './errors.ts'
import { JobError, type AnyWorker, type Failure, type StepEnd } from './jobs.ts'
import { checkOwner } from './ownerRoles.ts'

/** How a step left its job: more to do, nothing more for this process. */
type Turn = 'more' | 'over'

/** Does jobs, step after step. */
export interface Runner {
  /** Does a job until it ends or the process closes; one that another process is at is left to it. */
  run(uuid: string): Promise<void>
  /** Lets the steps in hand end and begins no other. */
  stop(): void
}

/** What a job keeps of what it was started with. */
export interface Envelope {
  readonly payload: unknown
  readonly owner: CallContext | null
}

interface Row extends Record<string, unknown> {
  readonly kind: string
  readonly envelope: Envelope
  readonly position: unknown
  readonly failed: number
  readonly isCancelRequested: boolean
}

// A job whose step fails to commit this often in a row (the database went away) is given up.
const mostTries = 5
// A job whose process died is done once more, alone. One that is the reason for the death takes no other work with it then.
const mostDeaths = 1

/*
  Whoever holds this lock is at the job. It ends with the transaction, and so with the process or its connection,
  however they end; a row lock would make whoever cancels wait for the step.
*/
const isFree = `pg_try_advisory_xact_lock(hashtextextended('job ' || $1, 0))`

const claimStatement = `
  with mine as materialized (select ${isFree} as is_free)
  update job set state = 'RUNNING', tries = tries + 1, is_at_work = true, started_at = coalesce(started_at, now()), seen_at = now()
  from mine where is_free and uuid = $1::uuid and kind = any($2::text[]) and state in ('QUEUED', 'RUNNING')
  returning kind, tries, deaths, payload->'owner'->>'requestId' as "requestId"`

const endStatement = `update job set state = $2, error = $3, ended_at = now(), seen_at = null, is_at_work = false
  where uuid = $1 and state in ('QUEUED', 'RUNNING')`

const atWorkStatement = `update job set is_at_work = true where uuid = $1 and state = 'RUNNING'`

const leaveStatement = `update job set seen_at = null, is_at_work = false where uuid = $1 and state = 'RUNNING'`
// The child process of a step died: the next process that looks for jobs left alone takes it.
const dieStatement = `update job set seen_at = null, is_at_work = false, deaths = deaths + 1 where uuid = $1 and state = 'RUNNING' returning deaths`
const noop = (): void => undefined

interface RunnerDeps {
  readonly database: Database
  readonly workers: ReadonlyMap<string, AnyWorker>
  readonly log: Logger
}

interface Claim {
  readonly kind: string
  readonly tries: number
  readonly deaths: number
  readonly requestId: string | null
}

/**
 * A runner over the product's database. A job of a kind that is none of `workers` stays in line: the process of a newer
 * release beside this one knows it.
 */
export function createRunner(database: Database, workers: ReadonlyMap<string, AnyWorker>, log: Logger): Runner {
  let isStopping = false
  const deps: RunnerDeps = { database, workers, log }
  const concurrency = createConcurrency()
  const inHand = new Set<string>()
  return {
    stop() {
      isStopping = true
    },
    async run(uuid) {
      // A job that waits to be alone may be brought again meanwhile.
      if (isStopping || inHand.has(uuid)) return
      inHand.add(uuid)
      try {
        await runInTurn(deps, uuid, concurrency, () => isStopping)
      } finally {
        inHand.delete(uuid)
      }
    },
  }
}

type Take = () => Promise<() => void>

async function runInTurn(
  deps: RunnerDeps,
  uuid: string,
  concurrency: Concurrency,
  isStopping: () => boolean,
): Promise<void> {
  const { rows } = await deps.database.pool.query<{ deaths: number }>('select deaths from job where uuid = $1', [uuid])
  // Once a step has ended, nothing speaks against other work beside the next.
  const leave = await ((rows[0]?.deaths ?? 0) > 0 ? concurrency.enterAlone() : concurrency.enter())
  try {
    if (!isStopping()) await runClaimed(deps, uuid, { leave, enter: () => concurrency.enter() }, isStopping)
  } finally {
    leave()
  }
}

async function runClaimed(
  { database, workers, log }: RunnerDeps,
  uuid: string,
  turn: { leave: () => void; enter: Take },
  isStopping: () => boolean,
): Promise<void> {
  const { rows } = await database.pool.query<Claim>(claimStatement, [uuid, [...workers.keys()]])
  const claim = rows[0]
  const worker = claim === undefined ? undefined : workers.get(claim.kind)
  if (claim === undefined || worker === undefined) return
  const own = log.child({ job: uuid, kind: claim.kind, requestId: claim.requestId })
  try {
    if (claim.deaths > mostDeaths) throw new JobError('CRASHED')
    if (claim.tries > mostTries) throw new Error('It never got further')
    while ((await takeStep(database, uuid, worker)) === 'more') {
      turn.leave()
      if (isStopping()) return await release(database, uuid)
      // Each step takes a turn of its own, so that who waits to be alone waits for steps and not for whole jobs.
      turn.leave = await turn.enter()
      await database.pool.query(atWorkStatement, [uuid])
    }
  } catch (err) {
    await handleFailure(database, uuid, err, own)
  } finally {
    turn.leave()
  }
}

async function handleFailure({ pool }: Database, uuid: string, err: unknown, log: Logger): Promise<unknown> {
  if (isPassing(err) || err instanceof IsolationClosed) {
    log.warn({ err }, 'A job was interrupted')
    // Nothing of the step is there. Should the database be away, it counts as left alone three seconds later.
    return pool.query(leaveStatement, [uuid]).then(noop, noop)
  }
  if (err instanceof IsolationError) {
    log.warn({ code: err.code, reason: err.message }, 'The child process of a job was ended')
    const { rows } = err.code === 'CRASHED' ? await pool.query<{ deaths: number }>(dieStatement, [uuid]) : { rows: [] }
    const isTriedAgain = rows[0] !== undefined && rows[0].deaths <= mostDeaths
    return isTriedAgain ? null : pool.query(endStatement, [uuid, 'FAILED', err.code])
  }
  // What the job was asked for cannot be done, and its owner is told: nothing is wrong with the server.
  if (err instanceof JobError) log.info({ code: err.code }, 'A job could not go on')
  else log.error({ err }, 'A job failed')
  return pool.query(endStatement, [uuid, 'FAILED', err instanceof JobError ? err.code : 'INTERNAL'])
}

// Whoever looks for jobs that are left alone takes it at once.
async function release({ pool }: Database, uuid: string): Promise<void> {
  await pool.query(
    `update job set seen_at = null, is_at_work = false, tries = 0 where uuid = $1 and state = 'RUNNING'`,
    [uuid],
  )
}

function takeStep({ pool }: Database, uuid: string, worker: AnyWorker): Promise<Turn> {
  // A step may send mail, and counts how often it was begun: whoever looks for jobs left alone begins it again.
  return inOneTransaction(pool, async (client) => {
    const lock = await client.query<{ isMine: boolean }>(`select ${isFree} as "isMine", ${noteForgotten}`, [uuid])
    if (lock.rows[0]?.isMine !== true) return 'over'
    const { rows } = await client.query<Row>(
      `select kind, payload as envelope, position, failed, is_cancel_asked as "isCancelRequested" from job
       where uuid = $1 and state = 'RUNNING'`,
      [uuid],
    )
    const row = rows[0]
    if (row === undefined) return 'over'
    if (row.isCancelRequested) {
      await client.query(endStatement, [uuid, 'CANCELLED', null])
      return 'over'
    }
    const { payload, owner } = row.envelope
    await checkOwner(client, owner)
    const end = await worker.step(payload, row.position, { uuid, owner, client })
    await keep(client, uuid, row.failed, end)
    return end.position === null ? 'over' : 'more'
  })
}

async function keep(client: PoolClient, uuid: string, failedBefore: number, end: StepEnd<unknown>): Promise<void> {
  const { position, done, total, failures = [], file = null } = end
  await keepFailures(client, uuid, failedBefore, failures)
  const isOver = position === null
  await client.query(
    `update job set position = coalesce($2::jsonb, position), done = $3, total = $4, failed = failed + $5,
       file = coalesce($6, file), tries = 1, deaths = 0, is_at_work = false, seen_at = case when $7 then null else now() end,
       state = case when $7 then 'DONE' else state end, ended_at = case when $7 then now() end
     where uuid = $1`,
    [uuid, isOver ? null : JSON.stringify(position), done, total, failures.length, file, isOver],
  )
}

// All of them, numbered through: what is done again is done with each.
async function keepFailures(
  client: PoolClient,
  uuid: string,
  before: number,
  failures: readonly Failure[],
): Promise<void> {
  if (failures.length === 0) return
  await client.query(
    `insert into job_failure (job, position, object, name, code)
     select $1, $2 + row_number() over (), f.object, f.name, f.code
     from jsonb_to_recordset($3::jsonb) as f(object uuid, name text, code text)`,
    [uuid, before, JSON.stringify(failures)],
  )
}
