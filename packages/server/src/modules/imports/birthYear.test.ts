import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson, addUnit } from './testing/importFixtures.ts'
import { sameProcessIsolation } from '../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { createImportCalls, importer } from './testing/importCalls.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server)
  await addUnit(server, 'all')
  await addPerson(server, importer.subject ?? '')
})
afterAll(() => server.close())

const years = async (): Promise<unknown[]> =>
  (
    await server.database.pool.query<{ year: number | null }>(
      `select birth_year as year from person where external_id like 'by-%' order by external_id`,
    )
  ).rows.map(({ year }) => year)

const thisYear = new Date().getUTCFullYear()

it('the year of birth comes from a column; what is none is told, a whole day with the year that was meant', async () => {
  const rows = [
    'by-1;One;by1@x.example;2012',
    'by-2;Two;by2@x.example;',
    `by-3;Three;by3@x.example;${thisYear + 1}`,
    'by-4;Four;by4@x.example;03.05.2011',
    'by-5;Five;by5@x.example;12',
  ]
  const checked = await calls.dryRun(['Personalnummer;Nachname;E-Mail;Geburtsjahr', ...rows].join('\n'))
  expect(checked.columns.find(({ header }) => header === 'Geburtsjahr')?.field).toBe('BIRTH_YEAR')
  expect(
    (await calls.rows(checked.uuid)).map(({ action, errors }) => [
      action,
      errors[0]?.code ?? null,
      errors[0]?.hint ?? null,
    ]),
  ).toEqual([
    ['CREATE', null, null],
    ['CREATE', null, null],
    ['ERROR', 'NOT_A_YEAR', null],
    ['ERROR', 'NOT_A_YEAR', '2011'],
    ['ERROR', 'NOT_A_YEAR', null],
  ])
  await calls.settle(await calls.run(checked.uuid, checked.revision))
  expect(await years()).toEqual([2012, null])
})

it('a change of it is shown before, and undone as it was', async () => {
  const checked = await calls.dryRun('Personalnummer;Nachname;Year of birth\nby-1;One;2013\nby-2;Two;2014')
  expect((await calls.rows(checked.uuid)).flatMap(({ changes }) => changes)).toEqual([
    { field: 'BIRTH_YEAR', custom: null, before: '2012', after: '2013' },
    { field: 'BIRTH_YEAR', custom: null, before: null, after: '2014' },
  ])
  const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
  expect(await years()).toEqual([2013, 2014])
  await calls.settle(await calls.undo(ended.uuid))
  expect(await years()).toEqual([2012, null])
})
