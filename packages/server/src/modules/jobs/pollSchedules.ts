import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AnyWorker, Jobs } from './jobs.ts'
import { runSchedule } from './runSchedule.ts'

/**
 * Asks each worker with `pollSeconds` so often whether it is needed, and starts its job then.
 * @returns a function that ends it and waits for a look at work
 */
export function pollSchedules(
  database: Database,
  start: Jobs['start'],
  workers: readonly AnyWorker[],
  report: (error: unknown) => void,
): () => Promise<void> {
  const ends = workers.flatMap((worker) =>
    worker.pollSeconds === undefined
      ? []
      : [repeat(worker.pollSeconds * 1000, () => startIfNeeded(database, start, worker), report)],
  )
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/** Starts the job of a worker if it is needed; nothing is written otherwise. */
export async function startIfNeeded(database: Database, start: Jobs['start'], worker: AnyWorker): Promise<void> {
  const isNeeded = await inTransaction(database.pool, (client) => worker.isNeeded?.(client) ?? Promise.resolve(true))
  if (isNeeded) await runSchedule(database, start, worker)
}

function repeat(everyMs: number, work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()
  let timer = setTimeout(look, everyMs).unref()
  let isOver = false
  function look(): void {
    turn = work()
      .catch(report)
      .finally(() => {
        if (!isOver) timer = setTimeout(look, everyMs).unref()
      })
  }
  return async () => {
    isOver = true
    clearTimeout(timer)
    await turn
  }
}
