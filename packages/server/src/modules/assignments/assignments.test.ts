import type { AssignmentCheck } from '@somo/graphql/schema'
import { describe, expect, it } from 'vitest'
import { insertMembership, seedCrowd } from '../../testing/factories.ts'
import { publishTestMedium } from '../learning/testing/testMedia.ts'
import { startAssignmentScenario } from './testing/assignmentScenario.ts'

const scenario = startAssignmentScenario()
const { organisation, pool, uuidOf, ask, act, save, change, draft, check, activate, evaluate, cyclesOf, revisionOf } =
  scenario

describe('a draft', () => {
  it('is saved step by step, refuses a stale revision, and names what is missing', async () => {
    const uuid = await draft({ due_rule: 'NONE', due_days: null })
    const first = (await ask('query', `assignment(uuid: "${uuid}") { title revision gaps { code step } }`)) as {
      revision: number
    }
    expect(first).toMatchObject({ title: 'Fire safety', gaps: [{ code: 'DUE_RULE', step: 'WHEN' }] })
    const when = { dueRule: 'FIXED_DATE', dueOn: '2030-06-30', graceDays: 3 }
    const saved = await save('Schedule', uuid, first.revision, when)
    expect(saved.userErrors).toEqual([])
    const stale = await save('Schedule', uuid, first.revision, when)
    expect(stale.userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    const wrong = await save('Schedule', uuid, saved.assignment?.revision ?? 0, {
      dueRule: 'AFTER_ASSIGNED',
      graceDays: 400,
    })
    expect(wrong.userErrors.map(({ code, path }) => [code, ...path])).toEqual([
      ['NOT_OFFERED', 'graceDays'],
      ['REQUIRED', 'dueDays'],
    ])
  })

  it('names units and people whom a manager manages, and is seen by nobody who does not manage its unit', async () => {
    const uuid = await draft()
    const { userErrors } = await save('Audience', uuid, 1, {
      units: [{ unit: organisation.units.sales, withSubUnits: true, isExcluded: false }],
      people: [{ person: uuidOf('seller'), isExcluded: false }],
    })
    expect(userErrors.map(({ code, path }) => [code, path[0]])).toEqual([
      ['OUT_OF_SCOPE', 'units'],
      ['OUT_OF_SCOPE', 'people'],
    ])
    expect(await ask('query', `assignment(uuid: "${uuid}") { uuid }`, 'sister')).toBeNull()
    expect(await ask('query', 'count', 'sister')).toBe(0)
    expect(await ask('query', 'count', 'above')).toBe(1)
    expect((await act('remove', `uuid: "${uuid}", revision: 1`, 'sister')).userErrors[0]?.code).toBe('UNKNOWN')
  })

  it('is copied with what it names, and deleted', async () => {
    const uuid = await draft()
    const copy = await act('copy', `uuid: "${uuid}", title: "Again"`)
    expect(copy).toMatchObject({ assignment: { state: 'DRAFT' }, userErrors: [] })
    const other = copy.assignment?.uuid ?? ''
    expect(
      await ask('query', `assignment(uuid: "${other}") { title dueDays targets { title } units { unit { name } } }`),
    ).toEqual({
      title: 'Again',
      dueDays: 30,
      targets: [{ title: 'Fire safety' }],
      units: [{ unit: { name: 'Class5a' } }],
    })
    expect(await act('remove', `uuid: "${other}", revision: 1`)).toEqual({ assignment: null, userErrors: [] })
  })
})

describe('the check of a draft', () => {
  it('tells what the activation changes, and the activation is refused when that is something else by then', async () => {
    const uuid = await draft()
    const before = await check(uuid)
    expect(before).toMatchObject({ people: 1, managers: 1, counts: { new: 1, leftOut: 2, leaves: 0 } })
    expect(before?.examples.map(({ dueOn }) => dueOn.length)).toEqual([1])
    await insertMembership(pool(), { unit: organisation.units.class5a, person: uuidOf('seller') })
    const refused = (await ask(
      'mutation',
      `activate(uuid: "${uuid}", revision: 1, digest: "${before?.digest ?? ''}") { check { counts { new } } userErrors { code } }`,
    )) as object
    expect(refused).toEqual({ check: { counts: { new: 2 } }, userErrors: [{ code: 'COUNT_CHANGED' }] })
    expect(await cyclesOf('pupil')).toEqual([])
    expect(await activate(uuid)).toMatchObject({ assignment: { state: 'ACTIVE' }, userErrors: [] })
    expect(await cyclesOf('pupil')).toMatchObject([{ cycle: 1, access: 'OPEN', days: 30 }])
  })

  it('of an edit changes nothing until it is activated', async () => {
    const uuid = await draft()
    await activate(uuid)
    const edit = (await act('edit', `uuid: "${uuid}"`)).assignment?.uuid ?? ''
    await change(edit, { due_days: 10 })
    expect((await check(edit))?.counts).toMatchObject({ new: 0, earlier: 1, unchanged: 0 })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 30 }])
    expect(await activate(edit)).toMatchObject({ assignment: { uuid, state: 'ACTIVE' } })
    expect(await cyclesOf('pupil')).toMatchObject([{ days: 10 }])
    expect(await ask('query', 'count')).toBe(1)
  })
})

