import type { PoolClient } from 'pg'
import { undoStep } from '../running/undoStep.ts'
import { runStep } from '../running/runStep.ts'
import { reopenSkippedRows, type StepContext } from '../running/dueRows.ts'
import type { FileStore } from '../../../files/fileStore.ts'
import type { Isolation } from '../../../isolation/isolation.ts'
import { writeAudit, type Actor } from '../../audit/auditLog.ts'
import { fileLocaleOf } from '../../tables/fileNames.ts'
import { JobError, type AnyWorker, type JobRun, type JobWorker, type StepEnd } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { viewerOf } from '../../custom-fields/definitions.ts'
import type { PeopleWriter } from '../../users/person/peopleWriter.ts'
import { checkRows, countRows } from '../checking/checkRows.ts'
import { readOffered } from '../columns/customFields.ts'
import { createListExport } from '../list/listExport.ts'
import { loadRules } from './loadRules.ts'
import { readFile } from '../files/readFile.ts'
import { FileError } from '../reading/importFileError.ts'
import type { WantedReading } from '../reading/storedReading.ts'
import { findImport, headersByField, type ImportRecord } from '../importStore.ts'
import { exportNames, writeRows } from '../files/writeRows.ts'

/** What the workers stand on. */
export interface ImportWorkerDeps {
  readonly files: FileStore
  readonly isolation: Isolation
  readonly privateFiles: Pick<PrivateFiles, 'keep'>
  readonly people: PeopleWriter
  /** Sends invitations to people who have just been made, in the transaction of `client`; those without an address get none. */
  readonly invite: (client: PoolClient, people: readonly string[]) => Promise<void>
  /** Tells the owner of an import that it has ended. */
  readonly tellEnd: (
    client: PoolClient,
    ended: { readonly import: string; readonly fileName: string; readonly failed: number },
  ) => Promise<void>
}

/** What a job about an import is asked for. */
export interface ImportPayload {
  readonly import: string
  readonly reading?: WantedReading
  /** The language of a file that is made. */
  readonly locale?: string | null
}

interface Counting {
  readonly done: number
  readonly total: number
}

async function find(client: PoolClient, uuid: string): Promise<ImportRecord> {
  const record = await findImport(client, uuid)
  // Thrown away while its job was in line.
  if (record === null) throw new JobError('UNKNOWN')
  return record
}

const createReader = ({ files, isolation }: ImportWorkerDeps): JobWorker<ImportPayload, Counting> => ({
  kind: 'import.read',
  async step({ import: uuid, reading = {} }, _, { client }) {
    try {
      await find(client, uuid)
      const rows = await readFile({ client, files, isolation }, uuid, reading)
      return { position: null, done: rows, total: rows }
    } catch (error) {
      if (error instanceof FileError) throw new JobError(error.code, error)
      throw error
    }
  },
})

const createChecker = ({ people }: ImportWorkerDeps): JobWorker<ImportPayload, Counting> => ({
  kind: 'import.check',
  async step({ import: uuid }, _, { client }) {
    const record = await find(client, uuid)
    const rules = await loadRules(client, record, people)
    if (rules === null) throw new JobError('WRONG_STATE')
    await checkRows(client, rules, null)
    await client.query(
      `update import_job set state = 'CHECKED', checked_at = now(), updated_at = now() where uuid = $1`,
      [uuid],
    )
    return { position: null, done: record.rowCount ?? 0, total: record.rowCount }
  },
})

const actorOf = ({ owner }: JobRun): Actor => ({ subject: owner?.subject ?? null, requestId: owner?.requestId ?? null })

function contextOf({ people }: ImportWorkerDeps, record: ImportRecord, run: JobRun): StepContext {
  const { uuid, kind, isEverywhere, ownerSubject, mapping } = record
  const manager = isEverywhere ? null : (ownerSubject ?? '')
  return {
    import: uuid,
    kind,
    client: run.client,
    people,
    manager,
    actor: actorOf(run),
    headerOf: headersByField(mapping),
  }
}

