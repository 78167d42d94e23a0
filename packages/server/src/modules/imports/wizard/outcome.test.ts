import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, addUnit } from '../testing/importFixtures.ts'
import { callHeaders, startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createImportCalls, importer } from '../testing/importCalls.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startTestServer()
  calls = createImportCalls(server)
  await addPerson(server, importer.subject ?? '')
  const general = await addUnit(server, 'all')
  for (let n = 0; n < 20; n += 1) await addUnit(server, `dept-${n}`, general, `Department ${n}`)
})
afterAll(() => server.close())

async function fetchFile(call: string): Promise<Buffer> {
  const answer = await server.call(`mutation { import { ${call} { url userErrors { code } } } }`, {}, importer)
  // The shape is the mutation's.
  const [payload] = Object.values((answer.data as { import: Record<string, { url: string }> }).import)
  return Buffer.from(await (await fetch(`${server.url}${payload?.url ?? ''}`)).arrayBuffer())
}

const errors = ['mail', 'unit', 'torn', 'day'] as const

/** Five thousand people as a personnel department sends them: Windows-1252, and every 125th row with an error. */
function makeFile(): Buffer {
  const lines = Array.from({ length: 5000 }, (_, n) => {
    const error = n % 125 === 0 ? errors[(n / 125) % 4] : null
    const mail = error === 'mail' ? `p${n}(at)firma.example` : `p${n}@firma.example`
    const unit = error === 'unit' ? `dpet-${n % 20}` : `dept-${n % 20}`
    const day = error === 'day' ? '31.02.2027' : '01.03.2027'
    const cells = [`P${n}`, `Müßig${n}`, n % 7 === 0 ? '"Jörg;Peter"' : 'Änne', mail, unit, day]
    return [...cells, ...(error === 'torn' ? ['zu viel'] : [])].join(';')
  })
  return Buffer.from(
    ['Personalnr.;Nachname;Vorname;E-Mail-Adresse;Abteilung;Eintritt', ...lines].join('\r\n'),
    'latin1',
  )
}

describe('five thousand people from a messy file', () => {
  it('are brought in, the forty repaired, and all taken back', { timeout: 60_000 }, async () => {
    const start = performance.now()
    const checked = await calls.dryRun(makeFile())
    const checkMs = performance.now() - start
    expect(checked).toMatchObject({
      created: 4960,
      failed: 40,
      reading: { encoding: 'WINDOWS_1252', delimiter: 'SEMICOLON', dateFormat: 'dd.MM.yyyy' },
    })
    expect(checked.columns.every(({ isCertain, field }) => isCertain && field !== null)).toBe(true)
    const begin = performance.now()
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    const runMs = performance.now() - begin
    expect(ended).toMatchObject({ state: 'DONE_WITH_ERRORS', created: 4960, failed: 40 })
    // Reading and dry run together within ten seconds, the run within thirty.
    expect([checkMs < 10_000, runMs < 30_000]).toEqual([true, true])
    const failed = (await fetchFile(`failedRows(uuid: "${ended.uuid}")`)).toString('utf8')
    const lines = failed.slice(1).trimEnd().split('\r\n')
    expect(lines.length).toBe(41)
    expect(lines[0]).toBe('Reason;Personalnr.;Nachname;Vorname;E-Mail-Adresse;Abteilung;Eintritt')
    expect(lines[1]).toBe(
      'E-Mail-Adresse: not a complete email address (perhaps p0@firma.example);P0;Müßig0;"Jörg;Peter";p0(at)firma.example;dept-0;01.03.2027',
    )
    const repaired = `\ufeff${lines.join('\r\n').replaceAll('(at)', '@').replaceAll(';dpet-', ';dept-').replaceAll('31.02.2027', '28.02.2027')}`
    const second = await calls.import(repaired)
    expect(second).toMatchObject({ state: 'DONE', created: 40, failed: 0 })
    const count = async (): Promise<number> =>
      (
        await server.database.pool.query<{ count: number }>(
          `select count(*)::int as count from person where source = 'IMPORT'`,
        )
      ).rows[0]?.count ?? 0
    expect(await count()).toBe(5000)
    await calls.settle(await calls.undo(ended.uuid))
    expect(await count()).toBe(40)
    await calls.settle(await calls.undo(second.uuid))
    expect(await count()).toBe(0)
  })
})

describe('files for whoever reads them', () => {
  const post = async (language: string): Promise<string> => {
    const authorization = await server.authorize(importer)
    const query = 'mutation { import { template(kind: UNITS, format: CSV) { url } } }'
    const answer = await server.post({
      headers: { ...callHeaders, authorization, 'accept-language': language },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as { data: { import: { template: { url: string } } } }
    return (await fetch(server.url + data.import.template.url)).headers.get('content-disposition') ?? ''
  }

  it('are in the language of the page they are asked from, else in what is known of the reader, else in English', async () => {
    expect(await post('de-AT, en;q=0.8')).toContain('einheiten.csv')
    expect(await post('fr')).toContain('units.csv')
    await server.database.pool.query(`update person set locale = 'de' where subject = $1`, [importer.subject])
    expect(await post('sw')).toContain('vitengo.csv')
    expect(await post('*')).toContain('einheiten.csv')
    await server.database.pool.query(`update person set locale = null where subject = $1`, [importer.subject])
  })
})

describe('templates', () => {
  it.each(['USERS', 'UNITS', 'MEMBERSHIPS'] as const)('of %s are understood when they come back', async (kind) => {
    for (const format of ['CSV', 'XLSX']) {
      const read = await calls.read(await fetchFile(`template(kind: ${kind}, format: ${format})`), kind)
      expect(read.rowCount).toBe(1)
      expect(read.columns.filter(({ field, isCertain }) => field === null || !isCertain)).toEqual([])
    }
  })
})
