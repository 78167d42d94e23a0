import type { UserSortField } from '@somo/graphql/schema'
import { type Bounds, joinAll, never, onPersonAlone, onRow, sortKeys } from './peopleFilter.ts'
import type { ListOrder } from './peopleLarge.ts'
import type { PeopleSql } from './peopleSql.ts'
import { placeColumns } from './places.ts'
import type { Named, WalkLimits } from './peopleWays.ts'

/** A page that is asked for: of whom, in which order, from where on. */
export interface Walk {
  readonly people: PeopleSql
  readonly field: UserSortField
  readonly isRising: boolean
  readonly limit: string
  readonly cursor: { readonly value: string; readonly uuid: string } | null
  readonly named: Named
  readonly candidates: number
  readonly limits: WalkLimits
}

const lowest = `'00000000-0000-0000-0000-000000000000'::uuid`
const highest = `'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

/** The direction, as SQL. */
export const orderOf = ({ isRising }: Pick<Walk, 'isRising'>): string => (isRising ? 'asc' : 'desc')

/** What lies behind the cursor, beginning with `and`; empty on the first page. */
export function writeBehind({ cursor, isRising }: Walk, key: string, uuid: string): string {
  return cursor === null ? '' : `and (${key}, ${uuid}) ${isRising ? '>' : '<'} (${cursor.value}, ${cursor.uuid})`
}

/** As `writeBehind`, where the key is infinity for all: nothing is read where the cursor stands ahead of all of them. */
export function writeBehindNever({ cursor, isRising }: Walk, uuid: string): string {
  if (cursor === null) return ''
  const isThere = `${cursor.value} = ${never}`
  return isRising
    ? `and ${uuid} > case when ${isThere} then ${cursor.uuid} else ${lowest} end`
    : `and ${isThere} and ${uuid} < ${cursor.uuid}`
}

/** As `writeBehind`, within bounds: of two beginnings the later one, as an index begins at one alone. */
function writeWithin(walk: Walk, key: string, uuid: string, { from, to }: Bounds): string {
  const { isRising, cursor } = walk
  const [begin, end] = isRising ? [from, to] : [to, from]
  const stop = end === null ? '' : `and ${key} ${isRising ? '<=' : '>='} ${end}`
  if (begin === null) return `${writeBehind(walk, key, uuid)} ${stop}`
  if (cursor === null) return `and ${key} ${isRising ? '>=' : '<='} ${begin} ${stop}`
  const later = isRising ? 'greatest' : 'least'
  const isBehind = `${cursor.value} ${isRising ? '>=' : '<='} ${begin}`
  return `and (${key}, ${uuid}) ${isRising ? '>' : '<'} (${later}(${cursor.value}, ${begin}),
    case when ${isBehind} then ${cursor.uuid} else ${isRising ? lowest : highest} end) ${stop}`
}

/** As `writeBehind`, within the bounds of the filter. */
function writeRange(walk: Walk, key: string, uuid: string): string {
  const bounds = walk.people.filter.bounds[walk.field]
  return bounds.from === never
    ? `and ${key} = ${never} ${writeBehindNever(walk, uuid)}`
    : writeWithin(walk, key, uuid, bounds)
}

/** What has to be asked of each person besides. */
export const othersOf = ({ people, named }: Walk): string[] => [
  ...onPersonAlone(people.filter, people.places !== null),
  ...named.conditions,
]

/** How many entries of the list are read, as SQL: beyond so many it is sooner to read all of the units. */
function writeEntries(walk: Walk): string {
  const { people, limits } = walk
  if (othersOf(walk).length > 0) return String(limits.searched)
  if (people.places === null) return String(limits.entries)
  const part = people.filter.fresh === null ? 1 : limits.fresh
  const most = people.places.isCounted
    ? `least(${limits.entries}, (select people / ${part} from size))`
    : limits.entries
  return `(select case way when 'RANGE' then ${limits.ahead} else ${most} end from way)`
}

/** Whether looking through the list is worth its time: not for few people, nor for what few of them have. */
function writeWorth({ people }: Walk): string {
  if (people.places !== null) return `(select way in ('WALK', 'RANGE') from way)`
  return people.filter.isRareTrait ? 'false' : 'true'
}

/** Whether the list is of those who have not signed in for long, by when they did, and nothing else has to be asked of them. */
export const isQuietOrder = (walk: Walk): boolean =>
  walk.people.filter.quiet !== null && walk.field === 'LAST_SIGN_IN' && othersOf(walk).length === 0

/**
 * The parts of that order in which somebody can match: those who did before that day, and behind them, as all who never signed
 * in, those who were made before it. The two have nothing between them that matches, so no walk may go from one to the other.
 * The latter stand in the order of their uuids, which is that of when they were made but for few who have an index of their
 * own. Of these it has to be asked when they were made.
 */
export function quietParts(
  { signedIn, made, uuid }: Readonly<Record<'signedIn' | 'made' | 'uuid', string>>,
  quiet: string,
  isRising: boolean,
) {
  const isNever = `${signedIn} = ${never}`
  const last = `last_uuid_of(${quiet})`
  const parts = [
    { condition: `${signedIn} < ${quiet}`, isNever: false },
    { condition: `${isNever} and ${uuid} <= ${last}`, isNever: true },
    { condition: `${isNever} and ${uuid} > ${last} and ${uuid} > last_uuid_of(${made})`, isNever: true },
  ]
  return isRising ? parts : parts.toReversed()
}

/** Those parts of the order in which alone somebody can match, one behind the other, as conditions on `w` behind the cursor; null: anywhere. */
function listParts(walk: Walk): readonly string[] | null {
  const { people, field, isRising } = walk
  const { quiet, bounds } = people.filter
  if (!isQuietOrder(walk) || people.places === null || quiet === null) return null
  const key = sortKeys[field].ofPlace
  const { from, to } = bounds[field]
  const within = [...(from === null ? [] : [`${key} >= ${from}`]), ...(to === null ? [] : [`${key} <= ${to}`])]
  const columns = { signedIn: key, made: 'w.created_at', uuid: 'w.person' }
  return quietParts(columns, quiet, isRising).map(
    ({ condition, isNever }) =>
      `${joinAll([condition, ...within])} ${isNever ? writeBehindNever(walk, columns.uuid) : writeBehind(walk, key, columns.uuid)}`,
  )
}

/** In which order a page of some units is read, and in which ranges of it somebody can match. */
export function listOrder(walk: Walk): ListOrder {
  const { people, field, limit } = walk
  const key = sortKeys[field].ofPlace
  const range = (bounds: Bounds): string => `true ${writeWithin(walk, key, 'w.person', bounds)}`
  // Who never signed in stands behind everybody else, and nobody between them and those who have not for long matches.
  const ranges = isQuietOrder(walk)
    ? [range({ from: null, to: people.filter.quiet }), range({ from: never, to: null })]
    : [range(people.filter.bounds[field])]
  return { field, ranges, direction: orderOf(walk), limit }
}

/** The next of the list, read from an index alone; `end` says which of them. */
function writeWalk(walk: Walk, end: string, part?: string): string {
  const { people, field } = walk
  const { column, ofPlace } = sortKeys[field]
  const isPlaced = people.places !== null
  const [key, uuid] = isPlaced ? [ofPlace, 'w.person'] : [column, 'p.uuid']
  const columns = isPlaced
    ? `${placeColumns} from person_place w`
    : `p.uuid, p.status, p.created_at, ${sortKeys.LAST_SIGN_IN.column} as signed_in_at from person p`
  const range = part === undefined ? writeRange(walk, key, uuid) : `and ${part}`
  return `select ${columns} where ${writeWorth(walk)} ${range}
    order by ${key} ${orderOf(walk)}, ${uuid} ${orderOf(walk)} ${end}`
}

/** Those of the walk that match, as far as they fill the page. */
function writeNear(walk: Walk): string {
  const { people, limit, candidates } = walk
  const conditions = joinAll([
    ...(people.places === null ? [] : [people.places.isWithinRow('f')]),
    ...onRow(people.filter, 'f', people.places !== null),
  ])
  const others = othersOf(walk)
  const rows = `select f.uuid from (${writeWalk(walk, `limit ${writeEntries(walk)}`)}) f where ${conditions}`
  if (others.length === 0) return `${rows} limit ${limit}`
  return `select c.uuid from (${rows} limit ${candidates}) c
    where (select true from person p where p.uuid = c.uuid and ${joinAll(others)} limit 1) limit ${limit}`
}

/** As `near` and `got`, where the order has parts: none is looked at before those ahead of it came to their end. */
function writeNearParts(walk: Walk, parts: readonly string[]): string[] {
  const { people, limit } = walk
  const entries = writeEntries(walk)
  const conditions = joinAll([
    ...(people.places === null ? [] : [people.places.isWithinRow('f')]),
    ...onRow(people.filter, 'f', true),
  ])
  const rows = parts.map(
    (part, place) =>
      `(select f.uuid, ${place} as part from (${writeWalk(walk, `limit ${entries}`, part)}) f where ${conditions})`,
  )
  const cases = parts.flatMap((part, place) => [
    `when (select count(*) from near where part <= ${place}) >= ${limit} then true`,
    `when exists (select from (${writeWalk(walk, `offset greatest(${entries} - 1, 0) limit 1`, part)}) e) then false`,
  ])
  return [
    `near as materialized (select f.uuid, f.part from (${rows.join(' union all ')}) f limit ${limit})`,
    `got as materialized (select case when not ${writeWorth(walk)} then false ${cases.join(' ')} else true end as is_enough)`,
  ]
}

/** Whether the page is found: it is full, or the walk came to the end of the list. */
function writeGot(walk: Walk): string {
  const { limit, candidates } = walk
  const most = othersOf(walk).length > 0 ? String(Math.min(walk.limits.searched, candidates)) : writeEntries(walk)
  return `select case when (select count(*) from near) >= ${limit} then true when not ${writeWorth(walk)} then false
    else not exists (select from (${writeWalk(walk, `offset greatest(${most} - 1, 0) limit 1`)}) e) end as is_enough`
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
export function writeSooner(walk: Walk): string[] {
  const parts = listParts(walk)
  if (parts !== null) return writeNearParts(walk, parts)
  if (walk.people.places === null && othersOf(walk).length > 0) {
    return [
      `near as materialized (${writeNearPeople(walk)})`,
      `got as materialized (select count(*) >= ${walk.limit} as is_enough from near)`,
    ]
  }
  return [`near as materialized (${writeNear(walk)})`, `got as materialized (${writeGot(walk)})`]
}
