import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { callerOf, read, startTestOrganisation, type UnitName } from '../../../testing/testOrganisation.ts'
import { anonymisePeople } from '../../users/person/anonymisePeople.ts'
import { beginDue, beginMembershipsWorker } from './beginMemberships.ts'

// The first and the last clock of all never show the same day: what has begun in the east has not in the west.
const [east, west] = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date())
const later = '2098-01-01'

const organisation = startTestOrganisation()
const { user, users, those, uuidOf } = organisation
const query = <R extends object>(text: string, ...values: unknown[]): Promise<R[]> =>
  organisation.server.database.pool.query<R>(text, values).then(({ rows }) => rows)
const setZone = (unit: UnitName, zone: string | null): Promise<unknown> =>
  query('update unit set time_zone = $2 where uuid = $1', organisation.units[unit], zone)
const ask = async (text: string, caller = callerOf('root')): Promise<unknown> =>
  read(await organisation.server.call(text, {}, caller), text.startsWith('mutation') ? 'unit' : 'units', 'it')

const add = (name: string, more: string, caller = callerOf('above')): Promise<unknown> =>
  user(
    `addToUnit(${those(name)}, unit: "${organisation.units.class5a}", ${more}) { changed undo userErrors { code path } }`,
    caller,
  )
const begin = (): Promise<number> =>
  inTransaction(organisation.server.database.pool, (client) =>
    beginDue(client, { subject: null, requestId: null }, null),
  )
const isNeeded = (): Promise<unknown> =>
  inTransaction(organisation.server.database.pool, async (client) => beginMembershipsWorker.isNeeded?.(client))
const placesOf = (name: string) =>
  query<{ role: string; until: string | null }>(
    'select role, until::text from unit_membership where unit = $1 and person = $2',
    organisation.units.class5a,
    uuidOf(name),
  )
const comingOf = async (name: string) =>
  (
    await query<{ uuid: string; role: string; from: string; revision: number }>(
      'select uuid, role, begins_on::text as "from", revision from coming_membership where person = $1',
      uuidOf(name),
    )
  )[0]
const moveTo = (name: string, day: string): Promise<unknown> =>
  query('update coming_membership set begins_on = $2 where person = $1', uuidOf(name), day)
const loggedOf = (name: string) =>
  query<{ action: string }>(
    `select action from audit_event where object = $1 and action like 'membership.%' order by at, uuid`,
    uuidOf(name),
  ).then((rows) => rows.map(({ action }) => action))
const changedOne = { changed: 1, undo: expect.any(String) as unknown, userErrors: [] }

beforeEach(async () => {
  await query('update unit set time_zone = null, is_active = true, archived_at = null')
  // The manager above manages the seller as well, so that they may add them.
  await query(
    `insert into unit_membership (uuid, unit, person) values (gen_random_uuid(), $1, $2)`,
    organisation.units.school,
    uuidOf('seller'),
  )
})

