import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { callerOf, seedPeople, seedUnits, testPeople, type Units } from '../../../testing/testOrganisation.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../../testing/testServer.ts'
import { cleanCompliance } from './cleanCompliance.ts'

let server: TestServer
let units: Units
let people: Map<string, string>
let media: string[]
const pool = () => server.database.pool

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(pool(), 'person, unit_membership, enrolment')
  people = await seedPeople(server.database, units, testPeople)
  const published = [1, 2, 3].map((n) =>
    publishTestMedium(pool(), { kind: 'LINK', title: `Medium ${n}`, unit: units.general }),
  )
  media = (await Promise.all(published)).map(({ medium }) => medium)
})

interface Terms {
  readonly due?: string
  readonly grace?: number
  readonly done?: boolean
  readonly valid?: string
  readonly waived?: string
  readonly access?: string
  readonly isMandatory?: boolean
  readonly medium?: number
  readonly cycle?: number
}

/** Intervals are from now, such as "-4 days". */
async function enrol(name: string, terms: Terms = {}): Promise<string> {
  const uuid = createUuid()
  const {
    due,
    grace = 0,
    done = false,
    valid,
    waived,
    access = 'OPEN',
    isMandatory = true,
    medium = 0,
    cycle = 1,
  } = terms
  await pool().query(
    `insert into enrolment (uuid, person, medium, cycle, access, is_mandatory, due_at, grace_days, progress_state, started_at,
      completed_at, valid_until, renewal_days, waived_at, waived_until)
     values ($1, $2, $3, $4, $5, $6, now() + $7::interval, $8, case when $9 then 'COMPLETED' else 'NOT_STARTED' end,
      case when $9 then now() end, case when $9 then now() - interval '1 day' end, now() + $10::interval, 30,
      case when $11::text is not null then now() end, now() + $11::interval)`,
    [
      uuid,
      people.get(name),
      media[medium],
      cycle,
      access,
      isMandatory,
      due ?? null,
      grace,
      done,
      valid ?? null,
      waived ?? null,
    ],
  )
  return uuid
}

const counts = 'compliant dueSoon overdue expired waived open'
const ask = (field: string, name: string): Promise<GraphqlAnswer> =>
  server.call(`{ dashboard { it: ${field} } }`, {}, callerOf(name))
const valueOf = async (field: string, name: string): Promise<unknown> =>
  ((await ask(field, name)).data?.['dashboard'] as { it: unknown } | undefined)?.it
const countsOf = (name: string): Promise<unknown> => valueOf(`teamCounts { ${counts} }`, name)
const none = { compliant: 0, dueSoon: 0, overdue: 0, expired: 0, waived: 0, open: 0 }

/** The sums of the steps of every unit at a moment, and the same counted from the enrolments. */
async function compare(moment: string): Promise<readonly [unknown, unknown]> {
  const steps = await pool().query(
    `select unit, is_mandatory, state, sum(change)::int as count from unit_compliance where at <= date_trunc('hour', now() + $1::interval)
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3`,
    [moment],
  )
  const counted = await pool().query(
    `select u.id as unit, e.is_mandatory, s.state, count(*)::int as count from enrolment e
      join person_list_entry p on p.person = e.person and p.status in ('ACTIVE', 'INVITED')
      cross join lateral (select compliance_state(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until,
        e.renewal_days, e.waived_until, date_trunc('hour', now() + $1::interval), 14)) s (state)
      cross join lateral unnest(0 || p.unit_ids) u (id)
      where e.access = 'OPEN' and not exists (select from enrolment l where l.person = e.person and l.medium = e.medium
        and l.cycle > e.cycle and l.access = 'OPEN') group by 1, 2, 3 order by 1, 2, 3`,
    [moment],
  )
  return [steps.rows, counted.rows]
}

async function expectSame(): Promise<void> {
  for (const moment of ['1 hour', '2 days', '20 days', '400 days']) {
    const [steps, counted] = await compare(moment)
    expect(steps, moment).toEqual(counted)
  }
}

