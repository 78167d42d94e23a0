import { readdirSync, readFileSync } from 'node:fs'

const modules = new URL('../../../server/src/modules/', import.meta.url)
const bulkActions = 'users/bulk/actions/'

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(new URL(file, modules), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** The names that a file of the server lists, one a line. */
export const serverLines = (file: string): string[] => namesIn(file, /^ {2}'([\w.]+)',$/gm)

const actionFiles = readdirSync(new URL(bulkActions, modules)).map((file) => `${bulkActions}${file}`)

/** The job kind, or the audit action, of every bulk action of the server. */
export const bulkActionLines = (field: 'jobKind' | 'auditAction', files = actionFiles): string[] =>
  files.flatMap((file) => namesIn(file, new RegExp(`^ {2}${field}: '([\\w.]+)',$`, 'gm')))

/** The job kinds of the bulk actions that the server can undo. */
export const undoableJobKinds = (): string[] =>
  bulkActionLines(
    'jobKind',
    actionFiles.filter((file) => namesIn(file, /^ {2}(undo): /gm).length > 0),
  )
