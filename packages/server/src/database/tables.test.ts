import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { getTableConfig } from './drizzle.ts'
import { tables } from './tables.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function read<T extends object>(statement: string, table: string): Promise<T[]> {
  return (await database.pool.query<T>(statement, [table])).rows
}

const columnsOf = `
  select a.attname as name, not a.attnotnull as "isNullable", a.attidentity = 'a' as "isIdentity",
    format_type(a.atttypid, null) || case when c.collname = 'und-x-icu' then ' collate "und-x-icu"' else '' end as type,
    d.adbin is not null as "hasDefault"
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_collation c on c.oid = a.attcollation
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attname`

describe.each(tables.map((table) => [getTableConfig(table).name, table] as const))('the table %s', (name, table) => {
  const facts = getTableConfig(table)

  it('has the columns the migrations made', async () => {
    const expected = facts.columns
      .map((column) => ({
        name: column.name,
        isNullable: !column.notNull,
        isIdentity: column.generatedIdentity !== undefined,
        type: column.getSQLType(),
        hasDefault: (column.hasDefault || column.generated !== undefined) && column.generatedIdentity === undefined,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(await read(columnsOf, name)).toEqual(expected)
  })

  it('has the primary key the migrations made', async () => {
    const keys = await read<{ name: string }>(
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary order by 1`,
      name,
    )
    const single = facts.columns.filter((column) => column.primary)
    const expected = [...single, ...facts.primaryKeys.flatMap((key) => key.columns)].map((column) => column.name).sort()
    expect(keys.map((key) => key.name)).toEqual(expected)
  })

  it('has the indexes the migrations made', async () => {
    const indexes = await read(
      `select c.relname as name, i.indisunique as "isUnique", i.indpred is not null as "isPartial",
         array(select coalesce(a.attname::text, '') from unnest(i.indkey) with ordinality k(n, o)
           left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n order by k.o) as columns
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = $1::regclass and not i.indisprimary order by 1`,
      name,
    )
    const expected = facts.indexes
      .map(({ config }) => ({
        name: config.name,
        isUnique: config.unique,
        isPartial: config.where !== undefined,
        columns: config.columns.map((column) => ('name' in column ? column.name : '')),
      }))
      .sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
    expect(indexes).toEqual(expected)
  })

  it('has the checks the migrations made', async () => {
    const checks = await read<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c' order by 1`,
      name,
    )
    expect(checks.map((check) => check.name)).toEqual(facts.checks.map((check) => check.name).sort())
  })
})

describe('the unit table', () => {
  const insert = (values: string): Promise<unknown> =>
    database.pool.query(`insert into unit (uuid, key, name, is_general, color) values ${values}`)

  it('holds one general unit at most', async () => {
    await insert(`(gen_random_uuid(), 'a', 'A', true, null)`)
    await expect(insert(`(gen_random_uuid(), 'b', 'B', true, null)`)).rejects.toThrow(/unit_general_index/)
  })

  it.each(['#5761EE', '5761ee', '#fff', 'red', '#5761ee '])('refuses the colour %s', async (color) => {
    await expect(insert(`(gen_random_uuid(), 'c', 'C', false, '${color}')`)).rejects.toThrow(/unit_color_check/)
  })
})
