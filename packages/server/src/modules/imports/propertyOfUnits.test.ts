import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

beforeAll(async () => {
  database = await createTestDatabase()
  imports = createDirectImports(
    database,
    await openFolderStore(join(database.dataDir, 'files')),
    createPeopleWriter(createOutsideGateway('https://issuer.example')),
  )
})
afterAll(() => database.close())

const read = async (text: string): Promise<readonly object[]> => (await database.pool.query<object>(text)).rows

async function resetUnits(): Promise<void> {
  await emptyTables(database.pool, 'person, unit, import_job')
  await database.pool.query(
    `insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'all', 'All', true)`,
  )
  await database.pool.query(
    `insert into unit (uuid, key, name, parent) select gen_random_uuid(), k, upper(k), u.uuid from unit u, unnest(array['north', 'south']) k where u.is_general`,
  )
}

const unitKey = fc.constantFrom('north', 'south', 'class-1', 'class-2', 'class-3', 'school')

const ofUnits: Bringing = {
  imports: () => imports,
  kind: 'UNITS',
  options: { matchBy: 'UNIT_KEY' },
  header: 'key;name;parent;status',
  row: fc
    .record({
      key: unitKey,
      name: fc.constantFrom('Klasse 1', 'Nord', 'a;b', '=SUM(A1)', 'Schule "Q"'),
      parent: fc.oneof(fc.constantFrom('', 'all', 'nowhere'), unitKey),
      status: fc.constantFrom('', 'active', 'inactive'),
    })
    .map(({ key, name, parent, status }) =>
      [key, /[;"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name, parent, status].join(';'),
    ),
  reset: resetUnits,
  readState: () =>
    read(
      'select u.key, u.name, p.key as parent, u.is_active, u.archived_at from unit u left join unit p on p.uuid = u.parent order by u.key',
    ),
}

const few = ['north', 'south', 'east', 'west', 'inner', 'outer', 'old', 'new'] as const

/** Few names, at few places, and each unit once: nearly every row wants the name that another one has. */
const ofNames: Bringing = {
  ...ofUnits,
  header: 'key;name;parent',
  rows: fc
    .uniqueArray(
      fc.record({
        key: fc.constantFrom(...few),
        name: fc.constantFrom('North', 'South', 'East'),
        parent: fc.constantFrom('all', 'all', ...few),
      }),
      {
        selector: ({ key }) => key,
        minLength: 3,
      },
    )
    .map((rows) => rows.map(({ key, name, parent }) => [key, name, parent].join(';'))),
}

const ofMemberships: Bringing = {
  imports: () => imports,
  kind: 'MEMBERSHIPS',
  options: { matchBy: 'USERNAME' },
  header: 'unit;username;role;until',
  row: fc
    .record({
      unit: fc.constantFrom('all', 'north', 'SOUTH', 'nowhere'),
      username: fc.constantFrom('amina', 'joerg', 'Ng', 'nobody'),
      role: fc.constantFrom('', 'member', 'Leitung', 'deputy'),
      until: fc.constantFrom('', '31.12.2099', '01.02.2098', '31.12.2001'),
    })
    .map(({ unit, username, role, until }) => [unit, username, role, until].join(';')),
  async reset() {
    await resetUnits()
    await database.pool.query(
      `insert into person (uuid, username) select gen_random_uuid(), n from unnest(array['amina', 'joerg', 'ng']) n`,
    )
    await database.pool.query(
      `insert into unit_membership (uuid, unit, person) select gen_random_uuid(), u.uuid, p.uuid from unit u, person p where u.key = 'north' and p.username = 'amina'`,
    )
  },
  readState: () =>
    read(
      `select p.username, u.key, m.role, m.until::text, m.source, m.is_default from unit_membership m join person p on p.uuid = m.person join unit u on u.uuid = m.unit order by 1, 2`,
    ),
}

describe.each([
  ['units', ofUnits],
  ['units that take each other’s names', ofNames],
  ['memberships', ofMemberships],
])('imports of any file of %s', (_, bringing) => {
  it.each(importProperties)(
    '$name',
    async ({ holds }) => {
      await expect(holds(bringing)).resolves.toBeUndefined()
    },
    longest,
  )
})
