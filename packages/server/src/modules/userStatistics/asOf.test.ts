import type { StatisticsPage } from '@somo/graphql/schema'
import { expect, it } from 'vitest'
import { startStatisticsScenario } from './testing/statisticsScenario.ts'

const { organisation, pool, ask, bulk, extend, media, enrol, day } = startStatisticsScenario()

const isLong = process.env['SOMO_LONG'] !== undefined
const seeds = isLong ? Array.from({ length: 30 }, (_, index) => index + 1) : [1, 2, 3]
const days = 8
const people = ['pupil', 'member', 'seller', 'manager'] as const

/** Numbers from 0 below `count`, the same for the same seed. */
function createDice(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
}

const moments = {
  enrolment: [
    'created_at',
    'started_at',
    'completed_at',
    'failed_at',
    'due_at',
    'own_due_at',
    'valid_until',
    'waived_at',
    'waived_until',
  ],
  past_enrolment_term: ['until_at', 'due_at', 'valid_until', 'failed_at', 'waived_until'],
  enrolment_source: ['since', 'ended_at', 'due_at'],
} as const

/** A day goes by: everything that happened or will happen moves one day back. */
async function passDay(): Promise<void> {
  const client = await pool().connect()
  try {
    // Without the triggers, which would write the moved dates down as changes.
    await client.query('begin; set local session_replication_role = replica')
    for (const [table, columns] of Object.entries(moments))
      await client.query(
        `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '24 hours'`).join(', ')}`,
      )
    await client.query('commit')
  } finally {
    client.release()
  }
}

const dayLength = 86_400_000
const startOfToday = (): number => new Date().setUTCHours(0, 0, 0, 0)

/** The list as told today, or as of an earlier day, with dates as days from that day. */
async function snapshot(ago: number): Promise<string[]> {
  const asOf = ago === 0 ? '' : `, filter: { asOf: "${await day(-ago)}" }`
  const { items } = (await ask(
    'query',
    `rows(page: { first: 100 }${asOf}) { items { person { name } mediumTitle cycle state isMandatory dueAt startedAt completedAt validUntil waivedUntil } }`,
    'root',
  )) as StatisticsPage
  const from = (moment: string | null | undefined): number | null =>
    moment ? Math.floor((Date.parse(moment) - startOfToday()) / dayLength) + ago : null
  return items
    .map((row) =>
      [
        row.person.name,
        row.mediumTitle,
        row.cycle,
        row.state,
        row.isMandatory,
        from(row.dueAt),
        from(row.startedAt),
        from(row.completedAt),
        from(row.validUntil),
        from(row.waivedUntil),
      ].join(' '),
    )
    .sort()
}

/** Sets dates to the start of a day, so that no state changes between the time of the test and the end of the day. */
const align = `update enrolment set due_at = date_trunc('day', due_at, 'UTC'), valid_until = date_trunc('day', valid_until, 'UTC')
  where due_at <> date_trunc('day', due_at, 'UTC') or valid_until <> date_trunc('day', valid_until, 'UTC')`

it.each(seeds)('the list as of a past day is what it was on that day (%s)', { timeout: 120_000 }, async (seed) => {
  const dice = createDice(seed)
  const pick = async (condition: string): Promise<string | null> => {
    const { rows } = await pool().query<{ uuid: string }>(
      `select uuid from enrolment where ${condition} order by person, medium, cycle`,
    )
    return rows.length === 0 ? null : (rows[dice(rows.length)]?.uuid ?? null)
  }
  const on = async (condition: string, change: string): Promise<void> => {
    const uuid = await pick(condition)
    if (uuid !== null) await pool().query(`update enrolment set ${change} where uuid = $1`, [uuid])
  }
  const act = async (condition: string, name: string, more = ''): Promise<void> => {
    const uuid = await pick(condition)
    if (uuid !== null) await bulk(name, `enrolments: ["${uuid}"]${more}`, 'root')
  }
  const done = `completed_at = now(), started_at = coalesce(started_at, now()), progress_state = 'COMPLETED', progress = 100, failed_at = null`
  const open = `access = 'OPEN' and completed_at is null`
  const today = `date_trunc('day', now(), 'UTC')`
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const [name, medium] = [people[dice(people.length)] ?? 'pupil', (['fire', 'load'] as const)[dice(2)] ?? 'fire']
      const has = `person = '${organisation.uuidOf(name)}' and medium = '${media[medium]}'`
      if ((await pick(has)) === null) await enrol(name, medium, { due: dice(24) - 4, created: 0 })
    },
    () => on(open, `started_at = coalesce(started_at, now()), progress_state = 'IN_PROGRESS', failed_at = null`),
    () => on(open, `${done}, valid_until = ${today} + interval '${1 + dice(4)} days', renewal_days = ${dice(3)}`),
    () => on(open, done),
    () => on(`${open} and progress_state <> 'FAILED'`, `failed_at = now(), progress_state = 'FAILED'`),
    () => on(open, `due_at = ${today} + interval '${dice(20) - 5} days', grace_days = ${dice(3)}`),
    () => on('true', `is_mandatory = not is_mandatory`),
    () => on(`access = 'OPEN'`, `access = 'CLOSED'`),
    () => on(`access in ('CLOSED', 'REQUESTED')`, `access = 'OPEN'`),
    () => act(open, 'waive', ', reason: "Leave"'),
    () => act('waived_at is not null', 'endWaiver'),
    async () => {
      const uuid = await pick(open)
      if (uuid !== null) await extend(`enrolments: ["${uuid}"]`, 1 + dice(9), 'root')
    },
    () => act(`access = 'OPEN' and completed_at is not null and is_latest`, 'openCycle'),
    () =>
      pool().query(
        `insert into enrolment (uuid, person, medium, cycle, access) select gen_random_uuid(), person, medium, cycle + 1, 'REQUESTED'
          from enrolment where completed_at is not null and is_latest order by uuid limit 1`,
      ),
  ]
  const told: string[][] = []
  for (let at = 0; at < days; at += 1) {
    for (let change = 0; change < 6; change += 1) {
      await steps[at === 0 ? 0 : dice(steps.length)]?.()
      await pool().query(align)
    }
    told.push(await snapshot(0))
    await passDay()
  }
  for (const [at, rows] of told.entries()) expect(await snapshot(days - at), `day ${at}`).toEqual(rows)
})