async function finishRun(deps: ImportWorkerDeps, record: ImportRecord, { client, ...run }: JobRun): Promise<void> {
  const { uuid, fileName, activeBefore } = record
  await countRows(client, uuid, activeBefore)
  const { rows } = await client.query<{ failed: number; created: number; updated: number; deactivated: number }>(
    `update import_job set state = case when failed > 0 then 'DONE_WITH_ERRORS' else 'DONE' end, ended_at = now(), updated_at = now()
     where uuid = $1 returning failed, created, updated, deactivated`,
    [uuid],
  )
  const [counts] = rows
  await writeAudit(client, actorOf({ client, ...run }), [
    { action: 'import.run', objectKind: 'import', object: uuid, after: { ...counts }, origin: uuid },
  ])
  await deps.tellEnd(client, { import: uuid, fileName, failed: counts?.failed ?? 0 })
}

/** How many rows an earlier run of this import has written, which was stopped. */
async function countApplied(client: PoolClient, uuid: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from import_row where import_job = $1 and applied_at is not null',
    [uuid],
  )
  return rows[0]?.count ?? 0
}

const createRunner = (deps: ImportWorkerDeps): JobWorker<ImportPayload, Counting> => ({
  kind: 'import.run',
  async step({ import: uuid }, position, run): Promise<StepEnd<Counting>> {
    const record = await find(run.client, uuid)
    const { created, updated, deactivated, restored, options } = record
    const { done, total } = position ?? {
      done: await countApplied(run.client, uuid),
      total: created + updated + deactivated + restored,
    }
    const step = await runStep(contextOf(deps, record, run))
    if (step === null) {
      await finishRun(deps, record, run)
      return { position: null, done, total }
    }
    if (options?.invite === true && record.kind === 'USERS' && step.made.length > 0)
      await deps.invite(run.client, step.made)
    const next = { done: done + step.rows, total }
    return { position: next, ...next, failures: step.failures }
  },
})

const createUndoer = (deps: ImportWorkerDeps): JobWorker<ImportPayload, Counting> => ({
  kind: 'import.undo',
  async step({ import: uuid }, position, run): Promise<StepEnd<Counting>> {
    const record = await find(run.client, uuid)
    const { created, updated, deactivated, restored } = record
    const { done, total } = position ?? { done: 0, total: created + updated + deactivated + restored }
    const context = contextOf(deps, record, run)
    if (position === null) await reopenSkippedRows(context)
    const looked = await undoStep(context)
    if (looked !== null) return { position: { done: done + looked, total }, done: done + looked, total }
    await run.client.query(
      `update import_job j set is_undoing = false, updated_at = now(), kept = r.kept,
         state = case when r.undone = 0 and r.kept > 0 then j.state else 'ROLLED_BACK' end,
         -- While something stayed, the undo can be called again.
         undone_at = case when r.kept = 0 then now() end
       from (select count(*) filter (where is_kept) as kept, count(*) filter (where undone_at is not null) as undone
         from import_row where import_job = $1) r
       where j.uuid = $1`,
      [uuid],
    )
    await writeAudit(run.client, actorOf(run), [
      { action: 'import.undo', objectKind: 'import', object: uuid, origin: uuid },
    ])
    return { position: null, done, total }
  },
})

/** Writes the rows of a dry run, or of a run, into a file of whoever asked; in one step, so the file is a whole or not at all. */
const createExporter = ({ privateFiles }: ImportWorkerDeps): JobWorker<ImportPayload, Counting> => ({
  kind: 'import.export',
  async step({ import: uuid, locale = null }, _, run) {
    const { client, owner } = run
    if (owner === null) throw new JobError('UNKNOWN')
    const record = await find(client, uuid)
    const name = `${record.fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}-${exportNames[fileLocaleOf(locale)]}.csv`
    const content = writeRows(
      client,
      record,
      fileLocaleOf(locale),
      await readOffered(client, record.kind, viewerOf(owner)),
    )
    const file = await privateFiles.keep(client, {
      owner: owner.subject,
      name,
      ending: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      content,
    })
    const rows = record.rowCount ?? 0
    await writeAudit(client, actorOf(run), [
      { action: 'import.export', objectKind: 'import', object: uuid, after: { rows }, origin: run.uuid },
    ])
    return { position: null, done: rows, total: rows, file }
  },
})

/** A worker among others: what it is given was written by whoever started a job of its kind. */
const anyWorker = (worker: JobWorker<ImportPayload, Counting>): AnyWorker => worker

/** Who reads, checks, runs, takes back and writes out imports. */
export function createImportWorkers(deps: ImportWorkerDeps): AnyWorker[] {
  return [
    ...[createReader(deps), createChecker(deps), createRunner(deps), createUndoer(deps), createExporter(deps)].map(
      anyWorker,
    ),
    createListExport(deps),
  ]
}
