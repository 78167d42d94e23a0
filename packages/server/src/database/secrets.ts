import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * A secret of this installation, made at the first need and the same for every process from then on.
 * @param name what it is for.
 */
export async function loadSecret(pool: Pool, name: string): Promise<Buffer> {
  await pool.query('insert into product_secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(48).toString('base64url'),
  ])
  const { rows } = await pool.query<{ value: string }>('select value from product_secret where name = $1', [name])
  const value = rows[0]?.value
  if (value === undefined) throw new Error(`The secret "${name}" (table product_secret) is gone.`)
  return Buffer.from(value, 'base64url')
}
