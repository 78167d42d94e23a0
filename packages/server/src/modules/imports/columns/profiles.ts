import type { ImportKind, ImportProfile, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import type { FieldRow } from '../../custom-fields/definitions.ts'
import { isCustomName, keyOf, type FieldName } from './fieldNames.ts'
import { foldHeader } from './fields.ts'
import { namesOf } from '../wizard/fixedValues.ts'
import type { ColumnMeaning, FixedValues, Options, TypedTexts } from '../importTypes.ts'
import type { ImportRecord } from '../importStore.ts'

/** What a profile keeps: the meaning of columns by their headers, what was given beside them, and the rules. */
export interface StoredProfile {
  readonly uuid: string
  readonly name: string
  readonly kind: ImportKind
  readonly columns: Readonly<Record<string, string | null>>
  readonly options: Options | null
  /** Null of a profile that was saved before anything could be given beside a file. */
  readonly fixed: FixedValues | null
}

type Sql = Pick<PoolClient, 'query'>

const columns = `i.uuid, i.name, i.kind, i.mapping -> 'columns' as columns, i.mapping -> 'options' as options, i.mapping -> 'fixed' as fixed`
const own = `i.owner = (select p.uuid from person p where p.subject = $1)`

/** A person's profiles of a kind, by name. */
export async function listProfiles(sql: Sql, subject: string, kind: ImportKind): Promise<ImportProfile[]> {
  const { rows } = await sql.query<ImportProfile>(
    `select i.uuid, i.name, i.kind from import_profile i where ${own} and i.kind = $2 order by lower(i.name), i.uuid`,
    [subject, kind],
  )
  return rows
}

/** One of a person's profiles; null where there is none. */
export async function findProfile(sql: Sql, subject: string, uuid: string): Promise<StoredProfile | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<StoredProfile>(
    `select ${columns} from import_profile i where ${own} and i.uuid = $2`,
    [subject, uuid],
  )
  return rows[0] ?? null
}

const keep = `insert into import_profile as i (uuid, owner, name, kind, mapping)
  select $1, p.uuid, $3, $4, $5 from person p where p.subject = $2
  on conflict (owner, kind, lower(name)) do update set name = excluded.name, mapping = excluded.mapping, updated_at = now()
  returning uuid, name, kind`

const longestName = 160

/** Keeps the meaning of an import's columns, what is given beside them and its rules under a name; one of the same name is replaced. */
export async function saveProfile(
  sql: Sql,
  subject: string,
  record: ImportRecord,
  name: string,
): Promise<{ profile: ImportProfile | null; userErrors: UserError[] }> {
  const trimmed = name.trim()
  if (trimmed === '') return { profile: null, userErrors: [{ code: 'REQUIRED', path: ['name'] }] }
  if (Array.from(trimmed).length > longestName)
    return { profile: null, userErrors: [{ code: 'TOO_LONG', path: ['name'] }] }
  if (record.mapping === null) return { profile: null, userErrors: [{ code: 'WRONG_STATE', path: [] }] }
  const meanings = Object.fromEntries(Object.entries(record.mapping).map(([header, { field }]) => [header, field]))
  const mapping = JSON.stringify({ columns: meanings, options: record.options, fixed: record.fixed })
  const { rows } = await sql.query<ImportProfile>(keep, [createUuid(), subject, trimmed, record.kind, mapping])
  return { profile: rows[0] ?? null, userErrors: [] }
}

/** Forgets a profile; answers what it was. */
export async function deleteProfile(sql: Sql, subject: string, uuid: string): Promise<ImportProfile | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<ImportProfile>(
    `delete from import_profile i where ${own} and i.uuid = $2 returning i.uuid, i.name, i.kind`,
    [subject, uuid],
  )
  return rows[0] ?? null
}

type Offered = readonly Pick<FieldRow, 'key'>[]

/** True for a field that may be meant now: custom ones may be gone, or shown to fewer people, since the profile was saved. */
const isOffered = (name: FieldName, offered: Offered): boolean =>
  !isCustomName(name) || offered.some(({ key }) => key === keyOf(name))

/** The rules of a profile, without custom fields that are not offered any more. */
export const keepOffered = (options: Options, offered: Offered): Options => ({
  ...options,
  updateFields: options.updateFields.filter((name) => isOffered(name, offered)),
})

/** What a profile gives beside a file: constants of fields that are offered still, defaults of columns that are there. */
export function applyFixed(
  { fixed }: StoredProfile,
  mapping: Readonly<Record<string, ColumnMeaning>>,
  offered: Offered,
): FixedValues {
  const mapped = new Set(Object.values(mapping).map(({ field }) => field))
  const keep = (texts: TypedTexts, isValid: (name: FieldName) => boolean): TypedTexts =>
    Object.fromEntries(namesOf(texts).flatMap((name) => (isValid(name) ? [[name, texts[name]]] : [])))
  return {
    constants: keep(fixed?.constants ?? {}, (name) => isOffered(name, offered)),
    defaults: keep(fixed?.defaults ?? {}, (name) => mapped.has(name)),
  }
}

/** What columns mean by a profile: those whose headers it knows, whatever their case and spaces. */
export function applyColumns(
  present: Readonly<Record<string, ColumnMeaning>>,
  profile: StoredProfile,
  offered: Offered,
): Record<string, ColumnMeaning> {
  const known = new Map(Object.entries(profile.columns).map(([header, field]) => [foldHeader(header), field]))
  const entries = Object.entries(present).map(([header, meaning]) => {
    // What is kept is what `saveProfile` wrote, so a field or null.
    const field = known.get(foldHeader(header)) as ColumnMeaning['field'] | undefined
    const isKnown = field !== undefined && (field === null || isOffered(field, offered))
    return [header, { ...meaning, field: isKnown ? field : null, isCertain: isKnown }] as const
  })
  return Object.fromEntries(entries)
}
