import type { PoolClient } from 'pg'

// Without the lock two administrators who take each other's role at the same moment would each see the other one left.
const lock = `select pg_advisory_xact_lock(hashtextextended('administrators', 0))`

const others = `select exists (
  select from person where roles @> array['ADMIN'] and status = 'ACTIVE' and not uuid = any($1::uuid[])) as "hasOthers"`

/**
 * Whether the product would have no administrator left without these people. Call it in the transaction that takes the
 * role or the access from them: another call waits until that transaction has ended.
 */
export async function isLastAdministrator(client: PoolClient, people: readonly string[]): Promise<boolean> {
  await client.query(lock)
  const { rows } = await client.query<{ hasOthers: boolean }>(others, [people])
  return rows[0]?.hasOthers !== true
}
