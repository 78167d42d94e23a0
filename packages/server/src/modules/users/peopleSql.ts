import type { UserFilter } from '@somo/graphql/schema'
import { isUuid } from '../../database/uuid.ts'
import type { Scope } from '../scope.ts'
import { type FilterSql, joinAll, type Parameters, writeFilter } from './peopleFilter.ts'
import { alone, branch, type Places, rootParts } from './places.ts'
import { unnamed, usualLimits, writeWays } from './peopleWays.ts'

/** The people somebody may see, as a part of a statement. */
export interface PeopleSql {
  /** What stands before the statement; empty, or `with …`. */
  readonly head: string
  /** The units whose steps the caller may read, as a condition on a column with a unit's uuid. */
  readonly mayReadUnit: (column: string) => string
  /** As many of their uuids as the cap, in no order, as a table in parentheses; `holds` says what else has to hold of a uuid. */
  readonly uuids: (cap: string, holds?: (uuid: string) => string) => string
  /** Whether one plan suits all values, so that the statement may be kept prepared. */
  readonly isSteady: boolean
  /** As many are sorted at once; of more the list is walked in its own order. */
  readonly few: number
  readonly filter: FilterSql
  /** Null where they may be anywhere. */
  readonly places: Places | null
}

/** As many people are sorted at once; of more the list is walked in its own order. */
const fewPeople = 4000

// Steps up from a unit are looked up by the list of them, once for each: with a table they would be joined.
const granted = (
  manager: string,
): string => `granted as materialized (select g.unit from granted_unit(${manager}) as g (unit)),
  granted_list as materialized (select array_agg(unit) as units from granted)`

/** The uppermost units that people have to be in or below, as a query; `unit` is the one that is asked for. */
function writeRoots(unit: string | null, isBounded: boolean, isAlone: boolean): string {
  const isManaged = (column: string): string =>
    `exists (select from unit_ancestor m where m.unit = ${column} and m.ancestor in (select unit from granted))`
  if (unit === null) return 'select g.unit from granted g'
  if (!isBounded) return `select ${unit}::uuid`
  const itself = `select ${unit}::uuid where ${isManaged(`${unit}::uuid`)}`
  return isAlone
    ? itself
    : `${itself} union select a.unit from unit_ancestor a where a.ancestor = ${unit}::uuid and a.unit in (select unit from granted)`
}

/** The people of some units: found by where they stand, which one narrow row tells of each. */
function findPlaced(filter: UserFilter, scope: Scope, parameters: Parameters, few: number): PeopleSql {
  const { add } = parameters
  const isBounded = scope.manager !== null
  const isAlone = filter.unit !== null && filter.unit !== undefined && filter.withSubunits === false
  const managed = scope.manager === null ? [] : [granted(add(scope.manager))]
  const asked = filter.unit ?? null
  const unit = asked === null ? null : add(isUuid(asked) ? asked : null)
  const sql = writeFilter(filter, scope, parameters)
  // Who has no unit is in the general one alone.
  const root = `root as materialized (select u.uuid, u.id, u.large_path is not null as is_large from unit u where u.uuid in (${writeRoots(unit, isBounded, isAlone)})${filter.hasNoUnit === true ? ' and u.is_general' : ''})`
  const size = isAlone
    ? `(select count(*) from (select from unit_membership m where m.unit in (select uuid from root) limit ${few + 1}) d)`
    : 'coalesce((select sum(s.people) from root r join unit_people s on s.unit = r.uuid), 0)'
  const parts = [...managed, root, ...rootParts, `size as materialized (select ${size} as people)`]
  const places = isAlone ? alone : branch
  const people: Omit<PeopleSql, 'uuids'> = {
    head: `with ${parts.join(', ')}`,
    mayReadUnit: (column) =>
      isBounded
        ? `(select true from unit_ancestor s where s.unit = ${column} and s.ancestor = any ((select units from granted_list)::uuid[]) limit 1) is true`
        : 'true',
    isSteady: sql.isPlain,
    few,
    filter: sql,
    places,
  }
  return { ...people, uuids: (cap, holds) => writeUuids(people, places, cap, holds) }
}

/** Nothing is walked: whoever is found first, wherever they stand in a list, counts. */
function writeUuids(
  people: Omit<PeopleSql, 'uuids'>,
  places: Places,
  cap: string,
  holds: (uuid: string) => string = () => 'true',
): string {
  const { parts, found, asked } = writeWays({
    people,
    places,
    field: 'CREATED',
    named: unnamed,
    limits: usualLimits,
    hasRange: true,
    order: null,
  })
  return `(with ${parts.join(', ')} select f.uuid from (${found('true')}) f where ${joinAll([holds('f.uuid'), ...asked('f')])} limit ${cap})`
}

/** Whether people are found by where they stand, and not among all. */
export const isPlaced = ({ unit }: UserFilter, { manager }: Scope): boolean =>
  manager !== null || (unit !== null && unit !== undefined)

/**
 * The people of a scope that match a filter. As many as `few` are sorted at once. @throws SomoError BAD_INPUT for a number of days or a search beyond its bounds.
 */
export function findPeople(filter: UserFilter, scope: Scope, parameters: Parameters, few = fewPeople): PeopleSql {
  if (isPlaced(filter, scope)) return findPlaced(filter, scope, parameters, few)
  const sql = writeFilter(filter, scope, parameters)
  const uuids: PeopleSql['uuids'] = (cap, holds = () => 'true') =>
    `(select p.uuid from ${sql.source} p where ${joinAll([...sql.conditions.map(({ ofPerson }) => ofPerson), holds('p.uuid')])} limit ${cap})`
  return { head: '', mayReadUnit: () => 'true', uuids, isSteady: sql.isPlain, few, filter: sql, places: null }
}
