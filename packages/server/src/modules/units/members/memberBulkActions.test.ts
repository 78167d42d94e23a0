import type { BulkPayload, UserConsequences } from '@somo/graphql/schema'
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
})

const bulk = '{ changed undo job { uuid kind } userErrors { code path } }'
const head = '$selection: UserSelection!, $unit: ID!, $role: UnitRole!, $until: Date, $confirmation: String'
const mutations = {
  add: `mutation(${head.replace(', $confirmation: String', '')}) { user { result: addToUnit(selection: $selection, unit: $unit, role: $role, until: $until) ${bulk} } }`,
  role: `mutation(${head.replace(', $confirmation: String', '')}) { user { result: setUnitRole(selection: $selection, unit: $unit, role: $role, until: $until) ${bulk} } }`,
  remove: `mutation($selection: UserSelection!, $unit: ID!, $confirmation: String) { user { result: removeFromUnit(selection: $selection, unit: $unit, confirmation: $confirmation) ${bulk} } }`,
  undo: `mutation($job: ID!) { user { result: undoBulk(job: $job) ${bulk} } }`,
} as const
const forecast = `query($action: UserAction!, $selection: UserSelection!, $unit: ID, $role: UnitRole, $until: Date) { users { result: consequences(
  action: $action, selection: $selection, unit: $unit, role: $role, until: $until) { concerned unchanged refused { code count } confirmation } } }`

const rolesOf = (subject: string) => (subject === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const))
async function send<T>(text: string, variables: object, subject: string): Promise<T> {
  const answer = await ask<Record<string, { result: T }>>(server, text, variables, subject, rolesOf(subject))
  // One namespace is asked at a time.
  return Object.values(answer)[0]?.result as T
}
const act = (name: keyof typeof mutations, variables: object, subject = 'admin'): Promise<BulkPayload> =>
  send(mutations[name], variables, subject)
const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows
const named = (...people: string[]) => ({ uuids: people.map((name) => world.person(name)) })
const membersOf = (
  unit: string,
  expectedCount: number | null,
  filter: object = {},
  except: readonly string[] = [],
) => ({
  members: { unit: world.unit(unit), filter },
  except: except.map((name) => world.person(name)),
  ...(expectedCount === null ? {} : { expectedCount }),
})

/** As many more people in a unit, called Crowd. */
async function crowd(unit: string, count: number): Promise<void> {
  await read(
    `insert into person (uuid, subject, given_name, family_name) select gen_random_uuid(), 'crowd ' || i, 'Crowd', i::text from generate_series(1, $1) i`,
    [count],
  )
  await read(
    `insert into unit_membership (uuid, unit, person, is_default, source, created_at) select gen_random_uuid(), $1, uuid, true, 'IMPORT', '2024-05-06T07:08:09.101112Z'
    from person where given_name = 'Crowd'`,
    [world.unit(unit)],
  )
}

/** All that is kept of the memberships of people, but for what counts their changes. */
const standing = (people = 'Crowd'): Promise<object[]> =>
  read(
    `select p.family_name as name, u.name as unit, m.role, m.until::text, m.source, m.is_default, m.created_at from unit_membership m
    join person p on p.uuid = m.person join unit u on u.uuid = m.unit where p.given_name = $1 order by p.uuid, u.name`,
    [people],
  )

const ended = (job: string | undefined) =>
  expect.poll(() => read(`select state, failed from job where uuid = $1 and ended_at is not null`, [job]), {
    timeout: 15_000,
  })

