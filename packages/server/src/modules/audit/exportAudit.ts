import type { AuditFilter } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { wordFor, writeMinute } from '../tables/fileCells.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { createListExport, type ListWish } from '../tables/listExport.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { auditTextsOf } from './auditExportTexts.ts'
import { listAudit, type AuditRow } from './auditStore.ts'

/** The job that writes the audit log into a file. */
export const auditExportKind = 'audit.export'

/** Writes what was changed into a file. */
export const createAuditExport = (
  database: Database,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<ListWish<AuditFilter>, null> =>
  createListExport(
    {
      kind: auditExportKind,
      table: 'audit',
      field: 'AT',
      read: (plan, filter: AuditFilter | null) => listAudit(database, plan, filter),
      lineOf,
    },
    files,
  )

/** What people read first; at the end what a tool of an auditor narrows and sorts by. */
function lineOf(row: AuditRow, locale: string | null): (string | null)[] {
  const { actions, ownActions, objects, nobody } = auditTextsOf(locale)
  const write = (fields: AuditRow['before']): string | null => (fields === null ? null : JSON.stringify(fields))
  const { at, actor, onBehalfOf, action, isOwn, objectKind, object, objectName, requestId } = row
  return [
    writeMinute(at),
    actor ?? nobody,
    onBehalfOf,
    wordFor(isOwn ? { ...actions, ...ownActions } : actions, action),
    wordFor(objects, objectKind),
    object,
    objectName,
    write(row.before),
    write(row.after),
    requestId,
    action,
    new Date(at).toISOString(),
  ]
}
