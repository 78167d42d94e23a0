import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'
import { checkTexts, hashTexts } from './legalTexts.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const save = (document: string, revision: number, body: string, locale = 'en'): string =>
  `saveVersion(document: "${document}", revision: ${revision}, texts: [{ locale: "${locale}", title: "T", body: "${body}" }])`
const publish = (document: string, revision: number, note = 'null', isMajor = true): string =>
  `publishVersion(document: "${document}", revision: ${revision}, isMajor: ${isMajor}, changeNote: ${note})`
const create = (kind: string, title = 'A title', more = ''): string =>
  `createDocument(input: { kind: ${kind}, title: "${title}", consent: NONE, audienceRoles: [] }${more})`

describe('a document', () => {
  it('is made, changed and put away, each change from the revision it was seen at', async () => {
    const { document, userErrors } = await calls.change(create('OWN', '  House rules '))
    expect(userErrors).toEqual([])
    expect(document).toMatchObject({
      kind: 'OWN',
      title: 'House rules',
      live: null,
      draft: null,
      revision: 1,
      locales: [],
    })
    const uuid = document?.uuid ?? ''
    const input = '{ kind: OWN, title: "Rules", consent: ACKNOWLEDGE, audienceRoles: [LEARNER, LEARNER] }'
    const changed = await calls.change(`updateDocument(uuid: "${uuid}", revision: 1, input: ${input})`)
    expect(changed.document).toMatchObject({
      title: 'Rules',
      consent: 'ACKNOWLEDGE',
      audienceRoles: ['LEARNER'],
      revision: 2,
    })
    const stale = await calls.change(`updateDocument(uuid: "${uuid}", revision: 1, input: ${input})`)
    expect(stale).toMatchObject({ document: { revision: 2 }, userErrors: [{ code: 'CHANGED_MEANWHILE' }] })
    expect(await calls.change(`archiveDocument(uuid: "${uuid}", revision: 2)`)).toEqual({
      document: null,
      userErrors: [],
    })
    expect((await calls.change(`archiveDocument(uuid: "${uuid}", revision: 2)`)).userErrors).toMatchObject([
      { code: 'UNKNOWN' },
    ])
  })

  it('exists once where its kind does, and again after it was put away', async () => {
    const { document } = await calls.change(create('COOKIES'))
    expect(await calls.change(create('COOKIES'))).toMatchObject({
      document: null,
      userErrors: [{ code: 'TAKEN', path: ['kind'] }],
    })
    await calls.change(`archiveDocument(uuid: "${document?.uuid ?? ''}", revision: 1)`)
    expect((await calls.change(create('COOKIES'))).userErrors).toEqual([])
  })

  it('is made once however often it is asked for with one key', async () => {
    const first = await calls.change(create('HELP', 'Help', ', idempotenceKey: "k-1"'))
    const again = await calls.change(create('HELP', 'Help', ', idempotenceKey: "k-1"'))
    expect(again.document?.uuid).toBe(first.document?.uuid)
  })

  it.each([
    ['a title of blanks', create('OWN', ' '), ['title'], 'REQUIRED'],
    ['too long a title', create('OWN', 'x'.repeat(161)), ['title'], 'TOO_LONG'],
    [
      'an unknown unit',
      create('OWN').replace('audienceRoles', 'audienceUnit: "nope", audienceRoles'),
      ['audienceUnit'],
      'UNKNOWN',
    ],
  ])('is refused with %s', async (_, field, path, code) => {
    expect(await calls.change(field)).toMatchObject({ document: null, userErrors: [{ path, code }] })
  })
})

