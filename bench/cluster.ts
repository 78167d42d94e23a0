import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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
import pg from 'pg'

/** A PostgreSQL for the benchmark, with the durability settings of a production server. */
export interface BenchDatabase {
  readonly url: string
  close(): Promise<void>
}

/** Number of units in the lists. */
export const unitCount = 2000

/** Starts a cluster in a temporary folder, migrates it and inserts the units. */
export async function startDatabase(): Promise<BenchDatabase> {
  const user = await findDatabaseUser()
  const folder = await mkdtemp(join(tmpdir(), 'somo-bench-'))
  await chmod(folder, 0o755)
  const cluster = { binaries: await findBinaries(user), user, home: join(folder, 'postgres') }
  await createCluster(cluster)
  await startCluster(cluster)
  const postmaster = await findPostmaster(cluster)
  const url = `postgres://${clusterOwner}:${await readPassword(cluster)}@127.0.0.1:${postmaster?.port ?? 0}/postgres`
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  await migrate(pool)
  await pool.query(
    `insert into unit (uuid, key, name, displayed_id, color, is_general)
     select gen_random_uuid(), 'bench-' || n, 'Unit ' || substr(md5(n::text), 1, 12), 'CC-' || n, '#5761ee', n = 1
     from generate_series(1, $1) as n`,
    [unitCount],
  )
  await pool.query('analyze unit')
  await pool.end()
  const close = async (): Promise<void> => {
    await stopCluster(cluster)
    await rm(folder, { recursive: true, force: true })
  }
  return { url, close }
}
