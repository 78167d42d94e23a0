import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { readCounts } from './complianceCounts.ts'
import { readOverdue, readRequests, readUnitCounts } from './teamStore.ts'

/*
  1,000,000 mandatory enrolments of 100,000 people in 1,110 units: 10 at the top, 100 below them, 1,000 below these. docs/dashboard.md
  has the figures of one run.
*/
let database: TestDatabase
const ids: Record<'everyone' | 'top' | 'middle' | 'leaf', number> = { everyone: 0, top: 0, middle: 0, leaf: 0 }

const seed = [
  'delete from unit where is_general',
  `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'general', 'General', true)`,
  ...[
    ['top', 'general', 10],
    ['middle', 'top', 100],
    ['leaf', 'middle', 1000],
  ].map(
    ([name, above, count]) => `insert into unit (uuid, key, name, parent)
      select gen_random_uuid(), '${name}' || i, '${name}' || i, p.uuid from generate_series(0, ${count} - 1) i
      join unit p on p.key = case when '${above}' = 'general' then 'general' else '${above}' || (i / 10) end`,
  ),
  `insert into person (uuid, subject, username, status, source, roles)
    select gen_random_uuid(), 's' || i, 's' || i, 'ACTIVE', 'SEED', '{LEARNER}' from generate_series(0, 99999) i`,
  `insert into unit_membership (uuid, unit, person, is_default)
    select gen_random_uuid(), u.uuid, p.uuid, true from person p join unit u on u.key = 'leaf' || (substr(p.username, 2)::int % 1000)`,
  `insert into medium (uuid, kind, main_locale, titles, owner_unit)
    select gen_random_uuid(), 'LINK', 'en', jsonb_build_object('en', 'Medium ' || i), u.uuid from generate_series(0, 9) i
    join unit u on u.is_general`,
  `insert into enrolment (uuid, person, medium, is_mandatory, due_at, grace_days, progress_state, started_at, completed_at, valid_until, renewal_days)
    select gen_random_uuid(), p.uuid, m.uuid, true, date_trunc('day', now()) + (n.turn % 200 - 20) * interval '1 day' - interval '1 second', 0,
      case when n.turn % 10 < 7 then 'COMPLETED' else 'NOT_STARTED' end, case when n.turn % 10 < 7 then now() end,
      case when n.turn % 10 < 7 then now() - n.turn % 400 * interval '1 day' end,
      case when n.turn % 10 < 7 then now() + (n.turn % 9000 - 200) * interval '1 hour' end, 30
    from person p cross join medium m
    cross join lateral (select (hashtext(p.username || m.title) & 1048575) as turn) n where p.username like 's%'`,
  'analyze',
] as const

beforeAll(async () => {
  database = await createTestDatabase()
  for (const statement of seed) await database.pool.query(statement)
  const { rows } = await database.pool.query<{ key: string; id: number }>(
    `select key, id from unit where key in ('top0', 'middle0', 'leaf0')`,
  )
  for (const { key, id } of rows) ids[key.slice(0, -1) as 'top'] = id
}, 900_000)
afterAll(() => database.close())

/** The median of 21 calls in ms. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 21; i += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[10] ?? Infinity
}

it.each(['everyone', 'top', 'middle', 'leaf'] as const)('the widgets about %s take at most 5 ms', async (team) => {
  const { pool } = database
  const id = ids[team]
  const figures = {
    counts: await measure(() => readCounts(pool, id)),
    units: await measure(() => readUnitCounts(pool, id, 12)),
    overdue: await measure(() => readOverdue(pool, id, 6)),
    requests: await measure(() => readRequests(pool, id, 5)),
  }
  for (const [widget, milliseconds] of Object.entries(figures)) expect(milliseconds, widget).toBeLessThan(5)
})

it('the figures add less than 1 ms to a completion', async () => {
  const { pool } = database
  const complete = async (): Promise<number> => {
    const { rows } = await pool.query<{ uuid: string }>(
      'select uuid from enrolment where completed_at is null order by uuid limit 200',
    )
    const start = performance.now()
    for (const { uuid } of rows)
      await pool.query(
        `update enrolment set completed_at = now(), progress_state = 'COMPLETED', valid_until = now() + interval '1 year' where uuid = $1`,
        [uuid],
      )
    return (performance.now() - start) / rows.length
  }
  await complete()
  const counted = await complete()
  await pool.query('alter table enrolment disable trigger enrolment_counted_updated')
  const plain = await complete()
  expect(counted - plain).toBeLessThan(1)
})
