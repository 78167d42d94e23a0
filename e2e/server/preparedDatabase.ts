import type { SomoServer } from '@somo/server/createServer'

type Pool = SomoServer['database']['pool']

/** Has all migrations and the demo data, and no connections: PostgreSQL copies no database that is in use. */
const prepared = 'somo_prepared'

/** Names cannot be parameters of a statement. @throws Error unless it has letters, digits and underscores only */
export function checkedName(name: string): string {
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`${name} is no name of a database.`)
  return name
}

/** The address of another database of the same PostgreSQL. */
function addressOf({ options }: Pool, name: string): string {
  const { user = '', password, host = '', port = 5432 } = options
  if (typeof password !== 'string') throw new Error('The PostgreSQL of the tests has a password.')
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${name}`
}

/**
 * Prepares the database that `copyDatabase` copies. A copy takes a fraction of what initdb and all migrations take.
 * @param start starts a server on the address of an empty database, which it migrates
 */
export async function prepareDatabase(
  pool: Pool,
  start: (databaseUrl: string) => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  await pool.query(`create database ${prepared}`)
  const server = await start(addressOf(pool, prepared))
  await server.close()
}

/** Copies the prepared database; returns the address of the copy. */
export async function copyDatabase(pool: Pool, name: string): Promise<string> {
  await pool.query(`create database ${checkedName(name)} template ${prepared} strategy file_copy`)
  return addressOf(pool, name)
}