/** Enrolments of every kind, for everybody. */
async function enrolEverybody(): Promise<void> {
  await pool().query(
    `insert into enrolment (uuid, person, medium, is_mandatory, access, due_at, grace_days, progress_state, started_at, completed_at,
      valid_until, renewal_days, waived_at, waived_until)
     select gen_random_uuid(), n.person, n.medium, n.turn % 7 <> 0, case when n.turn % 11 = 0 then 'CLOSED' else 'OPEN' end,
      case when n.turn % 4 <> 0 then now() + (n.turn * 37 % 60 - 30) * interval '1 day' + n.turn * interval '13 minutes' end, n.turn % 3,
      case when n.turn % 3 = 0 then 'COMPLETED' else 'NOT_STARTED' end, case when n.turn % 3 < 2 then now() end,
      case when n.turn % 3 = 0 then now() - interval '1 day' end,
      case when n.turn % 3 = 0 and n.turn % 5 <> 0 then now() + (n.turn * 53 % 90 - 30) * interval '1 day' end, 20,
      case when n.turn % 13 = 0 then now() end,
      case when n.turn % 26 = 0 then 'infinity' when n.turn % 13 = 0 then now() + interval '40 hours' end
     from (select p.uuid as person, m.uuid as medium, row_number() over (order by p.username, m.title) as turn
      from person p cross join medium m) n`,
  )
}

describe('the figures of a team', () => {
  it('tell the six states of mandatory enrolments', async () => {
    await enrol('pupil', { due: '-4 days' })
    await enrol('pupil', { due: '3 days', medium: 1 })
    await enrol('pupil', { due: '-1 days', grace: 5, medium: 2 })
    await enrol('member', { done: true, valid: '100 days' })
    await enrol('member', { done: true, valid: '-2 days', medium: 1 })
    await enrol('member', { waived: '10 days', due: '-9 days', medium: 2 })
    await enrol('manager', { due: '40 days' })
    await enrol('manager', { due: '-4 days', isMandatory: false, medium: 1 })
    await enrol('manager', { due: '-4 days', access: 'CLOSED', medium: 2 })
    expect(await countsOf('manager')).toEqual({ compliant: 1, dueSoon: 1, overdue: 2, expired: 1, waived: 1, open: 1 })
  })

  it('count the latest cycle alone', async () => {
    await enrol('pupil', { done: true, valid: '-2 days' })
    await enrol('pupil', { cycle: 2, due: '50 days' })
    expect(await countsOf('manager')).toEqual({ ...none, open: 1 })
  })

  it.each([
    ['the manager of the unit', 'manager', 1],
    ['the manager of the unit above', 'above', 1],
    ['the manager of another unit', 'sister', 0],
    ['an administrator', 'root', 2],
  ])('are those of the people of %s', async (_, name, overdue) => {
    await enrol('pupil', { due: '-4 days' })
    await enrol('root', { due: '-4 days' })
    expect(await countsOf(name)).toEqual({ ...none, overdue })
  })

  it.each([
    ['teamCounts(unit: "$") { overdue }'],
    ['team(unit: "$") { people }'],
    ['teamUnits(unit: "$") { unit { name } }'],
    ['teamOverdue(unit: "$", locale: "en") { name }'],
    ['teamRequests(unit: "$", locale: "en") { total }'],
  ])('%s tells nothing of a unit that is not theirs, and nothing to learners', async (field) => {
    await enrol('pupil', { due: '-4 days' })
    const text = field.replace('$', units.class5a)
    expect(await valueOf(text, 'sister')).toBeNull()
    expect(await valueOf(text, 'expired')).toBeNull()
    expect(await valueOf(text, 'pupil')).toBeNull()
    expect(await valueOf(text, 'above')).not.toBeNull()
  })

  it('are the same as counted from the enrolments, also later, whatever happens to people and enrolments', async () => {
    await enrolEverybody()
    expect((await compare('1 hour'))[0]).not.toEqual([])
    await expectSame()
    await pool().query(`update enrolment set due_at = due_at + interval '9 days', grace_days = 4 where is_mandatory`)
    await pool().query(
      `update enrolment set completed_at = now(), progress_state = 'COMPLETED', valid_until = now() + interval '30 days' where started_at is null`,
    )
    await expectSame()
    await pool().query(`update person set status = 'SUSPENDED' where username in ('pupil', 'above')`)
    await pool().query(`update unit_membership set unit = $1 where person = $2`, [units.sales, people.get('member')])
    await expectSame()
    await pool().query(
      `insert into enrolment (uuid, person, medium, cycle, access, is_mandatory, due_at)
        select gen_random_uuid(), person, medium, 2, (array['OPEN', 'REQUESTED', 'CLOSED'])[1 + row_number() over (order by uuid) % 3], is_mandatory, now()
        from enrolment where completed_at is not null`,
    )
    await expectSame()
    await pool().query(`update enrolment set access = 'OPEN' where access = 'REQUESTED'`)
    await pool().query(`update enrolment set access = 'CLOSED' where cycle = 2 and is_mandatory`)
    await expectSame()
    await pool().query('update unit set parent = $1 where uuid = $2', [units.sales, units.class5a])
    await pool().query(`update person set status = 'ACTIVE' where username = 'pupil'`)
    await expectSame()
    await pool().query('delete from enrolment where medium = $1', [media[1]])
    await cleanCompliance(pool())
    await expectSame()
    await pool().query('update unit set parent = $1 where uuid = $2', [units.school, units.class5a])
    await pool().query('delete from enrolment')
    await cleanCompliance(pool())
    expect(await compare('400 days')).toEqual([[], []])
  })
})

