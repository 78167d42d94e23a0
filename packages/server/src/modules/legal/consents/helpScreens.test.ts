import type { LegalDocument } from '@somo/graphql/schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertMembership, insertUnit } from '../../../testing/factories.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'

let server: TestServer
const calls = createLegalCalls(() => server)

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.database.pool.query('update legal_document set archived_at = now() where archived_at is null')
})

const learner: TestCaller = { subject: 'a-learner', roles: ['LEARNER'] }
const manager: TestCaller = { subject: 'a-manager', roles: ['EDUCATION_MANAGER'] }
const publish = (
  title: string,
  screens: readonly string[],
  more: Parameters<typeof calls.publishNew>[0] = {},
): Promise<LegalDocument> => calls.publishNew({ kind: 'HELP', consent: 'NONE', title, screens, ...more })
const input = (screens: readonly string[], kind = 'HELP'): string =>
  `{ kind: ${kind}, title: "T", consent: NONE, audienceRoles: [], screens: ${JSON.stringify(screens)} }`
/** The documents somebody is answered with, those of the page marked. */
async function helpOf(caller: TestCaller, screen?: string, known: readonly LegalDocument[] = []): Promise<string[]> {
  const articles = await calls.help(caller, screen)
  return articles.map(
    ({ uuid, isOfScreen }) =>
      `${isOfScreen ? '*' : ''}${known.find((document) => document.uuid === uuid)?.title ?? uuid}`,
  )
}

describe('the pages of a help article', () => {
  it('are kept once each and in their order, changed with the rest, and written down as they were and are', async () => {
    const { document } = await calls.change(
      `createDocument(input: ${input(['/user-management', '/my-units', '/user-management'])})`,
    )
    expect(document).toMatchObject({ screens: ['/my-units', '/user-management'], revision: 1 })
    const uuid = document?.uuid ?? ''
    const changed = await calls.change(`updateDocument(uuid: "${uuid}", revision: 1, input: ${input(['/dashboard'])})`)
    expect(changed.document).toMatchObject({ screens: ['/dashboard'], revision: 2 })
    const late = await calls.change(`updateDocument(uuid: "${uuid}", revision: 1, input: ${input([])})`)
    expect(late).toMatchObject({
      document: { screens: ['/dashboard'], revision: 2 },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
    const { rows } = await server.database.pool.query<{ before: object | null; after: object }>(
      'select before, after from audit_event where object = $1 order by at, uuid',
      [uuid],
    )
    expect(rows).toMatchObject([
      { before: null, after: { screens: ['/my-units', '/user-management'], kind: 'HELP', title: 'T' } },
      { before: { screens: ['/my-units', '/user-management'] }, after: { screens: ['/dashboard'] } },
    ])
    // What stayed is not told as if it had changed.
    expect(Object.keys(rows[1]?.after ?? {})).toEqual(['screens'])
  })

  it.each([
    ['a word', ['user-management'], 'WRONG_KIND'],
    ['a query', ['/user-management?tab=1'], 'WRONG_KIND'],
    ['a path below', ['/legal/terms'], 'WRONG_KIND'],
    ['another place', ['https://evil.example'], 'WRONG_KIND'],
    ['capitals', ['/User-Management'], 'WRONG_KIND'],
    ['a line break', ['/dashboard\n'], 'WRONG_KIND'],
    ['one that is nothing', ['/dashboard', ''], 'WRONG_KIND'],
    ['one too long', [`/${'a'.repeat(64)}`], 'TOO_LONG'],
    ['too many', Array.from({ length: 51 }, (_, i) => `/page-${i}`), 'TOO_MANY'],
  ])('are refused at their field with %s, and nothing is written', async (_, screens, code) => {
    expect(await calls.change(`createDocument(input: ${input(screens)})`)).toEqual({
      document: null,
      userErrors: [{ code, path: ['screens'] }],
    })
    const { uuid, revision } = await publish('Kept', ['/dashboard'])
    expect(
      await calls.change(`updateDocument(uuid: "${uuid}", revision: ${revision}, input: ${input(screens)})`),
    ).toMatchObject({
      document: { screens: ['/dashboard'], revision },
      userErrors: [{ code, path: ['screens'] }],
    })
  })

  it('belong to help alone', async () => {
    expect((await calls.change(`createDocument(input: ${input(['/dashboard'], 'OWN')})`)).userErrors).toEqual([
      { code: 'NOT_OFFERED', path: ['screens'] },
    ])
    const { uuid } = await publish('Kept', ['/dashboard'])
    await expect(
      server.database.pool.query(`update legal_document set kind = 'OWN' where uuid = $1`, [uuid]),
    ).rejects.toThrow(/legal_document_screens_check/)
  })

  it('may be ones that the product does not know: nobody comes from there', async () => {
    const article = await publish('Later', ['/not-built-yet'])
    expect(await helpOf(learner, '/dashboard', [article])).toEqual(['Later'])
  })
})

describe('the help of a page', () => {
  it('comes first, in the order of the names, and the rest follows', async () => {
    const known = [
      await publish('Beta', ['/user-management']),
      await publish('Alpha', []),
      await publish('Gamma', ['/my-units', '/user-management']),
    ]
    expect(await helpOf(manager, '/user-management', known)).toEqual(['*Beta', '*Gamma', 'Alpha'])
    expect(await helpOf(manager, '/my-units', known)).toEqual(['*Gamma', 'Alpha', 'Beta'])
    for (const nowhere of [undefined, '', '/nope', "/user-management' or true --", '%', '{/user-management}']) {
      expect(await helpOf(manager, nowhere, known), nowhere).toEqual(['Alpha', 'Beta', 'Gamma'])
    }
  })

  it('is for nobody whom the document is not for, by role, unit or language', async () => {
    const { pool } = server.database
    const north = await insertUnit(pool, { key: 'north', name: 'North', isGeneral: false })
    const inside = await calls.addPerson('inside', { roles: ['LEARNER'], locale: 'de' })
    await insertMembership(pool, { unit: north, person: inside })
    const screens = ['/dashboard']
    const known = [
      await publish('For managers', screens, { audienceRoles: ['EDUCATION_MANAGER'] }),
      await publish('For the north', screens, { audienceUnit: north }),
      await publish('For German', screens, { audienceLocales: ['de'] }),
    ]
    expect(await helpOf(manager, '/dashboard', known)).toEqual(['*For managers'])
    expect(await helpOf(learner, '/dashboard', known)).toEqual([])
    expect(await helpOf({ subject: 'inside', roles: ['LEARNER'] }, '/dashboard', known)).toEqual([
      '*For German',
      '*For the north',
    ])
  })

  it('is what is in force, in the language that is read', async () => {
    const { uuid } = await publish('Words', ['/dashboard'], { body: 'First' })
    await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "Draft", body: "Unfinished" }])`,
    )
    const read = async (locale: string) =>
      (await calls.help(learner, '/dashboard', locale)).map(({ text }) => [text.locale, text.title, text.body])
    expect(await read('de')).toEqual([['de', 'Title de', 'First']])
    expect(await read('sw')).toEqual([['en', 'Title en', 'First']])
  })
})
