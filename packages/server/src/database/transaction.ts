import type { Pool, PoolClient } from 'pg'

/**
 * Runs `work` in one transaction: what it answers is committed, what it throws takes everything back and is thrown on.
 * A statement that failed inside leaves nothing written either, also where `work` goes on to an answer.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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
      (fault: unknown) => client.release(fault instanceof Error ? fault : true),
    )
    throw error
  }
}
