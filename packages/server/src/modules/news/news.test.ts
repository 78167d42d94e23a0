import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { createAnnounceWorker } from './announceWorker.ts'

const organisation = startTestOrganisation(testPeople, 'news, notification, idempotence_key')
const pool = () => organisation.server.database.pool
const units = new Proxy({} as typeof organisation.units, { get: (_, name) => organisation.units[name as 'school'] })

const text = (locale: string, title: string) => ({ locale, title, body: `About **${title}**.` })
const draft = (change: object = {}) => ({
  texts: [text('en', 'Escape routes'), text('de', 'Fluchtwege')],
  mainLocale: 'en',
  roles: [],
  units: [organisation.units.class5a],
  withSubunits: true,
  publishFrom: null,
  publishUntil: null,
  isPinned: false,
  mustConfirm: true,
  ...change,
})

interface Answer {
  readonly news: { readonly uuid: string; readonly state: string; readonly revision: number } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}
const parts = 'news { uuid state revision audienceCount readCount confirmedCount } userErrors { code path }'

async function mutate(field: string, who: string, variables: object = {}, declared = ''): Promise<unknown> {
  const call = `mutation ${declared} { news { it: ${field} } }`
  return read(await organisation.server.call(call, variables, callerOf(who)), 'news', 'it')
}
async function query(field: string, who: string): Promise<unknown> {
  return read(await organisation.server.call(`{ news { it: ${field} } }`, {}, callerOf(who)), 'news', 'it')
}
const create = async (change: object = {}, who = 'manager', key = createUuid()): Promise<Answer> =>
  (await mutate(
    `create(input: $input, idempotenceKey: "${key}") { ${parts} }`,
    who,
    { input: draft(change) },
    '($input: NewsInput!)',
  )) as Answer
const update = async (uuid: string, revision: number, change: object, who = 'manager'): Promise<Answer> =>
  (await mutate(
    `update(uuid: "${uuid}", revision: ${revision}, input: $input) { ${parts} }`,
    who,
    { input: draft(change) },
    '($input: NewsInput!)',
  )) as Answer
const step = async (name: 'publish' | 'archive', uuid: string, revision: number, who = 'manager'): Promise<Answer> =>
  (await mutate(`${name}(uuid: "${uuid}", revision: ${revision}) { ${parts} }`, who)) as Answer
const publish = async (change: object = {}, who = 'manager'): Promise<string> => {
  const { news } = await create(change, who)
  expect((await step('publish', news?.uuid ?? '', news?.revision ?? 0, who)).userErrors).toEqual([])
  return news?.uuid ?? ''
}

interface Entry {
  readonly title: string
  readonly readAt: string | null
  readonly confirmedAt: string | null
}
const inbox = async (who: string, locale = 'en'): Promise<readonly Entry[]> =>
  (
    (await query(
      `inbox(page: { first: 20 }, locale: "${locale}") { items { uuid title readAt confirmedAt from units } }`,
      who,
    )) as {
      items: Entry[]
    }
  ).items
const titles = async (who: string, locale = 'en') => (await inbox(who, locale)).map(({ title }) => title)
const announce = () =>
  inTransaction(pool(), (client) => createAnnounceWorker().step({}, null, { uuid: createUuid(), owner: null, client }))
const readRecipients = async () =>
  (
    await pool().query<{ subject: string }>(
      `select p.subject from notification n join person p on p.uuid = n.person where n.event = 'NEWS' order by 1`,
    )
  ).rows.map(({ subject }) => subject)
/** Whom class 5a, its manager, and the expired deputy: that membership is over. */
const classPeople = ['manager', 'member', 'pupil']

