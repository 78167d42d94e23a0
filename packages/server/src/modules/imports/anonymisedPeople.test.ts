import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { addPerson, addUnit } from './testing/importFixtures.ts'
import { sameProcessIsolation } from '../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { createImportCalls, importer } from './testing/importCalls.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit, import_job')
  await addPerson(server, importer.subject ?? '')
  await addUnit(server, 'north', await addUnit(server, 'all'))
})

const head = 'Personalnummer;Nachname;Vorname;E-Mail;Einheit'
const file = (...lines: string[]): string => [head, ...lines].join('\r\n')

/** Anonymises who has that number; answers their pseudonym. */
async function anonymise(externalId: string): Promise<string> {
  const { pool } = server.database
  const { rows } = await pool.query<{ uuid: string }>('select uuid from person where external_id = $1', [externalId])
  const uuid = rows[0]?.uuid ?? ''
  const answer = await server.call(
    `mutation { user { anonymiseUsers(selection: { uuids: ["${uuid}"] }) { changed } } }`,
    {},
    importer,
  )
  expect(answer.data).toEqual({ user: { anonymiseUsers: { changed: 1 } } })
  return uuid.replaceAll('-', '').slice(-8).toUpperCase()
}

/** Everything that is stored of imports, as text. */
async function storedText(): Promise<string> {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select coalesce((select jsonb_agg(r)::text from import_row r), '') || (select jsonb_agg(j)::text from import_job j) as text`,
  )
  return rows[0]?.text ?? ''
}

const isFileStored = async (uuid: string): Promise<boolean> =>
  (
    await server.database.pool.query(
      `select from upload u join import_job j on j.file = u.file where j.uuid = $1 and u.taken_at is not null`,
      [uuid],
    )
  ).rowCount === 1

describe('what files said of somebody who is anonymised', () => {
  it('is gone at once, from what was made and changed, and what others said stays', async () => {
    const first = await calls.import(file('P1;Otieno;Amina;amina@x.example;north', 'P2;Otieno;Ben;ben@x.example;north'))
    const second = await calls.import(
      file('P1;Odhiambo;Amina;a.odhiambo@x.example;north', 'P2;Otieno;Benedict;ben@x.example;north'),
    )
    const pseudonym = await anonymise('P1')
    const text = await storedText()
    for (const trace of ['P1', 'Amina', 'amina@', 'odhiambo', 'Odhiambo']) expect(text).not.toContain(trace)
    expect(text).toContain('Benedict')
    for (const { uuid } of [first, second]) {
      const [gone, other] = await calls.rows(uuid)
      expect(gone).toMatchObject({ name: pseudonym, cells: ['', '', '', '', ''], changes: [], isApplied: true })
      expect(other?.cells[0]).toBe('P2')
      expect(await isFileStored(uuid)).toBe(false)
    }
  })

  it('lets the rest be undone, and lists them as what cannot be', async () => {
    const ended = await calls.import(file('P1;Otieno;Amina;amina@x.example;north', 'P2;Otieno;Ben;ben@x.example;north'))
    const pseudonym = await anonymise('P1')
    const undone = await calls.settle(await calls.undo(ended.uuid))
    expect(undone.state).toBe('ROLLED_BACK')
    expect((await calls.rows(undone.uuid, { isKept: true })).map(({ name }) => name)).toEqual([pseudonym])
    const { rows } = await server.database.pool.query(`select status from person where source = 'IMPORT'`)
    expect(rows).toEqual([{ status: 'ANONYMISED' }])
  })

  it('is gone from rows with errors, of dry runs and of memberships, and only from theirs', async () => {
    await calls.import(file('P1;Otieno;Amina;amina@x.example;north', 'P2;Otieno;Ben;ben@x.example;north'))
    const erroneous = await calls.dryRun(
      file('P1;Otieno-Mwangi;Amina;amina(at)x.example;north', 'P1x;Other;One;one(at)x.example;P1'),
    )
    await calls.import(
      ['Personalnummer;Einheit;Rolle', 'P1;north;MANAGER', 'P2;north;MANAGER'].join('\n'),
      'MEMBERSHIPS',
    )
    await calls.import(
      ['E-Mail;Einheit;Rolle', 'AMINA@x.example;nowhere;MEMBER', 'ben@x.example;north;MEMBER'].join('\n'),
      'MEMBERSHIPS',
      { matchBy: 'EMAIL' },
    )
    await anonymise('P1')
    const text = await storedText()
    for (const trace of ['Amina', 'AMINA', 'amina', 'Otieno-Mwangi']) expect(text).not.toContain(trace)
    // A number that is another's unit is nothing of theirs.
    expect((await calls.rows(erroneous.uuid)).map(({ cells }) => cells.join(';'))).toEqual([
      ';;;;',
      'P1x;Other;One;one(at)x.example;P1',
    ])
    expect(text).toContain('"P2"')
  })

  it('does not come back by an import that has not run', async () => {
    await calls.import(file('P1;Otieno;Amina;amina@x.example;north'))
    const checked = await calls.dryRun(
      file('P1;Odhiambo;Amina;amina@x.example;north', 'P2;Otieno;Ben;ben@x.example;north'),
    )
    await anonymise('P1')
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ state: 'DONE_WITH_ERRORS', created: 1, failed: 1 })
    const { rows } = await server.database.pool.query(
      `select given_name, family_name, status from person where source = 'IMPORT' order by given_name`,
    )
    expect(rows).toEqual([
      { given_name: 'Ben', family_name: 'Otieno', status: 'INVITED' },
      { given_name: null, family_name: null, status: 'ANONYMISED' },
    ])
  })
})
