import type { AssignmentTarget } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { createParameters } from '../../list/keysetList.ts'
import { isUnitInScope, scopeOf, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'

const most = 20

/** Whether the caller may assign a medium `m`. @param subject the placeholder of the caller's subject */
export const isOffered = (scope: Scope, subject: string): string =>
  scope.manager === null
    ? `m.state = 'PUBLISHED'`
    : `(m.state = 'PUBLISHED' and (${isUnitInScope(scope, 'm.owner_unit', subject)}
        or ${isVisibleInCatalogue('m', `(select p.uuid from person p where p.subject = ${subject})`)}))`

// As `isOffered`, of a learning path `m`: also those of units above the caller's.
const isOfferedPath = (scope: Scope, subject: string): string =>
  scope.manager === null
    ? `m.state = 'PUBLISHED'`
    : `(m.state = 'PUBLISHED' and exists (select from unit_ancestor a where a.ancestor = m.owner_unit and a.unit in (select managed_unit(${subject}))))`

/** What the caller may assign, as `m`: media and learning paths. */
const offered = (scope: Scope, subject: string): string => `(
    select m.uuid, m.kind, m.title, m.state, m.duration_minutes, m.search_text from medium m where ${isOffered(scope, subject)}
    union all select m.uuid, 'PATH', m.title, m.state, null, m.search_text from learning_path m where ${isOfferedPath(scope, subject)}) m`

/** Published media and learning paths that the caller may assign, by title, at most 20. */
export async function findTargetChoices(pool: Pool, caller: Caller, search: string): Promise<AssignmentTarget[]> {
  const { values, add } = createParameters()
  const subject = add(caller.subject)
  const words = patternsOf(search.slice(0, 200)).map((pattern) => `m.search_text like ${add(pattern)}`)
  const where = [`${subject}::text is not null`, ...words]
  const { rows } = await pool.query<AssignmentTarget>(
    `select m.uuid as medium, m.kind, m.title, m.state, m.duration_minutes as "durationMinutes" from ${offered(scopeOf(caller), subject)}
      where ${where.join(' and ')} order by m.title, m.uuid limit ${most}`,
    [...values],
  )
  return rows
}

/** Which of these media and paths the caller may not assign. */
export async function findWrongTargets(sql: Queryable, scope: Scope, media: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select m.uuid from ${offered(scope, '$2')} where m.uuid = any($1::uuid[])`,
    scope.manager === null ? [media.filter(isUuid)] : [media.filter(isUuid), scope.manager],
  )
  const right = new Set(rows.map(({ uuid }) => uuid))
  return media.filter((medium) => !right.has(medium))
}
