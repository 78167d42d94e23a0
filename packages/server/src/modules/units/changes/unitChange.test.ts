import type { UnitChangePayload, UnitConsequences } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { changeUnitWorker } from '../unitManagement.ts'
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

const plan = `query($change: UnitChangeInput!) { units { consequences(change: $change) { units people gainCount loseCount
  gain { manager unit { name } people } lose { manager unit { name } people } designPeople designFrom { name } doubleMembers
  isLarge userErrors { code path } } } }`
const change = `mutation($change: UnitChangeInput!, $revision: Int!, $people: Int!) { unit { changeUnit(change: $change, revision: $revision,
  expectedPeople: $people) { unit { uuid isActive isArchived revision path { name } } job { state } userErrors { code path } } } }`
const restore = `mutation($uuid: ID!, $revision: Int!) { unit { restoreUnit(uuid: $uuid, revision: $revision) { unit { isActive isArchived
  revision } userErrors { code path } } } }`

type Kind = 'MOVE' | 'MERGE' | 'DEACTIVATE' | 'ARCHIVE'
const write = (kind: Kind, unit: string, target?: string) => ({
  kind,
  unit: world.unit(unit),
  ...(target === undefined ? {} : { target: world.unit(target) }),
})

async function tell(kind: Kind, unit: string, target?: string): Promise<UnitConsequences> {
  const data = await ask<{ units: { consequences: UnitConsequences } }>(
    server,
    plan,
    { change: write(kind, unit, target) },
    'admin',
    ['ADMIN'],
  )
  return data.units.consequences
}

async function perform(
  kind: Kind,
  unit: string,
  target?: string,
  more: { revision?: number; people?: number } = {},
): Promise<UnitChangePayload> {
  const { people } = await tell(kind, unit, target)
  const variables = { change: write(kind, unit, target), revision: more.revision ?? 1, people: more.people ?? people }
  return (await ask<{ unit: { changeUnit: UnitChangePayload } }>(server, change, variables, 'admin', ['ADMIN'])).unit
    .changeUnit
}

async function putBack(
  unit: string,
  revision: number,
): Promise<{ unit: { isActive: boolean } | null; userErrors: unknown[] }> {
  interface Data {
    unit: { restoreUnit: { unit: { isActive: boolean } | null; userErrors: unknown[] } }
  }
  return (await ask<Data>(server, restore, { uuid: world.unit(unit), revision }, 'admin', ['ADMIN'])).unit.restoreUnit
}

const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows

