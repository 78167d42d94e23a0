import { describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { publishTestMedium, type TestMedium } from '../learning/testing/testMedia.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium, category')
const pool = () => organisation.server.database.pool

const publish = async (title: string, given: Partial<TestMedium> = {}): Promise<string> =>
  (await publishTestMedium(pool(), { kind: 'LINK', title, unit: organisation.units.school, ...given })).medium

async function ask(field: string, who = 'pupil', kind: 'query' | 'mutation' = 'query'): Promise<unknown> {
  return read(
    await organisation.server.call(`${kind} { catalogue { it: ${field} } }`, {}, callerOf(who)),
    'catalogue',
    'it',
  )
}

const titlesOf = async (filter = '{}', who = 'pupil', sort = '{ field: TITLE, direction: ASCENDING }') => {
  const page = await ask(
    `media(page: { first: 20 }, locale: "en", filter: ${filter}, sort: ${sort}) { items { title } isNearest }`,
    who,
  )
  return (page as { items: { title: string }[] }).items.map(({ title }) => title)
}

const enrol = async (medium: string, who = 'pupil'): Promise<string> => {
  const answer = await organisation.server.call(
    `mutation { learning { enrol(medium: "${medium}", locale: "en") { enrolment { uuid } } } }`,
    {},
    callerOf(who),
  )
  return read(answer, 'learning', 'enrol', 'enrolment', 'uuid') as string
}

const addCategory = async (key: string, parent: string | null, media: readonly string[]): Promise<string> => {
  const uuid = createUuid()
  await pool().query(
    `insert into category (uuid, parent, key, names, position) values ($1, $2, $3, jsonb_build_object('en', $3::text), 1)`,
    [uuid, parent, key],
  )
  for (const medium of media) await pool().query('insert into medium_category values ($1, $2)', [medium, uuid])
  return uuid
}

describe('who sees what', () => {
  it('lists what is published and available, for everyone or for a unit of the person or above it', async () => {
    await publish('For everyone')
    const school = await publish('For the school')
    const sales = await publish('For sales')
    await pool().query('insert into medium_unit values ($1, $2), ($3, $4)', [
      school,
      organisation.units.school,
      sales,
      organisation.units.sales,
    ])
    const retired = await publish('Retired')
    await pool().query(`update medium set state = 'RETIRED' where uuid = $1`, [retired])
    const tomorrow = await publish('From tomorrow')
    await pool().query('update medium set available_from = current_date + 2 where uuid = $1', [tomorrow])
    expect(await titlesOf()).toEqual(['For everyone', 'For the school'])
    expect(await titlesOf('{}', 'seller')).toEqual(['For everyone', 'For sales'])
    expect(await ask('count', 'pupil')).toBe(2)
    expect(await ask('facets { total kinds { value count } }', 'pupil')).toEqual({
      total: 2,
      kinds: [{ value: 'LINK', count: 2 }],
    })
  })

  it('gives neither page nor search result nor recommendation of a medium for another unit', async () => {
    const sales = await publish('Selling by telephone')
    await pool().query('insert into medium_unit values ($1, $2)', [sales, organisation.units.sales])
    expect(await ask(`medium(uuid: "${sales}", locale: "en") { version }`)).toBeNull()
    expect(await titlesOf('{ search: "telephone" }')).toEqual([])
    expect(await ask('recommendations(locale: "en") { reason }')).toEqual([])
    expect(await ask(`dismiss(medium: "${sales}") { userErrors { code path } }`, 'pupil', 'mutation')).toEqual({
      userErrors: [{ code: 'UNKNOWN', path: ['medium'] }],
    })
    expect(await titlesOf('{ search: "telephone" }', 'seller')).toEqual(['Selling by telephone'])
  })
})

describe('what the person has', () => {
  it('comes with its state, the next step and whether it may be withdrawn', async () => {
    const [open, request] = [await publish('A'), await publish('B', { booking: 'REQUEST' })]
    await publish('C', { booking: 'ASSIGNED_ONLY' })
    await enrol(open)
    await enrol(request)
    const page = await ask(`media(page: { first: 5 }, locale: "en", sort: { field: TITLE, direction: ASCENDING }) {
      items { booking enrolment { access state action mayWithdraw requestedAt } } }`)
    const { items } = page as { items: { booking: string; enrolment: { requestedAt: string | null } | null }[] }
    const common = { state: 'NOT_STARTED', mayWithdraw: true }
    expect(items).toMatchObject([
      { booking: 'OPEN', enrolment: { ...common, access: 'OPEN', action: 'START', requestedAt: null } },
      { booking: 'REQUEST', enrolment: { ...common, access: 'REQUESTED', action: 'NONE' } },
      { booking: 'ASSIGNED_ONLY', enrolment: null },
    ])
    expect(items[1]?.enrolment?.requestedAt).toMatch(/^\d{4}-/)
  })

  it('says why a request was declined', async () => {
    const medium = await publish('Forklift licence', { booking: 'REQUEST' })
    const enrolment = await enrol(medium)
    await pool().query(`update enrolment set access = 'DECLINED' where uuid = $1`, [enrolment])
    await pool().query(
      `insert into learning_event (kind, person, enrolment, medium, data) values ('DECLINED', $1, $2, $3, '{"reason": "Next year"}')`,
      [organisation.uuidOf('pupil'), enrolment, medium],
    )
    expect(
      await ask(
        `medium(uuid: "${medium}", locale: "en") { medium { enrolment { access declinedReason mayWithdraw } } }`,
      ),
    ).toEqual({ medium: { enrolment: { access: 'DECLINED', declinedReason: 'Next year', mayWithdraw: false } } })
  })
})

