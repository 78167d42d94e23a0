import { joinAll } from './peopleFilter.ts'

/** What an index in an order of the list tells of a row `w` of person_place besides what it is sorted by. */
export const placeColumns = 'w.person as uuid, w.few_above, w.status, w.created_at, w.signed_in_at, w.roles, w.locale'

/** Where the people of a unit, or of a manager, are found. */
export interface Places {
  /** Whether the statement counts all of them, and not only as many as are sorted at once. */
  readonly isCounted: boolean
  /** What has to hold of a row with `uuid` and `few_above` that was read already, by its alias. */
  readonly isWithinRow: (row: string) => string
  /**
   * All of them of whom these conditions hold, each in one of several parts, where `isAsked` is true. `traits` are conditions that
   * few keep, each with an index by the first path. Beside the second they are asked of those who were found: PostgreSQL would read
   * all who keep them, to tell who has both.
   */
  readonly parts: (isAsked: string, traits: readonly string[], conditions: readonly string[]) => readonly PlacesPart[]
}

/** Some of them: rows `w` of person_place. */
export interface PlacesPart {
  readonly table: string
  /** What has to hold besides of a row that was read already. */
  readonly condition: string
}

/** Whether a path, or what it begins with, is one of a table's. Asked as a value, so that the table is looked up and not joined. */
const beginsWithin = (path: string, steps: string, table: string): string =>
  `(select coalesce(bool_or(substr(${path}, 1, 4 * i) in (select path from ${table})), false) from generate_series(1, ${steps}) i)`

/**
 * What `root`, a table of units with their uuid and number, is asked by: their numbers, and the branches of the tree that they
 * and all below them are, none of them within another one.
 */
export const rootParts: readonly string[] = [
  'roots as materialized (select array_agg(id) as ids, case when count(*) = 1 then min(id) end as one from root)',
  `root_paths as materialized (select (select string_agg(int4send(u.id), '' order by a.distance desc)
    from unit_ancestor a join unit u on u.uuid = a.ancestor where a.unit = r.uuid) as path from root r)`,
  `branches as materialized (select path from root_paths r where not ${beginsWithin('r.path', 'length(r.path) / 4 - 1', 'root_paths')})`,
]

// Of a row that was read already, one number is found in a third of the time that two lists take to compare. Whoever is in very many
// units is asked where they stand.
const isBelow = (
  row: string,
): string => `case when ${row}.few_above is null then (select w.above && (select ids from roots) from person_place w where w.person = ${row}.uuid)
  when (select one from roots) is null then ${row}.few_above && (select ids from roots) else (select one from roots) = any(${row}.few_above) end`

// What is asked of these rows elsewhere must not choose another index.
const writeTable = (conditions: readonly string[]): string =>
  `(select w.* from person_place w where ${joinAll(conditions)} offset 0) w`

/** The people of whom these conditions hold with one path `b` of a table, path by path. */
const writeBeside = (isAsked: string, table: string, conditions: readonly string[]): string =>
  `(select path from ${table} where ${isAsked} offset 0) b cross join lateral ${writeTable(conditions)}`
/** The people of one branch after the other, by a path of theirs. */
const writeBranches = (isAsked: string, path: string, conditions: readonly string[]): string =>
  writeBeside(isAsked, 'branches', [`w.${path} >= b.path and w.${path} < b.path || '\\xff'::bytea`, ...conditions])

// Of two paths the first stands ahead: where it does so of the branch of the second as well, another branch may still have it.
const isFoundBySecond = `w.path < b.path and ((select one from roots) is not null or not ${beginsWithin('w.path', 'length(w.path) / 4', 'branches')})`

/** Who is in more units than two, by the numbers of these. */
export const writeScattered = (isAsked: string, conditions: readonly string[]): string =>
  writeTable([isAsked, 'w.is_scattered and w.above && (select ids from roots)', ...conditions])

/** In some units and all below them. */
export const branch: Places = {
  isCounted: true,
  isWithinRow: isBelow,
  parts: (isAsked, traits, conditions) => [
    { table: writeBranches(isAsked, 'path', [...traits, ...conditions]), condition: 'true' },
    { table: writeBranches(isAsked, 'second_path', conditions), condition: joinAll([isFoundBySecond, ...traits]) },
    { table: writeScattered(isAsked, [...traits, ...conditions]), condition: 'true' },
  ],
}

// Asked member by member: of a unit with thousands below it, who is scattered there is mostly not in the unit itself.
const writeScatteredMembers = (isAsked: string, conditions: readonly string[]): string =>
  `(select m.person from unit_membership m where ${isAsked} and m.unit in (select uuid from root) offset 0) m
    cross join lateral ${writeTable(['w.person = m.person and w.is_scattered', ...conditions])}`

/** In one unit itself. */
export const alone: Places = {
  isCounted: false,
  isWithinRow: (row) =>
    `${isBelow(row)} and (select true from unit_membership m where m.person = ${row}.uuid and m.unit in (select uuid from root) limit 1)`,
  parts: (isAsked, traits, conditions) => [
    { table: writeBeside(isAsked, 'root_paths', ['w.path = b.path', ...traits, ...conditions]), condition: 'true' },
    {
      table: writeBeside(isAsked, 'root_paths', ['w.second_path = b.path', ...conditions]),
      condition: joinAll(traits),
    },
    { table: writeScatteredMembers(isAsked, [...traits, ...conditions]), condition: 'true' },
  ],
}
