import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { isVisibleInCatalogue } from '../learning/catalogueVisibility.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { catalogueColumns, ownEnrolment, personInSql, type CatalogueRow } from './catalogueRow.ts'
import { activeCategories } from './list/catalogueChoice.ts'

/** A medium with what only its own page shows. */
export interface CatalogueDetailRow extends CatalogueRow {
  readonly descriptions: Readonly<Record<string, string>>
  readonly goals: Readonly<Record<string, string[]>>
  readonly provider: string | null
  readonly offeredBy: string
  readonly responsible: string | null
  readonly version: string
  readonly number: number
  readonly publishedAt: string
  readonly passMark: number | null
  readonly attemptLimit: number | null
  readonly completions: number
}

const detail = `select ${catalogueColumns}, t.descriptions, t.goals, t.provider, u.name as "offeredBy",
    case when r.uuid is not null then ${nameInSql('r')} end as responsible, c.uuid as version, c.number, c.published_at as "publishedAt",
    c.pass_mark as "passMark", c.attempt_limit as "attemptLimit",
    (select count(distinct d.person)::int from enrolment d where d.medium = t.uuid and d.completed_at is not null) as completions
  from (select m.*, s.listed_at from medium m join medium_search s on s.medium = m.uuid) t
  join unit u on u.uuid = t.owner_unit join medium_version c on c.uuid = t.current_version
  left join person r on r.uuid = t.responsible ${ownEnrolment(personInSql('$1'))}
  where t.uuid = $2 and ${isVisibleInCatalogue('t', personInSql('$1'))}`

/** One medium; null where the person does not see it in the catalogue. */
export async function readDetail(sql: Queryable, subject: string, medium: string): Promise<CatalogueDetailRow | null> {
  if (!isUuid(medium)) return null
  return (await sql.query<CatalogueDetailRow>(detail, [subject, medium])).rows[0] ?? null
}

/** A category as a step from the top. */
export interface CategoryStep {
  readonly uuid: string
  readonly parent: string | null
  readonly names: Readonly<Record<string, string>>
}

const path = `${activeCategories},
  own as (select a.uuid, a.parent, a.names, a.path from active a
    where a.uuid in (select mc.category from medium_category mc where mc.medium = $1) order by a.path limit 1),
  up as (select o.* from own o union all select a.uuid, a.parent, a.names, a.path from active a join up on up.parent = a.uuid)
  select uuid, parent, names from up order by cardinality(path)`

/** The way to the first active category of a medium, from the top. */
export const readCategoryPath = async (sql: Queryable, medium: string): Promise<readonly CategoryStep[]> =>
  (await sql.query<CategoryStep>(path, [medium])).rows

const isSeen = `select from medium m where m.uuid = $2 and ${isVisibleInCatalogue('m', personInSql('$1'))}`

const dismissal = `insert into dismissed_recommendation (person, medium) select p.uuid, $2 from person p
  where p.subject = $1 and exists (${isSeen}) on conflict (person, medium) do update set at = now() returning medium`

/** Keeps that a person does not want a medium; false where they do not see it. */
export async function dismiss(sql: Queryable, subject: string, medium: string): Promise<boolean> {
  if (!isUuid(medium)) return false
  const { rowCount } = await sql.query(dismissal, [subject, medium])
  return rowCount === 1
}
