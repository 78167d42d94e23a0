import type { AuditFilter, ExportFormat } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { headsOf } from '../exportHeads.ts'
import { datedFileName, fileWord } from '../fileNames.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import type { PagePlan } from '../paging.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { writeTable } from '../tableFile.ts'
import { listAudit, type AuditRow } from './auditStore.ts'

/** What an export is asked for. */
export interface AuditExport {
  readonly filter: AuditFilter | null
  readonly format: ExportFormat
  /** The language of whoever asked. */
  readonly locale: string | null
}

/** The job that writes the audit log into a file. */
export const auditExportKind = 'audit.export'

// More than a spreadsheet shows with comfort; who needs older ones narrows the time.
const mostRows = 100_000

/** Writes what the filter chooses, the latest first, at most 100,000 lines. */
export function createAuditExport(database: Database, files: Pick<PrivateFiles, 'keep'>): JobWorker<AuditExport, null> {
  return {
    kind: auditExportKind,
    async step({ filter, format, locale }, _, { owner, client }) {
      const rows: (string | null)[][] = []
      for await (const row of readAll(database, filter)) rows.push(lineOf(row))
      const { content, ending, mediaType } = await writeTable(format, { name: fileWord('audit', locale), rows: [headsOf('audit', locale), ...rows], locale })
      const name = datedFileName('audit', locale, ending)
      const file = await files.keep(client, { owner: owner?.subject ?? '', name, ending, mediaType, content })
      return { position: null, done: rows.length, total: rows.length, file }
    },
  }
}

async function* readAll(database: Database, filter: AuditFilter | null): AsyncGenerator<AuditRow> {
  let from: PagePlan<'AT'>['from'] = null
  for (let count = 0; count < mostRows; ) {
    const plan: PagePlan<'AT'> = { field: 'AT', direction: 'DESCENDING', limit: 1000, isBackward: false, from }
    const { items, pageInfo } = await listAudit(database, plan, filter)
    yield* items
    count += items.length
    const last = items.at(-1)
    if (!pageInfo.hasNext || last === undefined) return
    from = { value: last.sortedAt, uuid: last.uuid }
  }
}

function lineOf(row: AuditRow): (string | null)[] {
  const write = (fields: AuditRow['before']): string | null => (fields === null ? null : JSON.stringify(fields))
  const { at, actor, onBehalfOf, action, objectKind, object, objectName, requestId } = row
  return [new Date(at).toISOString(), actor, onBehalfOf, action, objectKind, object, objectName, write(row.before), write(row.after), requestId]
}
