import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type pg from 'pg'
import type { Database } from '../database/connect.ts'

const requestStart = 'http.server.request.start'
/** Set in everything that an HTTP request has set going. */
const ofRequest = new AsyncLocalStorage<true>()
// Each call is let in by these, whatever it asks for: who calls is read anew, calls of one person are counted, and what
// every process shares (the settings, what has to be agreed to) is read again after two seconds.
const isOfEntry = (statement: unknown): boolean =>
  statement instanceof Object &&
  'name' in statement &&
  /^(session-check|status-check|legal-stamp|settings|[\w-]+:rlflx-[\w-]+)$/.test(String(statement.name))
const enter = (): void => ofRequest.enterWith(true)

/**
 * Counts the statements with which HTTP requests come to PostgreSQL while something runs; for the promise of one statement
 * a list. Those by which a call is let in at all are not counted. What the server does by itself in the meantime is not
 * among them: it looks for jobs twice a second, and its schedules have their minute whenever it comes.
 */
export async function countStatements<T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ result: T; count: number }> {
  let count = 0
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const watch = (client: pg.PoolClient): void => {
    if (originals.has(client)) return
    const original = client.query
    originals.set(client, original)
    client.query = new Proxy(original, {
      apply(target, self, args) {
        if (ofRequest.getStore() === true && !isOfEntry(args[0])) count += 1
        const answer: unknown = Reflect.apply(target, self, args)
        return answer
      },
    })
  }
  const pools = [database.pool, database.lists]
  subscribe(requestStart, enter)
  for (const pool of pools) pool.on('acquire', watch)
  try {
    return { result: await work(), count }
  } finally {
    unsubscribe(requestStart, enter)
    for (const pool of pools) pool.off('acquire', watch)
    for (const [client, original] of originals) client.query = original
  }
}
