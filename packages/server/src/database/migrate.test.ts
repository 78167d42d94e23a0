import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'

const foundation = join(import.meta.dirname, 'migrations/0001_foundation.sql')
let database: TestDatabase
let dir: string

beforeEach(async () => {
  database = await createTestDatabase('template0')
  dir = await mkdtemp(join(tmpdir(), 'somo-migrations-'))
  await copyFile(foundation, join(dir, '0001_foundation.sql'))
})

afterEach(async () => {
  await database.close()
  await rm(dir, { recursive: true })
})

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found === true
}

describe('migrate', () => {
  it('applies what is pending, once', async () => {
    expect(await migrate(database.pool, dir)).toEqual(['0001_foundation.sql'])
    expect(await hasTable('unit')).toBe(true)
    expect(await migrate(database.pool, dir)).toEqual([])
    await writeFile(join(dir, '0002_more.sql'), 'create table more (id int)')
    expect(await migrate(database.pool, dir)).toEqual(['0002_more.sql'])
  })

  it('lets servers that start together wait for each other', async () => {
    const starts = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, dir)))
    expect(starts.flat()).toEqual(['0001_foundation.sql'])
  })

  it('refuses an applied migration that was edited', async () => {
    await migrate(database.pool, dir)
    await writeFile(join(dir, '0001_foundation.sql'), `${await readFile(foundation, 'utf8')}\n-- one word more`)
    await expect(migrate(database.pool, dir)).rejects.toThrow(/0001_foundation\.sql was edited/)
  })

  it('does not mind other line ends', async () => {
    await migrate(database.pool, dir)
    const text = await readFile(foundation, 'utf8')
    await writeFile(join(dir, '0001_foundation.sql'), text.replaceAll('\n', '\r\n'))
    await expect(migrate(database.pool, dir)).resolves.toEqual([])
  })

  it('refuses a database that is newer than the server', async () => {
    await writeFile(join(dir, '0002_more.sql'), 'select 1')
    await migrate(database.pool, dir)
    await rm(join(dir, '0002_more.sql'))
    await expect(migrate(database.pool, dir)).rejects.toThrow(/newer than this server.*0002_more\.sql/)
  })

  it('refuses a migration that comes too late', async () => {
    await writeFile(join(dir, '0003_third.sql'), 'select 1')
    await migrate(database.pool, dir)
    await writeFile(join(dir, '0002_second.sql'), 'select 1')
    await expect(migrate(database.pool, dir)).rejects.toThrow(/0002_second\.sql comes too late/)
  })

  it('changes nothing when a migration fails in the middle, and goes on once it is mended', async () => {
    const file = join(dir, '0002_broken.sql')
    await writeFile(file, 'create table half (id int); select nonsense')
    await expect(migrate(database.pool, dir)).rejects.toThrow(/0002_broken\.sql failed and changed nothing/)
    expect(await hasTable('half')).toBe(false)
    expect(await hasTable('unit')).toBe(true)
    await writeFile(file, 'create table half (id int)')
    expect(await migrate(database.pool, dir)).toEqual(['0002_broken.sql'])
  })

  it.each([
    ['a name without a number', 'more.sql', /not named NNNN_purpose/],
    ['a number given twice', '0001_twin.sql', /Two migrations have the number/],
  ])('refuses %s', async (_, name, sentence) => {
    await writeFile(join(dir, name), 'select 1')
    await expect(migrate(database.pool, dir)).rejects.toThrow(sentence)
  })
})