describe('a check', () => {
  const zone = (name: string) =>
    pool().query(
      `insert into setting (id, value) values ('GENERAL.TIME_ZONE', $1) on conflict (id) do update set value = excluded.value`,
      [name],
    )

  it('stands still when a day begins', async () => {
    const uuid = await draft({ late_days: null })
    // These two never have the same day.
    await zone('Pacific/Pago_Pago')
    const before = await check(uuid)
    await zone('Pacific/Kiritimati')
    const after = await check(uuid)
    expect(after?.examples[0]?.dueOn).not.toEqual(before?.examples[0]?.dueOn)
    expect(after?.digest).toBe(before?.digest)
  })

  it('counts people, also with several targets', async () => {
    const uuid = await draft()
    const { medium } = await publishTestMedium(pool(), {
      kind: 'PAGE',
      title: 'First aid',
      unit: organisation.units.school,
    })
    await pool().query('insert into assignment_target (assignment, medium) values ($1, $2)', [uuid, medium])
    expect(await check(uuid)).toMatchObject({ people: 1, counts: { new: 1, leftOut: 2 } })
    await activate(uuid)
    expect(await cyclesOf('pupil')).toHaveLength(2)
    await pool().query(`update enrolment set due_at = now() - interval '1 day' where medium = $1`, [medium])
    const counts = '{ total overdue notStarted done }'
    expect(await ask('query', `peopleCounts(uuid: "${uuid}") ${counts}`)).toEqual({
      total: 1,
      overdue: 1,
      notStarted: 0,
      done: 0,
    })
    const list = 'assignments(page: { first: 5 }) { items { progress { total done overdue } } }'
    expect(await ask('query', list)).toEqual({ items: [{ progress: { total: 1, done: 0, overdue: 1 } }] })
  })

  it('shows a manager examples of their people alone', async () => {
    const uuid = await draft()
    await pool().query('insert into assignment_unit (assignment, unit) values ($1, $2)', [
      uuid,
      organisation.units.sales,
    ])
    const names = (checked: AssignmentCheck | null) => checked?.examples.map(({ person }) => person.name)
    expect(names(await check(uuid))).toEqual(['Pupil Test'])
    expect(names(await check(uuid, 'root'))).toEqual(['Pupil Test', 'Seller Test'])
    expect(await check(uuid)).toMatchObject({ people: 2 })
    const rows = `checkRows(uuid: "${uuid}", page: { first: 9 }, change: [NEW]) { items { person { name } } }`
    expect(await ask('query', rows)).toEqual({ items: [{ person: { name: 'Pupil Test' } }] })
    expect(await ask('query', rows, 'sister')).toBeNull()
    await activate(uuid, 'root')
    const people = `people(uuid: "${uuid}", page: { first: 9 }) { items { person { name } } }`
    expect(await ask('query', people)).toEqual({ items: [{ person: { name: 'Pupil Test' } }] })
    expect(await ask('query', `peopleCounts(uuid: "${uuid}") { total }`)).toEqual({ total: 1 })
    expect(await ask('query', `peopleCounts(uuid: "${uuid}") { total }`, 'root')).toEqual({ total: 2 })
  })
})

describe('an assignment that begins later', () => {
  const inDays = async (days: number): Promise<string> =>
    (await pool().query<{ day: string }>('select (installation_day() + $1::int)::text as day', [days])).rows[0]?.day ??
    ''

  it('gives nothing before its first day, and everything on it', async () => {
    const startsOn = await inDays(3)
    const uuid = await draft({ starts_on: startsOn })
    const checked = await check(uuid)
    expect(checked).toMatchObject({ startsOn, people: 1, counts: { new: 1 } })
    expect(checked?.examples[0]?.dueOn).toEqual([await inDays(33)])
    await activate(uuid)
    expect(await cyclesOf('pupil')).toEqual([])
    await change(uuid, { starts_on: await inDays(0) })
    await evaluate(uuid)
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN', days: 30 }])
  })

  it('is kept by who has it when an edit sets the first day later', async () => {
    const uuid = await draft()
    await activate(uuid)
    const edit = (await act('edit', `uuid: "${uuid}"`)).assignment?.uuid ?? ''
    await change(edit, { starts_on: await inDays(9) })
    expect((await check(edit))?.counts).toMatchObject({ unchanged: 1, leaves: 0, new: 0 })
    await activate(edit)
    expect(await cyclesOf('pupil')).toMatchObject([{ access: 'OPEN', days: 30 }])
  })
})

it('is resumed and ended by a job where it concerns many people', async () => {
  await seedCrowd(pool(), organisation.units.class5a, 120)
  await pool().query(`update person set roles = '{LEARNER}' where username like 'crowd%'`)
  const open = async (): Promise<number> =>
    (await pool().query<{ count: number }>(`select count(*)::int as count from enrolment where access = 'OPEN'`))
      .rows[0]?.count ?? 0
  const reaches = (count: number) => expect.poll(open, { timeout: 20_000, interval: 100 }).toBe(count)
  const uuid = await draft()
  expect(await activate(uuid)).toMatchObject({ job: { kind: 'assignments.evaluate' }, userErrors: [] })
  await reaches(121)
  const target = async () => `uuid: "${uuid}", revision: ${await revisionOf(uuid)}`
  const fields = '{ assignment { state } job { kind } userErrors { code } }'
  expect(await ask('mutation', `pause(${await target()}) ${fields}`)).toMatchObject({ job: null, userErrors: [] })
  await pool().query(`delete from unit_membership where person in (select uuid from person where username = 'crowd1')`)
  expect(await ask('mutation', `resume(${await target()}) ${fields}`)).toEqual({
    assignment: { state: 'ACTIVE' },
    job: { kind: 'assignments.evaluate' },
    userErrors: [],
  })
  await reaches(120)
  expect(await ask('mutation', `end(${await target()}, keepsStarted: false) ${fields}`)).toMatchObject({
    assignment: { state: 'ENDED' },
    job: { kind: 'assignments.evaluate' },
  })
  await reaches(0)
  expect(await ask('query', `peopleCounts(uuid: "${uuid}") { total }`)).toEqual({ total: 120 })
})
