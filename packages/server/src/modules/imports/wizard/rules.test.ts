import { Buffer } from 'node:buffer'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStore } from '../../../files/folderStore.ts'
import { createOutsideGateway } from '../../../identity/gateway/outsideGateway.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { createPeopleWriter } from '../../users/person/createPeopleWriter.ts'
import { createDirectImports } from '../testing/directImports.ts'
import { isLong } from '../../../testing/long.ts'

let database: TestDatabase
let imports: ReturnType<typeof createDirectImports>

beforeAll(async () => {
  database = await createTestDatabase()
  imports = createDirectImports(
    database,
    await openFolderStore(join(database.dataDir, 'files')),
    createPeopleWriter(createOutsideGateway('https://issuer.example')),
  )
})
afterAll(() => database.close())
beforeEach(reset)

async function reset(): Promise<void> {
  await emptyTables(database.pool, 'person, unit, import_job')
  await database.pool.query(
    `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'all', 'All', true)`,
  )
}

const header = 'external id;username;email;family name;given name;language;status;ends on'
const file = (...lines: readonly string[]): string => [header, ...lines].join('\r\n')

async function importFile(content: string | Buffer): Promise<string> {
  const uuid = await imports.dryRun(content)
  await imports.run(uuid)
  return uuid
}

async function people(...columns: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select concat_ws(' ', ${columns.join(', ')}) as text from person where subject is null order by external_id, family_name`,
  )
  return rows.map(({ text }) => text)
}

interface RowError {
  readonly code: string
  readonly row?: number
}

async function userErrors(
  uuid: string,
): Promise<readonly { number: number; errors: readonly RowError[]; warnings: readonly RowError[] }[]> {
  const { rows } = await database.pool.query<{ number: number; errors: RowError[]; warnings: RowError[] }>(
    'select number, errors, warnings from import_row where import_job = $1 order by number',
    [uuid],
  )
  return rows
}

const usernames = fc.constantFrom(
  '',
  'jdoe',
  'j@doe',
  'JDOE',
  'ｊｄｏｅ',
  'j doe',
  'j\u200bdoe',
  'u'.repeat(64),
  'u'.repeat(65),
  '\u3164',
  'jürgen',
  'ju\u0308rgen',
  '1E+11',
  '#N/A',
)
const emails = fc.constantFrom(
  '',
  'a@x.example',
  'A@X.example',
  'a@b',
  'x..y@z.de',
  '.x@z.de',
  'info@müller.de',
  'info@xn--mller-kva.de',
  'b@x.example ',
  'ｂ@x.example',
  'a b@x.example',
  '#REF!',
  `${'c'.repeat(65)}@x.example`,
)
const names = fc.constantFrom(
  '',
  'Otieno',
  'Müller',
  'Mu\u0308ller',
  '\u200b',
  '\u3164',
  'Аnna',
  'n'.repeat(160),
  'n'.repeat(161),
  'MÃ¼ller',
  '=SUM(A1)',
  'A\u2028B',
  '#NV',
)
const numbers = fc.constantFrom('', '1', '2', '3', '１', '1\u200b', '4'.repeat(64), '4'.repeat(65), '1.2E+15')
const row = fc
  .tuple(
    numbers,
    usernames,
    emails,
    names,
    names,
    fc.constantFrom('', 'de', 'xx'),
    fc.constantFrom('', 'active', 'gesperrt', 'maybe'),
    fc.constantFrom('', '31.12.2031', '31.12.2031 00:00', '31.12.2031 08:00', '31.13.2031'),
  )
  .map((cells) => cells.join(';'))

describe('the rules of an import', () => {
  it('I3: what the dry run says is exactly what the run does', async () => {
    const rows = fc.array(row, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(rows, rows, async (first, second) => {
        await reset()
        await importFile(file(...first))
        const uuid = await imports.dryRun(file(...second))
        const [promised, before] = [await imports.counts(uuid), await userErrors(uuid)]
        await imports.run(uuid)
        expect([await imports.counts(uuid), await userErrors(uuid)]).toEqual([promised, before])
      }),
      { numRuns: isLong ? 24 : 4 },
    )
  }, 120_000)

  it('I3: refuses usernames with @, with spaces and over 64 letters in the dry run', async () => {
    const uuid = await imports.dryRun(
      file('1;j@doe;;A;A;;;', `2;${'u'.repeat(65)};;B;B;;;`, '3;j doe;;C;C;;;', `4;${'u'.repeat(64)};;D;D;;;`),
    )
    expect((await userErrors(uuid)).map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['BAD_CHARACTERS'],
      ['TOO_LONG'],
      ['BAD_CHARACTERS'],
      [],
    ])
  })

  it('I8: invisible and full-width characters never make a second person', async () => {
    await importFile(file('1;jdoe;a@x.example;Müller;Anna;;;'))
    const uuid = await importFile(file('１;ｊｄｏｅ;a\u200b@x.example;Mu\u0308ller;An\u00adna;;;'))
    expect(await imports.counts(uuid)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await people('external_id', 'username', 'email', 'family_name')).toEqual(['1 jdoe a@x.example Müller'])
  })

  it('I8: names that look empty are refused, mixed alphabets are a warning', async () => {
    const uuid = await imports.dryRun(file('1;a;;\u3164;X;;;', '2;b;;\u200b;X;;;', '3;c;;Аnna;X;;;'))
    expect(
      (await userErrors(uuid)).map(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code)),
    ).toEqual([['BAD_CHARACTERS'], ['BAD_CHARACTERS'], ['MIXED_SCRIPTS']])
  })

  it('I1: counts existing names that would turn into misread text', async () => {
    await importFile(file('1;a;;Müller;X;;;', '2;b;;Łuk;X;;;', '3;c;;Plain;X;;;'))
    const uuid = await imports.dryRun(
      file('1;a;;MÃ¼ller;X;;;', '2;b;;Å\u0081uk;X;;;', '3;c;;Plain;X;;;', '4;d;;GrÃ¶ÃŸe;X;;;'),
    )
    const { rows } = await database.pool.query<{ count: number }>(
      'select suspect_names as count from import_job where uuid = $1',
      [uuid],
    )
    expect(rows[0]?.count).toBe(1)
    expect(
      (await userErrors(uuid)).map(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code)),
    ).toEqual([['WRONG_ENCODING'], ['BAD_CHARACTERS'], [], ['WRONG_ENCODING']])
  })

  it('I1: a ligature copied into a UTF-8 name is its letters, without a warning', async () => {
    const uuid = await importFile(file('1;a;;Re\ufb02ing;So\ufb01a;;;', '2;b;;Müller;X;;;'))
    expect((await userErrors(uuid)).map(({ errors, warnings }) => [...errors, ...warnings])).toEqual([[], []])
    expect(await people('given_name', 'family_name')).toEqual(['Sofia Refling', 'X Müller'])
  })

  it('I1: a ligature in a file that was read as Mac Roman is a warning', async () => {
    await importFile(file('1;a;;Weiß;X;;;'))
    // The ß is as Windows-1252 has it, the other letters are as Mac Roman has them.
    const lines = [
      '1;a;;Wei\xdf;X;;;',
      '2;b;;M\x9fller;J\x9arg;;;',
      '3;c;;B\x8acker;K\x8athe;;;',
      '4;d;;Gr\x9aner;Ren\x8e;;;',
      '5;e;;Stra\xa7;\x85zkan;;;',
    ]
    const uuid = await imports.dryRun(Buffer.from(file(...lines), 'latin1'))
    const { rows } = await database.pool.query<{ encoding: string; count: number }>(
      `select reading ->> 'encoding' as encoding, suspect_names as count from import_job where uuid = $1`,
      [uuid],
    )
    expect(rows).toEqual([{ encoding: 'MAC_ROMAN', count: 1 }])
    expect(
      (await userErrors(uuid)).map(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code)),
    ).toEqual([['WRONG_ENCODING'], [], [], [], []])
  })

  it('I1: a bad byte costs its row, not the file', async () => {
    const content = Buffer.concat([
      Buffer.from(file('1;a;;Müller;Jörg;;;', '2;b;;Größe;X;;;', '3;c;;M')),
      Buffer.from([0xfc]),
      Buffer.from('ller;X;;;'),
    ])
    const uuid = await importFile(content)
    expect(await imports.counts(uuid)).toMatchObject({ created: 2, failed: 1 })
    expect(await people('family_name')).toEqual(['Müller', 'Größe'])
  })

  it('I5: error cells are row errors', async () => {
    const uuid = await imports.dryRun(file('1;a;;#N/A;X;;;', '#REF!;b;;B;X;;;', '3;c;#DIV/0!;C;X;;;'))
    expect((await userErrors(uuid)).map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['SPREADSHEET_ERROR'],
      ['SPREADSHEET_ERROR'],
      ['SPREADSHEET_ERROR'],
    ])
  })
})

describe('rows that belong together', () => {
  it('I10: people may swap usernames and addresses, also in a ring of three, and back again', async () => {
    await importFile(
      file('1;a;a@x.example;A;A;;;', '2;b;b@x.example;B;B;;;', '3;c;c@x.example;C;C;;;', '4;d;d@x.example;D;D;;;'),
    )
    const before = await people('external_id', 'username', 'email')
    const uuid = await importFile(
      file('1;b;c@x.example;A;A;;;', '2;a;a@x.example;B;B;;;', '3;c;b@x.example;C;C;;;', '4;e;d@x.example;D;D;;;'),
    )
    expect(await people('external_id', 'username', 'email')).toEqual([
      '1 b c@x.example',
      '2 a a@x.example',
      '3 c b@x.example',
      '4 e d@x.example',
    ])
    await imports.work('import.undo', uuid)
    expect(await people('external_id', 'username', 'email')).toEqual(before)
  })

  it('I10: of equal rows the first is used, and each names the other', async () => {
    const uuid = await importFile(
      file('1;a;a@x.example;A;A;;;', '2;b;b@x.example;B;B;;;', '1;a;a@x.example;A;A;;;', '1;a;a@x.example;A;A;;;'),
    )
    expect(await imports.counts(uuid)).toMatchObject({ created: 2, failed: 2 })
    expect(
      (await userErrors(uuid)).map(({ errors, warnings }) =>
        [...errors, ...warnings].map(({ code, row: other }) => [code, other]),
      ),
    ).toEqual([[['REPEATED', 4]], [], [['REPEATED', 2]], [['REPEATED', 2]]])
  })

  it('I10: a value repeated twice over is told once, as an error', async () => {
    const lines = ['1;jdoe;;A;A;;;', '2;JDOE;;B;B;;;', '3;c;;C;C;;;', '4;d;;D;D;;;', '1;jdoe;;A;A;;;']
    const uuid = await imports.dryRun(file(...lines), 'USERS', { matchBy: 'USERNAME' })
    const messages = (await userErrors(uuid)).map(({ number, errors, warnings }) => [
      number,
      errors.map(({ code, row: other }) => [code, other]),
      warnings.length,
    ])
    expect(messages).toEqual([
      [2, [['REPEATED', 3]], 0],
      [3, [['REPEATED', 2]], 0],
      [4, [], 0],
      [5, [], 0],
      [6, [['REPEATED', 2]], 0],
    ])
    const { rows } = await database.pool.query<{ warned: number }>('select warned from import_job where uuid = $1', [
      uuid,
    ])
    expect(rows[0]?.warned).toBe(0)
  })

  it('I10: rows that share a value but differ name each other', async () => {
    const uuid = await imports.dryRun(file('1;a;a@x.example;A;A;;;', '1;b;b@x.example;B;B;;;'))
    expect((await userErrors(uuid)).map(({ errors }) => errors.map(({ code, row: other }) => [code, other]))).toEqual([
      [['REPEATED', 3]],
      [['REPEATED', 2]],
    ])
  })
})
