import type { BulkPayload, MembershipPayload } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { ask, createCompany, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  world = await createCompany(server.database.pool)
  // A job goes on only while its owner has the role it was asked for with.
  await world.addPerson('admin', { roles: ['ADMIN'] })
})

const bulk = '{ changed job { state total } userErrors { code path } }'
const add = `mutation($unit: ID!, $selection: UserSelection!, $role: UnitRole!, $until: Date) { user { result: addToUnit(unit: $unit,
  selection: $selection, role: $role, until: $until) ${bulk} } }`
const remove = `mutation($unit: ID!, $selection: UserSelection!) { user { result: removeFromUnit(unit: $unit, selection: $selection) ${bulk} } }`
const setDefault = `mutation($unit: ID!) { unit { result: setDefaultUnit(unit: $unit) ${bulk} } }`
const update = `mutation($uuid: ID!, $revision: Int!, $patch: MembershipPatch!) { unit { result: updateMembership(uuid: $uuid, revision: $revision,
  patch: $patch) { member { role until revision user { name } } userErrors { code path } } } }`

const rolesOf = (subject: string) => (subject === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const))
async function run<T = BulkPayload>(mutation: string, variables: object, subject = 'admin'): Promise<T> {
  const answer = await ask<Record<string, { result: T }>>(server, mutation, variables, subject, rolesOf(subject))
  // One namespace is asked at a time.
  return Object.values(answer)[0]?.result as T
}
const takeOut = (unit: string, people: readonly string[], subject = 'admin'): Promise<BulkPayload> =>
  run(remove, { unit: world.unit(unit), selection: { uuids: people.map((name) => world.person(name)) } }, subject)
const join = (unit: string, people: readonly string[], more: object = {}, subject = 'admin'): Promise<BulkPayload> =>
  run(
    add,
    { unit: world.unit(unit), selection: { uuids: people.map((name) => world.person(name)) }, role: 'MEMBER', ...more },
    subject,
  )
const change = (uuid: string, patch: object, subject = 'admin', revision = 1): Promise<MembershipPayload> =>
  run<MembershipPayload>(update, { uuid, revision, patch }, subject)
const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows
const find = async (person: string, unit: string): Promise<string> =>
  (
    await read<{ uuid: string }>('select uuid from unit_membership where person = $1 and unit = $2', [
      world.person(person),
      world.unit(unit),
    ])
  )[0]?.uuid ?? ''
const defaultOf = async (person: string): Promise<string | undefined> =>
  (
    await read<{ name: string }>(
      'select u.name from unit_membership m join unit u on u.uuid = m.unit where m.person = $1 and m.is_default',
      [world.person(person)],
    )
  )[0]?.name

describe('people who are brought into a unit', () => {
  it('are members of it from then on, each once, and it is written down for them and for the unit', async () => {
    await world.addPerson('Ida')
    expect(await join('North', ['Ida', 'Ada', 'Nora'])).toEqual({ changed: 2, job: null, userErrors: [] })
    expect(await defaultOf('Ida')).toBe('North')
    expect(await defaultOf('Ada')).toBe('North sales')
    expect(await read('select role from unit_membership where person = $1', [world.person('Nora')])).toEqual([
      { role: 'MANAGER' },
    ])
    expect(
      await read(`select action, object_kind as kind from audit_event where object = any($1) order by 1`, [
        [world.person('Ida'), world.unit('North')],
      ]),
    ).toEqual([
      { action: 'membership.add', kind: 'user' },
      { action: 'unit.members.add', kind: 'unit' },
    ])
  })

  it('become managers where they were members, never less than they are', async () => {
    expect((await join('North sales', ['Ada'], { role: 'MANAGER' })).changed).toBe(1)
    expect((await join('North sales', ['Ada'], { role: 'DEPUTY', until: '2099-01-01' })).changed).toBe(0)
    expect((await join('North team', ['Ben'], { role: 'DEPUTY', until: '2099-01-01' })).changed).toBe(1)
    expect((await join('North team', ['Ben'], { role: 'DEPUTY', until: '2099-02-01' })).changed).toBe(1)
  })

  it.each<[string, object, object]>([
    ['a deputy without a last day', { role: 'DEPUTY' }, { code: 'REQUIRED', path: ['until'] }],
    ['a last day that is over', { until: '2020-01-01' }, { code: 'IN_THE_PAST', path: ['until'] }],
    ['nobody chosen', { selection: {} }, { code: 'REQUIRED', path: ['selection'] }],
    ['somebody unknown', { selection: { uuids: ['no-person'] } }, { code: 'UNKNOWN', path: ['selection'] }],
    [
      'other numbers than were shown',
      { selection: { matching: { search: 'ada' }, expectedCount: 7 } },
      { code: 'COUNT_CHANGED', path: ['selection', 'expectedCount'] },
    ],
    ['an unknown unit', { unit: 'no-unit' }, { code: 'UNKNOWN', path: ['unit'] }],
  ])('are refused with %s', async (_, more, error) => {
    expect(await join('South', ['Ada'], more)).toEqual({ changed: 0, job: null, userErrors: [error] })
  })

  it('are those a manager manages already, in their own units', async () => {
    expect((await join('North team', ['Ada'], {}, 'Nora')).changed).toBe(1)
    expect((await join('North team', ['Cleo'], {}, 'Nora')).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['selection'] },
    ])
    expect((await join('South', ['Ada'], {}, 'Nora')).userErrors).toEqual([{ code: 'OUT_OF_SCOPE', path: ['unit'] }])
  })

  it('are not made managers by a deputy', async () => {
    await world.join('Vera', 'North', 'DEPUTY', '2099-01-01')
    expect((await join('North team', ['Ada'], { role: 'MANAGER' }, 'Vera')).userErrors).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['role'] },
    ])
    expect((await join('North team', ['Ada'], {}, 'Vera')).changed).toBe(1)
    expect((await change(await find('Vera', 'North'), { role: 'MANAGER', until: null }, 'Vera')).userErrors).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['role'] },
    ])
  })

  it('come by a job where they are more than a hundred', async () => {
    await server.database.pool.query(
      `insert into person (uuid, subject, given_name) select gen_random_uuid(), 'crowd ' || i, 'Crowd' from generate_series(1, 250) i`,
    )
    const result = await run(add, {
      unit: world.unit('South team'),
      selection: { matching: { search: 'crowd' }, expectedCount: 250 },
      role: 'MEMBER',
    })
    expect(result).toMatchObject({ changed: 0, userErrors: [], job: { state: expect.any(String) as unknown } })
    const count = `select count(*)::int as count from unit_membership m join person p on p.uuid = m.person where p.given_name = 'Crowd' and m.unit = $1 and m.is_default`
    await expect.poll(() => read(count, [world.unit('South team')]), { timeout: 15_000 }).toEqual([{ count: 250 }])
  })
})

