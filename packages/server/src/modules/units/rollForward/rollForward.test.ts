import type { RollForwardPayload } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { anonymisePeople } from '../../users/person/anonymisePeople.ts'
import { ask, clearWorld, createUnitWorld, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A school: classes 1a, 2a and 3a below one unit, each with two pupils and a teacher. */
beforeEach(async () => {
  await clearWorld(server.database.pool)
  world = createUnitWorld(server.database.pool)
  await world.addUnit('School')
  await world.addUnit('Classes', 'School')
  for (const name of ['1a', '2a', '3a']) {
    await world.addUnit(name, 'Classes')
    await world.join(`Teacher ${name}`, name, 'MANAGER')
    for (const pupil of ['Ann', 'Bob']) await world.join(`${pupil} ${name}`, name)
  }
  await world.join('Head', 'School', 'MANAGER')
})

const result =
  '{ steps { unit { uuid name key } newName newKey people coming isFinished } undo userErrors { code path } }'
const roll = `mutation($input: RollForwardInput!, $dryRun: Boolean!) { unit { rollForward(input: $input, dryRun: $dryRun) ${result} } }`
const undo = `mutation($undo: ID!) { unit { undoRollForward(undo: $undo) ${result} } }`

interface Step {
  unit: string
  name?: string
  key?: string
}
const yearChange = (): Step[] => [
  { unit: world.unit('1a'), name: '2a', key: '2a' },
  { unit: world.unit('2a'), name: '3a', key: '3a' },
  { unit: world.unit('3a') },
]

async function rollForward(steps: readonly Step[], dryRun = false, subject = 'admin'): Promise<RollForwardPayload> {
  const roles = subject === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const)
  const input = { unit: world.unit('Classes'), steps }
  return (await ask<{ unit: { rollForward: RollForwardPayload } }>(server, roll, { input, dryRun }, subject, roles))
    .unit.rollForward
}

async function takeBack(step: string | null | undefined): Promise<RollForwardPayload> {
  return (
    await ask<{ unit: { undoRollForward: RollForwardPayload } }>(server, undo, { undo: step ?? '' }, 'admin', ['ADMIN'])
  ).unit.undoRollForward
}

const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows

/** Everything a year change may touch, but for revisions and times of change. */
const readAll = () =>
  Promise.all([
    read('select uuid, name, key, is_active, archived_at, was_active, state_change from unit order by uuid'),
    read('select uuid, unit, person, role, until, source, is_default, created_at from unit_membership order by uuid'),
  ])

