import type { AuditChange } from '@somo/graphql/schema'
import { personalFields } from './auditLog.ts'

/** What an entry holds of the fields it is about. */
export type Fields = Readonly<Record<string, unknown>> | null

const write = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** Whether the log says of a field only that it was changed. */
const isPersonal = (field: string): boolean => personalFields.has(field) || field.startsWith('custom.')

interface Entry {
  readonly action: string
  readonly before: Fields
  readonly after: Fields
}

/** Whether a field only says of which unit an entry speaks that changes somebody's place in it. */
const isPlace = (field: string, { action, before, after }: Entry): boolean =>
  field === 'unit' && action.startsWith('membership.') && before !== null && after !== null

/** The fields that an entry changed, with both values as text; what stands in it for other reasons is none. */
export function readChanges(entry: Entry): AuditChange[] {
  const { before, after } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field): AuditChange => ({ field, before: write(before?.[field]), after: write(after?.[field]) }))
    .filter((change) => !isPlace(change.field, entry) && (change.before !== change.after || isPersonal(change.field)))
}