describe('a membership', () => {
  it('changes role and last day from the revision that was read', async () => {
    const uuid = await find('Ada', 'North sales')
    expect(await change(uuid, { role: 'DEPUTY' })).toMatchObject({
      member: { role: 'MEMBER' },
      userErrors: [{ code: 'REQUIRED', path: ['until'] }],
    })
    expect(await change(uuid, { role: 'DEPUTY', until: '2099-01-01' })).toEqual({
      member: { role: 'DEPUTY', until: '2099-01-01', revision: 2, user: { name: 'Ada Test' } },
      userErrors: [],
    })
    expect((await change(uuid, { role: 'MEMBER', until: null })).userErrors).toEqual([
      { code: 'CHANGED_MEANWHILE', path: [] },
    ])
    expect((await change(uuid, { role: 'MEMBER', until: null }, 'Nora', 2)).member).toMatchObject({
      role: 'MEMBER',
      until: null,
    })
    expect(await change(uuid, { role: 'MANAGER' }, 'Sam', 3)).toEqual({
      member: null,
      userErrors: [{ code: 'UNKNOWN', path: [] }],
    })
  })

  it('of a manager is taken away from above only', async () => {
    await world.join('Olga', 'North', 'MANAGER')
    const [peer, own] = [await find('Olga', 'North'), await find('Nora', 'North')]
    for (const uuid of [peer, own])
      expect((await change(uuid, { role: 'MEMBER' }, 'Nora')).userErrors).toEqual([
        { code: 'OUT_OF_SCOPE', path: ['role'] },
      ])
    expect((await takeOut('North', ['Olga'], 'Nora')).userErrors).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['selection'] },
    ])
    await world.join('Lena', 'North team', 'MANAGER')
    expect((await change(await find('Lena', 'North team'), { role: 'MEMBER' }, 'Nora')).userErrors).toEqual([])
  })
})

describe('people who are taken out of a unit', () => {
  it('always keep a default unit: in the end the general one', async () => {
    expect(await takeOut('North sales', ['Ada'], 'Nora')).toEqual({ changed: 1, job: null, userErrors: [] })
    expect(await defaultOf('Ada')).toBe('Company')
    expect(await takeOut('Company', ['Ada'])).toEqual({
      changed: 0,
      job: null,
      userErrors: [{ code: 'GENERAL_UNIT', path: ['selection'] }],
    })
    await world.join('Ada', 'South')
    expect((await takeOut('Company', ['Ada'])).changed).toBe(1)
    expect(await defaultOf('Ada')).toBe('South')
  })

  it('are not taken out of units that somebody does not manage', async () => {
    expect((await takeOut('South team', ['Dan'], 'Nora')).userErrors).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['unit'] },
    ])
    expect((await takeOut('North team', ['Dan'], 'Nora')).changed).toBe(0)
  })
})

it('everybody chooses their default unit among their own', async () => {
  await world.join('Ada', 'South')
  expect(await run(setDefault, { unit: world.unit('South') }, 'Ada')).toEqual({ changed: 1, job: null, userErrors: [] })
  expect(await defaultOf('Ada')).toBe('South')
  expect((await run(setDefault, { unit: world.unit('South') }, 'Ada')).changed).toBe(0)
  for (const unit of [world.unit('North'), 'no-unit'])
    expect((await run(setDefault, { unit }, 'Ada')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['unit'] }])
  await server.database.pool.query(`update unit set is_active = false, archived_at = now() where name = 'North sales'`)
  expect((await run(setDefault, { unit: world.unit('North sales') }, 'Ada')).userErrors).toEqual([
    { code: 'WRONG_STATE', path: ['unit'] },
  ])
})
