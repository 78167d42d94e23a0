import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolderStore } from '../../files/folderStore.ts'
import { createOutsideGateway } from '../../identity/gateway/outsideGateway.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createPeopleWriter } from '../users/person/createPeopleWriter.ts'
import { createDirectImports } from './testing/directImports.ts'

/*
 * Tables made by others go through reading, dry run and run. They lie in a folder of their own (SOMO_REALDATA); without it
 * these tests say so and the twin made here is tried alone.
 */
const folder = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../shared/realdata')
/** As many rows of a table are taken: the rest repeats their kind. */
const most = 600

let database: TestDatabase
let imports: ReturnType<typeof createDirectImports>

beforeAll(async () => {
  database = await createTestDatabase()
  imports = createDirectImports(
    database,
    await openFolderStore(join(database.dataDir, 'files')),
    createPeopleWriter(createOutsideGateway('https://issuer.example')),
  )
  // One table meets the people of those before it, as in an installation.
  await database.pool.query(
    `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'all', 'All', true)`,
  )
})
afterAll(() => database.close())

/** What is known of an import beside its counts: each row with its errors, once the work on it is done. */
async function readResult(uuid: string) {
  const rows = await database.pool.query(
    'select number, action, errors, warnings from import_row where import_job = $1 order by number nulls last, name',
    [uuid],
  )
  const {
    rows: [job],
  } = await database.pool.query<{ state: string; error: string | null }>(
    'select state, error from import_job where uuid = $1',
    [uuid],
  )
  return { counts: await imports.counts(uuid), rows: rows.rows, error: job?.error ?? null, state: job?.state ?? '' }
}

/** Checks a file and runs it; the run must do what was promised. Answers the promise, null where the file cannot be read. */
async function expectSameResult(content: string | Buffer, kind: 'USERS' | 'UNITS', options: object = {}) {
  const uuid = await imports.dryRun(content, kind, options)
  const promised = await readResult(uuid)
  if (promised.state !== 'CHECKED') return null
  await imports.run(uuid)
  const { counts, rows } = await readResult(uuid)
  expect({ counts, rows }).toEqual({ counts: promised.counts, rows: promised.rows })
  return promised
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const table = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map(quote).join(',')).join('\r\n')

/** The rows of a table with other names for its first columns, so that they mean something here. */
function withHeaders(content: Buffer, headers: readonly string[]): string {
  const [head = [], ...rows] = parse(content, { bom: true, relax_column_count: true, relax_quotes: true, to: most + 1 })
  return table([head.map((name, index) => headers[index] ?? name), ...rows])
}

const people = ['external id', 'family name', 'username', 'given name', 'email', 'language', 'displayed number']

/** As it came, its columns meaning what they are called, and with columns that mean something here. */
async function expectAllSame(content: Buffer): Promise<void> {
  await expectSameResult(content, 'USERS')
  const named = withHeaders(content, people)
  const promised = await expectSameResult(named, 'USERS', {
    updateFields: ['FAMILY_NAME', 'GIVEN_NAME', 'USERNAME', 'EMAIL'],
  })
  if (/\r\n.*[^\s,"]/su.test(named)) expect(promised?.rows.length).toBeGreaterThan(0)
}

function tablesBelow(place: string): string[] {
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
}

describe('I3 a dry run says what the run does', () => {
  it('of a small table with all that tables of others have', { timeout: 120_000 }, async () => {
    const content = Buffer.from(
      '\ufeffid,name,login\n1,"Ng\u0027ang\u0027a, ""Asha""",asha\n2,"two\nlines",x\n3,عائشة,ｊｄｏｅ\n1,again,again\n,nobody,\n4,short\n',
      'utf8',
    )
    await expectAllSame(content)
  })

  const tables = tablesBelow(folder)
  it.skipIf(tables.length === 0)(`tables of others are below ${folder} (SOMO_REALDATA)`, () => {
    expect(tables.length).toBeGreaterThan(10)
  })
  it.each(tables)('of %s', { timeout: 120_000 }, async (name) => {
    await expectAllSame(readFileSync(join(folder, name)))
  })

  const courses = join(folder, 'oulad/courses.csv')
  it.skipIf(!existsSync(courses))('of a table of courses as units', { timeout: 120_000 }, async () => {
    const content = withHeaders(readFileSync(courses), ['unit key', 'unit name', 'description'])
    const promised = await expectSameResult(content, 'UNITS', { matchBy: 'UNIT_KEY' })
    expect(promised?.rows.length).toBe(22)
  })

  const names = join(folder, 'names/common-forenames-by-country.csv')
  it.skipIf(!existsSync(names))(
    'of names of many countries, and takes every one of them that no other row has',
    { timeout: 120_000 },
    async () => {
      const rows = parse(readFileSync(names), { bom: true, relax_column_count: true }).slice(1, most * 2)
      const lines = rows.map((row, index) => [`N${index}`, row[10] ?? '', row[11] ?? '', `p${index}@names.example`])
      const promised = await expectSameResult(
        table([['external id', 'given name', 'family name', 'email'], ...lines]),
        'USERS',
      )
      expect(promised?.counts).toMatchObject({ failed: 0, created: lines.length })
    },
  )

  const nasty = join(folder, 'text/blns.json')
  it.skipIf(!existsSync(nasty))(
    'of texts made to break what handles them, as names, usernames and addresses',
    { timeout: 120_000 },
    async () => {
      const given: unknown = JSON.parse(readFileSync(nasty, 'utf8'))
      const texts = (Array.isArray(given) ? given : []).filter((text) => typeof text === 'string')
      const lines = texts.map((text, index) => [
        `B${index}`,
        text,
        text,
        index % 2 === 0 ? text : `u${index}`,
        index % 3 === 0 ? text : `n${index}@names.example`,
      ])
      const promised = await expectSameResult(
        table([['external id', 'family name', 'given name', 'username', 'email'], ...lines]),
        'USERS',
      )
      expect(promised?.rows.length).toBe(texts.length)
      expect(promised?.counts['created']).toBeGreaterThan(50)
    },
  )
})
