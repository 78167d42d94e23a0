import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStore } from '../../files/folderStore.ts'
import { createOutsideGateway } from '../../identity/gateway/outsideGateway.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createPeopleWriter } from '../users/person/createPeopleWriter.ts'
import { createDirectImports } from './testing/directImports.ts'
import { importProperties, type Bringing } from './testing/importProperties.ts'

// Dozens of imports in one test: it ends what hangs, and says nothing about speed.
const longest = 120_000

let database: TestDatabase
let imports: ReturnType<typeof createDirectImports>

const label = JSON.stringify({ en: 'Label' })
const choices = JSON.stringify([
  { key: 'small', labels: { en: 'S' } },
  { key: 'large', labels: { en: 'L' } },
])

beforeAll(async () => {
  database = await createTestDatabase()
  const field = `insert into custom_field (uuid, key, kind, labels, choices, visible_to, place) values (gen_random_uuid(), $1, $2, $3, $4, 'ADMINISTRATORS', 1)`
  for (const [key, kind, offered] of [
    ['note', 'TEXT', '[]'],
    ['hours', 'NUMBER', '[]'],
    ['size', 'CHOICE', choices],
  ])
    await database.pool.query(field, [key, kind, label, offered])
  imports = createDirectImports(
    database,
    await openFolderStore(join(database.dataDir, 'files')),
    createPeopleWriter(createOutsideGateway('https://issuer.example')),
  )
})
afterAll(() => database.close())

async function reset(): Promise<void> {
  await emptyTables(database.pool, 'person, unit, import_job')
  await database.pool.query(
    `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'all', 'All', true)`,
  )
  await database.pool.query(
    `insert into unit (uuid, key, name, parent) select gen_random_uuid(), k, k, u.uuid from unit u, unnest(array['north', 'south']) k where u.is_general`,
  )
}

const statePart = `p.external_id, p.username, p.email, p.given_name, p.family_name, p.locale, p.roles, p.status, p.custom,
  array(select u.key || ':' || m.role || ':' || m.is_default from unit_membership m join unit u on u.uuid = m.unit where m.person = p.uuid order by 1) as units`

/** Everything that imports write, without the numbers that only ever count up. */
async function readState(): Promise<readonly object[]> {
  const { rows } = await database.pool.query<object>(
    `select ${statePart} from person p where p.subject is null order by p.external_id, p.email`,
  )
  return rows
}

const header =
  'external id;username;email;family name;given name;unit;language;status;custom.note;custom.hours;custom.size'
const name = fc.constantFrom('Otieno', 'Müller', 'O’Neil', 'Ng', '=SUM(A1)', 'a;b', 'two\nlines', 'von "Q"')
const cell = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    user: fc.integer({ min: 1, max: 12 }),
    mail: fc.integer({ min: 1, max: 12 }),
    family: name,
    given: name,
    unit: fc.constantFrom('', 'north', 'SOUTH', 'nowhere'),
    locale: fc.constantFrom('', 'de', 'Swahili', 'xx'),
    status: fc.constantFrom('', 'active', 'gesperrt'),
    note: fc.oneof(
      fc.constant(''),
      name.filter((text) => !text.includes('\n')),
    ),
    hours: fc.constantFrom('', '0', '-38,5', '7.125', 'many'),
    size: fc.constantFrom('', 'L', 'small', 'huge'),
  })
  .map(({ id, user, mail, family, given, unit, locale, status, note, hours, size }) =>
    [`E${id}`, `u${user}`, `m${mail}@x.example`, family, given, unit, locale, status, note, hours, size]
      .map(cell)
      .join(';'),
  )
const ofPeople: Bringing = { imports: () => imports, kind: 'USERS', options: {}, header, row, reset, readState }

describe('imports of any file of people', () => {
  it.each(importProperties)(
    '$name',
    async ({ holds }) => {
      await expect(holds(ofPeople)).resolves.toBeUndefined()
    },
    longest,
  )
})

describe('a process that is killed', () => {
  beforeEach(reset)
  const many = Array.from(
    { length: 450 },
    (_, n) => `E${n};u${n};m${n}@x.example;Family ${n};Given;${n % 2 === 0 ? 'north' : ''};;;Note ${n};${n};L`,
  )
  const file = [header, ...many].join('\r\n')

  it('leaves nothing of the step it was in, and another one comes to the same end', async () => {
    const calm = await imports.dryRun(file)
    await imports.run(calm)
    const expected = await readState()
    await imports.work('import.undo', calm)
    const killed = new Set<string>()
    // Each step of each job dies once before its commit.
    const die = (kind: string, step: number): boolean => {
      const mark = `${kind} ${step}`
      const isFirst = step % 2 === 0 && !killed.has(mark)
      killed.add(mark)
      return isFirst
    }
    const uuid = await imports.dryRun(file, 'USERS', {}, { die })
    await imports.run(uuid, { die })
    expect(await readState()).toEqual(expected)
    expect(await imports.counts(uuid)).toMatchObject({ created: 450, failed: 0 })
    const audit = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from audit_event where origin = $1',
      [uuid],
    )
    expect(audit.rows[0]?.count).toBe(451)
    await imports.work('import.undo', uuid, { die })
    expect(await readState()).toEqual([])
  })
})