describe('a version', () => {
  it('is one draft, then the one in force, then superseded; nothing of a published one changes', async () => {
    const { document } = await calls.change(create('PRIVACY'))
    const uuid = document?.uuid ?? ''
    expect((await calls.change(save(uuid, 0, 'One'))).document?.draft).toMatchObject({
      number: 1,
      state: 'DRAFT',
      revision: 1,
    })
    expect((await calls.change(save(uuid, 0, 'Other'))).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    expect((await calls.change(save(uuid, 1, 'One more'))).document?.draft).toMatchObject({ revision: 2 })
    const first = (await calls.change(publish(uuid, 2, 'null', false))).document
    // The first asks everybody, whatever was said.
    expect(first).toMatchObject({
      draft: null,
      live: { number: 1, state: 'PUBLISHED', isMajor: true },
      locales: ['en'],
    })
    await calls.change(save(uuid, 0, 'Two'))
    expect((await calls.change(publish(uuid, 1))).userErrors).toEqual([{ code: 'REQUIRED', path: ['changeNote'] }])
    const second = (await calls.change(publish(uuid, 1, '"More"'))).document
    expect(second?.live).toMatchObject({ number: 2, changeNote: 'More' })
    const { data } = await server.call(
      `{ legal { versions(document: "${uuid}") { number state texts { body } } } }`,
      {},
      { roles: ['ADMIN'] },
    )
    expect(data?.['legal']).toEqual({
      versions: [
        { number: 2, state: 'PUBLISHED', texts: [{ body: 'Two' }] },
        { number: 1, state: 'SUPERSEDED', texts: [{ body: 'One more' }] },
      ],
    })
    const { rows } = await server.database.pool.query<{ hash: Buffer }>(
      `select hash from legal_version where document = $1 and number = 2`,
      [uuid],
    )
    expect(rows[0]?.hash).toEqual(hashTexts({ en: { title: 'T', body: 'Two' } }))
  })

  it('is discarded, and then there is nothing to publish', async () => {
    const { document } = await calls.change(create('OWN'))
    const uuid = document?.uuid ?? ''
    await calls.change(save(uuid, 0, 'One'))
    expect((await calls.change(`discardVersion(document: "${uuid}", revision: 1)`)).document?.draft).toBeNull()
    expect((await calls.change(publish(uuid, 1))).userErrors).toMatchObject([{ code: 'NOTHING_TO_DO' }])
  })

  it('may be unfinished as a draft, and is then not published', async () => {
    const { document } = await calls.change(create('OWN'))
    const uuid = document?.uuid ?? ''
    await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "T", body: "" }, { locale: "de", title: "", body: "B" }, { locale: "sw", title: " ", body: "" }])`,
    )
    expect((await calls.change(publish(uuid, 1))).userErrors).toEqual([
      { code: 'REQUIRED', path: ['de', 'title'] },
      { code: 'REQUIRED', path: ['en', 'body'] },
    ])
  })

  it.each([
    ['a language nobody is offered', 'x', 'fr', 'NOT_OFFERED', ['fr']],
    ['a character that cannot be shown', String.raw`a‮b`, 'en', 'BAD_CHARACTERS', ['en', 'body']],
  ])(
    'is refused with %s',
    async (_, body, locale, code, path) => {
      const { document } = await calls.change(create('OWN'))
      expect(
        (await calls.change(save(document?.uuid ?? '', 0, body, locale).replaceAll('‮', String.raw`\u202e`))).userErrors,
      ).toEqual([{ code, path }])
    },
    10_000,
  )

  it('is refused with too long a text or title', () => {
    const checked = checkTexts([{ locale: 'en', title: 'x'.repeat(161), body: 'x'.repeat(40_001) }])
    expect(checked).toEqual({
      userErrors: [
        { code: 'TOO_LONG', path: ['en', 'title'] },
        { code: 'TOO_LONG', path: ['en', 'body'] },
      ],
    })
  })

  it('is written down with who did it', async () => {
    const { uuid } = await calls.publishNew({})
    const { rows } = await server.database.pool.query<{ action: string; subject: string }>(
      `select e.action, p.subject from audit_event e join person p on p.uuid = e.actor where e.object = $1 order by e.uuid`,
      [uuid],
    )
    expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'legal.create the-admin',
      'legal.saveVersion the-admin',
      'legal.publishVersion the-admin',
    ])
  })
})
