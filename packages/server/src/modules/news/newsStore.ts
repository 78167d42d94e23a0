import type { NewsFilter, NewsReader, NewsState, Role, UnitStep } from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { Queryable } from '../../database/transaction.ts'
import { createParameters, writePredicates, type FilterTable } from '../list/keysetList.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { patternsOf } from '../searching.ts'
import { isForPerson, isNewsInScope, mostPeople } from './audience.ts'

/** The texts of news by language. */
export type NewsTexts = Readonly<Record<string, { readonly title: string; readonly body: string }>>

export interface NewsRow {
  readonly uuid: string
  readonly state: NewsState
  readonly texts: NewsTexts
  readonly mainLocale: string
  readonly roles: Role[]
  readonly units: UnitStep[]
  readonly withSubunits: boolean
  readonly publishFrom: string | null
  readonly publishUntil: string | null
  readonly isPinned: boolean
  readonly mustConfirm: boolean
  readonly author: string | null
  readonly createdAt: string
  readonly publishedAt: string | null
  readonly readCount: number
  readonly confirmedCount: number
  readonly revision: number
}

/** What is written of news. */
export interface NewsValues {
  readonly texts: NewsTexts
  readonly mainLocale: string
  readonly roles: readonly Role[]
  readonly units: readonly string[]
  readonly withSubunits: boolean
  readonly publishFrom: string | null
  readonly publishUntil: string | null
  readonly isPinned: boolean
  readonly mustConfirm: boolean
}

/** The state of news `t` now, as SQL. */
export const newsState = (t: string): string =>
  `news_state(${t}.state, ${t}.published_at, ${t}.publish_from, ${t}.publish_until, now())`

const columns = `t.uuid, ${newsState('t')} as state, t.texts, t.main_locale as "mainLocale", t.audience_roles as roles,
  coalesce((select jsonb_agg(jsonb_build_object('uuid', u.uuid, 'name', u.name, 'key', u.key) order by u.name)
    from unit u where u.uuid = any(t.audience_units)), '[]') as units,
  t.with_subunits as "withSubunits", t.publish_from::text as "publishFrom", t.publish_until::text as "publishUntil",
  t.is_pinned as "isPinned", t.must_confirm as "mustConfirm", (select ${nameInSql('w')} from person w where w.uuid = t.created_by) as author,
  t.created_at as "createdAt", t.published_at as "publishedAt",
  (select count(*)::int from news_receipt r where r.news = t.uuid) as "readCount",
  (select count(r.confirmed_at)::int from news_receipt r where r.news = t.uuid) as "confirmedCount", t.revision`

const longestSearch = 200