describe('somebody who comes into class 5a on a later day', () => {
  it('is nowhere in it before: neither listed nor counted, and without rights', async () => {
    await query(`update person set roles = '{EDUCATION_MANAGER}' where username = 'seller'`)
    expect(await add('seller', `role: MANAGER, from: "${later}"`, callerOf('root'))).toEqual(changedOne)
    const seller = { ...callerOf('seller'), roles: ['EDUCATION_MANAGER'] as const }
    expect(await users(`user(uuid: "${uuidOf('pupil')}") { uuid }`, seller)).toBeNull()
    expect(await ask(`{ units { it: unit(uuid: "${organisation.units.class5a}") { uuid } } }`, seller)).toBeNull()
    const unit = await ask(
      `{ units { it: unit(uuid: "${organisation.units.class5a}") { memberCount managerCount comingCount } } }`,
    )
    expect(unit).toEqual({ memberCount: 4, managerCount: 1, comingCount: 1 })
    expect(
      JSON.stringify(
        await ask(
          `{ units { it: members(unit: "${organisation.units.class5a}", page: { first: 50 }) { items { user { username } } } } }`,
        ),
      ),
    ).not.toContain('seller')
    expect(await ask(`{ units { it: mine { unit { key } } } }`, seller)).toEqual(
      expect.not.arrayContaining([{ unit: { key: 'class5a' } }]),
    )
    expect(await loggedOf('seller')).toEqual(['membership.plan'])
  })

  it('is told to those who manage the class, by day, and on their own page', async () => {
    await add('seller', `role: MEMBER, from: "${later}", until: "2098-12-31"`)
    const listed = await ask(
      `{ units { it: comingMembers(unit: "${organisation.units.class5a}", page: { first: 5 }) { items { name role from until source isWaiting } pageInfo { hasNext } } } }`,
      callerOf('manager'),
    )
    expect(listed).toEqual({
      items: [
        { name: 'Seller Test', role: 'MEMBER', from: later, until: '2098-12-31', source: 'MANUAL', isWaiting: false },
      ],
      pageInfo: { hasNext: false },
    })
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { unit { key } from }`)).toEqual([
      { unit: { key: 'class5a' }, from: later },
    ])
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { uuid }`, callerOf('sister'))).toEqual([])
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { uuid }`, callerOf('manager'))).toBeNull()
  })

  it('is asked for twice and comes once; another day or role takes the place of the first', async () => {
    await add('seller', `role: MEMBER, from: "${later}"`)
    expect(await add('seller', `role: MEMBER, from: "${later}"`)).toMatchObject({ changed: 0, userErrors: [] })
    expect(await add('seller', `role: MEMBER, from: "2098-02-01"`)).toEqual(changedOne)
    expect(await comingOf('seller')).toMatchObject({ from: '2098-02-01', revision: 2 })
  })

  it('is refused where the day lies behind the last one, and by whom could not add them', async () => {
    expect(await add('seller', `role: MEMBER, from: "${later}", until: "2097-12-31"`)).toMatchObject({
      changed: 0,
      userErrors: [{ code: 'WRONG_ORDER', path: ['from'] }],
    })
    expect(await add('seller', `role: MEMBER, from: "${later}"`, callerOf('sister'))).toMatchObject({
      changed: 0,
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['unit'] }],
    })
    expect(await comingOf('seller')).toBeUndefined()
  })

  it('comes at once where the day is today by the clocks of the unit', async () => {
    await setZone('class5a', east)
    expect(await add('seller', `role: MEMBER, from: "${dayIn(east)}"`)).toMatchObject({ changed: 1 })
    expect(await placesOf('seller')).toHaveLength(1)
  })
})

describe('the day of a coming membership', () => {
  it('begins by the clocks of the unit', async () => {
    await add('seller', `role: MEMBER, from: "${later}"`)
    await moveTo('seller', dayIn(east))
    await setZone('class5a', west)
    expect([await isNeeded(), await begin()]).toEqual([false, 0])
    await setZone('class5a', east)
    expect([await isNeeded(), await begin()]).toEqual([true, 1])
    expect(await placesOf('seller')).toEqual([{ role: 'MEMBER', until: null }])
    expect(await comingOf('seller')).toBeUndefined()
    expect(await loggedOf('seller')).toEqual(['membership.plan', 'membership.add'])
  })

  it('is found once by two that look at the same moment, and after days of standstill', async () => {
    await add('seller', `role: MEMBER, from: "${later}"`)
    await moveTo('seller', '2020-01-01')
    expect((await Promise.all([begin(), begin()])).toSorted()).toEqual([0, 1])
    expect(await begin()).toBe(0)
    expect(await placesOf('seller')).toHaveLength(1)
    expect((await loggedOf('seller')).filter((action) => action === 'membership.add')).toHaveLength(1)
  })

  it('raises who is in the unit already, and lapses where it would change nothing or is over', async () => {
    await add('pupil', `role: DEPUTY, from: "${later}", until: "2098-12-31"`, callerOf('root'))
    await add('seller', `role: MEMBER, from: "${later}"`)
    await query('update coming_membership set begins_on = $1', '2020-01-01')
    await query(
      `insert into unit_membership (uuid, unit, person) values (gen_random_uuid(), $1, $2)`,
      organisation.units.class5a,
      uuidOf('seller'),
    )
    await query(
      `insert into coming_membership (uuid, unit, person, begins_on, until) values (gen_random_uuid(), $1, $2, '2020-01-01', '2020-02-01')`,
      organisation.units.class5a,
      uuidOf('root'),
    )
    expect(await begin()).toBe(3)
    expect(await placesOf('pupil')).toEqual([{ role: 'DEPUTY', until: '2098-12-31' }])
    expect((await loggedOf('seller')).at(-1)).toBe('membership.lapse')
    expect([await placesOf('root'), await loggedOf('root')]).toEqual([[], ['membership.lapse']])
  })

  it('waits while the unit is switched off, is told as waiting, and begins once it is active again', async () => {
    await add('seller', `role: MEMBER, from: "${later}"`)
    await moveTo('seller', '2020-01-01')
    await query('update unit set is_active = false where uuid = $1', organisation.units.class5a)
    expect([await isNeeded(), await begin()]).toEqual([false, 0])
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { isWaiting }`)).toEqual([{ isWaiting: true }])
    await query('update unit set is_active = true where uuid = $1', organisation.units.class5a)
    expect(await begin()).toBe(1)
  })

  it('waits while the unit is in the archive, and begins once it is back', async () => {
    await add('seller', `role: MEMBER, from: "${later}"`)
    const unit = (): Promise<{ revision: number; comingCount: number }[]> =>
      query(
        'select revision, (select count(*)::int from coming_membership where unit = u.uuid) as "comingCount" from unit u where uuid = $1',
        organisation.units.class5a,
      )
    const input = `{ kind: ARCHIVE, unit: "${organisation.units.class5a}" }`
    const { people } = (await ask(`{ units { it: consequences(change: ${input}) { people } } }`)) as { people: number }
    expect(
      await ask(
        `mutation { unit { it: changeUnit(change: ${input}, revision: ${(await unit())[0]?.revision ?? 0}, expectedPeople: ${people}) { userErrors { code } } } }`,
      ),
    ).toEqual({ userErrors: [] })
    await moveTo('seller', '2020-01-01')
    expect([await begin(), (await unit())[0]?.comingCount]).toEqual([0, 1])
    expect(
      await ask(
        `mutation { unit { it: restoreUnit(uuid: "${organisation.units.class5a}", revision: ${(await unit())[0]?.revision ?? 0}) { userErrors { code } } } }`,
      ),
    ).toEqual({ userErrors: [] })
    expect([await begin(), await placesOf('seller')]).toEqual([1, [{ role: 'MEMBER', until: null }]])
  })
})

