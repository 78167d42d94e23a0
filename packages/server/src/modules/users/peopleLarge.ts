import type { UserSortField } from '@somo/graphql/schema'
import { type FilterSql, joinAll, onRow, sortKeys } from './peopleFilter.ts'
import { placeColumns, writeScattered } from './places.ts'

/** In which order a page is read, and from where on. */
export interface ListOrder {
  readonly field: UserSortField
  /** The ranges of the order in which somebody can match behind the cursor, as conditions on a row `w` of person_place. */
  readonly ranges: readonly string[]
  /** The direction, as SQL. */
  readonly direction: string
  /** How many make the page, as SQL. */
  readonly limit: string
}

/** How people are found by the large units they stand in. */
export interface LargeSql {
  /** What stands before: the numbers of these units. */
  readonly head: string
  /** Whether all that is asked for are large units. */
  readonly isLarge: string
  /** The next of each of these units in the order of the list, as queries with their uuid and what the list is sorted by. */
  readonly next: (isAsked: string) => string[]
  /** Those of them who were made since a moment, as a query with their uuid and what `recentKey` is told by. */
  readonly recent: (isAsked: string, since: string) => string
  /** What the list is sorted by, of such a row `f`. */
  readonly recentKey: string
}

// Each has its place in the statement: of a branch of more, fewer entries of the list of everybody hold a page.
const mostLarge = 8

/**
 * The numbers of the large units in and below `root`, a table of units with `is_large`: whoever is in or below these stands in
 * one of them. None where a unit of it is not large itself.
 */
const largeBelow = `large as materialized (select array_agg(l.id) as ids from (
    select u.id from (select path from branches where (select bool_and(is_large) from root) offset 0) b
    cross join lateral (select u.id from unit u where u.large_path >= b.path and u.large_path < b.path || '\\xff'::bytea limit ${mostLarge} + 1) u
    limit ${mostLarge} + 1) l)`

// Who is in two of them is told once.
const isFoundBySecond = '(w.large_unit is null or w.large_unit <> all ((select ids from large)::int[]))'

const pieces = [
  ...Array.from({ length: mostLarge }, (_, place) => ({ column: 'large_unit', place: place + 1, conditions: [] })),
  ...Array.from({ length: mostLarge }, (_, place) => ({
    column: 'second_large_unit',
    place: place + 1,
    conditions: [isFoundBySecond],
  })),
]

/** How a page is found where all units that are asked for are large. Each `isAsked` is a condition that depends on no row. */
export function writeLarge(filter: FilterSql, { field, ranges, direction, limit }: ListOrder): LargeSql {
  const { ofPlace } = sortKeys[field]
  const ofRow = (row: string): string => joinAll(onRow(filter, row, true))
  const scattered = (isAsked: string, more: string): string =>
    `select w.person as uuid, ${more} from ${writeScattered(isAsked, [])} where ${ofRow('w')}`
  const writePieces = (within: readonly string[], write: (piece: string) => string): string =>
    within
      .flatMap((range) =>
        pieces.map(
          ({ column, place, conditions }) =>
            `(${write(`w.${column} = (select ids[${place}] from large) and ${joinAll([range, ...conditions])}`)})`,
        ),
      )
      .join(' union all ')
  const next = (isAsked: string): string => {
    const sorted = `order by key ${direction}, uuid ${direction}`
    // What else has to hold must not tell the planner that few are left: it would read all of a unit and sort these.
    const people = writePieces(
      ranges,
      (
        piece,
      ) => `select r.uuid, r.key from (select ${placeColumns}, ${ofPlace} as key from person_place w where ${piece} ${sorted} offset 0) r
      where ${ofRow('r')} ${sorted}`,
    )
    return `select f.uuid, f.key from (select where ${isAsked} offset 0) a cross join lateral (${people} ${sorted} limit ${limit}) f`
  }
  const recent = (
    isAsked: string,
    since: string,
  ): string => `select r.uuid, r.signed_in_at from (select where ${isAsked} offset 0) a cross join lateral (
      ${writePieces([`w.created_at >= ${since}`], (piece) => `select ${placeColumns} from person_place w where ${piece}`)} offset 0) r where ${ofRow('r')}
    union all ${scattered(isAsked, 'w.signed_in_at')}`
  return {
    head: largeBelow,
    isLarge: `(select cardinality(ids) <= ${mostLarge} from large)`,
    next: (isAsked) => [next(isAsked), scattered(isAsked, `${ofPlace} as key`)],
    recent,
    // The order of when they were made carries all but the name.
    recentKey:
      field === 'NAME' ? '(select w.sort_name from person_place w where w.person = f.uuid limit 1)' : 'f.signed_in_at',
  }
}