describe('moving a unit', () => {
  it('tells beforehand who gains and loses sight of how many people', async () => {
    await world.join('Ada', 'South')
    await world.join('Lena', 'North sales', 'MANAGER')
    const preview = await tell('MOVE', 'North sales', 'South')
    expect(preview).toMatchObject({ units: 1, people: 3, isLarge: false, userErrors: [] })
    expect(preview.lose).toEqual([{ manager: 'Nora Test', unit: { name: 'North' }, people: 3 }])
    // Ada is in the south already, so Sam sees two more.
    expect(preview.gain).toEqual([{ manager: 'Sam Test', unit: { name: 'South' }, people: 2 }])
  })

  it('does what it told, and writes it down', async () => {
    const { unit, userErrors, job } = await perform('MOVE', 'North sales', 'South')
    expect({ userErrors, job }).toEqual({ userErrors: [], job: null })
    expect(unit?.path.map(({ name }) => name)).toEqual(['Company', 'South'])
    const seen = `select is_managed_person('Sam', $1) as sam, is_managed_person('Nora', $1) as nora`
    expect(await read(seen, [world.person('Ben')])).toEqual([{ sam: true, nora: false }])
    expect(
      await read(
        `select before ->> 'parent' as from, after ->> 'parent' as to from audit_event where action = 'unit.move'
      and object = $1`,
        [world.unit('North sales')],
      ),
    ).toEqual([{ from: 'North', to: 'South' }])
  })

  it.each<[string, Kind, string, string | undefined, string, string]>([
    ['below itself', 'MOVE', 'North', 'North team', 'CYCLE', 'target'],
    ['of the general unit', 'MOVE', 'Company', 'North', 'GENERAL_UNIT', 'unit'],
    ['nowhere', 'MOVE', 'North', undefined, 'REQUIRED', 'target'],
    ['to where it is', 'MOVE', 'North', 'Company', 'NOTHING_TO_DO', 'target'],
    ['of one into its own part', 'MERGE', 'North', 'North team', 'CYCLE', 'target'],
    ['of the general unit into the archive', 'ARCHIVE', 'Company', undefined, 'GENERAL_UNIT', 'unit'],
    ['of the general unit out of use', 'DEACTIVATE', 'Company', undefined, 'GENERAL_UNIT', 'unit'],
  ])('is refused %s', async (_, kind, unit, target, code, path) => {
    expect((await tell(kind, unit, target)).userErrors).toEqual([{ code, path: [path] }])
    expect((await perform(kind, unit, target)).userErrors).toEqual([{ code, path: [path] }])
  })

  it('is refused where a sister has the name, and deeper than eight levels', async () => {
    await world.addUnit('North SALES 2', 'South')
    await server.database.pool.query(`update unit set name = 'North Sales' where name = 'North SALES 2'`)
    expect((await tell('MOVE', 'North sales', 'South')).userErrors).toEqual([{ code: 'TAKEN', path: ['target'] }])
    for (let i = 4; i < 9; i += 1) await world.addUnit(`Level ${i}`, i === 4 ? 'South team' : `Level ${i - 1}`)
    expect((await tell('MOVE', 'North sales', 'Level 7')).userErrors).toEqual([{ code: 'TOO_DEEP', path: ['target'] }])
    expect((await tell('MOVE', 'North sales', 'Level 6')).userErrors).toEqual([])
  })

  it('is not done after somebody else changed the unit, or with other people than were shown', async () => {
    expect((await perform('MOVE', 'North sales', 'South', { revision: 7 })).userErrors).toEqual([
      { code: 'CHANGED_MEANWHILE', path: [] },
    ])
    expect((await perform('MOVE', 'North sales', 'South', { people: 9 })).userErrors).toEqual([
      { code: 'COUNT_CHANGED', path: ['expectedPeople'] },
    ])
    expect(
      await read('select from unit where parent = $1 and uuid = $2', [world.unit('North'), world.unit('North sales')]),
    ).toHaveLength(1)
  })

  it('of more than five thousand people goes on by itself, however few units they are in; switching off stays a moment', async () => {
    await server.database.pool.query(
      `insert into person (uuid, subject) select gen_random_uuid(), 'many ' || i from generate_series(1, 4999) i`,
    )
    await server.database.pool.query(
      `insert into unit_membership (uuid, unit, person) select gen_random_uuid(), $1, uuid from person where subject like 'many %'`,
      [world.unit('North team')],
    )
    // Ben is there already.
    expect(await tell('MOVE', 'North team', 'South')).toMatchObject({ people: 5000, isLarge: false })
    await world.join('Eve', 'North team')
    expect(await tell('MOVE', 'North team', 'South')).toMatchObject({ units: 0, people: 5001, isLarge: true })
    expect(await tell('DEACTIVATE', 'North team')).toMatchObject({ people: 5001, isLarge: false })
    expect((await perform('MOVE', 'North team', 'South')).job).toMatchObject({
      state: expect.stringMatching(/QUEUED|RUNNING|DONE/) as unknown,
    })
    await expect
      .poll(
        () => read('select from unit where uuid = $1 and parent = $2', [world.unit('North team'), world.unit('South')]),
        { timeout: 15_000 },
      )
      .toHaveLength(1)
  })

  it('tells how many see another colour, and from where it comes', async () => {
    await server.database.pool.query(`update unit set color = '#112233' where uuid = $1`, [world.unit('South')])
    expect(await tell('MOVE', 'North sales', 'South')).toMatchObject({ designPeople: 2, designFrom: { name: 'South' } })
    await server.database.pool.query(`update unit set color = '#445566' where uuid = $1`, [world.unit('North team')])
    // The team has a colour of its own, so Ada alone sees another one; the logo is nowhere.
    expect(await tell('MOVE', 'North sales', 'South')).toMatchObject({ designPeople: 1, designFrom: { name: 'South' } })
  })
})

