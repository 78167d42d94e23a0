import type { Category, CategoryMerge, UserError } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { callerOf, read, seedPeople, seedUnits, testPeople, type Units } from '../../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
let units: Units

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
  await seedPeople(server.database, units, testPeople)
})
afterAll(() => server.close())
beforeEach(() =>
  emptyTables(server.database.pool, 'category, category_alias, medium_category, medium, idempotence_key'),
)

interface Payload {
  readonly category: Category | null
  readonly categories: readonly Category[]
  readonly userErrors: readonly UserError[]
}

const parts = `uuid key parent names { locale text } descriptions { locale text } aliases isActive mediaCount totalMediaCount revision`
const payload = `{ category { ${parts} } categories { ${parts} } userErrors { code path } }`
const codesOf = ({ userErrors }: Pick<Payload, 'userErrors'>): readonly string[] =>
  userErrors.map(({ code, path }) => [code, ...path].join(' '))

const run = async (field: string, input?: object): Promise<Payload> => {
  const head = input === undefined ? 'mutation' : 'mutation($input: CategoryInput!)'
  const answer = await server.call(`${head} { category { it: ${field} ${payload} } }`, { ...input }, callerOf('root'))
  // What the selection asks for.
  return read(answer, 'category', 'it') as Payload
}

const texts = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([locale, text]) => ({ locale, text }))
const inputOf = (key: string, names: Readonly<Record<string, string>> = { en: key }, descriptions = {}) => ({
  input: { key, names: texts(names), descriptions: texts(descriptions) },
})
const idOf = (uuid: string | null): string => (uuid === null ? 'null' : `"${uuid}"`)

async function add(
  key: string,
  parent: Category | null = null,
  names?: Readonly<Record<string, string>>,
): Promise<Category> {
  const answer = await run(`create(input: $input, parent: ${idOf(parent?.uuid ?? null)})`, inputOf(key, names))
  if (answer.category === null) throw new Error(`No category ${key}: ${codesOf(answer).join(', ')}.`)
  return answer.category
}

const at = ({ uuid, revision }: Category): string => `uuid: "${uuid}", revision: ${revision}`
const keysOf = ({ categories }: Pick<Payload, 'categories'>): readonly string[] =>
  categories.map(({ key, parent }) => {
    const above = categories.find(({ uuid }) => uuid === parent)
    return above === undefined ? key : `${above.key}/${key}`
  })

