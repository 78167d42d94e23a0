import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AnyWorker, Jobs } from './jobs.ts'

const keepLook = `insert into schedule_look (kind, looked_at) values ($1, now()) on conflict (kind) do update set looked_at = now()`

/** The hour of a schedule: starts its job where one is needed and none of the last hour is still at it; that it looked is kept either way. */
export function runSchedule({ pool }: Database, start: Jobs['start'], worker: AnyWorker): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('job kind ' || $1, 0))`, [worker.kind])
    await client.query(keepLook, [worker.kind])
    const { rows } = await client.query(
      `select from job where kind = $1 and owner is null and state in ('QUEUED', 'RUNNING') limit 1`,
      [worker.kind],
    )
    if (rows.length > 0 || (await worker.isNeeded?.(client)) === false) return
    await start(client, { kind: worker.kind, payload: {}, owner: null })
  })
}
