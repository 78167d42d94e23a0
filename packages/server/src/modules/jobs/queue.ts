import { PgBoss } from 'pg-boss'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from '../../log.ts'

/** What runs a statement: the pool, or the connection of one transaction. */
export type Sql = Pick<PoolClient, 'query'>

/** What runs by itself. */
export interface Schedule {
  readonly kind: string
  readonly cron: string
}

/** The messenger between the processes: says which job is to be looked at, and when the time of a schedule has come. */
export interface Queue {
  /** Puts a job in line, once however often it is said before somebody looks; part of the transaction of `sql`. */
  deliver(sql: Sql, uuid: string): Promise<void>
  /** Hands out what comes: jobs by their uuid, the hours of schedules by their kind. */
  listen(
    run: (uuid: string) => Promise<void>,
    runSchedule: (kind: string) => Promise<void>,
    schedules: readonly Schedule[],
  ): Promise<void>
  /** Takes nothing more and waits for what is in hand. */
  stop(): Promise<void>
}

const jobQueue = 'somo.job'
const hourQueue = 'somo.hour'
const schema = 'pgboss'

// Three at a time in each process: two long ones do not hold up the mail.
const atOnce = 3

// Every half second is as often as pg-boss asks. Most jobs are put in line by the process that will do them, so it looks
// shortly afterwards as well, once the transaction has probably been committed: nobody who presses a button waits for
// the next turn, and another process takes what this one misses.
const pollingIntervalSeconds = 0.5
const looksAfterMs = [5, 25, 100] as const

/** pg-boss hands on some errors as plain objects with the same fields. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message, ...facts } = error instanceof Object && 'message' in error ? error : { message: error }
  return Object.assign(new Error(String(message)), facts)
}

function open(pool: Pool, log: Logger, isWorking: boolean): PgBoss {
  // It borrows connections of the product's pool and has none of its own.
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const boss = new PgBoss({ db, schema, supervise: isWorking, schedule: isWorking, cronMonitorIntervalSeconds: 20 })
  boss.on('error', (error) => log.warn({ err: toError(error) }, 'The job queue stumbled'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The job queue warns'))
  return boss
}

/**
 * Nobody waits for a message again: the row of the job says what is left to do, so a delivery that is lost is repeated
 * from there and one that comes twice finds nothing.
 */
async function prepare(boss: PgBoss): Promise<void> {
  await boss.start()
  const rules = { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600, expireInSeconds: 23 * 3600 } as const
  await boss.createQueue(jobQueue, rules)
  await boss.createQueue(hourQueue, rules)
}

/** Makes the tables of pg-boss, in a schema of their own; nothing happens where they are. */
export async function installQueue(pool: Pool, log: Logger): Promise<void> {
  const boss = open(pool, log, false)
  await prepare(boss)
  await boss.stop({ close: false, graceful: false })
}

/** Opens the queue of the database. @throws Error of PostgreSQL where its tables cannot be made. */
export async function openQueue(pool: Pool, log: Logger): Promise<Queue> {
  const boss = open(pool, log, true)
  await prepare(boss)
  const takers: string[] = []
  const lookSoon = (): void => {
    for (const ms of looksAfterMs) setTimeout(() => takers.forEach((taker) => boss.notifyWorker(taker)), ms).unref()
  }
  return {
    async deliver(sql, uuid) {
      const db = { executeSql: (text: string, values?: unknown[]) => sql.query(text, values) }
      await boss.send(jobQueue, { uuid }, { singletonKey: uuid, db })
      lookSoon()
    },
    async listen(run, runSchedule, schedules) {
      const take = ([message]: readonly { readonly data: { readonly uuid: string } }[]): Promise<void> =>
        message === undefined ? Promise.resolve() : run(message.data.uuid)
      // One by one, since only a worker whose name is known can be told to look.
      for (let taker = 0; taker < atOnce; taker += 1)
        takers.push(await boss.work<{ uuid: string }>(jobQueue, { pollingIntervalSeconds }, take))
      await boss.work<{ kind: string }>(hourQueue, async ([message]) => {
        if (message !== undefined) await runSchedule(message.data.kind)
      })
      for (const old of await boss.getSchedules(hourQueue)) {
        if (!schedules.some(({ kind }) => kind === old.key)) await boss.unschedule(hourQueue, old.key)
      }
      for (const { kind, cron } of schedules) await boss.schedule(hourQueue, cron, { kind }, { key: kind, tz: 'UTC' })
    },
    async stop() {
      takers.length = 0
      await boss.stop({ close: false, graceful: true, timeout: 30_000 })
    },
  }
}