describe('all members of a unit that match', () => {
  it('are those whom its list shows, and no others', async () => {
    await world.join('Olga', 'North sales', 'MANAGER')
    await world.join('Ida', 'North sales')
    await read(`update unit_membership set source = 'IMPORT' where person = $1`, [world.person('Ida')])
    const ask = (filter: object, except: string[] = []): Promise<UserConsequences> =>
      send(
        forecast,
        {
          action: 'SET_UNIT_ROLE',
          selection: membersOf('North sales', null, filter, except),
          unit: world.unit('North sales'),
          role: 'DEPUTY',
          until: '2099-01-01',
        },
        'admin',
      )
    expect((await ask({})).concerned).toBe(3)
    expect((await ask({ search: 'ad' })).concerned).toBe(1)
    expect((await ask({ role: ['MANAGER'] })).concerned).toBe(1)
    expect((await ask({ source: ['IMPORT'] })).concerned).toBe(1)
    expect((await ask({}, ['Ida', 'Ada'])).concerned).toBe(1)
  })

  it('are done to only while they are as many as were shown', async () => {
    const more = { unit: world.unit('North sales'), role: 'MANAGER' }
    expect((await act('role', { ...more, selection: membersOf('North sales', 2) })).userErrors).toEqual([
      { code: 'COUNT_CHANGED', path: ['selection', 'expectedCount'] },
    ])
    expect((await act('role', { ...more, selection: membersOf('North sales', 1) })).changed).toBe(1)
  })

  it('of a unit that somebody does not manage are nobody', async () => {
    const selection = membersOf('South sales', 1)
    expect(
      (await act('add', { selection, unit: world.unit('North sales'), role: 'MEMBER' }, 'Nora')).userErrors,
    ).toEqual([{ code: 'UNKNOWN', path: ['selection', 'members', 'unit'] }])
    expect((await act('add', { selection, unit: world.unit('North sales'), role: 'MEMBER' })).changed).toBe(1)
  })

  it('are more than a hundred by a job, which is taken back exactly', async () => {
    await crowd('North team', 130)
    await read(
      `update unit_membership m set role = 'DEPUTY', until = '2099-01-01' from person p where p.uuid = m.person and p.subject = 'crowd 7'`,
    )
    const before = await standing()
    const order = { selection: membersOf('North team', 131), unit: world.unit('North team') }
    expect((await act('remove', order, 'Nora')).userErrors).toEqual([{ code: 'NOT_CONFIRMED', path: ['confirmation'] }])
    const { job } = await act('remove', { ...order, confirmation: '131' }, 'Nora')
    expect(job?.kind).toBe('users.removeFromUnit')
    await ended(job?.uuid).toEqual([{ state: 'DONE', failed: 0 }])
    expect(await read('select from unit_membership where unit = $1', [world.unit('North team')])).toEqual([])
    // They are in no unit of hers any more; it is she who took them out.
    const back = await act('undo', { job: job?.uuid }, 'Nora')
    await ended(back.job?.uuid).toEqual([{ state: 'DONE', failed: 0 }])
    expect(await standing()).toEqual(before)
  })

  it('get another role by a job, and their old ones back', async () => {
    await crowd('North team', 130)
    await read(
      `update unit_membership m set role = 'MANAGER' from person p where p.uuid = m.person and p.subject = 'crowd 7'`,
    )
    const before = await standing()
    const { job } = await act(
      'role',
      {
        selection: membersOf('North team', 130, { search: 'crowd' }),
        unit: world.unit('North team'),
        role: 'DEPUTY',
        until: '2099-01-01',
      },
      'Nora',
    )
    expect(job?.kind).toBe('users.setUnitRole')
    await ended(job?.uuid).toEqual([{ state: 'DONE', failed: 0 }])
    expect(await read(`select count(*)::int as count from unit_membership where role = 'DEPUTY'`)).toEqual([
      { count: 130 },
    ])
    await ended((await act('undo', { job: job?.uuid }, 'Nora')).job?.uuid).toEqual([{ state: 'DONE', failed: 0 }])
    expect(await standing()).toEqual(before)
  })
})

describe('the role of members', () => {
  const role = (person: string, place: object, subject: string, unit = 'North sales'): Promise<BulkPayload> =>
    act('role', { selection: named(person), unit: world.unit(unit), ...place }, subject)
  const refusal = async (...args: Parameters<typeof role>): Promise<string | undefined> =>
    (await role(...args)).userErrors[0]?.code
  const deputy = { role: 'DEPUTY', until: '2099-01-01' }

  it('is given by who manages the unit, up and down', async () => {
    expect((await role('Ada', { role: 'MANAGER' }, 'Nora')).changed).toBe(1)
    expect((await role('Ada', { role: 'MEMBER' }, 'Nora')).changed).toBe(1)
    expect(await role('Ada', { role: 'MEMBER' }, 'Nora')).toEqual({ changed: 0, undo: null, job: null, userErrors: [] })
    expect(
      await read(`select action, after from audit_event where object = $1 order by at desc limit 1`, [
        world.person('Ada'),
      ]),
    ).toEqual([{ action: 'membership.update', after: { unit: world.unit('North sales'), role: 'MEMBER' } }])
  })

  it('needs a last day of a deputy, and none that is over', async () => {
    expect(await refusal('Ada', { role: 'DEPUTY' }, 'admin')).toBe('REQUIRED')
    expect(await refusal('Ada', { role: 'DEPUTY', until: '2020-01-01' }, 'admin')).toBe('IN_THE_PAST')
  })

  it('is never raised by a deputy, by oneself, or taken from a manager by another of the unit', async () => {
    await world.join('Vera', 'North sales', 'DEPUTY', '2099-01-01')
    await world.join('Lena', 'North sales', 'MANAGER')
    await world.join('Olga', 'North sales', 'MANAGER')
    expect(await refusal('Ada', { role: 'MANAGER' }, 'Vera')).toBe('OUT_OF_SCOPE')
    expect(await refusal('Vera', { role: 'DEPUTY', until: '2099-12-31' }, 'Vera')).toBe('OUT_OF_SCOPE')
    expect(await refusal('Lena', { role: 'MEMBER' }, 'Lena')).toBe('SELF')
    expect(await refusal('Olga', { role: 'MEMBER' }, 'Lena')).toBe('OUT_OF_SCOPE')
    expect((await role('Olga', { role: 'MEMBER' }, 'Nora')).changed).toBe(1)
  })

  it('is of nobody who is not in the unit, and of nobody elsewhere', async () => {
    expect(await refusal('Ben', deputy, 'Nora')).toBe('UNKNOWN')
    expect(await refusal('Cleo', deputy, 'Nora')).toBe('UNKNOWN')
    expect(await refusal('Cleo', deputy, 'Nora', 'South sales')).toBe('OUT_OF_SCOPE')
  })
})

