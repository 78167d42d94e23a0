import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findBinaries } from '../database/embedded/binaries.ts'
import {
  clusterOwner,
  createCluster,
  findPostmaster,
  readPassword,
  startCluster,
  stopCluster,
} from '../database/embedded/cluster.ts'
import { findDatabaseUser } from '../database/embedded/systemUser.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../log.ts'
import { installQueue } from '../modules/jobs/queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects to the run's cluster as its owner; the path names a database, here `postgres`. */
    readonly clusterUrl: string
  }
}

/** Nothing of a test's data has to outlive the machine, and no database lives long enough to be vacuumed. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  autovacuum: 'off',
  jit: 'off',
}
/** An installation is one server; here several files at once have a server or two each, with a pool of up to fourteen. */
const manyServers = '300'

/** Starts the run's one PostgreSQL with a migrated template; returns what ends and removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const user = await findDatabaseUser()
  const folder = await mkdtemp(join(tmpdir(), 'somo-test-'))
  await chmod(folder, 0o755)
  const cluster = { binaries: await findBinaries(user), user, home: join(folder, 'postgres') }
  await createCluster(cluster, { ...hasty, max_connections: manyServers })
  await startCluster(cluster)
  const postmaster = await findPostmaster(cluster)
  const password = await readPassword(cluster)
  const url = `postgres://${clusterOwner}:${password}@127.0.0.1:${postmaster?.port ?? 0}`
  await makeTemplate(url)
  project.provide('clusterUrl', `${url}/postgres`)
  return async () => {
    await stopCluster(cluster)
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${url}/postgres` })
  await admin.connect()
  await admin.query('create database somo_template')
  await admin.end()
  const pool = new pg.Pool({ connectionString: `${url}/somo_template` })
  await migrate(pool)
  await installQueue(pool, createLog('silent'))
  await pool.end()
}