/** A medium in categories; published ones need a version. */
async function addMedium(title: string, categories: readonly Category[], state = 'DRAFT'): Promise<void> {
  const [medium, version] = [createUuid(), createUuid()]
  const { pool } = server.database
  await pool.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit) values ($1, 'LINK', 'en', $2::jsonb, $3)`,
    [medium, JSON.stringify({ en: title }), units.general],
  )
  if (state !== 'DRAFT') {
    await pool.query('insert into medium_version (uuid, medium, number) values ($1, $2, 1)', [version, medium])
    await pool.query('update medium set state = $2, current_version = $3 where uuid = $1', [medium, state, version])
  }
  for (const { uuid } of categories)
    await pool.query('insert into medium_category (medium, category) values ($1, $2)', [medium, uuid])
}

const lastAudit = async (): Promise<unknown> =>
  (
    await server.database.pool.query(
      'select action, object_kind as kind, before, after from audit_event order by at desc, uuid desc limit 1',
    )
  ).rows[0]

describe('the texts of a category', () => {
  it.each([
    ['', {}, ['REQUIRED names', 'REQUIRED key']],
    ['No key', { en: 'Fire' }, ['NOT_A_KEY key']],
    ['a'.repeat(65), { en: 'Fire' }, ['NOT_A_KEY key']],
    ['fire', { en: 'x'.repeat(121) }, ['TOO_LONG names en']],
    ['fire', { fr: 'Feu' }, ['NOT_OFFERED names fr']],
    ['fire', { en: 'a\u0007' }, ['BAD_CHARACTERS names en']],
    ['taken', { de: 'Brandschutz' }, ['TAKEN key']],
    ['fire', { en: 'FIRST aid', de: 'Neu' }, ['TAKEN names en']],
  ])('%s %j: %j', async (key, names, expected) => {
    await add('taken', null, { en: 'First aid', de: 'Erste Hilfe' })
    const answer = await run('create(input: $input)', inputOf(key, names))
    expect(codesOf(answer)).toEqual(expected)
    expect(answer.categories).toHaveLength(1)
  })

  it('are stored trimmed, without empty ones, and one language is enough', async () => {
    const answer = await run(
      'create(input: $input)',
      inputOf(' FIRE ', { de: ' Brandschutz ', en: ' ' }, { de: 'Text' }),
    )
    expect(answer.category).toMatchObject({
      key: 'fire',
      names: [{ locale: 'de', text: 'Brandschutz' }],
      revision: 1,
      descriptions: [{ locale: 'de', text: 'Text' }],
      isActive: true,
    })
    expect(await lastAudit()).toMatchObject({ action: 'category.create', kind: 'category', after: { key: 'fire' } })
  })

  it('may repeat in another category', async () => {
    const [one, other] = [await add('one'), await add('other')]
    await add('one-basics', one, { en: 'Basics' })
    expect((await add('other-basics', other, { en: 'Basics' })).parent).toBe(other.uuid)
  })

  it('change with a revision; an outdated one gets what is stored', async () => {
    const fire = await add('fire')
    const saved = await run(`update(${at(fire)}, input: $input)`, inputOf('fire-safety', { en: 'Fire safety' }))
    expect(saved.category).toMatchObject({ key: 'fire-safety', revision: 2 })
    const late = await run(`update(${at(fire)}, input: $input)`, inputOf('late'))
    expect(codesOf(late)).toEqual(['CHANGED_MEANWHILE'])
    expect(late.category).toMatchObject({ key: 'fire-safety', revision: 2 })
    expect(await lastAudit()).toMatchObject({ before: { key: 'fire' }, after: { key: 'fire-safety' } })
  })
})

it('two creations with one idempotence key make one category', async () => {
  const make = () => run('create(input: $input, idempotenceKey: "once")', inputOf('fire'))
  const [one, other] = [await make(), await make()]
  expect(other.category?.uuid).toBe(one.category?.uuid)
  expect(other.categories).toHaveLength(1)
})

describe('moving', () => {
  it('puts a category before a sibling, into another one, and to the end', async () => {
    const [a, b, c] = [await add('a1'), await add('b1'), await add('c1')]
    const first = await run(`move(${at(c)}, before: "${a.uuid}")`)
    expect(keysOf(first)).toEqual(['c1', 'a1', 'b1'])
    const into = await run(`move(${at(b)}, parent: "${a.uuid}")`)
    expect(keysOf(into)).toEqual(['c1', 'a1', 'a1/b1'])
    expect(await lastAudit()).toMatchObject({
      action: 'category.move',
      before: { category: null },
      after: { category: 'a1' },
    })
    const moved = into.category
    if (moved === null) throw new Error('The moved category is missing.')
    expect(moved.revision).toBe(2)
    expect(keysOf(await run(`move(${at(moved)})`))).toEqual(['c1', 'a1', 'b1'])
    expect(codesOf(await run(`move(${at(c)})`))).toEqual(['CHANGED_MEANWHILE'])
  })

  it('refuses a fifth level, a cycle, an unknown place and a name that is taken there', async () => {
    const one = await add('l1')
    const two = await add('l2', one)
    const three = await add('l3', two)
    const four = await add('l4', three)
    const other = await add('other')
    await add('below', other)
    const fifth = await run(`create(input: $input, parent: "${four.uuid}")`, inputOf('l5'))
    expect(codesOf(fifth)).toEqual(['TOO_DEEP parent'])
    // `other` has a level below it.
    expect(codesOf(await run(`move(${at(other)}, parent: "${three.uuid}")`))).toEqual(['TOO_DEEP parent'])
    expect(codesOf(await run(`move(${at(one)}, parent: "${three.uuid}")`))).toEqual(['CYCLE parent'])
    expect(codesOf(await run(`move(${at(one)}, parent: "${one.uuid}")`))).toEqual(['CYCLE parent'])
    expect(codesOf(await run(`move(${at(one)}, parent: "${createUuid()}")`))).toEqual(['UNKNOWN parent'])
    const duplicate = await add('twin', other, { en: 'L2' })
    expect(codesOf(await run(`move(${at(duplicate)}, parent: "${one.uuid}")`))).toEqual(['TAKEN names en'])
  })
})

describe('media', () => {
  it('are counted in the category and with all below, each once', async () => {
    const safety = await add('safety')
    const fire = await add('fire', safety)
    const aid = await add('aid', safety)
    await addMedium('Extinguishers', [fire, aid])
    await addMedium('Rules', [safety])
    const all = read(
      await server.call(`{ categories { all { key mediaCount totalMediaCount } } }`, {}, callerOf('root')),
      'categories',
      'all',
    )
    expect(all).toEqual([
      { key: 'safety', mediaCount: 1, totalMediaCount: 2 },
      { key: 'fire', mediaCount: 1, totalMediaCount: 1 },
      { key: 'aid', mediaCount: 1, totalMediaCount: 1 },
    ])
  })

  it('keep a category from being deleted, as do categories in it', async () => {
    const safety = await add('safety')
    const fire = await add('fire', safety)
    await addMedium('Extinguishers', [fire])
    expect(codesOf(await run(`remove(${at(safety)})`))).toEqual(['IN_USE children'])
    expect(codesOf(await run(`remove(${at(fire)})`))).toEqual(['IN_USE media'])
    await server.database.pool.query('delete from medium')
    const removed = await run(`remove(${at(fire)})`)
    expect([removed.category, keysOf(removed)]).toEqual([null, ['safety']])
    expect(await lastAudit()).toMatchObject({ action: 'category.remove', before: { key: 'fire' } })
  })

  it('stay in a deactivated category, which is no longer offered with all below it', async () => {
    const safety = await add('safety')
    await add('fire', safety)
    await add('tools')
    await addMedium('Rules', [safety])
    const off = await run(`setActive(${at(safety)}, isActive: false)`)
    expect(off.category).toMatchObject({ isActive: false, mediaCount: 1 })
    const names = async (): Promise<unknown> =>
      read(
        await server.call('{ categories { tree { names { text } } } }', {}, callerOf('manager')),
        'categories',
        'tree',
      )
    expect(await names()).toEqual([{ names: [{ text: 'tools' }] }])
    if (off.category !== null) await run(`setActive(${at(off.category)}, isActive: true)`)
    expect(await names()).toHaveLength(3)
  })
})

describe('merging', () => {
  const preview = async (from: Category, into: Category): Promise<CategoryMerge> =>
    read(
      await server.call(
        `{ categories { mergePreview(uuid: "${from.uuid}", into: "${into.uuid}") { mediaCount publishedCount draftCount retiredCount
           sharedCount childCount keys userErrors { code path } } } }`,
        {},
        callerOf('root'),
      ),
      'categories',
      'mergePreview',
    ) as CategoryMerge

  it('moves media and categories, and keeps the keys as aliases', async () => {
    const [from, into] = [await add('dangerous'), await add('hazardous')]
    await add('adr', from)
    await addMedium('Labels', [from], 'PUBLISHED')
    await addMedium('Both', [from, into])
    await addMedium('Old', [from], 'RETIRED')
    expect(await preview(from, into)).toEqual({
      mediaCount: 3,
      publishedCount: 1,
      draftCount: 1,
      retiredCount: 1,
      sharedCount: 1,
      childCount: 1,
      keys: ['dangerous'],
      userErrors: [],
    })
    expect(codesOf(await run(`merge(${at(from)}, into: "${into.uuid}", expectedMedia: 2)`))).toEqual(['COUNT_CHANGED'])
    const merged = await run(`merge(${at(from)}, into: "${into.uuid}", expectedMedia: 3)`)
    expect(keysOf(merged)).toEqual(['hazardous', 'hazardous/adr'])
    expect(merged.category).toMatchObject({ aliases: ['dangerous'], mediaCount: 3, revision: 2 })
    expect(await lastAudit()).toMatchObject({ action: 'category.merge', after: { key: 'hazardous', media: 3 } })
    expect(codesOf(await run('create(input: $input)', inputOf('dangerous')))).toEqual(['TAKEN key'])
    // The aliases of a merged category go on with it.
    const last = await add('last')
    const now = merged.category
    if (now === null) throw new Error('The target is missing.')
    expect((await run(`merge(${at(now)}, into: "${last.uuid}", expectedMedia: 3)`)).category?.aliases).toEqual([
      'dangerous',
      'hazardous',
    ])
  })

  it('is refused into what lies below, beyond four levels, and where a name is taken', async () => {
    const from = await add('from')
    const child = await add('child', from, { en: 'Basics' })
    const other = await add('other')
    const basics = await add('basics', other, { en: 'basics' })
    const deep = await add('deep', basics)
    const deepest = await add('deepest', deep)
    expect((await preview(from, child)).userErrors).toEqual([{ code: 'CYCLE', path: ['into'] }])
    expect((await preview(from, from)).userErrors).toEqual([{ code: 'CYCLE', path: ['into'] }])
    expect((await preview(from, deepest)).userErrors).toEqual([{ code: 'TOO_DEEP', path: ['into'] }])
    const refused = await run(`merge(${at(from)}, into: "${other.uuid}", expectedMedia: 0)`)
    expect(codesOf(refused)).toEqual(['TAKEN children'])
    expect(refused.categories).toHaveLength(6)
  })
})
