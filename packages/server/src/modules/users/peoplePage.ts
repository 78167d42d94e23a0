import type { UserSortField } from '@somo/graphql/schema'
import type { PagePlan } from '../paging.ts'
import { joinAll, onPersonAlone, onRow, type Parameters, sortKeys } from './peopleFilter.ts'
import type { PeopleSql } from './peopleSql.ts'
import { type Named, usualLimits, type WalkLimits, writeWays } from './peopleWays.ts'

/** A page as a part of a statement: what stands before it, the people as a table in parentheses, and their order. */
export interface PageSql {
  readonly head: string
  readonly table: string
  /** What the page is sorted by, of a person `p`. */
  readonly key: string
  readonly end: string
}

interface Walk {
  readonly people: PeopleSql
  readonly field: UserSortField
  readonly isRising: boolean
  readonly limit: string
  readonly cursor: { readonly value: string; readonly uuid: string } | null
  readonly named: Named
  readonly candidates: number
  readonly limits: WalkLimits
}

const oneByOne = 'cross join lateral (select * from person x where x.uuid = f.uuid limit 1) p'
const lowest = `'00000000-0000-0000-0000-000000000000'::uuid`
const highest = `'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

const orderOf = ({ isRising }: Pick<Walk, 'isRising'>): string => (isRising ? 'asc' : 'desc')

/** What lies behind the cursor, beginning with `and`; empty on the first page. */
function writeBehind({ cursor, isRising }: Walk, key: string, uuid: string): string {
  return cursor === null ? '' : `and (${key}, ${uuid}) ${isRising ? '>' : '<'} (${cursor.value}, ${cursor.uuid})`
}

/** As `writeBehind`, within the bounds of the filter: of two beginnings the later one, as an index begins at one alone. */
function writeRange(walk: Walk, key: string, uuid: string): string {
  const { people, field, isRising, cursor } = walk
  const { from, to } = people.filter.bounds[field]
  const [begin, end] = isRising ? [from, to] : [to, from]
  const stop = end === null ? '' : `and ${key} ${isRising ? '<=' : '>='} ${end}`
  if (begin === null) return `${writeBehind(walk, key, uuid)} ${stop}`
  if (cursor === null) return `and ${key} ${isRising ? '>=' : '<='} ${begin} ${stop}`
  const later = isRising ? 'greatest' : 'least'
  const isBehind = `${cursor.value} ${isRising ? '>=' : '<='} ${begin}`
  return `and (${key}, ${uuid}) ${isRising ? '>' : '<'} (${later}(${cursor.value}, ${begin}),
    case when ${isBehind} then ${cursor.uuid} else ${isRising ? lowest : highest} end) ${stop}`
}

const othersOf = ({ people, named }: Walk): string[] => [...onPersonAlone(people.filter, people.places !== null), ...named.conditions]
const entriesOf = (walk: Walk): number => (othersOf(walk).length > 0 ? walk.limits.searched : walk.limits.entries)

/** Whether looking through the list is worth its time: not for few people, nor for what few of them have. */
function writeWorth({ people }: Walk): string {
  if (people.places !== null) return `(select way = 'WALK' from way)`
  return people.filter.isRareTrait ? 'false' : 'true'
}

/** The next of the list, read from an index alone; `end` says which of them. */
function writeWalk(walk: Walk, end: string): string {
  const { people, field } = walk
  const { column, ofPlace } = sortKeys[field]
  const isPlaced = people.places !== null
  const [key, uuid] = isPlaced ? [ofPlace, 'w.person'] : [column, 'p.uuid']
  const columns = isPlaced
    ? 'w.person as uuid, w.above, w.status, w.created_at, w.signed_in_at, w.roles, w.locale from person_place w'
    : `p.uuid, p.status, p.created_at, ${sortKeys.LAST_SIGN_IN.column} as signed_in_at from person p`
  return `select ${columns} where ${writeWorth(walk)} ${writeRange(walk, key, uuid)}
    order by ${key} ${orderOf(walk)}, ${uuid} ${orderOf(walk)} ${end}`
}

/** Those of the walk that match, as far as they fill the page. */
function writeNear(walk: Walk): string {
  const { people, limit, candidates } = walk
  const conditions = joinAll([...(people.places === null ? [] : [people.places.isWithinRow('f')]), ...onRow(people.filter, 'f', people.places !== null)])
  const others = othersOf(walk)
  const rows = `select f.uuid from (${writeWalk(walk, `limit ${entriesOf(walk)}`)}) f where ${conditions}`
  if (others.length === 0) return `${rows} limit ${limit}`
  return `select c.uuid from (${rows} limit ${candidates}) c
    where (select true from person p where p.uuid = c.uuid and ${joinAll(others)} limit 1) limit ${limit}`
}

/** Whether the page is found: it is full, or the walk came to the end of the list. */
function writeGot(walk: Walk): string {
  const { limit, candidates } = walk
  const most = othersOf(walk).length > 0 ? Math.min(entriesOf(walk), candidates) : entriesOf(walk)
  return `select case when (select count(*) from near) >= ${limit} then true when not ${writeWorth(walk)} then false
    else not exists (select from (${writeWalk(walk, `offset ${most - 1} limit 1`)}) e) end as is_enough`
}

/** As `near`, of people whose rows have to be read anyway. */
function writeNearPeople(walk: Walk): string {
  const { people, field, limit, candidates } = walk
  const { column } = sortKeys[field]
  return `select p.uuid from (select * from person p where ${writeWorth(walk)} ${writeRange(walk, column, 'p.uuid')}
      order by ${column} ${orderOf(walk)}, p.uuid ${orderOf(walk)} limit ${candidates}) p
    where ${joinAll([...people.filter.conditions.map(({ ofPerson }) => ofPerson), ...walk.named.conditions])} limit ${limit}`
}

/** What is found at once in the order of the list, and whether that is the page. */
function writeSooner(walk: Walk): string[] {
  if (walk.people.places === null && othersOf(walk).length > 0) {
    return [`near as materialized (${writeNearPeople(walk)})`, `got as materialized (select count(*) >= ${walk.limit} as is_enough from near)`]
  }
  return [`near as materialized (${writeNear(walk)})`, `got as materialized (${writeGot(walk)})`]
}

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
  const hasRange = walk.field !== 'CREATED' || filter.fresh === null
  const ways = places === null ? { parts: [], found: () => writeFound(walk), asked: () => [] } : writeWays({ ...walk, places, hasRange })
  const parts = [
    ...ways.parts,
    ...writeSooner(walk),
    `found as materialized (${ways.found('not (select is_enough from got)')})`,
    `next as materialized (${writeNext(walk, ways.asked('f'))})`,
  ]
  const table = `(select p.* from (select uuid from near where (select is_enough from got) union all select uuid from next) f ${oneByOne})`
  return { head: `${people.head === '' ? 'with' : `${people.head},`} ${parts.join(', ')}`, table }
}

/**
 * Who has not signed in for long, by when they did: those who did before that day, and behind them, as all who never signed
 * in, those who were made before it. The two have nothing between them that matches, so no walk may go from one to the other.
 */
function writeQuiet(walk: Walk, quiet: string): { head: string; table: string } {
  const { column } = sortKeys.LAST_SIGN_IN
  const conditions = joinAll(walk.people.filter.conditions.filter(({ isQuiet }) => isQuiet !== true).map(({ ofPerson }) => ofPerson))
  const end = `${writeBehind(walk, column, 'p.uuid')} order by ${column} ${orderOf(walk)}, p.uuid ${orderOf(walk)} limit ${walk.limit}`
  const parts = [`${column} < ${quiet}`, `${column} = 'infinity'::timestamptz and p.created_at < ${quiet}`]
  const uuids = parts.map((part) => `(select p.uuid from person p where ${part} and ${conditions} ${end})`).join(' union all ')
  return { head: '', table: `(select p.* from (${uuids}) f ${oneByOne})` }
}

/** A page of people, one more than the plan asks where there are more. `named` are conditions on `p.uuid`. */
export function writePage(plan: PagePlan<UserSortField>, people: PeopleSql, named: Named, { add }: Parameters, limits: WalkLimits = usualLimits): PageSql {
  const { column, type } = sortKeys[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const { from } = plan
  const cursor = from === null ? null : { value: `${add(from.value)}::${type}`, uuid: `${add(from.uuid)}::uuid` }
  const limit = add(plan.limit + 1)
  const walk = { people, field: plan.field, isRising, limit, cursor, named, candidates: plan.limit * limits.candidates, limits }
  const end = `order by ${column} ${orderOf(walk)}, p.uuid ${orderOf(walk)} limit ${limit}`
  if (people.places === null && people.isSteady) {
    const tail = `${named.conditions.map((condition) => `and ${condition}`).join(' ')} ${writeBehind(walk, column, 'p.uuid')} ${end}`
    return { head: people.head, table: people.table('p.*', tail), key: column, end }
  }
  const { quiet } = people.filter
  const isQuiet = quiet !== null && plan.field === 'LAST_SIGN_IN' && people.places === null && othersOf(walk).length === 0
  return { ...(isQuiet ? writeQuiet(walk, quiet) : writeMatches(walk)), key: column, end }
}
