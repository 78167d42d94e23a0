import { beforeEach, describe, expect, it } from 'vitest'
import { callerOf, startTestOrganisation, type UnitName } from '../../../testing/testOrganisation.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { createLastDayWorker } from '../../users/sign-in/suspendAfterLastDay.ts'

/*
  The first and the last clock of all never show the same day: whatever the hour of the test, the day of the west is over in
  the east. A midnight that comes while a test runs changes both.
*/
const [east, west] = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const
const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date())

const organisation = startTestOrganisation()
const { user, users, those, uuidOf } = organisation
const query = (text: string, ...values: unknown[]): Promise<unknown> =>
  organisation.server.database.pool.query(text, values)
const setZone = (unit: UnitName, zone: string | null): Promise<unknown> =>
  query('update unit set time_zone = $2 where uuid = $1', organisation.units[unit], zone)
const setInstallation = (zone: string | null): Promise<unknown> =>
  query(
    `insert into setting (id, value) values ('GENERAL.TIME_ZONE', $1) on conflict (id) do update set value = excluded.value`,
    zone,
  )

beforeEach(async () => {
  await query('update unit set time_zone = null')
  await setInstallation(null)
})

describe('a deputy of class 5a until the day that it is in the west', () => {
  const seen = async (): Promise<boolean> =>
    (await users(`user(uuid: "${uuidOf('pupil')}") { uuid }`, callerOf('expired'))) !== null
  beforeEach(() => query(`update unit_membership set until = $1 where role = 'DEPUTY'`, dayIn(west)))

  it('manages where the clocks of the unit are the west’s, and no more where they are the east’s', async () => {
    await setZone('class5a', west)
    expect(await seen()).toBe(true)
    await setZone('class5a', east)
    expect(await seen()).toBe(false)
  })

  it('goes by the nearest unit above that has a zone, and else by the installation', async () => {
    await setZone('school', west)
    await setZone('general', east)
    expect(await seen()).toBe(true)
    await setZone('school', null)
    expect(await seen()).toBe(false)
    await setZone('general', null)
    await setInstallation(west)
    expect(await seen()).toBe(true)
    await setInstallation(east)
    expect(await seen()).toBe(false)
  })
})

describe('the list of members', () => {
  it('tells by which clocks a last day ends and how many days are left there, and nothing of who has none', async () => {
    await query(`update unit_membership set until = $1 where role = 'DEPUTY'`, dayIn(west))
    const read = async (): Promise<unknown> => {
      const { data } = await organisation.server.call(
        `{ units { members(unit: "${organisation.units.class5a}", page: { first: 10 }) { items { role ends { timeZone daysLeft } } } } }`,
        {},
        callerOf('root'),
      )
      // The shape is the query's.
      const { items } = (data as { units: { members: { items: { role: string; ends: unknown }[] } } }).units.members
      return [items.find(({ role }) => role === 'DEPUTY')?.ends, items.find(({ role }) => role === 'MEMBER')?.ends]
    }
    await setZone('class5a', west)
    expect(await read()).toEqual([{ timeZone: west, daysLeft: 0 }, null])
    await query(`update unit_membership set until = until + 3 where role = 'DEPUTY'`)
    expect(await read()).toEqual([{ timeZone: west, daysLeft: 3 }, null])
    await query(`update unit_membership set until = until - 3 where role = 'DEPUTY'`)
    await setZone('class5a', null)
    await setZone('general', east)
    // The east is a day ahead of the west, and for two hours of each day two.
    expect(await read()).toEqual([
      { timeZone: east, daysLeft: (Date.parse(dayIn(west)) - Date.parse(dayIn(east))) / 86_400_000 },
      null,
    ])
  })
})

describe('how far a last day is', () => {
  const days = (from: string): number => (Date.parse(dayIn(west)) - Date.parse(dayIn(from))) / 86_400_000
  const ask = async (text: string, subject: string): Promise<unknown> =>
    (await organisation.server.call(text, {}, callerOf(subject))).data
  beforeEach(async () => {
    await query(`update unit_membership set until = $1::date + 3 where role = 'DEPUTY'`, dayIn(west))
    await setZone('class5a', west)
  })
  const ends = { timeZone: west, daysLeft: 3 }

  it('is told of each unit of a person, of one’s own units and of the area one manages, by the clocks of the unit', async () => {
    expect(await users(`memberships(user: "${uuidOf('expired')}") { ends { timeZone daysLeft } }`)).toEqual([{ ends }])
    expect(await users(`memberships(user: "${uuidOf('pupil')}") { ends { timeZone daysLeft } }`)).toEqual([
      { ends: null },
    ])
    expect(await ask('{ units { mine { unit { key } ends { timeZone daysLeft } } } }', 'expired')).toEqual({
      units: { mine: [{ unit: { key: 'class5a' }, ends }] },
    })
    expect(await ask('{ console { scope { ends { timeZone daysLeft } } } }', 'expired')).toEqual({
      console: { scope: [{ ends }] },
    })
  })

  it('of a person themselves goes by the clocks of the installation, and is told of one alone', async () => {
    await setInstallation(east)
    await query(`update person set deactivate_on = $1::date + 3 where username = 'pupil'`, dayIn(west))
    expect(await users(`user(uuid: "${uuidOf('pupil')}") { ends { timeZone daysLeft } }`)).toEqual({
      ends: { timeZone: east, daysLeft: days(east) + 3 },
    })
    expect(await users(`user(uuid: "${uuidOf('seller')}") { ends { timeZone daysLeft } }`)).toEqual({ ends: null })
    expect(JSON.stringify(await users('users(page: { first: 20 }) { items { ends { daysLeft } } }'))).not.toContain(
      'daysLeft',
    )
  })

  it('is told of a first day as well', async () => {
    await query(
      `insert into coming_membership (uuid, unit, person, begins_on) values (gen_random_uuid(), $1, $2, $3::date + 5)`,
      organisation.units.class5a,
      uuidOf('seller'),
      dayIn(west),
    )
    expect(await users(`comingMemberships(user: "${uuidOf('seller')}") { begins { timeZone daysLeft } }`)).toEqual([
      { begins: { timeZone: west, daysLeft: 5 } },
    ])
  })
})

