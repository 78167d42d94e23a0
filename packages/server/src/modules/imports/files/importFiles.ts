import type { ImportFilePayload, ImportKind, JobPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { findVisible } from '../importReaders.ts'
import { startJob } from '../wizard/importStep.ts'
import type { ImportDeps } from '../importDeps.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { FileContent } from '../../../files/fileStore.ts'
import { viewerOf } from '../../custom-fields/definitions.ts'
import { readOffered } from '../columns/customFields.ts'
import { toldLocale, type Caller } from '../../../access/caller.ts'
import { fileLocaleOf, fileWord, readFileLocale, type FileLocale } from '../../tables/fileNames.ts'
import { noteForgotten } from '../../private-files/withdrawFiles.ts'
import { startListExport, type ListExport } from '../list/listExport.ts'
import { readFailedRows } from '../importRowStore.ts'
import { writeFailedRows, writeTemplate } from './writeFiles.ts'

/** Who is not known yet becomes known: a file, as a profile, belongs to somebody. */
export async function addOwner({ pool }: ImportDeps, { subject }: Caller): Promise<void> {
  await pool.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
}

type Write = (client: PoolClient) => FileContent

async function keepFile(
  deps: ImportDeps,
  caller: Caller,
  name: string,
  ending: 'csv' | 'xlsx',
  write: Write,
  hasPeople = true,
): Promise<ImportFilePayload> {
  const mediaType =
    ending === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await addOwner(deps, caller)
  const uuid = await deps.transact(async (client) => {
    await client.query(`select ${noteForgotten}`)
    return deps.privateFiles.keep(client, {
      owner: caller.subject,
      name: `${name}.${ending}`,
      ending,
      mediaType,
      content: write(client),
      hasPeople,
    })
  })
  return { url: deps.privateFiles.addressOf(uuid), userErrors: [] }
}

/** The language of files for a caller: what their token says, else what is known of them. */
const fileLocale = async (deps: ImportDeps, caller: Caller): Promise<FileLocale> =>
  fileLocaleOf(await readFileLocale(deps.pool, caller.subject, toldLocale(caller)))

/** Files that imports answer with: rows with errors, templates, exports. */
export function createImportFiles(deps: ImportDeps) {
  return {
    async failedRows(caller: Caller, uuid: string): Promise<ImportFilePayload> {
      const record = await findVisible(deps, uuid, caller)
      if (record === null) return { url: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      if (record.failed === 0) return { url: null, userErrors: [{ code: 'NOTHING_TO_DO', path: [] }] }
      const facts = { locale: await fileLocale(deps, caller), delimiter: record.reading?.delimiter ?? null }
      const name = `${record.fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}-${fileWord('importErrors', facts.locale)}`
      return keepFile(deps, caller, name, 'csv', (client) =>
        writeFailedRows(record.headers ?? [], readFailedRows(client, record.uuid), facts),
      )
    },
    async exportRows(call: RequestCall, uuid: string): Promise<JobPayload> {
      const record = await findVisible(deps, uuid, call)
      if (record === null) return { job: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      if (record.checkedAt === null) return { job: null, userErrors: [{ code: 'WRONG_STATE', path: [] }] }
      await addOwner(deps, call)
      const payload = { import: record.uuid, locale: await fileLocale(deps, call) }
      const job = await deps.transact((client) => startJob(deps, client, 'import.export', payload, call))
      return { job: await deps.findJob(job, call), userErrors: [] }
    },
    exportImports: async (call: RequestCall, wish: Omit<ListExport, 'locale'>): Promise<JobPayload> =>
      startListExport(deps, call, { ...wish, locale: await fileLocale(deps, call) }),
    async template(caller: Caller, kind: ImportKind, format: 'CSV' | 'XLSX'): Promise<ImportFilePayload> {
      const locale = await fileLocale(deps, caller)
      const content = await writeTemplate(kind, format, locale, await readOffered(deps.pool, kind, viewerOf(caller)))
      return keepFile(deps, caller, fileWord(kind, locale), format === 'CSV' ? 'csv' : 'xlsx', () => content, false)
    },
  }
}
