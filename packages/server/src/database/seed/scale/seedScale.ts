import type { Pool, PoolClient } from 'pg'
import { familyNames, givenNames, unitKinds, unitSubjects } from './names.ts'
import {
  insertAccounts,
  insertAudit,
  insertGeneralUnit,
  insertMemberships,
  insertMoreMemberships,
  insertPeople,
  insertUnits,
} from './statements.ts'
import { makeTools, type Offsets, type ScalePlan } from './tools.ts'

const batch = 20_000

// The same numbers are not given twice, so one run can add to another.
const findOffsets = `select
    (select coalesce(max(substr(external_id, 2)::int), 0) from person where external_id ~ '^S[0-9]{8}$') as users,
    (select coalesce(max(substr(key, 6)::int), 0) from unit where key ~ '^seed-[0-9]{1,8}$') as units`

async function insertBatch(
  client: PoolClient,
  plan: ScalePlan,
  offsets: Offsets,
  from: number,
  to: number,
): Promise<void> {
  await client.query('begin')
  await client.query(insertPeople, [from, to, givenNames, familyNames])
  if (plan.hasAccounts) await client.query(insertAccounts, [from, to])
  await client.query(insertMemberships, [from, to])
  await client.query(insertMoreMemberships, [from, to])
  await client.query(insertAudit, [from, to, offsets.users + 1, plan.users])
  await client.query('commit')
}

async function fill(client: PoolClient, plan: ScalePlan, tell: (made: number) => void): Promise<void> {
  const { rows } = await client.query<Offsets>(findOffsets)
  const offsets = rows[0] ?? { users: 0, units: 0 }
  // What a machine loses that stops in the middle is made again by the next run. The triggers keep their plans from when the tables are
  // empty: without indexes they would read all units for each new one.
  await client.query(`set synchronous_commit = off; set gin_pending_list_limit = '64MB'; set work_mem = '64MB';
    set enable_seqscan = off`)
  await makeTools(client, plan, offsets)
  await client.query(insertGeneralUnit)
  await client.query(insertUnits, [offsets.units + 1, offsets.units + plan.units, unitSubjects, unitKinds])
  for (let made = 0; made < plan.users; made += batch) {
    const size = Math.min(batch, plan.users - made)
    await insertBatch(client, plan, offsets, offsets.users + made + 1, offsets.users + made + size)
    tell(made + size)
  }
}

/**
 * Makes invented people in a tree of units of at most six levels, with managers and what was written down about them. What is
 * there stays as it is. Nobody made here has a password.
 * @param tell is called with the number of people made so far.
 */
export async function seedScale(
  pool: Pool,
  plan: ScalePlan,
  tell: (made: number) => void = () => undefined,
): Promise<void> {
  const client = await pool.connect()
  try {
    await fill(client, plan, tell)
    await client.query(
      'vacuum (analyze) person, person_list_entry, unit_membership, unit, unit_ancestor, account, audit_event',
    )
  } finally {
    // The connection goes too, and with it its settings and functions.
    client.release(true)
  }
}
