import type { Database } from '../../database/connect.ts'

/** What the database tells of itself. */
export interface DatabaseFacts {
  readonly databaseBytes: number
  readonly databaseVersion: string
  /** The newest migration, such as 0003_sessions. */
  readonly migration: string
  /** People with a session at the embedded provider that has not run out, each counted once. */
  readonly signedInPeople: number
}

/** Asks the database how it is. */
export interface HealthStore {
  /** Settles when the database has answered anything at all. */
  ping(): Promise<void>
  readFacts(): Promise<DatabaseFacts>
  /** Whether the embedded provider has the keys it signs with. */
  hasSigningKeys(): Promise<boolean>
}

const facts = `select
  pg_database_size(current_database())::float8 as "databaseBytes",
  current_setting('server_version') as "databaseVersion",
  coalesce((select name from schema_migration order by number desc limit 1), '') as migration,
  (select count(distinct payload ->> 'accountId') from oidc_payload
    where kind = 'Session' and expires_at > now() and consumed_at is null)::int as "signedInPeople"`

/** A store over the product's database. */
export function createHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  return {
    async ping() {
      await pool.query('select 1')
    },
    async readFacts() {
      const { rows } = await pool.query<DatabaseFacts>({ name: 'health-facts', text: facts })
      const [row] = rows
      if (row === undefined) throw new Error('A select without a table always has a row.')
      return { ...row, migration: row.migration.replace(/\.sql$/, '') }
    },
    async hasSigningKeys() {
      const { rows } = await pool.query<{ has: boolean }>('select exists (select 1 from oidc_key) as has')
      return rows[0]?.has === true
    },
  }
}
