import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { countStatements } from '../../../testing/countStatements.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../../testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => emptyTables(server.database.pool, 'unit'))

async function addUnits(names: readonly string[]): Promise<void> {
  const values = names.map((_, i) => `($${i * 3 + 1}, $${i * 3 + 2}, $${i * 3 + 3})`).join(', ')
  // The newest first, so that the order of the rows on disk is not the order of their uuids.
  const uuids = names.map(() => createUuid()).reverse()
  const keys = names.map((name, i) => [uuids[i], `${name}-${i}`, name])
  await server.database.pool.query(`insert into unit (uuid, key, name) values ${values}`, keys.flat())
}

interface Page {
  readonly names: readonly string[]
  readonly uuids: readonly string[]
  readonly startCursor: string | null
  readonly endCursor: string | null
  readonly hasNext: boolean
  readonly hasPrevious: boolean
}

const listQuery = `query($page: PageInput!, $sort: UnitSort) { units { units(page: $page, sort: $sort) {
  items { uuid name key } pageInfo { startCursor endCursor hasNext hasPrevious } } } }`

function ask(page: object, sort?: object): Promise<GraphqlAnswer> {
  return server.call(listQuery, { page, sort }, { roles: ['ADMIN'] })
}

async function list(page: object, sort?: object): Promise<Page> {
  const answer = await ask(page, sort)
  expect(answer.errors).toBeUndefined()
  // The shape is the query's.
  const data = answer.data as { units: { units: { items: { uuid: string; name: string }[]; pageInfo: Page } } }
  const { items, pageInfo } = data.units.units
  return { ...pageInfo, names: items.map((item) => item.name), uuids: items.map((item) => item.uuid) }
}

async function walk(step: 'after' | 'before', size: number, sort?: object): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null = null
  for (;;) {
    const page: Page = await list(
      step === 'after' ? { first: size, after: cursor } : { last: size, before: cursor },
      sort,
    )
    pages.push([...page.names])
    if (step === 'after' ? !page.hasNext : !page.hasPrevious) return pages
    cursor = step === 'after' ? page.endCursor : page.startCursor
  }
}