describe('merging a unit into another', () => {
  it('carries people, roles, units below and the key', async () => {
    await world.join('Ada', 'South sales', 'MANAGER')
    await world.join('Lena', 'North sales', 'MANAGER')
    const preview = await tell('MERGE', 'North sales', 'South sales')
    expect(preview).toMatchObject({ people: 3, units: 1, doubleMembers: 1, userErrors: [] })
    expect(preview.gain).toEqual(
      expect.arrayContaining([
        { manager: 'Sam Test', unit: { name: 'South' }, people: 2 },
        { manager: 'Lena Test', unit: { name: 'North sales' }, people: 2 },
      ]),
    )
    const { unit, userErrors } = await perform('MERGE', 'North sales', 'South sales')
    expect(userErrors).toEqual([])
    expect(unit).toMatchObject({ isArchived: true, isActive: false })
    expect(
      await read(
        `select p.given_name as name, m.role from unit_membership m join person p on p.uuid = m.person
      where m.unit = $1 order by 1`,
        [world.unit('South sales')],
      ),
    ).toEqual([
      { name: 'Ada', role: 'MANAGER' },
      { name: 'Cleo', role: 'MEMBER' },
      { name: 'Lena', role: 'MANAGER' },
    ])
    expect(await read('select key, unit from unit_alias')).toEqual([
      { key: 'north-sales', unit: world.unit('South sales') },
    ])
    expect(await read('select parent from unit where name = $1', ['North team'])).toEqual([
      { parent: world.unit('South sales') },
    ])
    // Ada's default unit was the merged one: it came along.
    expect(
      await read('select m.unit from unit_membership m where m.person = $1 and m.is_default', [world.person('Ada')]),
    ).toEqual([{ unit: world.unit('South sales') }])
  })

  it('is refused where units below are called the same', async () => {
    await server.database.pool.query(`update unit set name = 'Team' where name like '% team'`)
    expect((await tell('MERGE', 'North sales', 'South sales')).userErrors).toEqual([
      { code: 'REPEATED', path: ['target'] },
    ])
  })

  it('of many people goes on by itself, as the person who asked for it', async () => {
    await server.database.pool.query(
      `insert into person (uuid, subject) select gen_random_uuid(), 'many ' || i from generate_series(1, 130) i`,
    )
    await server.database.pool.query(
      `insert into unit_membership (uuid, unit, person) select gen_random_uuid(), $1, uuid from person where subject like 'many %'`,
      [world.unit('North sales')],
    )
    expect((await tell('MERGE', 'North sales', 'South sales')).isLarge).toBe(true)
    expect((await perform('MERGE', 'North sales', 'South sales')).job).toMatchObject({
      state: expect.stringMatching(/QUEUED|RUNNING|DONE/) as unknown,
    })
    await expect
      .poll(() => read(`select from unit_membership where unit = $1`, [world.unit('South sales')]), { timeout: 15_000 })
      .toHaveLength(132)
    expect(
      await read(
        `select j.state from audit_event e join job j on j.uuid = e.origin where e.action = 'unit.merge' and e.object = $1`,
        [world.unit('North sales')],
      ),
    ).toEqual([{ state: 'DONE' }])
  })

  it('that waited its turn is not done to other people than were agreed to', async () => {
    const client = await server.database.pool.connect()
    try {
      const owner = { subject: 'admin', roles: ['ADMIN'], requestId: null } as const
      const step = (expectedPeople: number) =>
        changeUnitWorker.step({ change: write('MERGE', 'North sales', 'South'), expectedPeople }, null, {
          uuid: crypto.randomUUID(),
          owner,
          client,
        })
      const { people } = await tell('MERGE', 'North sales', 'South')
      await client.query('begin')
      await expect(step(people + 1)).rejects.toMatchObject({ code: 'COUNT_CHANGED' })
      expect(
        (await client.query('select archived_at from unit where uuid = $1', [world.unit('North sales')])).rows,
      ).toEqual([{ archived_at: null }])
      expect(await step(people)).toMatchObject({ done: 1 })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('switching off and putting away', () => {
  it('takes all below along, and taking it back brings exactly these back', async () => {
    await perform('DEACTIVATE', 'North team')
    const { unit } = await perform('ARCHIVE', 'North')
    expect(unit).toMatchObject({ isArchived: true, isActive: false })
    expect(await read(`select name from unit where archived_at is not null order by 1`)).toEqual([
      { name: 'North' },
      { name: 'North sales' },
      { name: 'North team' },
    ])
    expect((await putBack('North team', 3)).userErrors).toEqual([{ code: 'WRONG_STATE', path: [] }])
    expect(await putBack('North', 2)).toMatchObject({ unit: { isActive: true }, userErrors: [] })
    // It was switched off before, and is so again.
    expect(await read(`select name from unit where not is_active or archived_at is not null`)).toEqual([
      { name: 'North team' },
    ])
    expect(await putBack('North', 3)).toMatchObject({ userErrors: [{ code: 'NOTHING_TO_DO', path: [] }] })
  })

  it('tells whose looks change when their default unit goes to the archive', async () => {
    await server.database.pool.query(`update unit set color = '#112233' where uuid = $1`, [world.unit('North')])
    expect(await tell('ARCHIVE', 'North')).toMatchObject({
      people: 3,
      designPeople: 3,
      designFrom: { name: 'Company' },
      gainCount: 0,
      loseCount: 0,
    })
  })

  it('refuses to bring a name back that somebody else has now', async () => {
    await perform('ARCHIVE', 'North team')
    await world.addUnit('New', 'North sales')
    await server.database.pool.query(`update unit set name = 'NORTH TEAM' where name = 'New'`)
    expect((await putBack('North team', 2)).userErrors).toEqual([{ code: 'TAKEN', path: ['name'] }])
  })
})
