import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Queue } from './queue.ts'

// Looked for every two seconds; a job counts as left alone after three. So one whose process was killed goes on within
// about six seconds: three, two until somebody looks, half of one until a process takes it.
const everyMs = 2000

/*
  Who is still at work on a job that is left alone has died: nobody else leaves it that way.
  A step in work holds its lock, however long it takes, and is no orphan. A job in line is brought once more after half
  a minute, should its message have been lost; while one is on its way, a second makes no difference.
*/
const orphans = `
  with quiet as materialized (
    select uuid from job where (state = 'RUNNING' and coalesce(seen_at, '-infinity') < now() - interval '3 seconds')
      or (state = 'QUEUED' and coalesce(seen_at, created_at) < now() - interval '30 seconds')
    order by created_at limit 100
  ), free as materialized (
    select uuid from quiet where pg_try_advisory_xact_lock(hashtextextended('job ' || uuid, 0))
  )
  update job set seen_at = now(), deaths = deaths + is_at_work::int, is_at_work = false from free where job.uuid = free.uuid and job.state in ('QUEUED', 'RUNNING') returning job.uuid`

/** Finds jobs whose process is gone and puts them in line again; answers how many. */
export function recoverStalledJobs({ pool }: Database, queue: Queue): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ uuid: string }>(orphans)
    for (const { uuid } of rows) await queue.deliver(client, uuid)
    return rows.length
  })
}

/** Looks every two seconds; answers a function that ends it and waits for a look in work. */
export function startRecovery(database: Database, queue: Queue, report: (error: unknown) => void): () => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()
  let timer = setTimeout(look, everyMs).unref()
  let isOver = false
  function look(): void {
    turn = recoverStalledJobs(database, queue)
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
