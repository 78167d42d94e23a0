import { hasName } from '@somo/graphql/personText'
import type { ImportColumnInput, ImportField, ImportKind, ImportOptionsInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import type { FieldRow } from '../../custom-fields/definitions.ts'
import { customName, type FieldName } from '../columns/fieldNames.ts'
import { fieldsOfKind, neededFields } from '../columns/fields.ts'
import { findHomes } from '../checking/unitKeys.ts'
import type { ColumnMeaning, Options } from '../importTypes.ts'

/** What columns mean, by their headers. */
export type Mapping = Readonly<Record<string, ColumnMeaning>>

const matchesOfKind = {
  USERS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
  UNITS: ['UNIT_KEY'],
  MEMBERSHIPS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
  COMPLETIONS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value)

/** The custom fields that may be meant. */
export type Offered = readonly Pick<FieldRow, 'key'>[]

/** What an entry means, or what is wrong with it: of the custom fields only those that are `offered` are known. */
export function readMeaning(
  kind: ImportKind,
  { field = null, custom = null }: Pick<ImportColumnInput, 'field' | 'custom'>,
  offered: Offered,
): { readonly name: FieldName | null; readonly error: UserError | null } {
  const refuse = (code: UserError['code'], place: string) => ({ name: null, error: { code, path: [place] } })
  if (field !== null && !isOneOf(fieldsOfKind[kind], field)) return refuse('NOT_OFFERED', 'field')
  if (custom === null) return { name: field, error: null }
  if (field !== null) return refuse('NOT_OFFERED', 'custom')
  return offered.some(({ key }) => key === custom)
    ? { name: customName(custom), error: null }
    : refuse('UNKNOWN', 'custom')
}

/**
 * What columns mean from now on: those that are not named mean nothing.
 * @param constants the fields that have a value for every row, so that no column is needed for them.
 */
export function planColumns(
  kind: ImportKind,
  present: Mapping,
  columns: readonly ImportColumnInput[],
  offered: Offered,
  constants: readonly FieldName[],
): { mapping: Mapping; errors: UserError[] } {
  const errors: UserError[] = []
  const chosen = new Map<string, FieldName | null>()
  const used = new Set<FieldName>()
  for (const [index, column] of columns.entries()) {
    const { header } = column
    const path = ['columns', String(index)]
    const { name, error } = readMeaning(kind, column, offered)
    if (!(header in present)) errors.push({ code: 'UNKNOWN', path: [...path, 'header'] })
    else if (chosen.has(header)) errors.push({ code: 'REPEATED', path: [...path, 'header'] })
    else if (error !== null) errors.push({ ...error, path: [...path, ...error.path] })
    else if (name !== null && used.has(name))
      errors.push({ code: 'REPEATED', path: [...path, column.custom ? 'custom' : 'field'] })
    chosen.set(header, name)
    if (name !== null) used.add(name)
  }
  const isFilled = (field: ImportField) => used.has(field) || constants.includes(field)
  const isNamed = hasName({ givenName: isFilled('GIVEN_NAME'), familyName: isFilled('FAMILY_NAME') })
  for (const field of neededFields[kind]) {
    if (!isFilled(field) && !(field === 'FAMILY_NAME' && isNamed))
      errors.push({ code: 'REQUIRED', path: ['columns', field] })
  }
  const entries = Object.entries(present).map(
    ([header, meaning]) => [header, { ...meaning, field: chosen.get(header) ?? null, isCertain: true }] as const,
  )
  return { mapping: Object.fromEntries(entries), errors }
}

/**
 * The rules of an import, and what is wrong with them beside the unit, which the database knows.
 * @param fields the fields that rows say something of, by a column or a constant.
 */
export function planOptions(
  kind: ImportKind,
  fields: ReadonlySet<FieldName>,
  input: ImportOptionsInput,
): { options: Options; errors: UserError[] } {
  const { matchBy, missing, missingUnit = null, updateFields } = input
  const updateCustom = (input.updateCustom ?? []).map(customName)
  const errors: UserError[] = []
  if (!isOneOf(matchesOfKind[kind], matchBy)) errors.push({ code: 'NOT_OFFERED', path: ['options', 'matchBy'] })
  else if (!fields.has(matchBy)) errors.push({ code: 'REQUIRED', path: ['columns', matchBy] })
  if (updateFields.some((field) => !fields.has(field)))
    errors.push({ code: 'NOT_OFFERED', path: ['options', 'updateFields'] })
  if (updateCustom.some((field) => !fields.has(field)))
    errors.push({ code: 'NOT_OFFERED', path: ['options', 'updateCustom'] })
  // Only people are switched off for being missing: a unit or a membership that nobody named may be right as it is.
  if (missing === 'DEACTIVATE' && kind !== 'USERS') errors.push({ code: 'NOT_OFFERED', path: ['options', 'missing'] })
  else if (missing === 'DEACTIVATE' && missingUnit === null)
    errors.push({ code: 'REQUIRED', path: ['options', 'missingUnit'] })
  const { createMissing, invite } = input
  return {
    options: {
      matchBy,
      createMissing,
      updateFields: [...new Set<FieldName>([...updateFields, ...updateCustom])],
      missing,
      missingUnit,
      invite,
    },
    errors,
  }
}

/** The error of the unit in which people may be missing: it has to be one that the import may touch. */
export async function checkMissingUnit(
  client: Pick<PoolClient, 'query'>,
  { missing, missingUnit }: Options,
  manager: string | null,
): Promise<UserError[]> {
  if (missing !== 'DEACTIVATE' || missingUnit === null) return []
  const { rows } = await client.query(
    `select from unit where uuid = $1 and archived_at is null and ($2::text is null or uuid in (select managed_unit($2)))`,
    [isUuid(missingUnit) ? missingUnit : null, manager],
  )
  return rows.length === 1 ? [] : [{ code: 'UNKNOWN', path: ['options', 'missingUnit'] }]
}

/** The error of a file of people that names no unit, for a manager of several: nobody could say where they are made. */
export async function checkHomes(
  client: Pick<PoolClient, 'query'>,
  kind: ImportKind,
  fields: ReadonlySet<FieldName>,
  { createMissing }: Options,
  manager: string | null,
): Promise<UserError[]> {
  if (manager === null || kind !== 'USERS' || !createMissing || fields.has('UNIT_KEY')) return []
  return (await findHomes(client, manager)).length === 1 ? [] : [{ code: 'REQUIRED', path: ['columns', 'UNIT_KEY'] }]
}
