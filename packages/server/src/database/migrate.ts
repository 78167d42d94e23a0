import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../config/startError.ts'

/** One step of the database's shape: a file NNNN_purpose.sql. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text in hexadecimal; line ends count as one kind. */
  readonly checksum: string
}

const migrationsDir = join(import.meta.dirname, 'migrations')
// Any number will do, as long as every server of one database takes the same.
const migrationLock = 5_761_002

/**
 * Brings the database to the newest shape, forward only, each migration in a transaction of its own. Servers that
 * start together wait for each other.
 * @returns the names of the migrations applied now, oldest first.
 * @throws StartError where an applied migration was edited or is unknown here, or one fails.
 */
export async function migrate(pool: pg.Pool, dir: string = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(dir)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const pending = await findPending(client, migrations)
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    // The connection goes too: closing it is the one way to free the lock that cannot fail.
    client.release(true)
  }
}

/** The migrations of a folder in their order. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readMigration(dir, name)))
  const duplicate = migrations.find((migration, place) => migrations[place - 1]?.number === migration.number)
  if (duplicate !== undefined) throw new StartError(`Two migrations have the number of ${duplicate.name}.`)
  return migrations
}

async function readMigration(dir: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (number === undefined) throw new StartError(`The migration ${name} is not named NNNN_purpose.sql.`)
  const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function findPending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists schema_migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migration order by number',
  )
  for (const row of rows) {
    const known = migrations.find((migration) => migration.number === row.number)
    if (known === undefined) {
      throw new StartError(`The database is newer than this server: it knows the migration ${row.name}, which we lack.`)
    }
    if (known.checksum !== row.checksum) {
      throw new StartError(`The migration ${known.name} was edited after it had been applied: undo the edit.`)
    }
  }
  const last = rows.at(-1)?.number ?? 0
  const applied = new Set(rows.map((row) => row.number))
  const pending = migrations.filter((migration) => !applied.has(migration.number))
  const late = pending.find((migration) => migration.number < last)
  if (late !== undefined) throw new StartError(`The migration ${late.name} comes too late: number ${last} was applied.`)
  return pending
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The migration ${migration.name} failed and changed nothing: ${reason}.`, { cause: error })
  }
}
