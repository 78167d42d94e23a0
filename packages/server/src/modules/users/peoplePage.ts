import type { UserSortField } from '@somo/graphql/schema'
import type { PagePlan } from '../paging.ts'
import { joinAll, never, onPersonAlone, type Parameters, sortKeys } from './peopleFilter.ts'
import type { PeopleSql } from './peopleSql.ts'
import {
  isQuietOrder,
  listOrder,
  orderOf,
  quietParts,
  type Walk,
  writeBehind,
  writeBehindNever,
  writeSooner,
} from './peopleWalk.ts'
import { type Named, usualLimits, type WalkLimits, writeWays } from './peopleWays.ts'

/** A page as a part of a statement: what stands before it, the people as a table in parentheses, and their order. */
export interface PageSql {
  readonly head: string
  readonly table: string
  /** What the page is sorted by, of a person `p`. */
  readonly key: string
  readonly end: string
}

const oneByOne = 'cross join lateral (select * from person x where x.uuid = f.uuid limit 1) p'

/** All that match, by their own indexes. */
function writeFound({ people, field, named }: Walk): string {
  const conditions = [...people.filter.conditions.map(({ ofPerson }) => ofPerson), ...named.conditions]
  return `select p.uuid, ${sortKeys[field].column} as key from ${people.filter.source} p where (select not is_enough from got) and ${joinAll(conditions)}`
}

/** The page from all who were found; who has to be asked is asked in the order of the list, until the page is full. */
function writeNext(walk: Walk, asked: readonly string[]): string {
  const order = `order by key ${orderOf(walk)}, uuid ${orderOf(walk)}`
  const behind = writeBehind(walk, 'f.key', 'f.uuid')
  if (asked.length === 0) return `select f.uuid from found f where true ${behind} ${order} limit ${walk.limit}`
  return `select f.uuid from (select f.uuid from found f where true ${behind} ${order} offset 0) f where ${joinAll(asked)} limit ${walk.limit}`
}

/**
 * A page of those who match a filter. Of what many have, the next of the list hold a page; where they do not, all matches
 * are looked up by their own index and sorted. No guess of the planner decides: walking the list for a name that stands at
 * its end would read all of it.
 */
function writeMatches(walk: Walk): { head: string; table: string } {
  const { people } = walk
  const { places, filter } = people
  // The order of the days that are asked for begins and ends with them.
  const hasRange = (walk.field !== 'CREATED' || filter.fresh === null) && !isQuietOrder(walk)
  const ways =
    places === null
      ? { parts: [], found: () => writeFound(walk), asked: () => [] }
      : writeWays({ ...walk, places, hasRange, order: listOrder(walk) })
  const parts = [
    ...ways.parts,
    ...writeSooner(walk),
    `found as ${places === null ? 'materialized' : 'not materialized'} (${ways.found('not (select is_enough from got)')})`,
    `next as materialized (${writeNext(walk, ways.asked('f'))})`,
  ]
  const table = `(select p.* from (select uuid from near where (select is_enough from got) union all select uuid from next) f ${oneByOne})`
  return { head: `${people.head === '' ? 'with' : `${people.head},`} ${parts.join(', ')}`, table }
}

/** Who of everybody has not signed in for long, by when they did. */
function writeQuiet(walk: Walk, quiet: string): { head: string; table: string } {
  const { column } = sortKeys.LAST_SIGN_IN
  const conditions = joinAll(
    walk.people.filter.conditions.filter(({ isQuiet }) => isQuiet !== true).map(({ ofPerson }) => ofPerson),
  )
  const end = `order by ${column} ${orderOf(walk)}, p.uuid ${orderOf(walk)} limit ${walk.limit}`
  const parts = quietParts({ signedIn: column, made: 'p.created_at', uuid: 'p.uuid' }, quiet, walk.isRising)
  const uuids = parts
    .map(({ condition, isNever }) =>
      isNever
        ? `${joinAll([condition, `p.created_at < ${quiet}`, conditions])} ${writeBehindNever(walk, 'p.uuid')}`
        : `${joinAll([condition, conditions])} ${writeBehind(walk, column, 'p.uuid')}`,
    )
    .map((condition) => `(select p.uuid from person p where ${condition} ${end})`)
    .join(' union all ')
  return { head: '', table: `(select p.* from (select f.uuid from (${uuids}) f limit ${walk.limit}) f ${oneByOne})` }
}

/** A page of people, one more than the plan asks where there are more. `named` are conditions on `p.uuid`. */
export function writePage(
  plan: PagePlan<UserSortField>,
  people: PeopleSql,
  named: Named,
  { add }: Parameters,
  limits: WalkLimits = usualLimits,
): PageSql {
  const { column, type } = sortKeys[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const { from } = plan
  const cursor = from === null ? null : { value: `${add(from.value)}::${type}`, uuid: `${add(from.uuid)}::uuid` }
  const limit = add(plan.limit + 1)
  const walk = {
    people,
    field: plan.field,
    isRising,
    limit,
    cursor,
    named,
    candidates: plan.limit * limits.candidates,
    limits,
  }
  const end = `order by ${column} ${orderOf(walk)}, p.uuid ${orderOf(walk)} limit ${limit}`
  if (people.places === null && people.isSteady) {
    const behind =
      people.filter.bounds[plan.field].from === never
        ? writeBehindNever(walk, 'p.uuid')
        : writeBehind(walk, column, 'p.uuid')
    const tail = `${named.conditions.map((condition) => `and ${condition}`).join(' ')} ${behind} ${end}`
    const { source, conditions, traits } = people.filter
    const read = (what: string): string =>
      `select ${what} from ${source} p where ${joinAll(conditions.map(({ ofPerson }) => ofPerson))} ${tail}`
    // Of what few have nobody is read whom the index of the order tells not to have it.
    const isToldByIndex = traits.length > 0 && onPersonAlone(people.filter, false).length === 0
    const table = isToldByIndex ? `(select p.* from (${read('p.uuid')}) f ${oneByOne})` : `(${read('p.*')})`
    return { head: '', table, key: column, end }
  }
  const { quiet } = people.filter
  const isQuiet = quiet !== null && people.places === null && isQuietOrder(walk)
  return { ...(isQuiet ? writeQuiet(walk, quiet) : writeMatches(walk)), key: column, end }
}
