import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consent, ConsentPage } from '@somo/graphql/schema'
import { createUuid } from '../../../database/uuid.ts'
import { insertMembership, insertUnit } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)
const learner = (subject: string): TestCaller => ({ subject, roles: ['LEARNER'] })
let house: { readonly document: string; readonly versions: readonly string[] }

beforeAll(async () => {
  server = await startTestServer()
  const { pool } = server.database
  const unit = await insertUnit(pool, { key: 'quay', name: 'Quay', isGeneral: false })
  for (const [subject, givenName] of [
    ['anna', 'Anna'],
    ['ben', 'Ben'],
    ['house', 'House'],
  ] as const) {
    await insertMembership(pool, { unit, person: await calls.addPerson(subject, { givenName, locale: 'de' }) })
  }
  const rules = await calls.publishNew({ title: 'House rules', audienceRoles: ['LEARNER'] })
  const lab = await calls.publishNew({ title: 'Läboratory', audienceRoles: ['LEARNER'], consent: 'ACKNOWLEDGE' })
  const first = rules.live?.uuid ?? ''
  for (const subject of ['anna', 'ben']) await calls.decide(learner(subject), first)
  for (const subject of ['anna', 'house']) await calls.decide(learner(subject), lab.live?.uuid ?? '')
  const next = await calls.publishNext(rules.uuid, { isMajor: true })
  await calls.decide(learner('anna'), next.live?.uuid ?? '', 'DECLINED')
  house = { document: rules.uuid, versions: [first, next.live?.uuid ?? ''] }
})
afterAll(() => server.close())

const fields = `items { person document versionNumber decision at
  criteria { mode roles units language audienceRoles audienceLocales audienceUnit } } pageInfo { endCursor startCursor hasNext hasPrevious }`
async function ask(field: string): Promise<unknown> {
  const { data, errors } = await server.call(
    `{ legal { answer: ${field} } }`,
    {},
    { roles: ['ADMIN'], subject: 'the-admin' },
  )
  expect(errors).toBeUndefined()
  return (data as { legal: { answer: unknown } }).legal.answer
}
// The shape is the query's.
const list = async (filter: string, page = 'first: 20', sort = 'null'): Promise<ConsentPage> =>
  (await ask(`consents(page: { ${page} }, filter: { ${filter} }, sort: ${sort}) { ${fields} }`)) as ConsentPage
const count = (filter: string, cap = 1000): Promise<unknown> => ask(`consentCount(filter: { ${filter} }, cap: ${cap})`)
const say = ({ person, document, versionNumber }: Consent): string => `${person}: ${document} ${versionNumber}`
const found = async (filter: string): Promise<string[]> => (await list(filter)).items.map(say)

