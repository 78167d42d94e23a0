import type { UserSortField } from '@somo/graphql/schema'
import { type FilterSql, joinAll, onPersonAlone, onRow, sortKeys } from './peopleFilter.ts'
import { type ListOrder, writeLarge } from './peopleLarge.ts'
import { isCommonText } from '../searching.ts'
import { placeColumns, type Places } from './places.ts'

/** How far people are looked through. */
export interface WalkLimits {
  /** So many entries of an index are read: a few milliseconds, and enough wherever one of 400 matches. No more than there are people. */
  readonly entries: number
  /** One for so many people where it is asked who was made within days: all of these are read in that part of the time. */
  readonly fresh: number
  /** So many where each has to be asked for besides: what is searched for may take longer. */
  readonly searched: number
  /** So many people for each one of the page are asked one by one whether they match. */
  readonly candidates: number
  /** From so many people on even what few have is found sooner in the list than among all of these. */
  readonly crowd: number
  /** Of large units all are read who have what is asked for, or were made within the days, where they are no more than so many. */
  readonly rare: number
  /** So many who were made, or signed in, within the days that are asked for are all read. */
  readonly range: number
  /** So many entries of the list are read before these, which are many where there are few people. */
  readonly ahead: number
  /** Where more of all who never signed in were made before a day than one of so many people, those of the units are read instead. */
  readonly made: number
  /** Of so many all are sorted before they are asked one by one for what is searched for. */
  readonly sorted: number
  /** So many who hold the text that is searched for are all asked where they are; a quarter where all people may be read as well. */
  readonly hits: number
  /** Among so many people it is told whether a text is common; where it is, who else has it is not counted. */
  readonly sample?: number
}

export const usualLimits: WalkLimits = {
  entries: 20_000,
  fresh: 4,
  searched: 100_000,
  candidates: 100,
  crowd: 100_000,
  rare: 200,
  range: 8000,
  ahead: 1000,
  made: 8,
  sorted: 40_000,
  hits: 4000,
}

/** Conditions on `p.uuid`; whether they name those who may match at all. */
export interface Named {
  readonly conditions: readonly string[]
  readonly isChosen: boolean
}

export const unnamed: Named = { conditions: [], isChosen: false }

/** How those are found who stand in some units: one way of six, which the database tells by what it counts. */
export interface Ways {
  /**
   * `way` with one column `way`: ALL of the units, those with a TEXT, the next of LARGE units or the FEW of these who match, or a
   * WALK through the list of everybody wherever that is likely to be sooner, and those of a RANGE of days where a few entries of it
   * do not hold a page. What it takes to tell stands before it.
   */
  readonly parts: readonly string[]
  /**
   * All who match, as a query with their uuid and what the list is sorted by. @param isBehindWalk whether the walk was in
   * vain, as a condition: then they are found among all of the units.
   */
  readonly found: (isBehindWalk: string) => string
  /** What has to be asked of each of them besides, by its alias; nobody is asked before it is known that they are needed. */
  readonly asked: (row: string) => readonly string[]
}

interface Choice {
  readonly people: { readonly filter: FilterSql; readonly few: number }
  readonly places: Places
  readonly field: UserSortField
  readonly named: Named
  readonly limits: WalkLimits
  /** Where false, days alone tell nothing that the order of the list does not tell as well. */
  readonly hasRange: boolean
  /** In which order a page is asked for; null where nobody stands before anybody. */
  readonly order: ListOrder | null
}

const once = (way: string): string => `(select way = '${way}' from way)`

/** Whether few enough were made, or signed in last, within the days: the next behind so many is not there. */
function writeRangeProbe({ people, limits }: Choice): string {
  const { fresh, quiet } = people.filter
  const behind = `offset ${limits.range} limit 1`
  if (fresh !== null)
    return `not exists (select from (select w.created_at from person_place w where w.created_at >= ${fresh} order by w.created_at ${behind}) r)`
  return `not exists (select from (select w.signed_in_at from person_place w where w.signed_in_at < ${quiet ?? ''} order by w.signed_in_at ${behind}) r)`
}

const never = `w.signed_in_at = 'infinity'::timestamptz`
const neverSince = (quiet: string): string => `${never} and w.created_at < ${quiet}`

/** Whether those who never signed in and were made before a day are too many to read all of them. */
const writeMade = (
  quiet: string,
  { limits }: Choice,
): string => `made as materialized (select exists (select from (select w.created_at from person_place w
    where ${neverSince(quiet)} order by w.created_at offset (select least(people / ${limits.made}, ${limits.entries}) from size) limit 1) r) as is_many)`

/** Those of the days that are asked for, as queries: who never signed in is not quiet by when they did, but by when they were made. */
function writeRanges(choice: Choice, isBehindWalk: string): string[] {
  const { people, places, field } = choice
  const { fresh, quiet } = people.filter
  const { ofPlace } = sortKeys[field]
  // The orders of the days carry all but the name.
  const key =
    field === 'NAME'
      ? `(select ${ofPlace} from person_place w where w.person = f.uuid limit 1)`
      : ofPlace.replace('w.', 'f.')
  const conditions = joinAll([places.isWithinRow('f'), ...onRow(people.filter, 'f', true)])
  const isAsked = (also: string): string =>
    `(select case when way = 'RANGE' then ${isBehindWalk} and ${also} else false end from way)`
  const read = (range: string, also = 'true'): string =>
    `select f.uuid, ${key} as key from (select ${placeColumns} from person_place w where ${isAsked(also)} and ${range} offset 0) f where ${conditions}`
  if (fresh !== null) return [read(`w.created_at >= ${fresh}`)]
  return [
    read(`w.signed_in_at < ${quiet ?? ''}`),
    read(neverSince(quiet ?? ''), '(select not is_many from made)'),
    writeAll(
      { ...choice, people: { ...people, filter: { ...people.filter, traits: [...people.filter.traits, never] } } },
      isAsked('(select is_many from made)'),
    ),
  ]
}