describe('what was done to few', () => {
  const unit = () => ({ unit: world.unit('North sales') })
  const back = (undo: string | null | undefined, subject = 'Nora'): Promise<BulkPayload> =>
    act('undo', { job: undo }, subject)

  it('is taken back at once and exactly: people taken out, added, and given a role', async () => {
    await world.join('Vera', 'North sales', 'DEPUTY', '2099-01-01')
    const [ada, vera, ben] = await Promise.all(['Ada', 'Vera', 'Ben'].map((name) => standing(name)))
    const removed = await act('remove', { ...unit(), selection: named('Ada', 'Vera') }, 'Nora')
    expect(removed.changed).toBe(2)
    expect(await standing('Ada')).not.toEqual(ada)
    expect(await back(removed.undo)).toEqual({ changed: 2, undo: null, job: null, userErrors: [] })
    expect([await standing('Ada'), await standing('Vera')]).toEqual([ada, vera])
    // A second press finds it done.
    expect(await back(removed.undo)).toEqual({
      changed: 0,
      undo: null,
      job: null,
      userErrors: [{ code: 'NOTHING_TO_DO', path: ['job'] }],
    })

    const added = await act('add', { ...unit(), role: 'MEMBER', selection: named('Ben') }, 'Nora')
    expect((await back(added.undo)).changed).toBe(1)
    expect(await standing('Ben')).toEqual(ben)

    const raised = await act('role', { ...unit(), role: 'MANAGER', selection: named('Ada', 'Vera') }, 'Nora')
    expect((await back(raised.undo)).changed).toBe(2)
    expect([await standing('Ada'), await standing('Vera')]).toEqual([ada, vera])
  })

  it('is taken back by whoever did it alone', async () => {
    const { undo } = await act('remove', { ...unit(), selection: named('Ada') }, 'Nora')
    expect((await back(undo, 'admin')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['job'] }])
    expect((await back(crypto.randomUUID())).userErrors).toEqual([{ code: 'UNKNOWN', path: ['job'] }])
  })

  it('stays where somebody else has changed it since', async () => {
    const { undo } = await act('role', { ...unit(), role: 'MANAGER', selection: named('Ada') }, 'Nora')
    await act('role', { ...unit(), role: 'DEPUTY', until: '2099-01-01', selection: named('Ada') })
    expect(await back(undo)).toMatchObject({ changed: 0, userErrors: [{ code: 'CHANGED_MEANWHILE', path: ['job'] }] })
  })

  it('has no way back where somebody was in the unit already', async () => {
    await world.join('Ben', 'North sales')
    expect((await act('add', { ...unit(), role: 'MANAGER', selection: named('Ben', 'Nora') })).undo).toBeNull()
  })

  it('can still be taken back once what stood in its way is gone', async () => {
    const { undo } = await act('remove', { ...unit(), selection: named('Ada') }, 'Nora')
    await read('update unit set is_active = false where uuid = $1', [world.unit('North sales')])
    expect(await back(undo)).toMatchObject({ changed: 0, userErrors: [{ code: 'WRONG_STATE', path: ['job'] }] })
    await read('update unit set is_active = true where uuid = $1', [world.unit('North sales')])
    expect((await back(undo)).changed).toBe(1)
  })

  it('brings nobody back after an hour whom they do not manage any more', async () => {
    const { undo } = await act('remove', { ...unit(), selection: named('Ada') }, 'Nora')
    // As if it had been done two hours ago: the log itself is never changed.
    const old = '0192a000-0000-7000-8000-000000000001'
    await read(
      `insert into audit_event (uuid, at, actor, action, object_kind, object, before, origin)
      select gen_random_uuid(), '2024-10-18T14:20:00Z', actor, action, object_kind, object, before, $2::uuid from audit_event where origin = $1 and object_kind = 'user'`,
      [undo, old],
    )
    await read(
      `insert into replaced_value (act, person, kind, owner, before, after) select $2, person, kind, owner, before, after from replaced_value where act = $1`,
      [undo, old],
    )
    expect(await back(old)).toMatchObject({ changed: 0, userErrors: [{ code: 'UNKNOWN', path: ['job'] }] })
    expect((await back(old)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['job'] }])
    expect((await back(undo)).changed).toBe(1)
  })
})
