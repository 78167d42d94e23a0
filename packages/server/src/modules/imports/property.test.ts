import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStore } from '../../files/folderStore.ts'
import { createOutsideGateway } from '../../identity/gateway/outsideGateway.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createPeopleWriter } from '../users/writer.ts'
import { createDirectImports } from './testing/directImports.ts'

let database: TestDatabase
let imports: ReturnType<typeof createDirectImports>

const label = JSON.stringify({ en: 'Label' })
const choices = JSON.stringify([{ key: 'small', labels: { en: 'S' } }, { key: 'large', labels: { en: 'L' } }])

beforeAll(async () => {
  database = await createTestDatabase()
  const field = `insert into custom_field (uuid, key, kind, labels, choices, visible_to, place) values (gen_random_uuid(), $1, $2, $3, $4, 'ADMINISTRATORS', 1)`
  for (const [key, kind, offered] of [['note', 'TEXT', '[]'], ['hours', 'NUMBER', '[]'], ['size', 'CHOICE', choices]]) await database.pool.query(field, [key, kind, label, offered])
  imports = createDirectImports(database, await openFolderStore(join(database.dataDir, 'files')), createPeopleWriter(createOutsideGateway('https://issuer.example')))
})
afterAll(() => database.close())

async function reset(): Promise<void> {
  await database.pool.query('truncate person, unit, import_job cascade')
  await database.pool.query(`insert into unit (uuid, key, name, is_general) values (gen_random_uuid(), 'all', 'All', true)`)
  await database.pool.query(
    `insert into unit (uuid, key, name, parent) select gen_random_uuid(), k, k, u.uuid from unit u, unnest(array['north', 'south']) k where u.is_general`,
  )
}
beforeEach(reset)

const statePart = `p.external_id, p.username, p.email, p.given_name, p.family_name, p.locale, p.roles, p.status, p.custom,
  array(select u.key || ':' || m.role || ':' || m.is_default from unit_membership m join unit u on u.uuid = m.unit where m.person = p.uuid order by 1) as units`

/** Everything that imports write, without the numbers that only ever count up. */
async function readState(): Promise<readonly object[]> {
  const { rows } = await database.pool.query<object>(`select ${statePart} from person p where p.subject is null order by p.external_id, p.email`)
  return rows
}

const header = 'external id;username;email;family name;given name;unit;language;status;custom.note;custom.hours;custom.size'
const name = fc.constantFrom('Otieno', 'Müller', 'O’Neil', 'Ng', '=SUM(A1)', 'a;b', 'two\nlines', 'von "Q"')
const cell = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = fc
  .record({
    ...{ id: fc.integer({ min: 1, max: 12 }), user: fc.integer({ min: 1, max: 12 }), mail: fc.integer({ min: 1, max: 12 }) },
    ...{ family: name, given: name, unit: fc.constantFrom('', 'north', 'SOUTH', 'nowhere'), locale: fc.constantFrom('', 'de', 'Swahili', 'xx') },
    ...{ status: fc.constantFrom('', 'active', 'gesperrt'), note: fc.oneof(fc.constant(''), name.filter((text) => !text.includes('\n'))) },
    ...{ hours: fc.constantFrom('', '0', '-38,5', '7.125', 'many'), size: fc.constantFrom('', 'L', 'small', 'huge') },
  })
  .map(({ id, user, mail, family, given, unit, locale, status, note, hours, size }) =>
    [`E${id}`, `u${user}`, `m${mail}@x.example`, family, given, unit, locale, status, note, hours, size].map(cell).join(';'),
  )
const lines = fc.array(row, { minLength: 1, maxLength: 10 })
const text = (rows: readonly string[]): string => [header, ...rows].join('\r\n')

async function importAll(rows: readonly string[]): Promise<string> {
  const uuid = await imports.dryRun(text(rows))
  await imports.run(uuid)
  return uuid
}

describe('imports of any file', () => {
  it('change nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (first, second) => {
        await reset()
        await importAll(first)
        await importAll(second)
        const state = await readState()
        const again = await imports.dryRun(text(second))
        expect(await imports.counts(again)).toMatchObject({ created: 0, updated: 0, deactivated: 0, restored: 0 })
        await imports.run(again)
        expect(await readState()).toEqual(state)
      }),
      { numRuns: 6 },
    )
  })

  it('are taken back exactly, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (first, second) => {
        await reset()
        const one = await importAll(first)
        const before = await readState()
        const two = await importAll(second)
        await imports.work('import.undo', two)
        expect(await readState()).toEqual(before)
        await imports.work('import.undo', one)
        expect(await readState()).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('come to the same whatever the order of their rows', async () => {
    const shuffled = fc.tuple(lines, lines).chain(([base, rows]) => fc.record({ base: fc.constant(base), rows: fc.constant(rows), other: fc.shuffledSubarray(rows, { minLength: rows.length }) }))
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ base, rows, other }) => {
        const states: object[] = []
        for (const order of [rows, other]) {
          await reset()
          await importAll(base)
          const uuid = await importAll(order)
          states.push({ state: await readState(), counts: await imports.counts(uuid) })
        }
        expect(states[1]).toEqual(states[0])
      }),
      { numRuns: 5 },
    )
  })
})

describe('a process that is killed', () => {
  const many = Array.from({ length: 450 }, (_, n) => `E${n};u${n};m${n}@x.example;Family ${n};Given;${n % 2 === 0 ? 'north' : ''};;;Note ${n};${n};L`)

  it('leaves nothing of the step it was in, and another one comes to the same end', async () => {
    const calm = await imports.dryRun(text(many))
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
    const uuid = await imports.dryRun(text(many), 'USERS', {}, { die })
    await imports.run(uuid, { die })
    expect(await readState()).toEqual(expected)
    expect(await imports.counts(uuid)).toMatchObject({ created: 450, failed: 0 })
    const audit = await database.pool.query<{ count: number }>('select count(*)::int as count from audit_event where origin = $1', [uuid])
    expect(audit.rows[0]?.count).toBe(451)
    await imports.work('import.undo', uuid, { die })
    expect(await readState()).toEqual([])
  })
})