describe('the page of a medium', () => {
  it('has the parts of a course, its category from the top, and who offers it', async () => {
    const part = await publish('Why accidents happen')
    const course = await publish('Safety', { kind: 'COURSE', items: [part], passMark: 80 })
    await pool().query('update medium set responsible = $2, duration_minutes = 45 where uuid = $1', [
      course,
      organisation.uuidOf('manager'),
    ])
    const top = await addCategory('work', null, [])
    await addCategory('safety', top, [course])
    expect(
      await ask(`medium(uuid: "${course}", locale: "de") { medium { title locale durationMinutes } version passMark
        outline { medium { title } isRequired } categoryPath { names { text } } offeredBy responsible completions }`),
    ).toEqual({
      medium: { title: 'Safety', locale: 'en', durationMinutes: 45 },
      version: 1,
      passMark: 80,
      offeredBy: 'School',
      responsible: 'Manager Test',
      completions: null,
      outline: [{ medium: { title: 'Why accidents happen' }, isRequired: true }],
      categoryPath: [{ names: [{ text: 'work' }] }, { names: [{ text: 'safety' }] }],
    })
  })
})

describe('facets', () => {
  it('count under all other conditions, and leave out what leads to nothing', async () => {
    const [short, long, page] = [await publish('A'), await publish('B'), await publish('C', { kind: 'PAGE' })]
    await pool().query(
      `update medium set duration_minutes = case uuid when $1 then 10 when $2 then 90 end, languages = case uuid when $3 then '{de}' else '{en,sw}' end::text[]`,
      [short, long, page],
    )
    const top = await addCategory('top', null, [page])
    await addCategory('below', top, [short, page])
    const hidden = await addCategory('hidden', null, [long])
    await pool().query('update category set is_active = false where uuid = $1', [hidden])
    const facets = `{ total kinds { value count } languages { value count } durations { value count } withCertificate categories { count } }`
    expect(await ask(`facets(filter: { kind: [LINK] }) ${facets}`)).toEqual({
      total: 2,
      kinds: [
        { value: 'LINK', count: 2 },
        { value: 'PAGE', count: 1 },
      ],
      languages: [
        { value: 'en', count: 2 },
        { value: 'sw', count: 2 },
      ],
      durations: [
        { value: 'LONG', count: 1 },
        { value: 'SHORT', count: 1 },
      ],
      withCertificate: 0,
      categories: [{ count: 1 }, { count: 1 }],
    })
    expect(await titlesOf(`{ category: "${top}" }`)).toEqual(['A', 'C'])
    expect(await titlesOf('{ duration: [LONG], language: ["sw"] }')).toEqual(['B'])
    expect(await titlesOf('{ hasCertificate: true }')).toEqual([])
  })
})

describe('pages', () => {
  it('follow each other by cursor, also in the order of relevance', async () => {
    for (const letter of ['A', 'B', 'C', 'D', 'E']) await publish(`Safety ${letter}`)
    const field = (after: string) =>
      `media(page: { first: 2${after} }, locale: "en", filter: { search: "safety" }) { items { title } pageInfo { endCursor hasNext } }`
    const seen: string[] = []
    let after = ''
    for (let hasNext = true; hasNext;) {
      const page = (await ask(field(after))) as {
        items: { title: string }[]
        pageInfo: { endCursor: string; hasNext: boolean }
      }
      seen.push(...page.items.map(({ title }) => title))
      ;({ hasNext } = page.pageInfo)
      after = `, after: "${page.pageInfo.endCursor}"`
    }
    expect(seen.toSorted()).toEqual(['Safety A', 'Safety B', 'Safety C', 'Safety D', 'Safety E'])
  })

  it('refuse a search beyond 200 characters', async () => {
    const answer = await organisation.server.call(
      `{ catalogue { count(filter: { search: "${'x'.repeat(201)}" }) } }`,
      {},
      callerOf('pupil'),
    )
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT'])
  })
})
