import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { testPeople, seedPeople, seedUnits } from '../../testing/testOrganisation.ts'
import { readCustomCells } from './exportValues.ts'
import { createField, sizes } from './testing/fieldCalls.ts'

let server: TestServer
let people: Map<string, string>

beforeAll(async () => {
  server = await startTestServer()
  people = await seedPeople(server.database, await seedUnits(server.database), testPeople)
  await createField(server, 'salary-band', { visibleTo: 'ADMINISTRATORS', labels: '[{ locale: "en", text: "Band" }]' })
  await createField(server, 'hours', {
    kind: 'NUMBER',
    labels: '[{ locale: "en", text: "Hours" }, { locale: "de", text: "Stunden" }]',
  })
  await createField(server, 'first-aid', { kind: 'BOOLEAN', labels: '[{ locale: "en", text: "First aid" }]' })
  await createField(server, 'size', { kind: 'CHOICE', choices: sizes, labels: '[{ locale: "en", text: "Size" }]' })
  const values = { 'salary-band': 'B', hours: 38.5, 'first-aid': false, size: 'large' }
  await server.database.pool.query('update person set custom = $2 where uuid = $1', [people.get('pupil'), values])
})
afterAll(() => server.close())

const cellsOf = async (viewer: 'ADMINISTRATOR' | 'MANAGER', locale: string) => {
  const [pupil = '', seller = ''] = [people.get('pupil'), people.get('seller')]
  const cells = await readCustomCells(server.database.pool, viewer, [pupil, seller], locale)
  return [cells.heads, cells.write(pupil), cells.write(seller)]
}

it('writes what people hold as the reader of the file reads it', async () => {
  expect(await cellsOf('ADMINISTRATOR', 'de')).toEqual([
    ['Band', 'Stunden', 'First aid', 'Size'],
    ['B', '38,5', 'nein', 'L'],
    ['', '', '', ''],
  ])
})

it('holds only fields that whoever exports it sees', async () => {
  expect(await cellsOf('MANAGER', 'en')).toEqual([
    ['Hours', 'First aid', 'Size'],
    ['38.5', 'no', 'L'],
    ['', '', ''],
  ])
})

it('writes numbers so that an import reads them in one way only', async () => {
  await server.database.pool.query('update person set custom = $2 where uuid = $1', [
    people.get('seller'),
    { hours: 1.234 },
  ])
  expect((await cellsOf('MANAGER', 'de'))[2]).toEqual(['1,2340', '', ''])
  expect((await cellsOf('MANAGER', 'en'))[2]).toEqual(['1.2340', '', ''])
})
