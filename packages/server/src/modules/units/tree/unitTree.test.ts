import type { MyUnit, UnitDetail, UnitMemberPage, UnitTree } from '@somo/graphql/schema'
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

const admin = ['ADMIN'] as const
const write = (text: string, values: unknown[] = []): Promise<unknown> => server.database.pool.query(text, values)

async function readUnit(name: string, subject: string): Promise<UnitDetail | null> {
  const query = `query($uuid: ID!) { units { unit(uuid: $uuid) { uuid name path { name } memberCount peopleCount managerCount childCount
    canEdit canMove canChangeKey canChangeKeysBelow revision } } }`
  const roles = subject === 'admin' ? admin : (['EDUCATION_MANAGER'] as const)
  return (
    (await ask<{ units: { unit: UnitDetail | null } }>(server, query, { uuid: world.unit(name) }, subject, roles)).units
      .unit ?? null
  )
}

describe('a unit', () => {
  it('has its numbers and, for a manager, a way that begins with the first unit they manage', async () => {
    await world.join('Ada', 'North team')
    expect(await readUnit('North sales', 'Nora')).toMatchObject({
      path: [{ name: 'North' }],
      memberCount: 1,
      peopleCount: 2,
      managerCount: 0,
      childCount: 1,
      canEdit: true,
      canMove: true,
      canChangeKey: false,
      canChangeKeysBelow: false,
    })
    expect(await readUnit('North', 'Nora')).toMatchObject({ path: [], peopleCount: 3, managerCount: 1, canMove: false })
    expect(await readUnit('North', 'admin')).toMatchObject({
      path: [{ name: 'Company' }],
      canMove: true,
      canChangeKey: true,
      canChangeKeysBelow: true,
    })
  })

  it('is everybody in the general one', async () => {
    await world.addPerson('Nobody')
    expect(await readUnit('Company', 'admin')).toMatchObject({ memberCount: 0, peopleCount: 7, canMove: false })
  })

  it('is not there for those who do not manage it', async () => {
    for (const [unit, subject] of [
      ['South', 'Nora'],
      ['Company', 'Nora'],
      ['North team', 'Ben'],
    ] as const)
      expect(await readUnit(unit, subject)).toBeNull()
  })
})

const treeQuery = `query($under: ID, $search: String, $withArchived: Boolean = false) { units { tree(under: $under, search: $search, withArchived: $withArchived) {
  hasMore nodes { uuid parent name hasChildren peopleCount isArchived } } } }`

async function readTree(variables: object, subject: string): Promise<UnitTree> {
  const roles = subject === 'admin' ? admin : (['EDUCATION_MANAGER'] as const)
  return (await ask<{ units: { tree: UnitTree } }>(server, treeQuery, variables, subject, roles)).units.tree
}
const names = ({ nodes }: UnitTree): string[] => nodes.map(({ name }) => name)

