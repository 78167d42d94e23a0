import { SomoError } from '../../access/somoError.ts'
import type { PagePlan } from '../paging.ts'

/** The values of one statement. */
export interface Parameters {
  readonly values: readonly unknown[]
  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: unknown): string
}

/** No values yet. */
export function createParameters(): Parameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** A column that a list may be sorted by: never null, and with the row's uuid the key of an index. */
export interface SortColumn {
  readonly column: string
  /** Its type, which the value of a cursor is cast to. */
  readonly type: 'text' | 'timestamptz' | 'date' | 'int'
}

/** Where a page begins and how it is sorted, as SQL. */
interface KeysetOrder {
  /** The keyset predicate: rows behind the cursor; empty on the first page. */
  readonly after: readonly string[]
  readonly orderBy: string
  /** Rows to read: one more than the page has, which tells whether there is a next page. */
  readonly limit: number
}

/** The order of a page. @param uuid the column that decides between equal values */
export function keysetOrder(
  { direction, isBackward, from, limit }: PagePlan<string>,
  { column, type }: SortColumn,
  uuid: string,
  { add }: Parameters,
): KeysetOrder {
  const isAscending = (direction === 'ASCENDING') !== isBackward
  const order = isAscending ? 'asc' : 'desc'
  return {
    after:
      from === null
        ? []
        : [`(${column}, ${uuid}) ${isAscending ? '>' : '<'} (${add(from.value)}::${type}, ${add(from.uuid)}::uuid)`],
    orderBy: `order by ${column} ${order}, ${uuid} ${order}`,
    limit: limit + 1,
  }
}

/** The allowed filters of a list: each value given becomes one predicate. */
export type FilterTable<F, P = string, C = Parameters> = {
  readonly [K in keyof F]-?: (value: NonNullable<F[K]>, context: C) => P
}

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The predicates of a filter. A field that is null, absent or an empty list asks nothing. */
export function writePredicates<F extends object, P, C>(
  table: FilterTable<F, P, C>,
  filter: Partial<F>,
  context: C,
): P[] {
  // The keys of an object literal of this type are those of the filter.
  const fields = Object.keys(table) as (keyof F)[]
  return fields.flatMap((field) => {
    const value = filter[field]
    return isGiven(value) ? [table[field](value as NonNullable<F[keyof F]>, context)] : []
  })
}

/** All of these predicates; `true` where there are none. */
export const joinAnd = (predicates: readonly string[]): string =>
  predicates.length === 0 ? 'true' : predicates.join(' and ')

/** Counts rows up to a cap. The planner stops there, so a count never reads a whole list. @param from what stands behind `from` */
export const cappedCount = (from: string, predicates: readonly string[], cap: string): string =>
  `select count(*)::int as count from (select from ${from} where ${joinAnd(predicates)} limit ${cap}) counted`

/** A number within its bounds. @throws SomoError BAD_INPUT that names the argument */
export function readBounded(value: number, [from, to]: readonly [number, number], argument: string): number {
  if (value < from || value > to) throw new SomoError('BAD_INPUT', { argument })
  return value
}

/** How far a count goes: 1 to 10,000 rows. @throws SomoError BAD_INPUT that names `cap` */
export const readCap = (cap: number): number => readBounded(cap, [1, 10_000], 'cap')
