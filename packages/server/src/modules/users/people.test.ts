import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import {
  queryUsers,
  callerOf,
  testPeople,
  seedPeople,
  seedUnits,
  type PeopleCall,
  type Units,
} from '../../testing/testOrganisation.ts'

let server: TestServer
let units: Units
let people: Map<string, string>
let users: PeopleCall

const lists = [
  { name: 'zoe', status: 'INVITED' as const, in: [{ unit: 'sales' as const }] },
  { name: 'émile', in: [{ unit: 'general' as const }] },
  { name: 'adam', status: 'SUSPENDED' as const, in: [{ unit: 'class5a' as const }, { unit: 'sales' as const }] },
]

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
  people = await seedPeople(server.database, units, [...testPeople, ...lists])
  users = queryUsers(server)
  const { pool } = server.database
  await pool.query(`update person set last_sign_in_at = now() - interval '40 days', created_at = now() - interval '50 days'
    where username in ('pupil', 'seller')`)
  await pool.query(`update person set locale = 'sw', external_id = '4711' where username = 'zoe'`)
})
afterAll(() => server.close())

async function names(filter: string, caller = callerOf('root'), sort = ''): Promise<readonly string[]> {
  const page = await users(`users(page: { first: 100 }, filter: { ${filter} } ${sort}) { items { username } }`, caller)
  return (page as { items: { username: string }[] }).items.map(({ username }) => username)
}