describe('an audience', () => {
  it('is the people of its units with those below, of its roles, each once; preview and readers are the same', async () => {
    const cases = [
      [{ units: [units.class5a] }, classPeople],
      [{ units: [units.school] }, ['above', ...classPeople]],
      [{ units: [units.school], withSubunits: false }, ['above']],
      [{ units: [units.school, units.class5a], roles: ['LEARNER'] }, ['pupil']],
      [{ units: [] }, ['above', 'expired', 'manager', 'member', 'pupil', 'root', 'seller', 'sister']],
    ] as const
    for (const [change, people] of cases) {
      const { units: chosen, roles, withSubunits } = draft(change)
      const answer = await organisation.server.call(
        '($a: AudienceInput!)'.replace(/^/, 'query ') + ' { news { audience(audience: $a) { count } } }',
        { a: { units: chosen, roles, withSubunits } },
        callerOf('root'),
      )
      expect(read(answer, 'news', 'audience')).toEqual({ count: people.length })
      const uuid = await publish(change, 'root')
      const readers = (await query(`readers(news: "${uuid}", page: { first: 50 }) { items { name } }`, 'root')) as {
        items: { name: string }[]
      }
      expect(readers.items.map(({ name }) => name.split(' ')[0]?.toLowerCase())).toEqual(people)
    }
  })

  it('of a manager has their units alone, and somebody else’s news is not theirs', async () => {
    const outside = await create({ units: [units.sales] })
    expect(outside).toEqual({ news: null, userErrors: [{ code: 'OUT_OF_SCOPE', path: ['units'] }] })
    const everyone = await create({ units: [] })
    expect((await step('publish', everyone.news?.uuid ?? '', 1)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['units'] },
    ])
    const uuid = await publish({ units: [units.class5a] })
    expect((await query(`news(uuid: "${uuid}") { uuid }`, 'above')) as object).toEqual({ uuid })
    expect(await query(`news(uuid: "${uuid}") { uuid }`, 'sister')).toBeNull()
    expect((await step('archive', uuid, 2, 'sister')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['uuid'] }])
    expect(
      await query(
        `audience(audience: { units: ["${units.class5a}"], roles: [], withSubunits: true }) { count }`,
        'sister',
      ),
    ).toEqual({
      count: 0,
    })
    const { errors } = await organisation.server.call(
      '{ news { list(page: { first: 1 }) { items { uuid } } } }',
      {},
      callerOf('pupil'),
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('news', () => {
  it('is drafted once by a key, seen from its first day on in the reader’s language, and gone once it is archived', async () => {
    const key = createUuid()
    const first = await create({ publishFrom: '2999-01-01' }, 'manager', key)
    expect((await create({}, 'manager', key)).news?.uuid).toBe(first.news?.uuid)
    const uuid = first.news?.uuid ?? ''
    expect(first.news?.state).toBe('DRAFT')
    expect(await titles('pupil')).toEqual([])
    expect((await step('publish', uuid, 1)).news?.state).toBe('SCHEDULED')
    await announce()
    expect([await titles('pupil'), await readRecipients()]).toEqual([[], []])
    expect((await update(uuid, 2, {})).news?.state).toBe('PUBLISHED')
    await announce()
    await announce()
    expect([await titles('pupil', 'de'), await titles('pupil', 'sw'), await titles('seller')]).toEqual([
      ['Fluchtwege'],
      ['Escape routes'],
      [],
    ])
    expect(await readRecipients()).toEqual(classPeople)
    expect((await update(uuid, 3, { publishFrom: '2020-01-01', publishUntil: '2020-01-02' })).news?.state).toBe(
      'EXPIRED',
    )
    expect(await titles('pupil')).toEqual([])
    expect((await step('archive', uuid, 4)).news?.state).toBe('ARCHIVED')
  })

  it('is published complete only, and dates have an order', async () => {
    const { news } = await create({
      texts: [text('en', 'Title'), { locale: 'de', title: 'Titel', body: '' }],
      mainLocale: 'sw',
    })
    expect((await step('publish', news?.uuid ?? '', 1)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['texts', 'sw', 'title'] },
      { code: 'REQUIRED', path: ['texts', 'sw', 'body'] },
      { code: 'REQUIRED', path: ['texts', 'de', 'body'] },
    ])
    expect((await create({ publishFrom: '2027-02-02', publishUntil: '2027-02-01' })).userErrors).toEqual([
      { code: 'WRONG_ORDER', path: ['publishUntil'] },
    ])
    expect((await update(news?.uuid ?? '', 9, {})).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
  })

  it('is confirmed once by those it is for; its text is then locked, and the rest is reminded once a day', async () => {
    const uuid = await publish()
    const confirm = async (who: string) =>
      (await mutate(
        `confirm(uuid: "${uuid}", locale: "en") { entry { confirmedAt readAt } userErrors { code } }`,
        who,
      )) as {
        entry: Entry | null
      }
    expect((await confirm('seller')).entry).toBeNull()
    const { entry } = await confirm('pupil')
    expect(entry?.confirmedAt).toEqual(expect.any(String))
    expect((await confirm('pupil')).entry).toEqual(entry)
    await mutate(`setRead(uuid: "${uuid}", isRead: true, locale: "en") { entry { uuid } }`, 'member')
    expect(await query('inboxCounts { unread toConfirm }', 'member')).toEqual({ unread: 0, toConfirm: 1 })
    // A confirmation stays although the reader marks it as unread.
    await mutate(`setRead(uuid: "${uuid}", isRead: false, locale: "en") { entry { uuid } }`, 'pupil')
    expect(await query('inboxCounts { unread toConfirm }', 'pupil')).toEqual({ unread: 0, toConfirm: 0 })
    expect((await update(uuid, 2, { texts: [text('en', 'Something else')] })).userErrors).toEqual([
      { code: 'LOCKED', path: ['texts'] },
    ])
    const missing = (await query(
      `readers(news: "${uuid}", page: { first: 9 }, isMissing: true) { items { name } }`,
      'manager',
    )) as {
      items: { name: string }[]
    }
    expect(missing.items.map(({ name }) => name)).toEqual(['Manager Test', 'Member Test'])
    const remind = () => mutate(`remind(uuid: "${uuid}") { reminded userErrors { code } }`, 'manager')
    expect(await remind()).toEqual({ reminded: 2, userErrors: [] })
    expect(await remind()).toEqual({ reminded: 0, userErrors: [] })
    expect(await readRecipients()).toEqual(['manager', 'member'])
  })
})