describe('a year change', () => {
  it('is shown first and changes nothing', async () => {
    // Who calls for the first time is met, and put into the general unit.
    await rollForward(yearChange(), true)
    const before = await readAll()
    const { steps, undo: none, userErrors } = await rollForward(yearChange(), true)
    const year = new Date().getUTCFullYear()
    expect({ none, userErrors }).toEqual({ none: null, userErrors: [] })
    expect(steps).toMatchObject([
      { unit: { name: '1a' }, newName: '2a', newKey: '2a', people: 3, isFinished: false },
      { unit: { name: '2a' }, newName: '3a', newKey: '3a', people: 3, isFinished: false },
      { unit: { name: '3a' }, newName: null, newKey: `3a-${year}`, people: 3, isFinished: true },
    ])
    expect(await readAll()).toEqual(before)
  })

  it('names the classes anew, ends the last one and leaves nobody without a default unit', async () => {
    expect((await rollForward(yearChange())).userErrors).toEqual([])
    expect(
      await read(`select name, archived_at is not null as "isArchived" from unit where uuid = any($1) order by 1`, [
        [...world.units.values()],
      ]),
    ).toEqual([
      { name: '2a', isArchived: false },
      { name: '3a', isArchived: false },
      { name: '3a', isArchived: true },
      { name: 'Classes', isArchived: false },
      { name: 'School', isArchived: false },
    ])
    expect(
      await read(
        `select u.name from unit_membership m join unit u on u.uuid = m.unit where m.person = $1 and m.is_default`,
        [world.person('Ann 3a')],
      ),
    ).toEqual([{ name: 'School' }])
    expect(
      await read(
        'select from person p where not exists (select from unit_membership m where m.person = p.uuid and m.is_default)',
      ),
    ).toEqual([])
    expect(
      await read(`select from audit_event where action = 'unit.finish' and object = $1`, [world.unit('3a')]),
    ).toHaveLength(1)
  })

  it('is taken back exactly', async () => {
    await world.join('Bob 3a', 'School')
    const before = await readAll()
    const { undo: step } = await rollForward(yearChange())
    const back = await takeBack(step)
    expect(back.userErrors).toEqual([])
    expect(back.steps).toHaveLength(3)
    expect(await readAll()).toEqual(before)
    expect((await takeBack(step)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['undo'] }])
  })

  describe('with people who come on a later day', () => {
    const plan = (name: string, unit: string): Promise<unknown> =>
      read(
        `insert into coming_membership (uuid, unit, person, role, begins_on, until, source, revision) values (gen_random_uuid(), $1, $2, 'DEPUTY', '2098-01-01', '2098-12-31', 'IMPORT', 3)`,
        [world.unit(unit), world.person(name)],
      )
    const coming = (): Promise<object[]> => read('select * from coming_membership order by uuid')
    beforeEach(async () => {
      await plan('Ann 2a', '1a')
      await plan('Ann 1a', '3a')
    })

    it('tells how many they are, keeps those of a class that goes on, and lets nobody come into one that has left', async () => {
      expect((await rollForward(yearChange(), true)).steps).toMatchObject([{ coming: 1 }, { coming: 0 }, { coming: 1 }])
      expect(await coming()).toHaveLength(2)
      await rollForward(yearChange())
      expect(await coming()).toMatchObject([{ unit: world.unit('1a') }])
    })

    it('tells all of them, and of a class that leaves also who was to come below it', async () => {
      const {
        rows: [team],
      } = await server.database.pool.query<{ uuid: string }>(
        `insert into unit (uuid, parent, key, name) values (gen_random_uuid(), $1, 'reading-group', 'Reading group') returning uuid`,
        [world.unit('3a')],
      )
      await read(
        `insert into person (uuid, subject, given_name) select gen_random_uuid(), 'crowd ' || i, 'Crowd' from generate_series(1, 1500) i`,
      )
      await read(
        `insert into coming_membership (uuid, unit, person, begins_on) select gen_random_uuid(), unit, p.uuid, '2098-01-01' from person p, unnest($1::uuid[]) unit
        where p.given_name = 'Crowd'`,
        [[world.unit('1a'), team?.uuid]],
      )
      expect((await rollForward(yearChange(), true)).steps).toMatchObject([
        { coming: 1501 },
        { coming: 0 },
        { coming: 1501 },
      ])
      const text = 'query($uuid: ID!) { units { unit(uuid: $uuid) { comingCount } } }'
      expect(await ask(server, text, { uuid: world.unit('1a') }, 'admin', ['ADMIN'])).toEqual({
        units: { unit: { comingCount: 1501 } },
      })
    })

    it('is taken back exactly, but for those who were anonymised since', async () => {
      const before = await coming()
      const first = await rollForward(yearChange())
      expect((await takeBack(first.undo)).userErrors).toEqual([])
      expect(await coming()).toEqual(before)
      const second = await rollForward(yearChange())
      const gateway = { source: 'OUTSIDE', endSessionsOf: () => Promise.resolve() } as never
      await inTransaction(server.database.pool, (client) =>
        anonymisePeople({ gateway }, client, [world.person('Ann 1a')]),
      )
      await takeBack(second.undo)
      expect(await coming()).toMatchObject([{ unit: world.unit('1a') }])
    })
  })

  it('keeps what was changed since when it is taken back, and says what that is', async () => {
    const { undo: step } = await rollForward(yearChange())
    await server.database.pool.query(`update unit set description = 'new', revision = revision + 1 where uuid = $1`, [
      world.unit('2a'),
    ])
    const back = await takeBack(step)
    // 2a stays called 3a, so the class that left cannot be called so again.
    expect(back.userErrors).toEqual(
      expect.arrayContaining([
        { code: 'CHANGED_MEANWHILE', path: ['steps', world.unit('2a')] },
        { code: 'TAKEN', path: ['steps', world.unit('3a')] },
      ]),
    )
    expect(await read(`select name from unit where uuid = $1`, [world.unit('1a')])).toEqual([{ name: '1a' }])
  })

  it('is not taken back after a week', async () => {
    const { undo: step } = await rollForward(yearChange())
    await server.database.pool.query(`update roll_forward set created_at = now() - interval '8 days'`)
    expect((await takeBack(step)).userErrors).toEqual([{ code: 'WRONG_STATE', path: ['undo'] }])
    expect((await takeBack('no-step')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['undo'] }])
  })

  it.each<[string, () => Step[], object[]]>([
    [
      'two classes with one name',
      () => [
        { unit: world.unit('1a'), name: '4A' },
        { unit: world.unit('2a'), name: '4a' },
      ],
      [{ code: 'REPEATED', path: ['steps', '1', 'name'] }],
    ],
    [
      'a name that a sister keeps',
      () => [{ unit: world.unit('1a'), name: '2A' }],
      [{ code: 'TAKEN', path: ['steps', '0', 'name'] }],
    ],
    [
      'a key that another unit has',
      () => [{ unit: world.unit('1a'), key: 'school' }],
      [{ code: 'TAKEN', path: ['steps', '0', 'key'] }],
    ],
    [
      'a key that is none',
      () => [{ unit: world.unit('1a'), key: 'Ä' }],
      [{ code: 'NOT_A_KEY', path: ['steps', '0', 'key'] }],
    ],
    [
      'one class twice',
      () => [
        { unit: world.unit('1a'), name: 'x' },
        { unit: world.unit('1a'), name: 'y' },
      ],
      [{ code: 'REPEATED', path: ['steps', '1', 'unit'] }],
    ],
    [
      'a unit of another place',
      () => [{ unit: world.unit('School'), name: 'x' }],
      [{ code: 'UNKNOWN', path: ['steps', '0', 'unit'] }],
    ],
    ['nothing', () => [], [{ code: 'REQUIRED', path: ['steps'] }]],
  ])('is refused with %s', async (_, steps, userErrors) => {
    await rollForward(yearChange(), true)
    const before = await readAll()
    expect((await rollForward(steps())).userErrors).toEqual(userErrors)
    expect(await readAll()).toEqual(before)
  })

  it('of a manager leaves the keys alone', async () => {
    expect((await rollForward(yearChange(), true, 'Head')).userErrors).toMatchObject([
      { code: 'OUT_OF_SCOPE' },
      { code: 'OUT_OF_SCOPE' },
    ])
    expect((await rollForward([{ unit: world.unit('1a'), name: '1b' }], false, 'Head')).userErrors).toEqual([])
  })
})