/** Those of the units, as a query. */
function writeAll({ people, places, field }: Choice, isAsked: string): string {
  const { traits, texts, fresh } = people.filter
  const conditions = onRow(people.filter, 'w', true)
  // The index of branches tells when they were made before it tells anything else.
  return places
    .parts(isAsked, traits, [...texts, ...(fresh === null ? [] : [`w.created_at >= ${fresh}`])])
    .map(
      ({ table, condition }) =>
        `select w.person as uuid, ${sortKeys[field].ofPlace} as key from ${table} where ${joinAll([condition, ...conditions])}`,
    )
    .join(' union all ')
}

/** Those with the text, as a query. */
const writeHits = ({
  people,
  places,
  field,
}: Choice): string => `select f.uuid, f.key from (select uuid from hits where ${once('TEXT')}) h
  cross join lateral (select ${placeColumns}, ${sortKeys[field].ofPlace} as key from person_place w where w.person = h.uuid limit 1) f
  where ${joinAll([places.isWithinRow('f'), ...onRow(people.filter, 'f', true)])}`

/** How people of large units are found: what stands before, the way as SQL, and the people of either way as queries. */
interface LargeWay {
  readonly parts: readonly string[]
  readonly way: string
  readonly found: readonly string[]
}

/**
 * Of large units the next in the order of the list are read. Who has what few have, or was made within days, is
 * read first, by an index of its own: where there are only a few, these are sorted.
 */
function writeLargeWay(choice: Choice, order: ListOrder): LargeWay {
  const {
    people: { filter },
    field,
    limits,
  } = choice
  const { head, isLarge, next, recent, recentKey } = writeLarge(filter, order)
  const isRecent = filter.fresh !== null && field !== 'CREATED'
  const few = filter.traits.length > 0 ? writeAll(choice, 'true') : isRecent ? recent('true', filter.fresh) : null
  if (few === null) return { parts: [head], way: `when ${isLarge} then 'LARGE'`, found: next(once('LARGE')) }
  return {
    parts: [head, `few as materialized (select * from (${few}) f limit ${limits.rare} + 1)`],
    way: `when ${isLarge} then case when (select count(*) from few) <= ${limits.rare} then 'FEW' else 'LARGE' end`,
    found: [
      ...next(once('LARGE')),
      `select f.uuid, ${filter.traits.length > 0 ? 'f.key' : recentKey} as key from few f where ${once('FEW')}`,
    ],
  }
}

/** How the people of some units are found who match a filter. */
export function writeWays(choice: Choice): Ways {
  const { people, places, named, limits, hasRange, order } = choice
  const { filter } = people
  const others = [...onPersonAlone(filter, true), ...named.conditions]
  const hasHits = filter.isFindable || named.isChosen
  const fewHits = Math.ceil(limits.hits / 4)
  // Of up to `sorted` people all can be read, and the text be found on the way.
  const mostHits = named.isChosen
    ? String(limits.hits)
    : `(select case when people <= ${limits.sorted} then ${fewHits} else ${limits.hits} end from size)`
  const isRanged = hasRange && (filter.fresh !== null || filter.quiet !== null)
  const large = order === null || !places.isCounted || others.length > 0 ? null : writeLargeWay(choice, order)
  const cases = [
    `when s.people <= ${hasHits ? Math.min(people.few, fewHits) : people.few} then 'ALL'`,
    ...(filter.isFindable && !named.isChosen
      ? [`when s.people <= ${limits.sorted} and ${isCommonText(joinAll(filter.texts), limits.sample)} then 'ALL'`]
      : []),
    ...(hasHits ? [`when (select count(*) from hits) <= ${mostHits} then 'TEXT'`] : []),
    ...(others.length > 0 ? [`when s.people <= ${limits.sorted} then 'ALL'`] : []),
    ...(large === null ? [] : [large.way]),
    ...(filter.traits.length > 0 ? [`when s.people <= ${limits.crowd} then 'ALL'`] : []),
    ...(isRanged ? [`when ${writeRangeProbe(choice)} then 'RANGE'`] : []),
  ]
  const hits = `hits as materialized (select p.uuid from ${filter.source} p where ${joinAll(others)} limit ${mostHits} + 1)`
  return {
    parts: [
      ...(hasHits ? [hits] : []),
      ...(large?.parts ?? []),
      ...(isRanged && filter.fresh === null ? [writeMade(filter.quiet ?? '', choice)] : []),
      `way as materialized (select case ${cases.join(' ')} else 'WALK' end as way from size s)`,
    ],
    found: (isBehindWalk) =>
      [
        writeAll(choice, `(select case when way = 'WALK' then ${isBehindWalk} else way = 'ALL' end from way)`),
        ...(large?.found ?? []),
        ...(isRanged ? writeRanges(choice, isBehindWalk) : []),
        ...(hasHits ? [writeHits(choice)] : []),
      ].join(' union all '),
    asked: (row) =>
      others.length === 0
        ? []
        : [`(select true from person p where p.uuid = ${row}.uuid and ${joinAll(others)} limit 1)`],
  }
}