describe('the tree', () => {
  it('opens level by level, from the topmost units somebody manages', async () => {
    expect(await readTree({}, 'admin')).toMatchObject({
      hasMore: false,
      nodes: [{ name: 'Company', parent: null, hasChildren: true, peopleCount: 6 }],
    })
    expect(await readTree({ under: world.unit('Company') }, 'admin')).toMatchObject({
      nodes: [
        { name: 'North', peopleCount: 3 },
        { name: 'South', peopleCount: 3 },
      ],
    })
    await world.join('Nora', 'North team', 'MANAGER')
    await world.join('Nora', 'South team', 'DEPUTY', '2099-01-01')
    expect(await readTree({}, 'Nora')).toMatchObject({
      nodes: [
        { name: 'North', parent: null },
        { name: 'South team', parent: null, hasChildren: false },
      ],
    })
    expect(names(await readTree({ under: world.unit('South') }, 'Nora'))).toEqual([])
    expect(names(await readTree({ under: 'no-unit' }, 'Nora'))).toEqual([])
  })

  it('is searched without case and accents, with everything above what matches', async () => {
    await write(`update unit set name = 'Équipe 50%' where name = 'South team'`)
    expect(await readTree({ search: 'EQUIPE 50%' }, 'admin')).toMatchObject({
      nodes: [{ name: 'Company' }, { name: 'South' }, { name: 'South sales' }, { name: 'Équipe 50%' }],
    })
    expect(names(await readTree({ search: 'sales' }, 'Nora'))).toEqual(['North', 'North sales'])
    expect(names(await readTree({ search: 'north_' }, 'admin'))).toEqual([])
    expect(names(await readTree({ search: 'sales', under: world.unit('South') }, 'admin'))).toEqual([
      'Company',
      'South',
      'South sales',
    ])
  })

  it('leaves the archive out unless it is asked for', async () => {
    await write(`update unit set is_active = false, archived_at = now() where name = 'North'`)
    expect(names(await readTree({ under: world.unit('Company') }, 'admin'))).toEqual(['South'])
    expect(await readTree({ under: world.unit('Company'), withArchived: true }, 'admin')).toMatchObject({
      nodes: [{ name: 'North', isArchived: true }, { name: 'South' }],
    })
  })

  it('shows 200 of one level and says that there are more', async () => {
    await write(
      `insert into unit (uuid, key, name, parent) select gen_random_uuid(), 'many-' || i, 'Many ' || lpad(i::text, 3, '0'), $1 from generate_series(1, 201) i`,
      [world.unit('North team')],
    )
    const { nodes, hasMore } = await readTree({ under: world.unit('North team') }, 'admin')
    expect([nodes.length, hasMore, nodes[199]?.name]).toEqual([200, true, 'Many 200'])
    expect((await readTree({ search: 'many' }, 'admin')).hasMore).toBe(true)
  })
})

const memberQuery = `query($unit: ID!, $page: PageInput!, $sort: MemberSort, $filter: MemberFilter) { units { memberCount(unit: $unit, filter: $filter)
  members(unit: $unit, page: $page, sort: $sort, filter: $filter) { items { role until isDefault since source
    user { name email defaultUnit { name } units { name } unitCount lockedFields } } pageInfo { hasNext hasPrevious startCursor endCursor } } } }`

async function readMembers(
  variables: object,
  subject = 'Nora',
): Promise<{ memberCount: number | null; members: UnitMemberPage | null }> {
  return (
    await ask<{ units: { memberCount: number | null; members: UnitMemberPage | null } }>(
      server,
      memberQuery,
      variables,
      subject,
    )
  ).units
}