describe('before the day, a coming membership', () => {
  const change = async (patch: string, caller = callerOf('manager')): Promise<unknown> => {
    const { uuid, revision } = (await comingOf('seller')) ?? { uuid: '', revision: 0 }
    return ask(
      `mutation { unit { it: updateComingMembership(uuid: "${uuid}", revision: ${revision}, patch: { ${patch} }) { coming { role from until } userErrors { code path } } } }`,
      caller,
    )
  }
  const takeBack = async (caller = callerOf('manager')): Promise<unknown> => {
    const { uuid, revision } = (await comingOf('seller')) ?? { uuid: '', revision: 0 }
    return ask(
      `mutation { unit { it: takeBackComingMembership(uuid: "${uuid}", revision: ${revision}) { coming { uuid } userErrors { code } } } }`,
      caller,
    )
  }
  beforeEach(() => add('seller', `role: MEMBER, from: "${later}"`))

  it('is changed, and begins at once where its new day is here', async () => {
    expect(await change('from: "2098-03-01", until: "2098-06-30"')).toEqual({
      coming: { role: 'MEMBER', from: '2098-03-01', until: '2098-06-30' },
      userErrors: [],
    })
    expect(await change('from: "2098-07-01"')).toMatchObject({ userErrors: [{ code: 'WRONG_ORDER', path: ['from'] }] })
    expect(await change('from: "2020-01-01"')).toEqual({ coming: null, userErrors: [] })
    expect(await placesOf('seller')).toEqual([{ role: 'MEMBER', until: '2098-06-30' }])
    expect(await loggedOf('seller')).toEqual([
      'membership.plan',
      'membership.replan',
      'membership.replan',
      'membership.add',
    ])
  })

  it('is taken back, by those who manage the unit alone', async () => {
    expect(await takeBack(callerOf('sister'))).toEqual({ coming: null, userErrors: [{ code: 'UNKNOWN' }] })
    expect(await takeBack(callerOf('manager'))).toEqual({ coming: null, userErrors: [] })
    expect(await comingOf('seller')).toBeUndefined()
    expect((await loggedOf('seller')).at(-1)).toBe('membership.unplan')
  })

  it('of a manager is no deputy’s to make, to change or to take back', async () => {
    await query(`update unit_membership set until = '2099-01-01' where role = 'DEPUTY'`)
    const deputy = callerOf('expired')
    expect(await change('role: MANAGER', deputy)).toMatchObject({
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['role'] }],
    })
    await query(`update coming_membership set role = 'MANAGER'`)
    expect(await change('from: "2098-03-01"', deputy)).toMatchObject({
      userErrors: [{ code: 'OUT_OF_SCOPE', path: ['role'] }],
    })
    expect(await takeBack(deputy)).toMatchObject({ userErrors: [{ code: 'OUT_OF_SCOPE' }] })
    await query(
      `insert into unit_membership (uuid, unit, person, role, until) values (gen_random_uuid(), $1, $2, 'DEPUTY', '2099-01-01')`,
      organisation.units.school,
      uuidOf('expired'),
    )
    expect(await add('seller', `role: MEMBER, from: "2098-05-01"`, deputy)).toMatchObject({
      changed: 0,
      userErrors: [{ code: 'OUT_OF_SCOPE' }],
    })
  })

  it('goes with a person who is anonymised', async () => {
    const gateway = { source: 'OUTSIDE', endSessionsOf: () => Promise.resolve() } as never
    await inTransaction(organisation.server.database.pool, (client) =>
      anonymisePeople({ gateway }, client, [uuidOf('seller')]),
    )
    expect(await comingOf('seller')).toBeUndefined()
  })

  it('goes along when its unit becomes a part of another', async () => {
    const [{ revision } = { revision: 0 }] = await query<{ revision: number }>(
      'select revision from unit where uuid = $1',
      organisation.units.class5a,
    )
    const input = `{ kind: MERGE, unit: "${organisation.units.class5a}", target: "${organisation.units.sales}" }`
    const preview = (await ask(`{ units { it: consequences(change: ${input}) { people } } }`)) as { people: number }
    expect(
      await ask(
        `mutation { unit { it: changeUnit(change: ${input}, revision: ${revision}, expectedPeople: ${preview.people}) { userErrors { code } } } }`,
      ),
    ).toEqual({ userErrors: [] })
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { unit { key } }`)).toEqual([
      { unit: { key: 'sales' } },
    ])
  })
})