describe('consents are searched', () => {
  it('by person and by document at once, each consent once', async () => {
    expect(await found('search: "house"')).toEqual([
      'Anna: House rules 2',
      'House: Läboratory 1',
      'Ben: House rules 1',
      'Anna: House rules 1',
    ])
    expect(await found('search: "anna"')).toEqual(['Anna: House rules 2', 'Anna: Läboratory 1', 'Anna: House rules 1'])
    expect(await found('search: "laboratory"')).toEqual(['House: Läboratory 1', 'Anna: Läboratory 1'])
    expect(await found('search: "rules house"')).toEqual(await found('search: "house rules"'))
    expect(await found('search: "nobody"')).toEqual([])
    expect(await found('search: "％"')).toEqual([])
    expect(
      await Promise.all(
        ['"house"', '"anna"', '"laboratory"', '"nobody"', '""'].map((search) => count(`search: ${search}`)),
      ),
    ).toEqual([4, 3, 2, 0, 5])
  })

  it('the oldest first, page by page, where somebody turns them round', async () => {
    const oldest = '{ field: AT, direction: ASCENDING }'
    const first = await list('search: "house"', 'first: 3', oldest)
    expect(first.items.map(say)).toEqual(['Anna: House rules 1', 'Ben: House rules 1', 'House: Läboratory 1'])
    const second = await list('search: "house"', `first: 3, after: "${first.pageInfo.endCursor ?? ''}"`, oldest)
    expect(second.items.map(say)).toEqual(['Anna: House rules 2'])
    expect(second.pageInfo).toMatchObject({ hasNext: false, hasPrevious: true })
  })

  it('and counted no further than asked for, with what narrows them', async () => {
    expect(
      await Promise.all([count('', 2), count('search: "house"', 3), count('search: "house", decision: [DECLINED]')]),
    ).toEqual([2, 3, 1])
    expect(
      await Promise.all([count('search: "anna", decision: [DECLINED]'), count('search: "ben", decision: [DECLINED]')]),
    ).toEqual([1, 0])
    expect(
      await Promise.all([
        count(`document: "${house.document}"`),
        count('document: "none"'),
        count('until: "2020-01-02T00:00:00Z"'),
      ]),
    ).toEqual([3, 0, 0])
    const refused = await server.call(
      '{ legal { consentCount(cap: 10001) } }',
      {},
      { roles: ['ADMIN'], subject: 'the-admin' },
    )
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', argument: 'cap' })
  })

  it('over a connection that plans a page once, and counted by each answer and by several', async () => {
    await found('search: "house", decision: [ACCEPTED]')
    const { rows } = await server.database.lists.query(
      `select coalesce(sum(custom_plans), 0)::int as custom, sum(generic_plans) > 0 as "isKept" from pg_prepared_statements where statement like '%consent c%'`,
    )
    expect(rows).toEqual([{ custom: 0, isKept: true }])
    const answers = ['[ACCEPTED]', '[DECLINED, WITHDRAWN]', '[DECLINED, ACCEPTED]', '[WITHDRAWN]']
    expect(await Promise.all(answers.map((decisions) => count(`search: "house", decision: ${decisions}`)))).toEqual([
      3, 1, 4, 0,
    ])
  })

  it('page by page in both directions, with what narrows them', async () => {
    const first = await list('search: "house"', 'first: 2')
    expect(first.pageInfo).toMatchObject({ hasNext: true, hasPrevious: false })
    const second = await list('search: "house"', `first: 2, after: "${first.pageInfo.endCursor ?? ''}"`)
    expect(second.items.map(say)).toEqual(['Ben: House rules 1', 'Anna: House rules 1'])
    expect(second.pageInfo).toMatchObject({ hasNext: false, hasPrevious: true })
    const back = await list('search: "house"', `last: 2, before: "${second.pageInfo.startCursor ?? ''}"`)
    expect(back.items.map(say)).toEqual(first.items.map(say))
    expect(await found('search: "house", decision: [DECLINED]')).toEqual(['Anna: House rules 2'])
  })

  it('the same where so many people hold the text that the list is walked', async () => {
    const values = `select gen_random_uuid(), 'crowd-' || n, 'House', 'LEARNER' from generate_series(1, 3001) n`
    await server.database.pool.query(`insert into person (uuid, subject, given_name, family_name) ${values}`)
    expect(await found('search: "house"')).toEqual([
      'Anna: House rules 2',
      'House: Läboratory 1',
      'Ben: House rules 1',
      'Anna: House rules 1',
    ])
    expect(await found(`search: "house", version: "${house.versions[0] ?? ''}"`)).toEqual([
      'Ben: House rules 1',
      'Anna: House rules 1',
    ])
    expect(
      await Promise.all([
        count('search: "house"'),
        count('search: "house"', 2),
        count('search: "house", decision: [DECLINED]'),
      ]),
    ).toEqual([4, 2, 1])
  })

  it('the same where a few people who are looked at tell that the text is common, whether or not it fills a page', async () => {
    await server.database.pool
      .query(`insert into unit_membership (uuid, unit, person) select gen_random_uuid(), (select uuid from unit where key = 'quay'), uuid
      from person where subject like 'crowd-%'`)
    expect(await found('search: "house"')).toEqual([
      'Anna: House rules 2',
      'House: Läboratory 1',
      'Ben: House rules 1',
      'Anna: House rules 1',
    ])
    const first = await list('search: "house"', 'first: 2')
    expect(first.items.map(say)).toEqual(['Anna: House rules 2', 'House: Läboratory 1'])
    const second = await list('search: "house"', `first: 1, after: "${first.pageInfo.endCursor ?? ''}"`)
    expect(second.items.map(say)).toEqual(['Ben: House rules 1'])
    expect(second.pageInfo).toMatchObject({ hasNext: true, hasPrevious: true })
    const back = await list('search: "house"', `last: 1, before: "${second.pageInfo.startCursor ?? ''}"`)
    expect(back.items.map(say)).toEqual(['House: Läboratory 1'])
    expect(await found('search: "house", decision: [DECLINED]')).toEqual(['Anna: House rules 2'])
    expect(
      await Promise.all([
        count('search: "house"'),
        count('search: "house"', 2),
        count('search: "house", decision: [DECLINED]'),
      ]),
    ).toEqual([4, 2, 1])
    await server.database.pool.query(`update person set given_name = 'Anna House' where subject like 'crowd-%'`)
    expect(await count('search: "anna", decision: [DECLINED]')).toBe(1)
  })
})

describe('consents are narrowed', () => {
  it('to one version of a document', async () => {
    expect(await found(`document: "${house.document}", version: "${house.versions[1] ?? ''}"`)).toEqual([
      'Anna: House rules 2',
    ])
    expect(await found(`version: "${createUuid()}"`)).toEqual([])
    expect(await found('version: "none"')).toEqual([])
  })

  it('to when they were given, the first moment with it and the last without', async () => {
    const all = (await list('')).items
    const [, second, third] = all
    expect(await found(`from: "${second?.at ?? ''}"`)).toEqual(all.slice(0, 2).map(say))
    expect(await found(`until: "${third?.at ?? ''}"`)).toEqual(all.slice(3).map(say))
    expect(await found('from: "2020-01-01T00:00:00Z", until: "2020-01-02T00:00:00Z"')).toEqual([])
  })
})

it('a consent tells what the person was when they answered, whatever they are now', async () => {
  await server.database.pool.query(`update person set locale = 'sw' where subject = 'anna'`)
  await server.database.pool.query(`delete from unit_membership`)
  const [consent] = (await list('search: "laboratory"')).items.slice(-1)
  expect(consent).toMatchObject({
    person: 'Anna',
    criteria: {
      mode: 'ACKNOWLEDGE',
      roles: ['LEARNER'],
      units: ['Quay'],
      language: 'de',
      audienceRoles: ['LEARNER'],
      audienceLocales: [],
      audienceUnit: null,
    },
  })
})

it('an old consent tells what was kept then, and one that kept nothing that can be read tells nothing', async () => {
  const { pool } = server.database
  const add = (criteria: string): Promise<unknown> =>
    pool.query(
      `insert into consent (uuid, person, document, version, locale, decision, criteria)
       select gen_random_uuid(), p.uuid, v.document, v.uuid, 'en', 'ACCEPTED', $2::jsonb from person p, legal_version v where p.subject = 'ben' and v.uuid = $1`,
      [house.versions[0], criteria],
    )
  await add('{"roles": ["LEARNER"], "unit": null}')
  await add('{"roles": 7}')
  const [unreadable, old] = (await list('search: "ben"', 'first: 2')).items
  expect(old?.criteria).toMatchObject({ roles: ['LEARNER'], units: null, language: null, mode: null })
  expect(unreadable?.criteria).toBeNull()
})
