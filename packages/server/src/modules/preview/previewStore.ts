import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { MediumKind } from '../learning/completionRules.ts'
import { isUnitInScope, type Scope } from '../scope.ts'

/** A medium with the version that its preview shows: the draft, else the published one. */
export interface PreviewedMedium {
  readonly medium: string
  readonly kind: MediumKind
  readonly titles: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly durationMinutes: number | null
  readonly version: string
  readonly isDraft: boolean
}

/** One that the caller manages; null for any other, and where there is no version. */
export async function findPreviewedMedium(sql: Queryable, scope: Scope, uuid: string): Promise<PreviewedMedium | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<PreviewedMedium>(
    `select m.uuid as medium, m.kind, m.titles, m.summaries, m.main_locale as "mainLocale", m.duration_minutes as "durationMinutes",
        v.uuid as version, v.published_at is null as "isDraft"
      from medium m join medium_version v on v.medium = m.uuid and (v.published_at is null or v.uuid = m.current_version)
      where m.uuid = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')} order by v.published_at nulls first limit 1`,
    [uuid, ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows[0] ?? null
}

/** What an item of a course shows. */
export interface PreviewedItem {
  readonly medium: string
  readonly version: string
}

/**
 * What learners of the course would get: the published version of the item's medium. Before there is one, its draft, where
 * the caller manages that medium too.
 */
export async function findPreviewedItem(
  sql: Queryable,
  scope: Scope,
  { course, item }: { readonly course: string; readonly item: string },
): Promise<PreviewedItem | null> {
  if (!isUuid(item)) return null
  const { rows } = await sql.query<{ medium: string; version: string | null }>(
    'select m.uuid as medium, m.current_version as version from course_item i join medium m on m.uuid = i.medium where i.uuid = $1 and i.course = $2',
    [item, course],
  )
  const row = rows[0]
  if (row === undefined) return null
  const { medium, version } = row
  if (version !== null) return { medium, version }
  const draft = await findPreviewedMedium(sql, scope, medium)
  return draft === null ? null : { medium, version: draft.version }
}

/** The person of a caller, for whom addresses of files are signed. */
export async function findPerson(sql: Queryable, subject: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}

/** The survey of a version; null for any other. */
export async function readSurveyOf(sql: Queryable, version: string): Promise<unknown> {
  const { rows } = await sql.query<{ survey: unknown }>(
    `select content -> 'survey' as survey from medium_version where uuid = $1`,
    [version],
  )
  return rows[0]?.survey ?? null
}