describe('the list of people', () => {
  it.each([
    ['search: "ZOE"', ['zoe']],
    ['search: "test emile"', ['émile']],
    ['search: "4711"', ['zoe']],
    ['search: "zo"', ['zoe']],
    ['search: "oe"', []],
    ['search: "100%"', []],
    ['search: "％"', []],
    ['search: "z_e"', []],
    ['status: [SUSPENDED]', ['adam']],
    ['status: [INVITED, SUSPENDED]', ['adam', 'zoe']],
    ['role: [ADMIN]', ['root']],
    ['locale: ["sw"]', ['zoe']],
    ['hasNoUnit: true', ['émile', 'root']],
    ['inactiveForDays: 30', ['pupil', 'seller']],
    ['hasNeverSignedIn: false', ['pupil', 'seller']],
    ['newForDays: 45, search: "seller"', []],
    ['search: "zoe", status: [ACTIVE]', []],
  ])('with { %s }', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected)
    expect(await users(`count(filter: { ${filter} })`)).toBe(expected.length)
  })

  it('goes by unit, with and without what lies below', async () => {
    expect(await names(`unit: "${units.school}"`)).toContain('pupil')
    expect(await names(`unit: "${units.school}", withSubunits: false`)).toEqual(['above'])
    expect(await names(`unit: "no unit"`)).toEqual([])
  })

  it('leaves out who was anonymised, unless it asks for them', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into person (uuid, status, anonymised_at) values ('00000000-0000-7000-8000-0000aaaabbbb', 'ANONYMISED', now())`,
    )
    expect(
      await users('users(page: { first: 1 }, filter: { status: [ANONYMISED] }) { items { name username } }'),
    ).toEqual({
      items: [{ name: 'AAAABBBB', username: null }],
    })
    expect(await users('count(filter: { search: "" })')).toBe(testPeople.length + lists.length)
  })

  it.each(['NAME', 'CREATED', 'LAST_SIGN_IN'])(
    'is walked by %s in both directions without losing or doubling anybody',
    async (field) => {
      for (const direction of ['ASCENDING', 'DESCENDING']) {
        const sort = `sort: { field: ${field}, direction: ${direction} }`
        const whole = await names('', callerOf('root'), sort)
        const walked: string[] = []
        let after: string | null = null
        for (;;) {
          const cursor: string = after === null ? '' : `, after: "${after}"`
          // The shape is the query's.
          const page = (await users(
            `users(page: { first: 2${cursor} }, ${sort}) { items { username } pageInfo { endCursor hasNext } }`,
          )) as { items: { username: string }[]; pageInfo: { endCursor: string; hasNext: boolean } }
          walked.push(...page.items.map(({ username }) => username))
          if (!page.pageInfo.hasNext) break
          after = page.pageInfo.endCursor
        }
        expect(walked).toEqual(whole)
        expect(whole).toHaveLength(testPeople.length + lists.length)
      }
    },
  )

  it('puts who never signed in last when ascending', async () => {
    const rising = await names('', callerOf('root'), 'sort: { field: LAST_SIGN_IN, direction: ASCENDING }')
    expect(new Set(rising.slice(0, 2))).toEqual(new Set(['pupil', 'seller']))
  })

  it('refuses numbers of days and caps beyond their bounds', async () => {
    for (const field of [
      'count(filter: { newForDays: 0 })',
      'count(filter: { inactiveForDays: 4000 })',
      'count(cap: 0)',
    ]) {
      const answer = await server.call(`{ users { ${field} } }`, {}, callerOf('root'))
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
    }
  })
})

describe('who manages whom', () => {
  const school = ['above', 'adam', 'expired', 'manager', 'member', 'pupil']
  it.each([
    ['manager', school.filter((name) => name !== 'above')],
    ['above', school],
    ['sister', ['adam', 'seller', 'sister', 'zoe']],
    ['member', []],
    ['expired', []],
  ])('%s sees their own people and nobody else, not by exact e-mail either', async (name, expected) => {
    const caller = callerOf(name)
    expect([...(await names('', caller))].sort()).toEqual(expected)
    expect(await users('count', caller)).toBe(expected.length)
    for (const [username, uuid] of people) {
      const isTheirs = expected.includes(username)
      expect((await users(`user(uuid: "${uuid}") { uuid }`, caller)) !== null, username).toBe(isTheirs)
      expect((await users(`memberships(user: "${uuid}") { uuid }`, caller)) !== null).toBe(isTheirs)
      expect((await users(`history(user: "${uuid}", page: { first: 1 }) { items { uuid } }`, caller)) !== null).toBe(
        isTheirs,
      )
      expect(await names(`search: "${username}@somo.example"`, caller)).toEqual(isTheirs ? [username] : [])
    }
  })

  it('are found by what was changed since they came, by those alone who manage them', async () => {
    expect(await names('search: "4711"', callerOf('sister'))).toEqual(['zoe'])
    expect(await users('count(filter: { search: "4711" })', callerOf('sister'))).toBe(1)
    expect(await names('search: "4711"', callerOf('manager'))).toEqual([])
  })

  it('shows a manager the units they manage alone, and an administrator all', async () => {
    const field = `user(uuid: "${people.get('adam') ?? ''}") { defaultUnit { key } units { key } unitCount }`
    expect(await users(field)).toEqual({ defaultUnit: { key: 'class5a' }, units: [{ key: 'sales' }], unitCount: 1 })
    expect(await users(field, callerOf('manager'))).toEqual({
      defaultUnit: { key: 'class5a' },
      units: [],
      unitCount: 0,
    })
    expect(await users(field, callerOf('sister'))).toEqual({
      defaultUnit: null,
      units: [{ key: 'sales' }],
      unitCount: 1,
    })
    const path = `memberships(user: "${people.get('adam') ?? ''}") { unit { key } path { key } isDefault }`
    expect(await users(path, callerOf('above'))).toEqual([
      { unit: { key: 'class5a' }, path: [{ key: 'school' }], isDefault: true },
    ])
  })

  it('tells what each may do', async () => {
    const field = 'abilities { source grantableRoles canCreate managesUnits canAnonymise hasMailServer }'
    const usual = { source: 'OUTSIDE', canCreate: true, managesUnits: true, hasMailServer: false }
    expect(await users(field)).toEqual({
      ...usual,
      grantableRoles: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'],
      canAnonymise: true,
    })
    expect(await users(field, callerOf('manager'))).toEqual({
      ...usual,
      grantableRoles: ['LEARNER'],
      canAnonymise: false,
    })
  })
})
