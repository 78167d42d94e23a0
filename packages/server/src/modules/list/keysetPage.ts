import type { PageInfo, SortDirection } from '@somo/graphql/schema'
import type { QueryResultRow } from 'pg'
import { buildPage, type PagePlan, type Position } from '../paging.ts'
import { joinAnd, type SortColumn } from './keysetList.ts'

/** A list that one ordered index scan reads, as a store describes it. */
export interface KeysetList {
  /** What is selected, each with its name; `uuid` must be among them. */
  readonly columns: string
  /** Table and joins; the sorted table is `t`. */
  readonly from: string
  /** Joins that no predicate needs and that neither drop nor repeat a row: made for the rows of the page alone. */
  readonly thenJoin?: string
  /** The sort column, such as `t.created_at`; never null. */
  readonly key: string
  /** Its type. @default 'timestamptz' */
  readonly type?: SortColumn['type']
  /** A second sort column of text, such as `p.sort_name`; never null. The first then holds no blanks. */
  readonly thenBy?: string
  /** Conditions over `values`. */
  readonly where: readonly string[]
  readonly values: readonly unknown[]
}

/** A sort and its direction. */
export interface ListOrder<F extends string> {
  readonly field: F
  readonly direction: SortDirection
}

/** The usual order of a list: the latest first. */
export const latestFirst = <F extends string>(field: F): ListOrder<F> => ({ field, direction: 'DESCENDING' })

interface Sql {
  query<R extends QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: R[] }>
}

/** What a list is sorted by, and the place it goes on from, as values behind those of the list. */
function placeOf({ key, type = 'timestamptz', thenBy, values }: KeysetList, from: Position | null) {
  const keys = [key, ...(thenBy === undefined ? [] : [thenBy]), 't.uuid']
  const types = [type, ...(thenBy === undefined ? [] : ['text']), 'uuid']
  const places = types.map((of, at) => `$${values.length + 1 + at}::${of}`)
  const ofRow = `(${keys.join(', ')})`
  // No index has names beside days: the key alone finds where to begin.
  const nearby = (sign: string): string =>
    thenBy === undefined ? '' : `${key} ${sign.slice(0, 1)}= ${places[0] ?? ''} and `
  const isOn = (sign: string): string => `${nearby(sign)}${ofRow} ${sign} (${places.join(', ')})`
  return {
    keys,
    isOn,
    given: from === null ? [] : [...(thenBy === undefined ? [from.value] : cutValue(from.value)), from.uuid],
  }
}

/** The key and what sorts behind it; a place that was told by its key alone stands before all of the same key. */
function cutValue(value: string): readonly [string, string] {
  const end = value.indexOf(' ')
  return end < 0 ? [value, ''] : [value.slice(0, end), value.slice(end + 1)]
}

/** One page of such a list, and whether rows lie before it, in one statement by the index on (key, uuid). */
export async function readKeysetPage<R extends { readonly uuid: string }, F extends string>(
  sql: Sql,
  plan: PagePlan<F>,
  list: KeysetList,
): Promise<{ items: (R & { sortedAt: string })[]; pageInfo: PageInfo }> {
  const { columns, from, thenJoin, key, thenBy, where, values } = list
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const [sign, other, order, back] = isRising ? ['>', '<=', 'asc', 'desc'] : ['<', '>=', 'desc', 'asc']
  const { keys, isOn, given } = placeOf(list, plan.from)
  const isFirst = plan.from === null
  const sort = (direction: string): string => `order by ${keys.map((each) => `${each} ${direction}`).join(', ')}`
  // Counted in the order of the list, not asked whether it exists: for that the table is read from its first row.
  const behind = isFirst
    ? 'false'
    : `(select count(*) > 0 from (select from ${from} where ${joinAnd([...where, isOn(other)])} ${sort(back)} limit 1) b)`
  const value = thenBy === undefined ? `${key}::text` : `${key}::text || ' ' || ${thenBy}`
  const chosen = `${from} where ${joinAnd(isFirst ? where : [...where, isOn(sign)])}`
  const sorted = sort(order)
  const limit = `limit $${values.length + given.length + 1}`
  const page =
    thenJoin === undefined
      ? `${chosen} ${sorted} ${limit}`
      : `(select t.* from ${chosen} ${sorted} ${limit}) t ${thenJoin} ${sorted}`
  const text = `select ${columns}, ${value} as "sortedAt", ${behind} as "hasBehind" from ${page}`
  const { rows } = await sql.query<R & { sortedAt: string; hasBehind: boolean }>(text, [
    ...values,
    ...given,
    plan.limit + 1,
  ])
  // An empty page behind a cursor has no row to tell by; the cursor's own row was there when it was given.
  return buildPage(plan, rows, rows[0]?.hasBehind ?? plan.from !== null, (row) => row.sortedAt)
}

/** How many rows match, counted to `cap` and no further. */
export async function countKeysetList(sql: Sql, { from, where, values }: KeysetList, cap: number): Promise<number> {
  const text = `select count(*)::int as count from (select from ${from} where ${joinAnd(where)} limit $${values.length + 1}) d`
  const { rows } = await sql.query<{ count: number }>(text, [...values, cap])
  return rows[0]?.count ?? 0
}

/** The predicates whose value is given, each with `$#` for its placeholder; null and undefined leave one out. */
export function choosePredicates(given: readonly (readonly [string, unknown])[]): Pick<KeysetList, 'where' | 'values'> {
  const used = given.filter(([, value]) => value !== null && value !== undefined)
  return {
    where: used.map(([condition], place) => condition.replace('$#', `$${place + 1}`)),
    values: used.map(([, value]) => value),
  }
}

/** The name a person is called by, in SQL: given and family name, else what they sign in with. */
export const nameInSql = (person: string): string =>
  `coalesce(nullif(trim(concat_ws(' ', ${person}.given_name, ${person}.family_name)), ''), ${person}.username, ${person}.email)`

/** A person where something names them, as JSON; null for nobody. `person` is the alias of their row. */
export const personInSql = (person: string): string =>
  `case when ${person}.uuid is not null then jsonb_build_object('uuid', ${person}.uuid, 'name', coalesce(${nameInSql(person)}, '')) end`
