import type { CustomValueInput, UserError } from '@somo/graphql/schema'
import type { FieldRow, Runner } from './definitions.ts'
import { storedValuesOf, readValue, type StoredValue, type StoredValues } from './values.ts'

/** What changes, by the key of the field; null takes away. */
export type StoredValueChanges = Readonly<Record<string, StoredValue | null>>

/** What entries come to: what they would change, and what is wrong with them. */
export interface CheckedValues {
  readonly changes: StoredValueChanges
  readonly userErrors: UserError[]
}

const error = (code: UserError['code'], key: string): UserError => ({ code, path: ['custom', key] })

/**
 * Judges what is entered for a person; paths are `custom` and the key.
 * @param fields those that whoever enters it may change.
 * @param isNew for somebody who is being added, and so needs all that is required.
 */
export function checkValues(
  fields: readonly FieldRow[],
  entries: readonly CustomValueInput[],
  present: StoredValues,
  isNew: boolean,
): CheckedValues {
  const changes: Record<string, StoredValue | null> = {}
  const userErrors: UserError[] = []
  const named = new Set<string>()
  for (const { key, value } of entries) {
    const field = fields.find((one) => one.key === key)
    if (field === undefined) userErrors.push(error('UNKNOWN', key))
    else if (named.has(key)) userErrors.push(error('REPEATED', key))
    else checkEntry(field, value?.trim() ?? '', { changes, userErrors, present })
    named.add(key)
  }
  const missing = isNew ? fields.filter(({ key, isRequired }) => isRequired && !named.has(key)) : []
  return { changes, userErrors: [...userErrors, ...missing.map(({ key }) => error('REQUIRED', key))] }
}

interface Outcome {
  readonly changes: Record<string, StoredValue | null>
  readonly userErrors: UserError[]
  readonly present: StoredValues
}

function checkEntry(field: FieldRow, text: string, { changes, userErrors, present }: Outcome): void {
  const { key, isRequired } = field
  if (text === '') {
    if (isRequired) userErrors.push(error('REQUIRED', key))
    else if (storedValuesOf(present, key) !== undefined) changes[key] = null
    return
  }
  const read = readValue(field, text)
  if ('code' in read) userErrors.push(error(read.code, key))
  else if (read.value !== storedValuesOf(present, key)) changes[key] = read.value
}

const readStoredValues = 'select custom from person where uuid = $1'

/** All that somebody holds, whoever may see it. */
export async function readAllStoredValues(runner: Runner, person: string): Promise<StoredValues> {
  return (await runner.query<{ custom: StoredValues }>(readStoredValues, [person])).rows[0]?.custom ?? {}
}

// Values are never objects, so stripping reaches the fields alone.
const writeStoredValues = `update person p set custom = jsonb_strip_nulls(p.custom || c.changes), revision = p.revision + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as c(uuid uuid, changes jsonb)
  where p.uuid = c.uuid and p.status <> 'ANONYMISED' and p.custom <> jsonb_strip_nulls(p.custom || c.changes)`

/** Changes what people hold; who holds it already stays as they are. The caller has locked them. */
export async function writeValues(
  runner: Runner,
  people: readonly { readonly uuid: string; readonly changes: StoredValueChanges }[],
): Promise<void> {
  const changed = people.filter(({ changes }) => Object.keys(changes).length > 0)
  if (changed.length > 0) await runner.query(writeStoredValues, [JSON.stringify(changed)])
}

/** How changes stand in the audit log: that they were made; what people hold is personal and not kept there. */
export const auditedNames = (changes: StoredValueChanges): Readonly<Record<string, null>> =>
  Object.fromEntries(Object.keys(changes).map((key) => [`custom.${key}`, null]))
