import { createHash } from 'node:crypto'
import { Buffer } from 'node:buffer'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'
import { sameProcessIsolation } from '../../../isolation/testing/sameProcessIsolation.ts'
import type { TestDatabase } from '../../../testing/testDatabase.ts'
import type { AnyWorker } from '../../jobs/jobs.ts'
import type { PeopleWriter } from '../../users/person/peopleWriter.ts'
import { createImportWorkers } from '../wizard/importWorkers.ts'
import { usualOptions } from './importCalls.ts'

const subject = 'importer'
const owner = { subject, roles: ['ADMIN'] as const, requestId: null }

/** How a job's steps go on: `die` throws after the step has done everything, as where the process is killed before the commit. */
export interface Fate {
  readonly die?: (kind: string, step: number) => boolean
}

class Killed extends Error {}

type Workers = ReadonlyMap<string, AnyWorker>

/** Does the step of a worker until there is nothing more to do; a step that died is done again. */
async function workOn(
  database: TestDatabase,
  workers: Workers,
  kind: string,
  uuid: string,
  { die }: Fate,
): Promise<void> {
  const worker = workers.get(kind)
  if (worker === undefined) throw new Error(`No worker for ${kind}`)
  let position: unknown = null
  for (let step = 0; step < 1000; step += 1) {
    try {
      const end = await inTransaction(database.pool, async (client) => {
        const done = await worker.step({ import: uuid }, position, {
          uuid: createUuid(),
          owner: { ...owner, roles: [...owner.roles] },
          client,
        })
        if (die?.(kind, step) === true) throw new Killed()
        return done
      })
      position = end.position
      if (position === null) return
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
  throw new Error('The job never ended.')
}

async function begin(
  { pool }: TestDatabase,
  files: FileStore,
  content: string | Buffer,
  kind: string,
): Promise<string> {
  const [uuid, file] = [createUuid(), createFileKey('bin')]
  await files.put(file, Buffer.from(content))
  await pool.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
  await pool.query(
    `insert into import_job (uuid, kind, owner, is_everywhere, file_name, file, file_hash, file_bytes)
     select $1, $2, p.uuid, true, 'test.csv', $3, $4, $5 from person p where p.subject = $6`,
    [uuid, kind, file, createHash('sha256').update(content).digest(), content.length, subject],
  )
  return uuid
}

/** Imports whose jobs are done at once in this process, step after step, without the queue. */
export function createDirectImports(database: TestDatabase, files: FileStore, people: PeopleWriter) {
  const { pool } = database
  const nothing = (): Promise<void> => Promise.resolve()
  const privateFiles = { keep: (): Promise<string> => Promise.reject(new Error('No files are made here.')) }
  const workers: Workers = new Map(
    createImportWorkers({
      files,
      isolation: sameProcessIsolation,
      privateFiles,
      people,
      invite: nothing,
      tellEnd: nothing,
    }).map((worker) => [worker.kind, worker]),
  )
  const work = (kind: string, uuid: string, fate: Fate = {}): Promise<void> =>
    workOn(database, workers, kind, uuid, fate)
  return {
    work,
    /** Reads and checks a file; answers the import. */
    async dryRun(content: string | Buffer, kind = 'USERS', options: object = {}, fate: Fate = {}): Promise<string> {
      const uuid = await begin(database, files, content, kind)
      await work('import.read', uuid, fate)
      await pool.query('update import_job set options = $2 where uuid = $1', [
        uuid,
        JSON.stringify({ ...usualOptions, ...options }),
      ])
      await work('import.check', uuid, fate)
      return uuid
    },
    async run(uuid: string, fate: Fate = {}): Promise<void> {
      await pool.query(`update import_job set state = 'RUNNING', started_at = now() where uuid = $1`, [uuid])
      await work('import.run', uuid, fate)
    },
    async counts(uuid: string): Promise<Record<string, number>> {
      const text = 'select created, updated, unchanged, deactivated, restored, failed from import_job where uuid = $1'
      return (await pool.query<Record<string, number>>(text, [uuid])).rows[0] ?? {}
    },
  }
}