describe('the people of a unit', () => {
  beforeEach(async () => {
    for (const name of ['Zoe', 'Emil', 'Émilie'])
      await world.join(name, 'North team', name === 'Zoe' ? 'DEPUTY' : 'MEMBER', name === 'Zoe' ? '2099-05-01' : null)
    await write(`update person set family_name = given_name, given_name = 'X'`)
  })
  const walk = async (sort: object, size: number): Promise<string[]> => {
    const seen: string[] = []
    for (let after: string | null | undefined = null; ;) {
      const { members } = await readMembers({ unit: world.unit('North team'), sort, page: { first: size, after } })
      seen.push(...(members?.items ?? []).map(({ user }) => user.name.slice(2)))
      if (members?.pageInfo.hasNext !== true) return seen
      after = members.pageInfo.endCursor
    }
  }

  it('come by name or by when they came, forwards and backwards, each once', async () => {
    expect(await walk({ field: 'NAME', direction: 'ASCENDING' }, 1)).toEqual(['Ben', 'Emil', 'Émilie', 'Zoe'])
    expect(await walk({ field: 'NAME', direction: 'DESCENDING' }, 3)).toEqual(['Zoe', 'Émilie', 'Emil', 'Ben'])
    expect(await walk({ field: 'SINCE', direction: 'ASCENDING' }, 2)).toEqual(['Ben', 'Zoe', 'Emil', 'Émilie'])
    const { members } = await readMembers({ unit: world.unit('North team'), page: { last: 2 } })
    expect(members).toMatchObject({
      items: [{ user: { name: 'X Émilie' } }, { user: { name: 'X Zoe' } }],
      pageInfo: { hasPrevious: true, hasNext: false },
    })
  })

  it('are narrowed by text and role, and counted', async () => {
    const unit = world.unit('North team')
    const found = await readMembers({ unit, page: { first: 9 }, filter: { search: 'EMIL' } })
    expect(found).toMatchObject({
      memberCount: 2,
      members: { items: [{ user: { name: 'X Emil' } }, { user: { name: 'X Émilie' } }] },
    })
    expect(await readMembers({ unit, page: { first: 9 }, filter: { role: ['MANAGER', 'DEPUTY'] } })).toMatchObject({
      memberCount: 1,
      members: { items: [{ role: 'DEPUTY', until: '2099-05-01' }] },
    })
  })

  it('are told with their units, of which a manager sees those they manage', async () => {
    await world.join('Ben', 'South team')
    await world.join('Ben', 'North')
    const { members } = await readMembers({ unit: world.unit('North team'), page: { first: 1 } })
    expect(members?.items[0]?.user).toMatchObject({
      defaultUnit: { name: 'North team' },
      units: [{ name: 'North' }],
      unitCount: 1,
    })
  })

  it('are told with twenty of many units, by their names, and with how many there are', async () => {
    const many = Array.from({ length: 23 }, (_, i) => `Club ${String(i).padStart(2, '0')}`)
    for (const name of many.toReversed()) {
      await world.addUnit(name, 'North')
      await world.join('Ben', name)
    }
    const { members } = await readMembers({ unit: world.unit('North team'), page: { first: 1 } })
    expect(members?.items[0]?.user).toMatchObject({
      defaultUnit: { name: 'North team' },
      units: many.slice(0, 20).map((name) => ({ name })),
      unitCount: 23,
    })
  })

  it('are nobody of a unit that is not there', async () => {
    for (const unit of [world.unit('South'), 'no-unit'])
      expect(await readMembers({ unit, page: { first: 1 } })).toEqual({ memberCount: null, members: null })
  })
})

