import type { LearningPathItem } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { isVisibleInCatalogue } from '../learning/catalogueVisibility.ts'
import { createParameters } from '../list/keysetList.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { patternsOf } from '../searching.ts'

const most = 20

/** Published media that the caller manages or sees in the catalogue. @param subject the placeholder of the caller's subject */
const isOffered = (scope: Scope, subject: string): string =>
  scope.manager === null
    ? `m.state = 'PUBLISHED'`
    : `(m.state = 'PUBLISHED' and (${isUnitInScope(scope, 'm.owner_unit', subject)}
        or ${isVisibleInCatalogue('m', `(select p.uuid from person p where p.subject = ${subject})`)}))`

/** Media that the caller may put into a path, by title, at most 20. */
export async function findMediumChoices(sql: Queryable, scope: Scope, search: string): Promise<LearningPathItem[]> {
  const { values, add } = createParameters()
  const where = [
    isOffered(scope, scope.manager === null ? '' : add(scope.manager)),
    ...patternsOf(search.slice(0, 200)).map((pattern) => `m.search_text like ${add(pattern)}`),
  ]
  const { rows } = await sql.query<LearningPathItem>(
    `select m.uuid as medium, m.kind, m.title, m.state, m.duration_minutes as "durationMinutes" from medium m
      where ${where.join(' and ')} order by m.title, m.uuid limit ${most}`,
    [...values],
  )
  return rows
}

/** Which of these media the caller may not put into a path. @param present are in it already and may stay */
export async function findWrongMedia(
  sql: Queryable,
  scope: Scope,
  media: readonly string[],
  present: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select m.uuid from medium m where m.uuid = any($1::uuid[]) and ${isOffered(scope, '$2')}`,
    scope.manager === null ? [media.filter(isUuid)] : [media.filter(isUuid), scope.manager],
  )
  const right = new Set([...rows.map(({ uuid }) => uuid), ...present])
  return new Set(media.filter((medium) => !right.has(medium)))
}

/** Which of these media never have a score: a stage that asks for one would never open. */
export async function findScoreless(sql: Queryable, media: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select m.uuid from medium m where m.uuid = any($1::uuid[]) and m.kind not in ('QUIZ', 'SCORM', 'COURSE')`,
    [media.filter(isUuid)],
  )
  return new Set(rows.map(({ uuid }) => uuid))
}