describe('a last day', () => {
  const add = (unit: UnitName, until: string): string =>
    `addToUnit(${those('seller')}, unit: "${organisation.units[unit]}", role: DEPUTY, until: "${until}") { userErrors { code path } }`
  const isPast = { userErrors: [{ code: 'IN_THE_PAST', path: ['until'] }] }
  const isTaken = { userErrors: [] }

  it('in a unit may be the one that it is there, and not one that is over there', async () => {
    await setZone('school', west)
    await setZone('class5a', east)
    expect(await user(add('class5a', dayIn(west)))).toEqual(isPast)
    expect(await user(add('class5a', dayIn(east)))).toEqual(isTaken)
    expect(await user(add('school', dayIn(west)))).toEqual(isTaken)
    const set = (unit: UnitName, until: string): string =>
      `setUnitRole(${those('seller')}, unit: "${organisation.units[unit]}", role: MEMBER, until: "${until}") { userErrors { code path } }`
    expect(await user(set('class5a', dayIn(west)))).toEqual(isPast)
    expect(await user(set('class5a', dayIn(east)))).toEqual(isTaken)
    expect(await user(set('school', dayIn(west)))).toEqual(isTaken)
  })

  it('of one membership is judged by the same clocks', async () => {
    await setZone('school', west)
    await setZone('class5a', east)
    const { rows } = await organisation.server.database.pool.query<{ uuid: string; revision: number }>(
      'select m.uuid, m.revision from unit_membership m where m.unit = $1 and m.person = $2',
      [organisation.units.class5a, uuidOf('pupil')],
    )
    const [{ uuid, revision } = { uuid: '', revision: 0 }] = rows
    const update = (until: string): Promise<unknown> =>
      organisation.server.call(
        `mutation { unit { it: updateMembership(uuid: "${uuid}", revision: ${revision}, patch: { until: "${until}" }) { userErrors { code path } } } }`,
        {},
        callerOf('root'),
      )
    expect(await update(dayIn(west))).toMatchObject({ data: { unit: { it: isPast } } })
    expect(await update(dayIn(east))).toMatchObject({ data: { unit: { it: isTaken } } })
  })

  it('of a person is the installation’s, whatever the clocks of their unit', async () => {
    const pupil = uuidOf('pupil')
    const { revision } = (await users(`user(uuid: "${pupil}") { revision }`)) as { revision: number }
    const write = `updateUser(uuid: "${pupil}", revision: ${revision}, patch: { deactivateOn: "${dayIn(west)}" }) { userErrors { code path } }`
    await setZone('class5a', west)
    await setInstallation(east)
    expect(await user(write)).toEqual({ userErrors: [{ code: 'IN_THE_PAST', path: ['deactivateOn'] }] })
    await setInstallation(west)
    expect(await user(write)).toEqual({ userErrors: [] })
  })

  it('of a person shuts them out once it is over by the clocks of the installation, and not before', async () => {
    await query(`update person set deactivate_on = $1 where username = 'pupil'`, dayIn(west))
    const shut: string[] = []
    const worker = createLastDayWorker({
      writer: {
        update: (_: unknown, changes: { uuid: string }[]) =>
          Promise.resolve(shut.push(...changes.map(({ uuid }) => uuid))),
      } as never,
    })
    const run = (): Promise<boolean> =>
      inTransaction(organisation.server.database.pool, async (client) => {
        const isNeeded = (await worker.isNeeded?.(client)) === true
        await worker.step({}, null, { uuid: uuidOf('pupil'), owner: null, client })
        return isNeeded
      })
    await setInstallation(west)
    expect([await run(), shut]).toEqual([false, []])
    await setInstallation(east)
    expect([await run(), shut]).toEqual([true, [uuidOf('pupil')]])
  })
})