const predicates: FilterTable<NewsFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `t.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states: readonly NewsState[], { add }) => `${newsState('t')} = any(${add(states)}::text[])`,
}

/** Which news somebody may see. */
export interface NewsChoice {
  readonly scope: Scope
  readonly filter: Partial<NewsFilter>
}

function listOf({ scope, filter }: NewsChoice): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const inScope = scope.manager === null ? [] : [isNewsInScope(scope, parameters.add(scope.manager))]
  return {
    columns,
    from: 'news t',
    key: 't.created_at',
    where: [...inScope, ...writePredicates(predicates, filter, parameters)],
    values: parameters.values,
  }
}

export const listNews = (sql: Queryable, plan: PagePlan<'CREATED'>, choice: NewsChoice) =>
  readKeysetPage<NewsRow, 'CREATED'>(sql, plan, listOf(choice))

export const countNews = (sql: Queryable, cap: number, choice: NewsChoice): Promise<number> =>
  countKeysetList(sql, listOf(choice), cap)

/** @param isLocked keeps others from changing it until the transaction ends */
export async function findNews(sql: Queryable, scope: Scope, uuid: string, isLocked = false): Promise<NewsRow | null> {
  const text = `select ${columns} from news t where t.uuid = $1 and ${isNewsInScope(scope, '$2')} ${isLocked ? 'for update of t' : ''}`
  return (await sql.query<NewsRow>(text, scope.manager === null ? [uuid] : [uuid, scope.manager])).rows[0] ?? null
}

const written = `texts = $2, main_locale = $3, audience_roles = $4, audience_units = $5, with_subunits = $6,
  publish_from = $7, publish_until = $8, is_pinned = $9, must_confirm = $10`

const valuesOf = (uuid: string, values: NewsValues): unknown[] => [
  uuid,
  JSON.stringify(values.texts),
  values.mainLocale,
  values.roles,
  values.units,
  values.withSubunits,
  values.publishFrom,
  values.publishUntil,
  values.isPinned,
  values.mustConfirm,
]

export async function insertNews(sql: Queryable, uuid: string, values: NewsValues, subject: string): Promise<void> {
  await sql.query(
    `insert into news (uuid, texts, main_locale, audience_roles, audience_units, with_subunits, publish_from, publish_until,
      is_pinned, must_confirm, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select uuid from person where subject = $11))`,
    [...valuesOf(uuid, values), subject],
  )
}

export async function updateNews(sql: Queryable, uuid: string, values: NewsValues): Promise<void> {
  await sql.query(
    `update news set ${written}, updated_at = now(), revision = revision + 1 where uuid = $1`,
    valuesOf(uuid, values),
  )
}

export async function publishNews(sql: Queryable, uuid: string): Promise<void> {
  await sql.query(
    `update news set state = 'PUBLISHED', published_at = now(), updated_at = now(), revision = revision + 1 where uuid = $1`,
    [uuid],
  )
}

/** Puts published news away; a draft is deleted. */
export async function archiveNews(sql: Queryable, uuid: string): Promise<void> {
  await sql.query(`delete from news where uuid = $1 and state = 'DRAFT'`, [uuid])
  await sql.query(
    `update news set state = 'ARCHIVED', updated_at = now(), revision = revision + 1 where uuid = $1 and state = 'PUBLISHED'`,
    [uuid],
  )
}

/** How many news is for now, counted no further than `mostPeople`. */
export async function countReaders(sql: Queryable, uuid: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from news d join person p on ${isForPerson} where d.uuid = $1 limit $2) c`,
    [uuid, mostPeople],
  )
  return rows[0]?.count ?? 0
}

/** Who has not read news `d`, or not confirmed it where that is asked for. */
const isMissing = `not exists (select from news_receipt r where r.news = d.uuid and r.person = p.uuid
  and (r.confirmed_at is not null or not d.must_confirm))`

/** A page of the people whom news is for. */
export const listReaders = (sql: Queryable, plan: PagePlan<'NAME'>, uuid: string, onlyMissing: boolean) =>
  readKeysetPage<NewsReader, 'NAME'>(sql, plan, {
    columns: `t.uuid, coalesce(${nameInSql('t')}, '') as name, t.email, r.read_at as "readAt", r.confirmed_at as "confirmedAt"`,
    from: `news d join person t on ${isForPerson.replaceAll(/\bp\./g, 't.')} left join news_receipt r on r.news = d.uuid and r.person = t.uuid`,
    key: 't.sort_name',
    type: 'text',
    where: ['d.uuid = $1', ...(onlyMissing ? [isMissing.replaceAll(/\bp\./g, 't.')] : [])],
    values: [uuid],
  })

/** The next people whom news is for, after `after`. */
export async function readAudience(
  sql: Queryable,
  uuid: string,
  {
    after,
    limit,
    onlyMissing,
  }: { readonly after: string | null; readonly limit: number; readonly onlyMissing: boolean },
): Promise<string[]> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select p.uuid from news d join person p on ${isForPerson}
      where d.uuid = $1 and ($2::uuid is null or p.uuid > $2) ${onlyMissing ? `and ${isMissing}` : ''} order by p.uuid limit $3`,
    [uuid, after, limit],
  )
  return rows.map((row) => row.uuid)
}
