import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanName } from '@somo/graphql/personText'
import { parse } from 'csv-parse/sync'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPerson, addUnit } from '../testing/importFixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { startMailServer, type TestMailServer } from '../../mail/testing/mailServer.ts'
import { createImportCalls, importer } from '../testing/importCalls.ts'
import { exportPeople } from '../testing/exportPeople.ts'

let server: TestServer
let post: TestMailServer
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  post = await startMailServer()
  server = await startTestServer({ env: { SMTP_URL: post.url, MAIL_FROM: 'Somo <somo@example.org>' } })
  calls = createImportCalls(server)
  await addPerson(server, importer.subject ?? '')
  await addUnit(server, 'all')
})
afterAll(async () => {
  await server.close()
  await post.close()
})

const own = [
  'O’Neil',
  '=SUM(A1:A9)',
  'Ünal "Ü" Özil',
  'X Æ A-12',
  'Nguyễn Thị',
  '王小明',
  'محمد',
  "d'Arc; Jeanne",
  'Ng\u0027ang\u0027a',
  '🦄 Ada',
  'Ada 🏳️\u200d🌈',
  'نوش\u200cآفرین',
  'ශ්\u200dරී',
]
const folder = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata')

/** Texts that were made to break what handles them, where they are at hand. */
function readNasty(): string[] {
  const file = join(folder, 'text/blns.json')
  const strings: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const list: readonly unknown[] = Array.isArray(strings) ? strings : []
  return list.filter((text) => typeof text === 'string')
}

/** Given names of many countries, where they are at hand. */
function readNames(): string[] {
  const file = join(folder, 'names/common-forenames-by-country.csv')
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(1, 3000)
        .map((line) => line.split(',')[10] ?? '')
    : []
}

const tidy = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Every person of the list, by the number of the file; asked page by page. */
async function readList(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const text =
    'query($page: PageInput!) { users { users(page: $page) { items { externalId familyName } pageInfo { hasNext endCursor } } } }'
  for (let after: string | null = null; ;) {
    const answer = await server.call(text, { page: { first: 100, after } }, importer)
    expect(answer.errors).toBeUndefined()
    // The shape is the query's.
    const { items, pageInfo } = (
      answer.data as {
        users: {
          users: {
            items: { externalId: string | null; familyName: string | null }[]
            pageInfo: { hasNext: boolean; endCursor: string | null }
          }
        }
      }
    ).users.users
    for (const { externalId, familyName } of items) if (externalId !== null) found.set(externalId, familyName ?? '')
    if (!pageInfo.hasNext) return found
    after = pageInfo.endCursor
  }
}

/** The same out of the file that an export of everybody makes. */
async function readExport(): Promise<Map<string, string>> {
  const text = (await exportPeople(server, ['EXTERNAL_ID', 'FAMILY_NAME'], 'CSV')).toString('utf8')
  const [, ...rows] = parse(text, { bom: true, delimiter: ',' })
  return new Map(rows.map(([id = '', name = '']) => [id, name]))
}

// What a spreadsheet would run begins with an apostrophe there.
const inSpreadsheet = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

describe('names of any kind', () => {
  const texts = tidy([...own, ...readNames(), ...readNasty()])

  it(
    'are what they were, in the list, in an export and in the file of those that were refused',
    { timeout: 90_000 },
    async () => {
      const content = [
        'external id,family name,username',
        ...texts.map((text, n) => `N${n},${quote(text)},name${n}`),
      ].join('\n')
      const ended = await calls.import(content)
      expect(ended.created).toBeGreaterThanOrEqual(10)
      const [listed, exported] = [await readList(), await readExport()]
      const taken = texts.flatMap((text, n) => (listed.has(`N${n}`) ? [{ id: `N${n}`, text }] : []))
      expect(taken.length).toBe(ended.created)
      // All that a name loses are characters that nobody sees.
      expect(own.filter((text, n) => listed.get(`N${n}`) !== text)).toEqual([])
      expect(taken.filter(({ id, text }) => listed.get(id) !== cleanName(text))).toEqual([])
      expect(taken.filter(({ id, text }) => exported.get(id) !== inSpreadsheet(cleanName(text)))).toEqual([])
      const failed = await server.database.pool.query<{ cells: string[]; codes: string[] }>(
        `select cells, array(select e ->> 'code' from jsonb_array_elements(errors) e) as codes from import_row where import_job = $1 and action = 'ERROR'`,
        [ended.uuid],
      )
      // Refused is only what nobody could read as a name: signs that cannot be seen, or far too many.
      const expected = ['BAD_CHARACTERS', 'TOO_LONG']
      expect(failed.rows.flatMap(({ codes }) => codes).filter((code) => !expected.includes(code))).toEqual([])
      expect(failed.rows.every(({ cells }) => texts[Number(cells[0]?.slice(1))] === cells[1])).toBe(true)
    },
  )

  it('greet their people in the mail that reaches them', { timeout: 90_000 }, async () => {
    const some = tidy([...own, ...readNasty().filter((_, n) => n % 5 === 0)])
    const content = [
      'external id,family name,e-mail',
      ...some.map((text, n) => `M${n},${quote(text)},m${n}@mail.example`),
    ].join('\n')
    const ended = await calls.import(content, 'USERS', { invite: true })
    expect(ended.created).toBeGreaterThanOrEqual(10)
    await vi.waitFor(() => expect(post.mails.length).toBeGreaterThanOrEqual(ended.created), {
      timeout: 60_000,
      interval: 200,
    })
    const greeted = new Map<string, string>()
    for (const { to, raw } of post.mails)
      greeted.set(to[0] ?? '', ((await PostalMime.parse(raw)).text ?? '').split('\n')[0]?.trimEnd() ?? '')
    const listed = await readList()
    const wrong = some.flatMap((text, n) => {
      const greeting = greeted.get(`m${n}@mail.example`)
      return !listed.has(`M${n}`) || greeting === `Hello ${cleanName(text)},` ? [] : [{ text, greeting }]
    })
    expect(wrong).toEqual([])
  })
})
