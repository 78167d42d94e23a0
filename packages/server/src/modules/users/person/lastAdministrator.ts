import type { PoolClient } from 'pg'

// Two administrators who take each other's role at the same moment would both see the other one left.
const lock = `select pg_advisory_xact_lock(hashtextextended('administrators', 0))`

const others = `select exists (
  select from person where roles @> array['ADMIN'] and status = 'ACTIVE' and not uuid = any($1::uuid[])) as "hasOthers"`

/**
 * Whether nobody would be left to administer the product without these people. Asked in the transaction that is about
 * to take the role, or the access, from them; whoever else asks waits until it has ended.
 */
export async function isLastAdministrator(client: PoolClient, people: readonly string[]): Promise<boolean> {
  await client.query(lock)
  const { rows } = await client.query<{ hasOthers: boolean }>(others, [people])
  return rows[0]?.hasOthers !== true
}
