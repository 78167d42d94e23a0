import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { callerOf, seedPeople, seedUnits, testPeople, type Units } from '../../../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'

let server: TestServer
let units: Units
let pupil: string
const pool = () => server.database.pool

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(pool(), 'person, unit_membership, enrolment, medium')
  pupil = (await seedPeople(server.database, units, testPeople)).get('pupil') ?? ''
})

const publish = (title: string, kind: 'LINK' | 'COURSE' | 'EVENT' = 'LINK', items: string[] = []) =>
  publishTestMedium(pool(), { kind, title, unit: units.general, items })

async function enrol(medium: string, columns: Readonly<Record<string, string>> = {}): Promise<string> {
  const uuid = createUuid()
  const names = Object.keys(columns)
  await pool().query(
    `insert into enrolment (uuid, person, medium${names.map((name) => `, ${name}`).join('')})
      values ($1, $2, $3${Object.values(columns)
        .map((value) => `, ${value}`)
        .join('')})`,
    [uuid, pupil, medium],
  )
  return uuid
}

async function ask(field: string, name = 'pupil'): Promise<unknown> {
  const { data, errors } = await server.call(`{ dashboard { it: ${field} } }`, {}, callerOf(name))
  expect(errors).toBeUndefined()
  return (data?.['dashboard'] as { it: unknown } | undefined)?.it
}

const due = `due(locale: "en") { total overdue dueSoon items { enrolment { medium { title } state action } session { place } } }`

it('lists what is overdue first, then by date, and counts what is left out', async () => {
  await enrol((await publish('Later')).medium, { due_at: `now() + interval '40 days'` })
  await enrol((await publish('Whenever')).medium)
  await enrol((await publish('Soon')).medium, { due_at: `now() + interval '3 days'` })
  await enrol((await publish('Late')).medium, { due_at: `now() - interval '3 days'`, started_at: 'now()' })
  const done = { completed_at: `now() - interval '1 year'`, progress_state: `'COMPLETED'`, renewal_days: '30' }
  await enrol((await publish('Renew')).medium, { ...done, valid_until: `now() + interval '9 days'` })
  await enrol((await publish('Done')).medium, done)
  await enrol((await publish('Closed')).medium, { access: `'CLOSED'`, due_at: `now() - interval '3 days'` })
  await enrol((await publish('Whenever too')).medium)
  const answer = (await ask(due)) as { items: { enrolment: { medium: { title: string }; action: string } }[] }
  expect(answer).toMatchObject({ total: 6, overdue: 1, dueSoon: 1 })
  expect(answer.items.map(({ enrolment }) => [enrolment.medium.title, enrolment.action])).toEqual([
    ['Late', 'RESUME'],
    ['Soon', 'START'],
    ['Renew', 'RENEW'],
    ['Later', 'START'],
    ['Whenever', 'START'],
  ])
})

it('a booked session is a date of its own', async () => {
  const { medium, version } = await publish('First aid', 'EVENT')
  const enrolment = await enrol(medium, { due_at: `'2026-12-30T22:59:59Z'` })
  const [session, attempt] = [createUuid(), createUuid()]
  await pool().query(
    `insert into event_session (uuid, medium, starts_at, ends_at, zone, place)
      values ($1, $2, now() + interval '2 days', now() + interval '2 days 2 hours', 'UTC', 'Room 2.14')`,
    [session, medium],
  )
  await pool().query('insert into attempt (uuid, enrolment, version, number) values ($1, $2, $3, 1)', [
    attempt,
    enrolment,
    version,
  ])
  await pool().query(`insert into event_booking (uuid, session, attempt, state) values ($1, $2, $3, 'REGISTERED')`, [
    createUuid(),
    session,
    attempt,
  ])
  expect(await ask(due)).toMatchObject({ items: [{ session: { place: 'Room 2.14' } }] })
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await ask(`dates(from: "${day(-1)}", to: "${day(30)}", locale: "en") { kind title }`)).toContainEqual({
    kind: 'SESSION',
    title: 'First aid',
  })
})

it('leads to the part that was open last, and to the next one once that is complete', async () => {
  const parts = [await publish('One'), await publish('Two'), await publish('Three')]
  const course = await publish(
    'Course',
    'COURSE',
    parts.map(({ medium }) => medium),
  )
  const enrolment = await enrol(course.medium, {
    version: `'${course.version}'`,
    started_at: 'now()',
    last_active_at: 'now()',
    progress: '33',
  })
  const lastActive = `lastActive(locale: "en") { enrolment { medium { title } progress } part { title number count } }`
  const [first, second] = course.items
  await pool().query('insert into attempt (uuid, enrolment, item, version, number) values ($1, $2, $3, $4, 1)', [
    createUuid(),
    enrolment,
    first,
    parts[0]?.version,
  ])
  expect(await ask(lastActive)).toEqual({
    enrolment: { medium: { title: 'Course' }, progress: 33 },
    part: { title: 'One', number: 1, count: 3 },
  })
  await pool().query(
    `insert into part_progress (enrolment, item, state, progress, completed_at) values ($1, $2, 'COMPLETED', 100, now())`,
    [enrolment, first],
  )
  expect(await ask(lastActive)).toMatchObject({ part: { title: 'Two', number: 2 } })
  expect(second).toBeDefined()
})

it('counts what was completed in this week and the one before', async () => {
  const { medium } = await publish('Link')
  const course = await publish('Course', 'COURSE', [medium])
  const note = (kind: string, of: string, at: string) =>
    pool().query(`insert into learning_event (kind, person, medium, at) values ($1, $2, $3, ${at})`, [kind, pupil, of])
  const monday = `(date_trunc('week', installation_day()) + interval '1 minute')::timestamp at time zone 'UTC' + interval '12 hours'`
  await note('PART_COMPLETED', course.medium, 'now()')
  await note('COMPLETED', course.medium, 'now()')
  await note('COMPLETED', medium, 'now()')
  await note('COMPLETED', medium, `${monday} - interval '4 days'`)
  await note('COMPLETED', medium, `now() - interval '40 days'`)
  expect(await ask('tally { thisWeek lastWeek }')).toEqual({ thisWeek: 2, lastWeek: 1 })
})

it('is nothing to somebody who does not learn, and refuses a year of dates', async () => {
  expect(await ask(due, 'manager')).toBeNull()
  expect(await ask('tally { thisWeek }', 'manager')).toBeNull()
  expect(await ask('tally { certificates { valid expiring expired } }')).toEqual({
    certificates: { valid: 0, expiring: 0, expired: 0 },
  })
  const { errors } = await server.call(
    '{ dashboard { dates(from: "2026-01-01", to: "2026-12-31", locale: "en") { day } } }',
    {},
    callerOf('pupil'),
  )
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument: 'to' } }])
})
