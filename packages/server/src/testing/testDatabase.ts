import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../database/connect.ts'

/** A database of a test file's own. */
export interface TestDatabase extends Database {
  /** For servers under test that connect by themselves. */
  readonly url: string
  /** A folder for their files, made by who needs it and removed with the database. */
  readonly dataDir: string
}

/** A new database in the run's cluster: migrated unless asked to be empty; `close` drops it. */
export async function createTestDatabase(
  template: 'somo_template' | 'template0' = 'somo_template',
): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying the files takes less than half of what writing them through the log does, as nothing is synchronised here.
  await runAsOwner(clusterUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`)
  const dataDir = join(tmpdir(), `somo-${name}`)
  const drop = async (): Promise<void> => {
    await runAsOwner(clusterUrl, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...createDatabase({ connectionString: url }, pino({ level: 'silent' }), name, drop), url, dataDir }
}

async function runAsOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
