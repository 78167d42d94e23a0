import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')
const refold = '0083'

/** The rows as every server before these migrations wrote them. */
const rows = `
  insert into unit (uuid, key, name, is_general) values ('00000000-0000-7000-8000-000000000001', 'general', 'Café Łódź', true);
  insert into person (uuid, username, given_name, family_name) values
    ('00000000-0000-7000-8000-000000000002', 'obrien', 'Aoife', 'O’Brien'), ('00000000-0000-7000-8000-000000000003', 'one', 'مُحَمَّد', 'علي'),
    ('00000000-0000-7000-8000-000000000004', 'two', 'محمد', 'علي'), ('00000000-0000-7000-8000-000000000005', 'long', repeat('ü', 450), 'Lang');
  insert into unit_membership (uuid, unit, person) select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', uuid from person`

it('I7: rows of an earlier version are folded anew, with the copies and keys made of them', async () => {
  const database = await createTestDatabase('template0')
  const earlier = await mkdtemp(join(tmpdir(), 'somo-migrations-'))
  try {
    for (const name of await readdir(migrations))
      if (name < refold) await cp(join(migrations, name), join(earlier, name))
    await migrate(database.pool, earlier)
    await database.pool.query(rows)
    await migrate(database.pool)
    const read = async (text: string): Promise<object[]> => (await database.pool.query<object>(text)).rows
    expect(await read(`select username from person where search_text like '%aoife obrien%'`)).toEqual([
      { username: 'obrien' },
    ])
    expect(await read(`select key from unit where search_text like '%cafe lodz%'`)).toEqual([{ key: 'general' }])
    expect(await read('select username from person where has_twin order by username')).toEqual([
      { username: 'one' },
      { username: 'two' },
    ])
  } finally {
    await database.close()
    await rm(earlier, { recursive: true, force: true })
  }
})
