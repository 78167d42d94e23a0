import type { CallContext } from '../../access/callContext.ts'
import { StartError } from '../../config/startError.ts'
import type { Database } from '../../database/connect.ts'
import { createUuid } from '../../database/uuid.ts'
import type { Logger } from '../../log.ts'
import type { AnyWorker, Jobs } from './jobs.ts'
import { openQueue, type Queue, type Sql } from './queue.ts'
import { startRecovery } from './recoverStalledJobs.ts'
import { pollSchedules } from './pollSchedules.ts'
import { createRunner } from './runner.ts'
import { runSchedule } from './runSchedule.ts'

/** The jobs of this process: for the modules, and for whoever starts and stops the server. */
export interface JobEngine extends Jobs {
  /** Puts a job in line again, in the transaction of `sql`. */
  deliver(sql: Sql, uuid: string): Promise<void>
  /** The worker of a kind; null where none is registered. */
  workerOf(kind: string): AnyWorker | null
  readonly workers: readonly AnyWorker[]
  /** Begins to work; several processes may, over the same database. */
  work(workers: readonly AnyWorker[]): Promise<void>
  /** Lets the steps in hand end; what is left of their jobs another process takes. */
  stop(): Promise<void>
}

/** Opens the jobs. @throws StartError where the database's user may not make the queue's schema. */
export async function createJobs(database: Database, log: Logger, polls = true): Promise<JobEngine> {
  const queue = await openOrExplain(database, log)
  const known = new Map<string, AnyWorker>()
  const workerOf = (kind: string): AnyWorker | null => known.get(kind) ?? null
  const runner = createRunner(database, known, log)
  let stopRescue = (): Promise<void> => Promise.resolve()
  let stopPolling = (): Promise<void> => Promise.resolve()
  const start: Jobs['start'] = (client, job) => startJob(queue, client, job)
  const report = (err: unknown): void => log.warn({ err }, 'Jobs that are left alone or due could not be looked for')
  return {
    start,
    deliver: (sql, uuid) => queue.deliver(sql, uuid),
    workerOf,
    get workers() {
      return [...known.values()]
    },
    async work(workers) {
      for (const worker of workers) known.set(worker.kind, worker)
      const schedules = workers.flatMap(({ kind, cron }) => (cron === undefined ? [] : [{ kind, cron }]))
      const runDueSchedule = async (kind: string): Promise<void> => {
        const worker = workerOf(kind)
        if (worker !== null) await runSchedule(database, start, worker)
      }
      await queue.listen((uuid) => runner.run(uuid), runDueSchedule, schedules)
      stopRescue = startRecovery(database, queue, report)
      if (polls) stopPolling = pollSchedules(database, start, workers, report)
    },
    async stop() {
      runner.stop()
      await stopPolling()
      await stopRescue()
      await queue.stop()
    },
  }
}

async function openOrExplain(database: Database, log: Logger): Promise<Queue> {
  try {
    return await openQueue(database.pool, log)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error
    const sentence =
      'The user of DATABASE_URL may not make the schema "pgboss" for the job queue: grant it CREATE on the database.'
    throw new StartError(sentence, { cause: error })
  }
}

interface NewJob {
  readonly kind: string
  readonly payload: object
  readonly owner: CallContext | null
}

async function startJob(queue: Queue, client: Sql, { kind, payload, owner }: NewJob): Promise<string> {
  const uuid = createUuid()
  const ownerContext =
    owner === null ? null : { subject: owner.subject, roles: owner.roles, requestId: owner.requestId }
  await client.query(
    `insert into job (uuid, kind, payload, owner)
     values ($1, $2, $3, (select p.uuid from person p where p.subject = $4))`,
    [uuid, kind, JSON.stringify({ payload, owner: ownerContext }), owner?.subject ?? null],
  )
  await queue.deliver(client, uuid)
  return uuid
}
