import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'

interface DemoAssignment {
  readonly state: 'DRAFT' | 'ACTIVE' | 'PAUSED'
  /** Which of the published media by title. */
  readonly place: number
  readonly dueDays: number
  /** Null: once. */
  readonly everyMonths: number | null
}

const demoAssignments: readonly DemoAssignment[] = [
  { state: 'ACTIVE', place: 1, dueDays: 30, everyMonths: 12 },
  { state: 'ACTIVE', place: 3, dueDays: 14, everyMonths: null },
  { state: 'PAUSED', place: 4, dueDays: 60, everyMonths: null },
  { state: 'DRAFT', place: 6, dueDays: 21, everyMonths: 24 },
]

// Since some weeks, so that some are late.
const insert = `insert into assignment (uuid, title, state, owner_unit, due_rule, due_days, renewal, every_months, window_days, earlier_days,
    is_announced, activated_at, last_step)
  select $1, left(m.title, 160), case $2 when 'DRAFT' then 'DRAFT' else 'ACTIVE' end, g.uuid, 'AFTER_ACTIVATION', $3::int,
    case when $4::int is null then 'NONE' else 'FROM_COMPLETION' end, $4::int, case when $4::int is null then 0 else 30 end, 365,
    false, case $2 when 'DRAFT' then null else now() - interval '20 days' end, case $2 when 'DRAFT' then 'WHEN' else 'CHECK' end
  from (select uuid, title, row_number() over (order by title, uuid) as place from medium where state = 'PUBLISHED') m,
    (select uuid from unit where is_general) g
  where m.place = $5 returning uuid`

const addTarget = `insert into assignment_target (assignment, medium)
  select $1, m.uuid from (select uuid, row_number() over (order by title, uuid) as place from medium where state = 'PUBLISHED') m where m.place = $2`

const addUnits = `insert into assignment_unit (assignment, unit) select $1, uuid from unit
  where not is_general and parent = (select uuid from unit where is_general) and is_active order by name, uuid limit 2`

async function seed(client: PoolClient, { state, place, dueDays, everyMonths }: DemoAssignment): Promise<number> {
  const uuid = createUuid()
  const { rowCount } = await client.query(insert, [uuid, state, dueDays, everyMonths, place])
  if (rowCount !== 1) return 0
  await client.query(addTarget, [uuid, place])
  await client.query(addUnits, [uuid])
  if (state !== 'DRAFT') await evaluateAssignment(client, uuid)
  if (state === 'PAUSED') await client.query(`update assignment set state = 'PAUSED' where uuid = $1`, [uuid])
  return 1
}

/**
 * Gives the demo assignments in force, paused and being prepared. Only where there is none yet.
 * @returns how many it made
 */
export const seedDemoAssignments = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from assignment) and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    let made = 0
    for (const one of demoAssignments) made += await seed(client, one)
    return made
  })
