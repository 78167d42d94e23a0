import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables, summaries } from './emptyTables.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'
import { seedPeople, seedUnits, testPeople } from './testOrganisation.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const rowsOf = async (text: string): Promise<readonly unknown[]> => (await database.pool.query<object>(text)).rows

describe('emptied tables', () => {
  beforeEach(async () => {
    await emptyTables(database.pool, 'person, unit')
    await seedPeople(database, await seedUnits(database), testPeople)
  })

  it('take along what refers to them, and leave the rest', async () => {
    const kept = await rowsOf('select * from schema_migration')
    await emptyTables(database.pool, 'person')
    expect(await rowsOf('select from person')).toEqual([])
    expect(await rowsOf('select from unit_membership')).toEqual([])
    expect(await rowsOf('select from unit')).toHaveLength(4)
    expect(await rowsOf('select * from schema_migration')).toEqual(kept)
  })

  it('take along the summaries that truncating empties', async () => {
    expect(await rowsOf('select from unit_people where people > 0')).not.toEqual([])
    await emptyTables(database.pool, 'unit_membership')
    expect(await rowsOf('select from unit_people')).toEqual([])
    const triggers = await rowsOf(
      `select tgrelid::regclass::text as name from pg_trigger where tgtype & 32 <> 0 and tgtype & 2 = 0 order by 1`,
    )
    expect(triggers).toEqual(Object.keys(summaries).map((name) => ({ name })))
  })

  it('wait for a transaction that writes into them', async () => {
    const client = await database.pool.connect()
    await client.query(`begin; insert into person (uuid, subject) values (gen_random_uuid(), 'late')`)
    const emptied = emptyTables(database.pool, 'person')
    await client.query('commit')
    client.release()
    await emptied
    expect(await rowsOf('select from person')).toEqual([])
  })
})
