import { readByKeys, readSeen, type FieldRow } from '../../custom-fields/definitions.ts'
import { writeValues } from '../../custom-fields/peopleValues.ts'
import { readValue, type StoredValue } from '../../custom-fields/values.ts'
import { viewerOfImport } from '../columns/customFields.ts'
import { isCustomName, keyOf, type CustomName } from '../columns/fieldNames.ts'
import type { FieldValues } from '../importTypes.ts'
import type { DueRow, Unwritten, WriteContext } from './rowWriter.ts'

type Entry = readonly [name: CustomName, value: string | null]

const entriesOf = (values: FieldValues): Entry[] =>
  Object.entries(values).flatMap(([name, value]): Entry[] => (isCustomName(name) ? [[name, value ?? null]] : []))

/** What speaks against an entry by the definition as it is now; null: nothing. */
function checkCustomValue(fields: ReadonlyMap<string, FieldRow>, [name, value]: Entry): Unwritten['code'] | null {
  const field = fields.get(keyOf(name))
  if (field === undefined) return 'UNKNOWN'
  const read = value === null ? null : readValue(field, value)
  return read !== null && 'code' in read ? read.code : null
}

const byKey = (fields: readonly FieldRow[]): ReadonlyMap<string, FieldRow> =>
  new Map(fields.map((field) => [field.key, field]))

/** What speaks against the custom values of rows now: definitions may have changed since the dry run. They stay as they are until the end. */
export async function checkCustomValues(
  { client, manager }: WriteContext,
  rows: readonly DueRow[],
): Promise<Unwritten[]> {
  if (rows.every(({ after }) => entriesOf(after).length === 0)) return []
  const fields = byKey(await readSeen(client, viewerOfImport(manager), true))
  return rows.flatMap(({ number, after }) =>
    entriesOf(after).flatMap((entry): Unwritten[] => {
      const code = checkCustomValue(fields, entry)
      return code === null ? [] : [{ number, code, field: entry[0] }]
    }),
  )
}

/** The definitions of custom fields that values are of, whoever sees them and whether or not they are put away. */
async function readFields(
  { client }: WriteContext,
  values: readonly FieldValues[],
): Promise<ReadonlyMap<string, FieldRow>> {
  const keys = new Set(values.flatMap((one) => entriesOf(one).map(([name]) => keyOf(name))))
  return keys.size === 0 ? new Map() : byKey(await readByKeys(client, [...keys]))
}

/** Writes custom values of people, which were checked before; null takes away. */
export async function writeCustom(
  context: WriteContext,
  people: readonly { readonly uuid: string; readonly values: FieldValues }[],
): Promise<void> {
  const fields = await readFields(
    context,
    people.map(({ values }) => values),
  )
  const toStoredValue = ([name, value]: Entry): readonly (readonly [string, StoredValue | null])[] => {
    const field = fields.get(keyOf(name))
    const read = field === undefined || value === null ? null : readValue(field, value)
    return read !== null && 'code' in read ? [] : [[keyOf(name), read?.value ?? null]]
  }
  await writeValues(
    context.client,
    people.map(({ uuid, values }) => ({ uuid, changes: Object.fromEntries(entriesOf(values).flatMap(toStoredValue)) })),
  )
}

/** The rows whose people could hold again what they held before: a choice that nobody held since may be gone. */
export async function findReturnable(context: WriteContext, rows: readonly DueRow[]): Promise<readonly DueRow[]> {
  const fields = await readFields(
    context,
    rows.map(({ before }) => before),
  )
  return rows.filter(({ before }) => entriesOf(before).every((entry) => checkCustomValue(fields, entry) === null))
}
