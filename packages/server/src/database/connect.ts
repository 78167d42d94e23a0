import pg from 'pg'
import type { ServerConfig } from '../config/config.ts'
import { StartError } from '../config/startError.ts'
import { describeError, type Logger } from '../log.ts'
import { createOutage, type Outage } from './outage.ts'

/** The database of the product, over two pools of connections. */
export interface Database {
  readonly pool: pg.Pool
  /**
   * For the statements of lists alone, which are written so that there is one good way to run them: each is planned once for
   * a connection, for whatever values, and without workers of its own, which take longer to start than a page takes.
   */
  readonly lists: pg.Pool
  /** Where it is, in words for the person at the console; holds no password. */
  readonly place: string
  /** Waits for running statements, closes the connections and stops an embedded PostgreSQL. */
  close(): Promise<void>
}

/** How an outage of the database is told. */
export interface OutageOptions {
  /** Logs outages; one of its own where the log knows none. */
  readonly outage?: Outage
  /** The embedded PostgreSQL ended and cannot be brought back. */
  readonly onLost?: (error: unknown) => void
}

/**
 * Opens the embedded PostgreSQL, or the one of DATABASE_URL (decision 0002).
 * @throws StartError where it cannot be reached or used, in one sentence without the password.
 */
export async function openDatabase(config: ServerConfig, log: Logger, options: OutageOptions = {}): Promise<Database> {
  const { outage, onLost = (err) => log.fatal({ error: describeError(err) }, 'The embedded PostgreSQL is lost') } =
    options
  if (config.databaseUrl !== null) return openOutside(config.databaseUrl, log, outage)
  const { openEmbedded } = await import('./embedded/openEmbedded.ts')
  const embedded = await openEmbedded(config, log, onLost)
  return createDatabase(embedded.connection, log, embedded.folder, () => embedded.stop(), outage)
}

// Set where a connection begins, as not every pooler between us takes options of a connection.
// Statements here take milliseconds: compiling them or starting workers takes longer.
const usualSettings = 'set jit = off; set max_parallel_workers_per_gather = 0'
const listSettings = `${usualSettings}; set plan_cache_mode = force_generic_plan;
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`
/** With the default of ten seconds, the first click after a pause waits for new connections that have no cached plans. */
const idleTimeoutMillis = 10 * 60_000
const mostLists = 4
/** How long a question waits for a connection: on a starved machine one takes seconds to open, and late is better than not at all. */
const waitMillis = 15_000

/** The pools over a server that is running already. */
export function createDatabase(
  connection: pg.PoolConfig,
  log: Logger,
  place: string,
  release: () => Promise<void> = () => Promise.resolve(),
  outage: Outage = createOutage(),
): Database {
  const usual = {
    max: 10,
    connectionTimeoutMillis: waitMillis,
    idleTimeoutMillis,
    application_name: 'somo',
    ...connection,
  }
  const pool = new pg.Pool({ ...usual, onConnect: (client): unknown => client.query(usualSettings) })
  const lists = new pg.Pool({
    ...usual,
    max: Math.min(connection.max ?? mostLists, mostLists),
    // The pool waits for it, which its types do not say.
    onConnect: (client): unknown => client.query(listSettings),
  })
  let isClosing = false
  for (const one of [pool, lists]) {
    one.on('error', (err) => {
      // While we close, the server may hang up before our goodbye has reached it.
      if (!isClosing && !outage.covers(err)) log.warn({ err }, 'An idle database connection was lost')
    })
    // A connection that somebody is using has no listener of the pool's; without one its loss would end the process.
    one.on('connect', (client) => client.on('error', () => undefined))
  }
  const port = portOf(connection)
  const unwatch = outage.watch({ log, port, probe: () => pool.query('select 1') })
  const close = async (): Promise<void> => {
    isClosing = true
    unwatch()
    await Promise.all([pool.end(), lists.end()])
    await release()
  }
  return { pool, lists, place, close }
}

function portOf({ connectionString, port }: pg.PoolConfig): number {
  const text = connectionString === undefined ? '' : new URL(connectionString).port
  return port ?? (text === '' ? 5432 : Number(text))
}

async function openOutside(url: string, log: Logger, outage?: Outage): Promise<Database> {
  const { host, pathname } = new URL(url)
  const database = createDatabase({ connectionString: url }, log, `${host}${pathname}`, undefined, outage)
  try {
    await refuseUnfit(database.pool)
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer'
    throw new StartError(`The database of DATABASE_URL at ${host} cannot be used: ${reason}.`, { cause: error })
  }
}

/** What the migrations rely on: PostgreSQL 15, texts in UTF-8, sorting by ICU. */
async function refuseUnfit(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; hasIcu: boolean }>(`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      exists (select 1 from pg_collation where collname = 'und-x-icu') as "hasIcu"`)
  const facts = rows[0]
  if (facts === undefined || facts.version < 150_000) throw new StartError('DATABASE_URL needs PostgreSQL 15 or newer.')
  if (facts.encoding !== 'UTF8') throw new StartError('DATABASE_URL needs a database whose encoding is UTF8.')
  if (!facts.hasIcu) throw new StartError('DATABASE_URL needs a PostgreSQL that was built with ICU.')
}