describe('the list of units', () => {
  it('is empty while there are none', async () => {
    expect(await list({ first: 10 })).toEqual({
      names: [],
      uuids: [],
      startCursor: null,
      endCursor: null,
      hasNext: false,
      hasPrevious: false,
    })
  })

  it('is sorted as people sort, not as bytes', async () => {
    await addUnits(['Zoo', 'Öl', 'Apfel', 'äpfel', 'apfel', 'Zaun', 'Oma'])
    expect((await list({ first: 10 })).names).toEqual(['apfel', 'Apfel', 'äpfel', 'Öl', 'Oma', 'Zaun', 'Zoo'])
  })

  it.each([
    ['forwards', 'after', undefined, [['a', 'b'], ['c', 'd'], ['e']]],
    ['backwards', 'before', undefined, [['d', 'e'], ['b', 'c'], ['a']]],
    ['forwards, descending', 'after', { field: 'NAME', direction: 'DESCENDING' }, [['e', 'd'], ['c', 'b'], ['a']]],
    ['backwards, descending', 'before', { field: 'KEY', direction: 'DESCENDING' }, [['b', 'a'], ['d', 'c'], ['e']]],
    ['forwards, by key', 'after', { field: 'KEY', direction: 'ASCENDING' }, [['a', 'b'], ['c', 'd'], ['e']]],
  ] as const)('is walked %s', async (_, step, sort, pages) => {
    await addUnits(['c', 'a', 'e', 'b', 'd'])
    expect(await walk(step, 2, sort)).toEqual(pages)
  })

  it('tells whether there is more on either side', async () => {
    await addUnits(['a', 'b', 'c'])
    const first = await list({ first: 2 })
    expect(first).toMatchObject({ hasNext: true, hasPrevious: false })
    const second = await list({ first: 2, after: first.endCursor })
    expect(second).toMatchObject({ names: ['c'], hasNext: false, hasPrevious: true })
    expect(await list({ last: 2, before: second.startCursor })).toMatchObject({
      names: ['a', 'b'],
      hasNext: true,
      hasPrevious: false,
    })
    expect(await list({ last: 2 })).toMatchObject({ names: ['b', 'c'], hasNext: false, hasPrevious: true })
    expect(await list({ first: 3 })).toMatchObject({ hasNext: false, hasPrevious: false })
  })

  it('shows each of many units with the same name once, in one order, index or not', async () => {
    // With its index a list would come in the right order by chance, whatever the statement asks for.
    await server.database.pool.query('drop index unit_name_index')
    await addUnits(Array.from({ length: 23 }, () => 'same'))
    const seen: string[] = []
    let page = await list({ first: 4 })
    while (seen.push(...page.uuids) && page.hasNext) page = await list({ first: 4, after: page.endCursor })
    const all = await list({ last: 100 })
    await server.database.pool.query('create index unit_name_index on unit (name, uuid)')
    expect(new Set(seen).size).toBe(23)
    expect(seen).toEqual([...seen].sort())
    expect(all.uuids).toEqual(seen)
  })

  it('neither repeats nor skips when units come and go between two pages', async () => {
    await addUnits(['b', 'd', 'f', 'h'])
    const first = await list({ first: 2 })
    await addUnits(['a', 'c', 'e'])
    await server.database.pool.query(`delete from unit where name = 'd'`)
    const second = await list({ first: 2, after: first.endCursor })
    expect(second.names).toEqual(['e', 'f'])
    expect(second.hasPrevious).toBe(true)
    expect((await list({ last: 2, before: second.startCursor })).names).toEqual(['b', 'c'])
  })

  it('takes one statement, however many rows and in whichever direction', async () => {
    await addUnits(Array.from({ length: 60 }, (_, i) => `unit ${i}`))
    for (const page of [
      { first: 1 },
      { first: 50 },
      { last: 50 },
      { first: 50, after: (await list({ first: 5 })).endCursor },
    ]) {
      const { result, count } = await countStatements(server.database, () => list(page))
      expect(result.names.length).toBeGreaterThan(0)
      expect(count).toBe(1)
    }
  })

  it('is read by its indexes', async () => {
    await addUnits(Array.from({ length: 300 }, (_, i) => `unit ${i}`))
    await server.database.pool.query('analyze unit')
    for (const column of ['name', 'key']) {
      const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
        `explain select * from unit where (${column}, uuid) > ('unit 7', gen_random_uuid()) order by ${column}, uuid limit 3`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Scan using unit_(name|key_page)_index/)
      expect(plan).not.toMatch(/Sort/)
    }
  })

  it.each<[string, object, string]>([
    ['no size', {}, 'page'],
    ['two sizes', { first: 1, last: 1 }, 'page'],
    ['size 0', { first: 0 }, 'page.first'],
    ['a negative size', { last: -1 }, 'page.last'],
    ['size 101', { first: 101 }, 'page.first'],
    ['a cursor on the wrong side', { first: 1, before: 'x' }, 'page.before'],
    ['a cursor on the other wrong side', { last: 1, after: 'x' }, 'page.after'],
    ['a cursor that is none', { first: 1, after: 'x' }, 'page.after'],
    ['a cursor of another shape', { first: 1, after: Buffer.from('{"a":1}').toString('base64url') }, 'page.after'],
    [
      'a cursor with a wrong uuid',
      { last: 1, before: Buffer.from('["NAME","ASCENDING","a","b"]').toString('base64url') },
      'page.before',
    ],
  ])('refuses %s', async (_, page, argument) => {
    const { errors } = await ask(page)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument } }])
  })

  it('refuses a cursor that was given for another order', async () => {
    await addUnits(['a', 'b'])
    const { endCursor } = await list({ first: 1 })
    const { errors } = await ask({ first: 1, after: endCursor }, { field: 'KEY', direction: 'ASCENDING' })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument: 'page.after' } }])
  })

  it('takes what PostgreSQL cannot store for bad input, not for an error', async () => {
    const cursor = Buffer.from(JSON.stringify(['NAME', 'ASCENDING', 'a\0', createUuid()])).toString('base64url')
    const { errors } = await ask({ first: 1, after: cursor })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }])
  })
})

describe('the number of units', () => {
  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 5],
  ])('with the cap %i is %i of 5', async (cap, count) => {
    await addUnits(['a', 'b', 'c', 'd', 'e'])
    expect(
      await server.call('query($cap: Int!) { units { count(cap: $cap) } }', { cap }, { roles: ['ADMIN'] }),
    ).toEqual({ data: { units: { count } } })
  })

  it.each([0, -1, 10_001])('refuses the cap %i', async (cap) => {
    const { errors } = await server.call(
      'query($cap: Int!) { units { count(cap: $cap) } }',
      { cap },
      { roles: ['ADMIN'] },
    )
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument: 'cap' } }])
  })
})

describe('the default unit', () => {
  const query = '{ units { defaultUnit { name isActive uuid id key logoUrl color displayedId isGeneral } } }'

  it('is null while there is none', async () => {
    await addUnits(['just a unit'])
    expect(await server.call(query)).toEqual({ data: { units: { defaultUnit: null } } })
  })

  it('has the fields of the specification, in one statement', async () => {
    const uuid = createUuid()
    await server.database.pool.query(
      `insert into unit (uuid, key, name, displayed_id, is_general, logo_url, color) values ($1, 'k', 'Everybody', 'D1', true, '/l.svg', '#00aa88')`,
      [uuid],
    )
    const { result, count } = await countStatements(server.database, () => server.call(query))
    expect(result.data?.['units']).toEqual({
      defaultUnit: {
        uuid,
        id: expect.any(Number) as unknown,
        key: 'k',
        name: 'Everybody',
        displayedId: 'D1',
        isActive: true,
        isGeneral: true,
        logoUrl: '/l.svg',
        color: '#00aa88',
      },
    })
    expect(count).toBe(1)
  })
})
