import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '@somo/server/database/embedded/binaries'
import {
  clusterOwner,
  createCluster,
  findPostmaster,
  readPassword,
  startCluster,
  stopCluster,
} from '@somo/server/database/embedded/cluster'
import { findDatabaseUser } from '@somo/server/database/embedded/systemUser'
import { migrate } from '@somo/server/database/migrate'
import { seedScale } from '@somo/server/database/seed/scale/seedScale'
import pg from 'pg'
import { fillImports, fillLists } from './fillLists.ts'
import { fillStatistics } from './fillStatistics.ts'

/** A database with so many people; a twentieth of the number are units. */
export interface SizedDatabase {
  readonly people: number
  readonly url: string
}

/** The databases of all sizes in one cluster that stays between runs. */
export interface GrowthCluster {
  readonly databases: readonly SizedDatabase[]
  close(): Promise<void>
}

const folder = join(import.meta.dirname, '../../node_modules/.somo/growth')

// As an operator would set a machine of 4 GB; everything that keeps data safe stays on.
const settings = { shared_buffers: '512MB', effective_cache_size: '2GB', random_page_cost: '1.1', max_wal_size: '4GB' }

async function prepare(admin: pg.Client, people: number, url: string): Promise<void> {
  const name = `people_${people}`
  const { rows } = await admin.query('select from pg_database where datname = $1', [name])
  if (rows.length === 0) {
    console.log(`Somo: making ${people} people …`)
    const made = `making_${people}`
    await admin.query(`drop database if exists ${made}`)
    await admin.query(`create database ${made}`)
    const pool = new pg.Pool({ connectionString: url.replace(name, made), max: 2 })
    await migrate(pool)
    await seedScale(pool, {
      users: people,
      units: people / 20,
      seed: 1,
      today: new Date().toISOString().slice(0, 10),
      hasAccounts: false,
    })
    await fillLists(pool, people)
    await fillImports(pool, people)
    await fillStatistics(pool, people)
    // Until then a read of an index looks into the table as well; where people work autovacuum comes by.
    await pool.query('vacuum (analyze)')
    await pool.end()
    await admin.query(`alter database ${made} rename to ${name}`)
    return
  }
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const applied = await migrate(pool)
  if (applied.length > 0) await pool.query('vacuum (analyze)')
  await fillImports(pool, people)
  await fillStatistics(pool, people)
  await pool.end()
}

/** Starts the cluster and makes what is missing in it; a million people take some minutes, once. */
export async function openGrowth(sizes: readonly number[]): Promise<GrowthCluster> {
  const user = await findDatabaseUser()
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const cluster = { binaries: await findBinaries(user), user, home: join(folder, 'postgres') }
  await createCluster(cluster, settings)
  // A run that was ended half-way leaves the cluster running.
  if ((await findPostmaster(cluster)) === null) await startCluster(cluster)
  const postmaster = await findPostmaster(cluster)
  const base = `postgres://${clusterOwner}:${await readPassword(cluster)}@127.0.0.1:${postmaster?.port ?? 0}`
  const databases = sizes.map((people) => ({ people, url: `${base}/people_${people}` }))
  const admin = new pg.Client({ connectionString: `${base}/postgres` })
  try {
    await admin.connect()
    for (const { people, url } of databases) await prepare(admin, people, url)
  } catch (error) {
    await stopCluster(cluster)
    throw error
  } finally {
    await admin.end()
  }
  return { databases, close: () => stopCluster(cluster) }
}
