import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { personInSql } from '../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'
import type { CourseItemRow, MediumRow, VersionRow } from './mediumTypes.ts'

const mediumColumns = `m.uuid, m.kind, m.state, m.main_locale as "mainLocale", m.titles, m.summaries, m.descriptions, m.languages,
  m.duration_minutes as "durationMinutes", m.provider,
  array(select t.tag from medium_tag t where t.medium = m.uuid order by t.tag) as tags,
  array(select c.category::text from medium_category c where c.medium = m.uuid order by c.category) as categories,
  ${stepOf('u')} as "ownerUnit", ${personInSql('r')} as responsible, m.booking,
  coalesce((select jsonb_agg(${stepOf('s')} order by s.name, s.uuid) from medium_unit v join unit s on s.uuid = v.unit where v.medium = m.uuid),
    '[]'::jsonb) as "visibleTo",
  m.available_from::text as "availableFrom", m.available_until::text as "availableUntil", m.current_version as "currentVersion",
  m.updated_at as "updatedAt", m.revision`

const mediumFrom = 'medium m join unit u on u.uuid = m.owner_unit left join person r on r.uuid = m.responsible'

/** A medium that the caller manages; null for any other. @param lock keeps it as it is until the transaction ends */
export async function findMedium(sql: Queryable, scope: Scope, uuid: string, lock = false): Promise<MediumRow | null> {
  if (!isUuid(uuid)) return null
  const text = `select ${mediumColumns} from ${mediumFrom}
    where m.uuid = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')} ${lock ? 'for update of m' : ''}`
  const { rows } = await sql.query<MediumRow>(text, scope.manager === null ? [uuid] : [uuid, scope.manager])
  return rows[0] ?? null
}

const versions = `select v.uuid, v.number, v.state, v.change, v.content, v.completion, v.pass_mark as "passMark",
    v.attempt_limit as "attemptLimit", v.counted_attempt as "countedAttempt", v.findings, v.note, v.created_at as "createdAt",
    v.published_at as "publishedAt", ${personInSql('p')} as "publishedBy", v.revision
  from medium_version v left join person p on p.uuid = v.published_by where v.medium = $1 order by v.number desc`

/** All versions of a medium, the latest first. */
export const readVersions = async (sql: Queryable, medium: string): Promise<VersionRow[]> =>
  (await sql.query<VersionRow>(versions, [medium])).rows

const items = `select i.uuid, i.course, i.medium, m.kind, m.title, m.state, m.duration_minutes as "durationMinutes", i.chapter,
    i.is_required as "isRequired", i.opens
  from course_item i join medium m on m.uuid = i.medium where i.course = any($1::uuid[]) order by i.course, i.position`

/** The items of these versions, in their order. */
export const readItems = async (sql: Queryable, courses: readonly string[]): Promise<CourseItemRow[]> =>
  courses.length === 0 ? [] : (await sql.query<CourseItemRow>(items, [courses])).rows

const touch = `update medium set revision = revision + 1, updated_at = now(),
  updated_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`

/** Counts a change of a medium. */
export async function touchMedium(client: PoolClient, medium: string, subject: string | null): Promise<void> {
  await client.query(touch, [medium, subject])
}
