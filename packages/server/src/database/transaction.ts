import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isCutShort } from './problems.ts'

/** What runs statements: the pool, or the connection of one transaction. */
export type Queryable = Pick<PoolClient, 'query'>

const mostRepetitions = 3
// Long enough for the other one to end, different each time so that two do not meet again.
const pauseMs = (): number => 20 + Math.random() * 80

/**
 * Does `work` again, up to three times, where PostgreSQL ended it because it and another transaction waited for each
 * other, or because the other one was first. Whatever ended it the last time is thrown on.
 */
export async function repeatCutShort<T>(work: () => Promise<T>): Promise<T> {
  for (let repetitions = 0; ; repetitions += 1) {
    try {
      return await work()
    } catch (error) {
      if (repetitions === mostRepetitions || !isCutShort(error)) throw error
      await pause(pauseMs())
    }
  }
}

/**
 * Runs `work` in one transaction: what it answers is committed, what it throws takes everything back and is thrown on.
 * A statement that failed inside leaves nothing written either, also where `work` goes on to an answer. Where another
 * transaction cut it short all of `work` is done again, so it does nothing outside the database that must not be done
 * twice: mails go through the outbox, files are kept with a row by which they go.
 */
export const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  repeatCutShort(() => inOneTransaction(pool, work))

/** As `inTransaction`, done once: for work that reaches outside the database, and is begun again by whoever calls it. */
export async function inOneTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    // PostgreSQL takes a commit after a failed statement for a rollback.
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even take back is not given to anybody else.
    await client.query('rollback').then(
      () => client.release(),
      (error: unknown) => client.release(error instanceof Error ? error : true),
    )
    throw error
  }
}