describe('the lists of a team', () => {
  it('name the units below with their figures, and where one can go', async () => {
    await enrol('pupil', { due: '-4 days' })
    await enrol('seller', { due: '3 days' })
    expect(await valueOf(`teamUnits { unit { name } counts { overdue dueSoon } }`, 'root')).toEqual([
      { unit: { name: 'School' }, counts: { overdue: 1, dueSoon: 0 } },
      { unit: { name: 'Sales' }, counts: { overdue: 0, dueSoon: 1 } },
    ])
    expect(await valueOf(`team { unit { name } people choices { name } }`, 'above')).toEqual({
      unit: { name: 'School' },
      people: 5,
      choices: [{ name: 'School' }, { name: 'Class5a' }],
    })
  })

  it('say when somebody was reminded last of what is overdue', async () => {
    const uuid = await enrol('pupil', { due: '-4 days' })
    const reminded = async () =>
      (
        (await valueOf(`teamOverdue(locale: "en") { uuid remindedAt }`, 'manager')) as { remindedAt: string | null }[]
      )[0]
    expect(await reminded()).toEqual({ uuid, remindedAt: null })
    const remind = `mutation { userStatistics { remind(enrolments: ["${uuid}"]) { changed } } }`
    expect((await server.call(remind, {}, callerOf('manager'))).errors).toBeUndefined()
    expect((await reminded())?.remindedAt).toEqual(expect.any(String))
  })

  it('name who is overdue the longest, and what waits for a decision', async () => {
    await enrol('pupil', { due: '-4 days' })
    await enrol('member', { due: '-9 days' })
    await enrol('seller', { due: '-20 days' })
    await enrol('pupil', { access: 'REQUESTED', isMandatory: false, medium: 1 })
    expect(await valueOf(`teamOverdue(locale: "en") { name unit title }`, 'manager')).toEqual([
      { name: 'Member Test', unit: 'Class5a', title: 'Medium 1' },
      { name: 'Pupil Test', unit: 'Class5a', title: 'Medium 1' },
    ])
    for (const name of ['pupil', 'seller', 'manager'])
      await pool().query(
        `insert into external_certificate (uuid, person, title, issuer, issued_on, file, file_name, media_type)
          values ($1, $2, 'First aid', 'Red Cross', '2026-03-03', $3, 'a.pdf', 'application/pdf')`,
        [createUuid(), people.get(name), name],
      )
    expect(await valueOf(`teamRequests(locale: "en") { total certificates items { name title } }`, 'manager')).toEqual({
      total: 1,
      certificates: 1,
      items: [{ name: 'Pupil Test', title: 'Medium 2' }],
    })
  })

  it('one that fails leaves the others', async () => {
    await enrol('pupil', { due: '-4 days' })
    await pool().query('alter table unit_compliance rename to elsewhere')
    try {
      const { data, errors } = await server.call(
        '{ dashboard { teamCounts { overdue } teamOverdue(locale: "en") { name } } }',
        {},
        callerOf('manager'),
      )
      expect(data).toEqual({ dashboard: { teamCounts: null, teamOverdue: [{ name: 'Pupil Test' }] } })
      expect(errors).toMatchObject([{ path: ['dashboard', 'teamCounts'] }])
    } finally {
      await pool().query('alter table elsewhere rename to unit_compliance')
    }
  })
})
