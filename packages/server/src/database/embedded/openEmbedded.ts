import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ServerConfig } from '../../config/config.ts'
import { StartError } from '../../config/startError.ts'
import type { Logger } from '../../log.ts'
import { findBinaries, stateDir } from './binaries.ts'
import {
  clusterOwner,
  createCluster,
  dataFolder,
  findPostmaster,
  isAlive,
  readPassword,
  startCluster,
  stopCluster,
  type Cluster,
} from './cluster.ts'
import { endOrphans } from './orphans.ts'
import { prepareFolder } from './dataPlace.ts'
import { supervise } from './supervise.ts'
import { findClosedFolder, findDatabaseUser, type RunAs } from './systemUser.ts'

/** The embedded database, running and owned by this process alone. */
export interface EmbeddedDatabase {
  readonly connection: pg.ClientConfig
  /** Where the data lie. */
  readonly folder: string
  /** Ends PostgreSQL; everything committed is on disk then. */
  stop(): Promise<void>
}

type Settings = Pick<ServerConfig, 'dataDir' | 'isDataDirChosen'>

// Any number will do; it is the same for every Somo, and each cluster has locks of its own.
const ownerLock = 5_761_001
const databaseName = 'somo'

/**
 * Starts the embedded PostgreSQL, or takes over one whose Somo was killed.
 * Who owns the data is decided by PostgreSQL itself: it lets one server run on a folder, and in it one connection
 * hold the owner's lock, which ends with the process that held it, however that ended. A PostgreSQL that ends later is
 * started again on the same port, a free one where `port` names none; `onLost` is told where that fails.
 * @throws StartError where another Somo uses the same data, or the folder cannot be used or belongs to another user.
 */
export async function openEmbedded(
  settings: Settings,
  log: Logger,
  onLost: (error: unknown) => void = () => undefined,
  port?: number,
): Promise<EmbeddedDatabase> {
  const user = await findDatabaseUser()
  const folder = await placeData(settings, user, log)
  await prepareFolder(folder)
  const binaries = await findBinaries(user)
  if (binaries.isCopied) log.info({ folder: binaries.dir }, 'PostgreSQL was copied out of a closed folder')
  const cluster = { binaries, user, home: join(folder, 'postgres') }
  await refuseForeignData(cluster)
  await clearLeftovers(cluster)
  await createCluster(cluster)
  const owner = await becomeOwner(cluster, port)
  const { connection } = owner
  await createDatabase(owner.client)
  const recover = async (): Promise<pg.Client> => (await becomeOwner(cluster, connection.port)).client
  const supervisor = supervise({ owner: owner.client, recover, onLost })
  const end = async (): Promise<void> => stop(cluster, await supervisor.stop(), log)
  return { connection: { ...connection, database: databaseName }, folder, stop: end }
}

/** The folder for the data: the one asked for, or one the user postgres can reach, as decision 0002 says. */
async function placeData(settings: Settings, user: RunAs, log: Logger): Promise<string> {
  const closed = await findClosedFolder(settings.dataDir, user)
  if (closed === null) return settings.dataDir
  if (settings.isDataDirChosen) {
    throw new StartError(`DATA_DIR lies below ${closed}, which the user postgres may not enter: choose an open folder.`)
  }
  const mark = createHash('sha256').update(settings.dataDir).digest('hex').slice(0, 12)
  const folder = join(stateDir, `data-${mark}`)
  log.info({ folder, closed }, 'The project lies below a closed folder, so its data are kept elsewhere')
  return folder
}

/**
 * Data made by root belong to the user postgres and the reverse; mixing the two would lock one of them out.
 * @throws StartError where the folder belongs to somebody else than the user PostgreSQL would run as.
 */
export async function refuseForeignData(cluster: Pick<Cluster, 'home' | 'user'>): Promise<void> {
  const own = cluster.user?.uid ?? process.getuid?.()
  const facts = await stat(cluster.home).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (facts === null || own === undefined || facts.uid === own) return
  throw new StartError(
    cluster.user === null
      ? `The data in ${cluster.home} belong to another user (probably made by root): start as that one or set DATA_DIR.`
      : `The data in ${cluster.home} were made by a plain user: start as that user, not as root, or set DATA_DIR.`,
  )
}

/** Removes what starts left that were killed while they made the cluster. */
async function clearLeftovers(cluster: Cluster): Promise<void> {
  const folder = join(cluster.home, '..')
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

interface Owner {
  readonly client: pg.Client
  readonly connection: pg.ClientConfig
}

/** Starts PostgreSQL, on a free port where none is given, or finds it running, and holds the owner's lock in it. */
async function becomeOwner(cluster: Cluster, port?: number): Promise<Owner> {
  const password = await readPassword(cluster)
  const until = Date.now() + 60_000
  let failure: unknown = null
  for (let starts = 0; Date.now() < until;) {
    const postmaster = await findPostmaster(cluster)
    if (postmaster?.isReady === true) {
      const connection = { host: '127.0.0.1', port: postmaster.port, user: clusterOwner, password }
      const client = await connect(connection)
      if (client !== null) return { client: await lock(client, cluster), connection }
    } else if (postmaster === null) {
      // A second start at the same moment may have been quicker; then this one fails and the next round finds it.
      if (starts === 3) break
      starts += 1
      await endOrphans(dataFolder(cluster))
      failure = await startCluster(cluster, port).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) continue
    }
    await wait(100)
  }
  const hint = `see ${join(cluster.home, 'postgres.log')}`
  throw new StartError(`The embedded PostgreSQL in ${dataFolder(cluster)} does not start; ${hint}.`, { cause: failure })
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: 'somo owner', keepAlive: true })
  // Without a listener the end of PostgreSQL would end this process too.
  client.on('error', () => undefined)
  return client.connect().then(
    () => client,
    () => null,
  )
}

/** The lock of a Somo killed a moment ago may still be about to end, so it is asked for a few times. */
async function lock(client: pg.Client, cluster: Cluster): Promise<pg.Client> {
  for (let tries = 0; tries < 15; tries += 1) {
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [ownerLock])
    if (rows[0]?.owned === true) return client
    await wait(100)
  }
  await client.end()
  throw new StartError(
    `Another Somo is running on the data in ${cluster.home}: end that one, or set DATA_DIR and PORT.`,
  )
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}

async function stop(cluster: Cluster, owner: pg.Client, log: Logger): Promise<void> {
  await stopCluster(cluster).catch((err: unknown) => log.error({ err }, 'PostgreSQL did not stop in time'))
  await owner.end().catch(() => undefined)
}
