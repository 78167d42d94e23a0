import type { ImportChange, ImportField } from '@somo/graphql/schema'
import type { FieldRow } from '../custom-fields/definitions.ts'
import { customName, tellField, type FieldName } from './columns/fieldNames.ts'
import { fieldsOfKind } from './columns/fields.ts'
import type { FieldValues } from './importTypes.ts'

const order: readonly ImportField[] = [
  ...new Set<ImportField>([
    ...fieldsOfKind.USERS,
    ...fieldsOfKind.UNITS,
    ...fieldsOfKind.MEMBERSHIPS,
    ...fieldsOfKind.COMPLETIONS,
  ]),
]

/** What differs, field by field, in the order the fields are offered; of custom fields only those of `seen`. */
export function toChanges(
  before: FieldValues,
  after: FieldValues,
  seen: readonly Pick<FieldRow, 'key'>[],
): ImportChange[] {
  return [...order, ...seen.map(({ key }): FieldName => customName(key))]
    .filter((field) => after[field] !== undefined || before[field] !== undefined)
    .map((field) => ({ ...tellField(field), before: before[field] ?? null, after: after[field] ?? null }))
}
