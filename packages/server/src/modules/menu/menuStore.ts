import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { ModulePreferenceService } from '../modulePreferences/service.ts'
import type { Arrangement } from './menuTypes.ts'

/** What stands beside the published menu. Moments are texts that Date reads. */
export interface MenuRecord {
  readonly revision: number
  readonly publishedAt: string | null
  readonly draft: { readonly arrangement: Arrangement } | null
  readonly draftSavedAt: string | null
  /** The subject of the person who saved it. */
  readonly draftSavedBy: string | null
  readonly previous: { readonly arrangement: Arrangement; readonly publishedAt: string | null } | null
}

const select = `select revision, published_at::text as "publishedAt", draft, draft_saved_at::text as "draftSavedAt",
  draft_saved_by as "draftSavedBy", previous from menu`

/** Reads the one record. @param lock keeps it as it is until the transaction ends */
export async function readMenu(sql: Queryable | Pool, lock = false): Promise<MenuRecord> {
  const { rows } = await sql.query<MenuRecord>(lock ? `${select} for update` : select)
  if (rows[0] === undefined) throw new Error('The record of the menu is missing.')
  return rows[0]
}

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** Writes the record; its revision counts up by itself. */
export async function writeMenu(sql: Queryable, record: Omit<MenuRecord, 'revision'>): Promise<void> {
  const { publishedAt, draft, draftSavedAt, draftSavedBy, previous } = record
  await sql.query(
    `update menu set revision = revision + 1, updated_at = now(), published_at = $1::timestamptz, draft = $2::jsonb,
       draft_saved_at = $3::timestamptz, draft_saved_by = $4, previous = $5::jsonb`,
    [publishedAt, toJson(draft), draftSavedAt, draftSavedBy, toJson(previous)],
  )
}

// The app reads it with the preferences of the looks, which it asks for at the start anyway.
const moduleName = 'DESIGN'
const key = 'MENU'

/** What everybody sees. */
export async function readPublished(preferences: ModulePreferenceService, sql?: Queryable): Promise<Arrangement> {
  const listed = await preferences.listPreferences(moduleName, sql)
  const text = listed.find((one) => one.key === key)?.value ?? null
  // Written by `writePublished` alone.
  return text === null ? null : (JSON.parse(text) as Arrangement)
}

/** Changes what everybody sees. */
export const writePublished = (
  preferences: ModulePreferenceService,
  arrangement: Arrangement,
  sql: Queryable,
): Promise<void> => preferences.setPreferences(moduleName, { [key]: toJson(arrangement) }, sql)
