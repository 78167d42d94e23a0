import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { closeAssignment, evaluateAssignment } from '../evaluation/evaluate.ts'

interface DemoAssignment {
  readonly state: 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'ENDED'
  /** Which of the published media by title. */
  readonly places: readonly number[]
  /** Days since the activation. */
  readonly age: number
  /** Columns as SQL. */
  readonly settings: Readonly<Record<string, string>>
  /** Which of the units below the general one, by name; null: the general one with everybody. */
  readonly units: readonly number[] | null
}

const yearly = { every_months: '12', window_days: '30' }
const today = 'installation_day()'

const demoAssignments: readonly DemoAssignment[] = [
  {
    state: 'ACTIVE',
    places: [1],
    age: 20,
    units: null,
    settings: { due_rule: `'AFTER_ACTIVATION'`, due_days: '30', renewal: `'FROM_COMPLETION'`, ...yearly },
  },
  {
    state: 'ACTIVE',
    places: [3, 5],
    age: 40,
    units: [1, 2],
    settings: { due_rule: `'FIXED_DATE'`, due_on: `${today} + 9`, late_days: '14', grace_days: '7' },
  },
  {
    state: 'ACTIVE',
    places: [8],
    age: 90,
    units: [2],
    settings: { due_rule: `'AFTER_JOINING'`, due_days: '60', renewal: `'FROM_EXPIRY'`, ...yearly },
  },
  // Planned.
  {
    state: 'ACTIVE',
    places: [7],
    age: 2,
    units: null,
    settings: {
      starts_on: `${today} + 21`,
      due_rule: `'AFTER_ASSIGNED'`,
      due_days: '30',
      ...yearly,
      minimum_days: '90',
      renewal: `'FIXED_DAY'`,
      fixed_from: `date_trunc('year', ${today})::date + 364`,
    },
  },
  {
    state: 'PAUSED',
    places: [4],
    age: 30,
    units: [2],
    settings: { due_rule: `'AFTER_ASSIGNED'`, due_days: '60' },
  },
  {
    state: 'ENDED',
    places: [2],
    age: 120,
    units: [1, 2],
    settings: { due_rule: `'FIXED_DATE'`, due_on: `${today} - 20`, is_mandatory: 'false' },
  },
  {
    state: 'DRAFT',
    places: [6],
    age: 0,
    units: [2],
    settings: { due_rule: `'AFTER_ASSIGNED'`, due_days: '21', renewal: `'FROM_COMPLETION'`, ...yearly },
  },
]

const published = `(select uuid, title, row_number() over (order by title, uuid)::int as place from medium where state = 'PUBLISHED')`

const insertOf = (
  settings: DemoAssignment['settings'],
): string => `insert into assignment (uuid, title, state, owner_unit, earlier_days,
    is_announced, activated_at, last_step, ${Object.keys(settings).join(', ')})
  select $1, left(m.title, 160), case $2 when 'DRAFT' then 'DRAFT' else 'ACTIVE' end, g.uuid, 365, false,
    case when $2 <> 'DRAFT' then now() - $3 * interval '1 day' end, case $2 when 'DRAFT' then 'WHEN' else 'CHECK' end,
    ${Object.values(settings).join(', ')}
  from ${published} m, (select uuid from unit where is_general) g where m.place = $4`

const addTargets = `insert into assignment_target (assignment, medium) select $1, m.uuid from ${published} m where m.place = any($2::int[])`

const addUnits = `insert into assignment_unit (assignment, unit) select $1, u.uuid from (
    select uuid, row_number() over (order by name, uuid)::int as place from unit
    where not is_general and is_active and parent = (select uuid from unit where is_general)) u where u.place = any($2::int[])`

// A single unit owns its assignment, so that its managers have one to look after.
const setOwner = `update assignment a set owner_unit = x.unit from assignment_unit x
  where a.uuid = $1 and x.assignment = a.uuid and (select count(*) from assignment_unit y where y.assignment = a.uuid) = 1`

const addEverybody = 'insert into assignment_unit (assignment, unit) select $1, uuid from unit where is_general'

// They have had it since the activation, and two of them are on leave.
const sinceActivation = `update enrolment_source s set since = a.activated_at from assignment a where a.uuid = $1 and s.assignment = a.uuid`
const waiveTwo = `update enrolment set waived_at = now(), waived_until = 'infinity', waived_reason = 'Parental leave'
  where uuid in (select e.uuid from enrolment_source s join enrolment e on e.uuid = s.enrolment join person p on p.uuid = e.person
    where s.assignment = $1 and s.ended_at is null and e.completed_at is null and e.waived_at is null order by p.sort_name desc, e.uuid limit 2)`

async function seed(client: PoolClient, { state, places, age, settings, units }: DemoAssignment): Promise<number> {
  const uuid = createUuid()
  const { rowCount } = await client.query(insertOf(settings), [uuid, state, age, places[0]])
  if (rowCount !== 1) return 0
  await client.query(addTargets, [uuid, places])
  if (units === null) await client.query(addEverybody, [uuid])
  else await client.query(addUnits, [uuid, units])
  await client.query(setOwner, [uuid])
  if (state === 'DRAFT') return 1
  await evaluateAssignment(client, uuid)
  await client.query(sinceActivation, [uuid])
  await evaluateAssignment(client, uuid)
  if (state === 'ACTIVE') await client.query(waiveTwo, [uuid])
  if (state === 'PAUSED') await client.query(`update assignment set state = 'PAUSED' where uuid = $1`, [uuid])
  if (state === 'ENDED') {
    await client.query(`update assignment set state = 'ENDED', ended_at = now() - interval '5 days' where uuid = $1`, [
      uuid,
    ])
    await closeAssignment(client, uuid, false)
  }
  return 1
}

/**
 * Gives the demo an assignment in each state: active, planned, paused, ended, and a draft; with people who are overdue, done and
 * exempt. Only where there is none yet.
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
