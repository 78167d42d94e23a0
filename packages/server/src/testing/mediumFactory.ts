import type { Database } from '../database/connect.ts'
import { createUuid } from '../database/uuid.ts'
import { insertUnit } from './factories.ts'

/** A medium with its first version, as the database keeps it. */
export interface TestMedium {
  readonly medium: string
  readonly version: string
}

/** Writes a medium with a draft of its first version past the product's rules. */
export async function createTestMedium(pool: Database['pool'], kind: string): Promise<TestMedium> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from unit where is_general')
  const unit = rows[0]?.uuid ?? (await insertUnit(pool, { key: 'all', name: 'Everyone' }))
  const [medium, version] = [createUuid(), createUuid()]
  await pool.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit) values ($1, $2, 'en', '{"en": "A medium"}', $3)`,
    [medium, kind, unit],
  )
  await pool.query('insert into medium_version (uuid, medium, number) values ($1, $2, 1)', [version, medium])
  return { medium, version }
}