it('a pasted list is matched by address, name and number, among the people somebody manages', async () => {
  await write(
    `update person set email = 'Ben@Firma.example', username = 'bn', displayed_id = '4711' where given_name = 'Ben'`,
  )
  await write(`update person set username = 'dan' where given_name = 'Dan'`)
  await write(`update person set external_id = 'bn' where given_name = 'Ada'`)
  const query = `query($unit: ID!, $lines: [String!]!) { units { matchPeople(unit: $unit, lines: $lines) { line user { name } isMember } } }`
  const lines = [' ben@firma.example ', '4711', 'dan', 'bn', 'nobody']
  const data = await ask<{ units: { matchPeople: unknown[] } }>(
    server,
    query,
    { unit: world.unit('North team'), lines },
    'Nora',
  )
  const ben = { user: { name: 'Ben Test' }, isMember: true }
  const nobody = { user: null, isMember: false }
  // Dan is in the south, and two people could be meant by bn.
  expect(data.units.matchPeople).toEqual([
    { line: lines[0], ...ben },
    { line: '4711', ...ben },
    { line: 'dan', ...nobody },
    { line: 'bn', ...nobody },
    { line: 'nobody', ...nobody },
  ])
  const many = await server.call(
    query,
    { unit: world.unit('North'), lines: Array.from({ length: 501 }, () => 'x') },
    { subject: 'Nora', roles: ['EDUCATION_MANAGER'] },
  )
  expect(many.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', argument: 'lines' })
})

describe('the units of a person', () => {
  const mine = `{ units { mine { unit { name color } path { name } role isDefault until managers { name role email } children { name } memberCount isManaged } defaultUnit { name color logoUrl } } }`
  interface Mine {
    readonly units: { readonly mine: MyUnit[]; readonly defaultUnit: object }
  }

  it('name who is responsible: those of the unit, else of the nearest above', async () => {
    await world.join('Ben', 'North')
    await world.join('Old', 'North team', 'DEPUTY', 'expired')
    const { units } = await ask<Mine>(server, mine, {}, 'Ben', ['LEARNER'])
    const nora = [{ name: 'Nora Test', role: 'MANAGER', email: null }]
    expect(units.mine).toEqual([
      {
        unit: { name: 'North team', color: null },
        path: [{ name: 'Company' }, { name: 'North' }, { name: 'North sales' }],
        role: 'MEMBER',
        isDefault: true,
        until: null,
        managers: nora,
        children: [],
        memberCount: 2,
        isManaged: false,
      },
      {
        unit: { name: 'North', color: null },
        path: [{ name: 'Company' }],
        role: 'MEMBER',
        isDefault: false,
        until: null,
        managers: nora,
        children: [],
        memberCount: 2,
        isManaged: false,
      },
    ])
  })

  it('tell their managers what lies below', async () => {
    const { units } = await ask<Mine>(server, mine, {}, 'Nora')
    expect(units.mine).toMatchObject([
      { role: 'MANAGER', children: [{ name: 'North sales' }], memberCount: 1, isManaged: true },
    ])
  })

  it('give the looks of the default one, which it may have from above', async () => {
    const looks = async (subject: string): Promise<object> =>
      (await ask<Mine>(server, mine, {}, subject, ['LEARNER'])).units.defaultUnit
    expect(await looks('Ben')).toEqual({ name: 'North team', color: null, logoUrl: null })
    await write(`update unit set color = '#112233' where name = 'North'`)
    await write(`update unit set logo_url = '/files/l.svg', color = '#445566' where name = 'Company'`)
    expect(await looks('Ben')).toEqual({ name: 'North team', color: '#112233', logoUrl: '/files/l.svg' })
    expect(await looks('nobody known')).toEqual({ name: 'Company', color: '#445566', logoUrl: '/files/l.svg' })
    await write(`update unit set is_active = false, archived_at = now() where name = 'North team'`)
    expect(await looks('Ben')).toMatchObject({ name: 'Company' })
  })
})

it('the list of units is narrowed by text, state and place, and bounded by what somebody manages', async () => {
  const query = `query($filter: UnitFilter) { units { units(page: { first: 50 }, filter: $filter) { items { name } } count(filter: $filter) } }`
  const list = async (subject: string, filter: object | null): Promise<string[]> => {
    interface Data {
      units: { units: { items: { name: string }[] }; count: number }
    }
    const { units } = await ask<Data>(
      server,
      query,
      { filter },
      subject,
      subject === 'admin' ? admin : ['EDUCATION_MANAGER'],
    )
    expect(units.count).toBe(units.units.items.length)
    return units.units.items.map(({ name }) => name)
  }
  expect(await list('Nora', null)).toEqual(['North', 'North sales', 'North team'])
  expect(await list('Ben', null)).toEqual([])
  expect(await list('admin', { search: 'SALES' })).toEqual(['North sales', 'South sales'])
  expect(await list('admin', { under: world.unit('South') })).toEqual(['South', 'South sales', 'South team'])
  expect(await list('Nora', { under: world.unit('South') })).toEqual([])
  expect(await list('admin', { under: 'none' })).toEqual([])
  await write(`update unit set is_active = false where name = 'North sales'`)
  await write(`update unit set is_active = false, archived_at = now() where name = 'North team'`)
  expect(await list('Nora', { isActive: false })).toEqual(['North sales', 'North team'])
  expect(await list('Nora', { isArchived: true })).toEqual(['North team'])
})
