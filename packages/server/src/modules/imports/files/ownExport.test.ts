import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUnit } from '../testing/importFixtures.ts'
import { insertMembership, insertPerson } from '../../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { guessColumnMapping } from '../columns/columnMapping.ts'
import { createImportCalls, importer } from '../testing/importCalls.ts'
import { exportPeople } from '../testing/exportPeople.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>

const people = [
  { givenName: 'Amina', familyName: 'Juma', displayedId: '7', roles: ['LEARNER'] },
  { givenName: null, familyName: 'General', displayedId: '-5', roles: ['EDUCATION_MANAGER', 'LEARNER'] },
  { givenName: '=Neo', familyName: "d'Arc, Jeanne", displayedId: '=1+1', roles: ['ADMIN'] },
  { givenName: 'Ünal', familyName: null, displayedId: "'=3", roles: [] },
] as const

beforeAll(async () => {
  server = await startTestServer()
  calls = createImportCalls(server)
  const { pool } = server.database
  const itself = await insertPerson(pool, {
    subject: importer.subject ?? '',
    givenName: 'Rita',
    familyName: 'Ode',
    roles: ['ADMIN'],
  })
  await pool.query(`update person set external_id = '@0' where uuid = $1`, [itself])
  const unit = await addUnit(server, 'all', null, 'Everybody')
  for (const [n, { givenName, familyName, displayedId, roles }] of people.entries()) {
    const status = (['ACTIVE', 'INVITED', 'SUSPENDED', 'ACTIVE'] as const)[n] ?? 'ACTIVE'
    const person = await insertPerson(pool, {
      username: `own${n}`,
      email: `own${n}@somo.example`,
      givenName,
      familyName,
      roles,
      status,
      subject: null,
    })
    await insertMembership(pool, { unit, person })
    await pool.query(
      `update person set displayed_id = $2, external_id = $3, locale = 'sw', time_zone = 'Africa/Nairobi', starts_on = '2026-02-01', deactivate_on = '2090-12-31', birth_year = 2009 where uuid = $1`,
      [person, displayedId, `+${n}`],
    )
  }
})
afterAll(() => server.close())

const columns = [
  'NAME',
  'GIVEN_NAME',
  'FAMILY_NAME',
  'EMAIL',
  'USERNAME',
  'DISPLAYED_ID',
  'EXTERNAL_ID',
  'STATUS',
  'ROLES',
  'DEFAULT_UNIT',
  'UNITS',
  'LAST_SIGN_IN',
  'LOGIN_COUNT',
  'CREATED',
  'INVITED',
  'LOCALE',
  'TIME_ZONE',
  'BIRTH_YEAR',
  'STARTS_ON',
  'DEACTIVATE_ON',
]

/** The file of everybody, with all columns there are, in a language. */
async function exportAll(locale: string, format: 'CSV' | 'XLSX'): Promise<Uint8Array> {
  await server.database.pool.query('update person set locale = $2 where subject = $1', [importer.subject, locale])
  return exportPeople(server, columns, format)
}

describe('the list of people', () => {
  it.each([
    ['en', 'CSV'],
    ['de', 'CSV'],
    ['sw', 'CSV'],
    ['de', 'XLSX'],
  ] as const)('that was exported in %s as %s changes nobody when it comes back', async (locale, format) => {
    const checked = await calls.dryRun(await exportAll(locale, format))
    const found = await calls.rows(checked.uuid)
    expect(found.flatMap(({ errors, changes }) => [...errors, ...changes])).toEqual([])
    expect(checked).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: people.length + 1 })
    expect(checked.columns.find(({ header }) => ['Name', 'Jina'].includes(header))).toMatchObject({ field: null })
    expect(checked.columns.find(({ header }) => ['Name', 'Jina'].includes(header))?.samples).not.toEqual([])
  })
})

describe('a column of names', () => {
  const fieldOf = (header: string, ...others: readonly string[]): string | null =>
    guessColumnMapping('USERS', [header, ...others], []).get(header)?.field ?? null
  it.each([
    ['Name', ['Vorname'], 'FAMILY_NAME'],
    ['Name', ['First name'], 'FAMILY_NAME'],
    ['Jina', ['Jina la kwanza'], 'FAMILY_NAME'],
    ['Name', [], null],
    ['Jina', [], null],
    ['Full name', ['E-Mail'], null],
    ['Vollständiger Name', [], null],
    ['Jina kamili', ['Barua pepe'], null],
    ['Name', ['Vorname', 'Nachname'], null],
  ])('%s beside %j is %s', (header, others, field) => {
    expect(fieldOf(header, ...others)).toBe(field)
  })
})
