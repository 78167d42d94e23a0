import { hasLongNumber, patternOf, peopleWithNumber, wordsOf } from '../searching.ts'
import type { ConsentChoice } from './consentStore.ts'

/** What a text is searched for with, as SQL. */
interface Sought {
  /** Whether a text, folded, has all words of it. */
  readonly isIn: (text: string) => string
  /** The people who can have it, as a table. */
  readonly people: string
}

/** What a choice asks of `consent c`, as SQL: its conditions, their values from `$1` on, and what is searched for. */
export interface ConsentConditions {
  readonly parts: readonly string[]
  readonly values: unknown[]
  /** Null where nothing is searched for. */
  readonly sought: Sought | null
}

function writeSought(search: string, values: unknown[]): Sought {
  const words = wordsOf(search)
  const places = words.map((word) => `$${values.push(patternOf(word))}`)
  const number = places[words.findIndex(hasLongNumber)]
  return {
    isIn: (text) => (places.length === 0 ? 'true' : places.map((place) => `${text} like fold_text(${place})`).join(' and ')),
    people: number === undefined ? 'person' : peopleWithNumber(`number_parts(${number})`),
  }
}

/** The conditions of a choice; what is searched for is none of them, see `writeFinding` and `searchConditions`. */
export function conditionsOf({ document, version, decisions, from, until, search }: ConsentChoice): ConsentConditions {
  const parts: string[] = []
  const values: unknown[] = []
  if (document !== null) parts.push(`c.document = $${values.push(document)}`)
  if (version !== null) parts.push(`c.version = $${values.push(version)}`)
  if (decisions !== null) parts.push(`c.decision = any($${values.push(decisions)})`)
  if (from !== null) parts.push(`c.at >= $${values.push(from)}::timestamptz`)
  if (until !== null) parts.push(`c.at < $${values.push(until)}::timestamptz`)
  const sought = search === null ? null : writeSought(search, values)
  return { parts, values, sought }
}

/** Conditions as a where clause; empty without any. */
export const joinConditions = (parts: readonly string[]): string => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`)

/** The people with a text, as a query of their uuids. */
const named = ({ isIn, people }: Sought): string => `select found.uuid from ${people} found where ${isIn('found.search_text')} and found.status <> 'ANONYMISED'`
/** The documents with one in their name. There are few of them. */
const titled = ({ isIn }: Sought): string => `select titled.uuid from legal_document titled where ${isIn('fold_text(titled.title)')}`
const isPseudonym = ({ isIn }: Sought): string => `(c.pseudonym is not null and ${isIn('fold_text(c.pseudonym)')})`

/** What is searched for, as a condition of consents that are all read. */
export const searchConditions = (sought: Sought | null): string[] =>
  sought === null ? [] : [`(c.person in (${named(sought)}) or c.document in (${titled(sought)}) or ${isPseudonym(sought)})`]

/** Of so many people all consents are gathered; where more are found the list is read until it has a page. */
const fewPeople = 3000

/** Who and which documents hold what is searched for: what stands before a statement of `writeConsents`; empty where nothing is. */
export const writeFinding = (sought: Sought | null): string =>
  sought === null ? '' : `with found as materialized (${named(sought)} limit ${fewPeople + 1}),
    few as materialized (select count(*) <= ${fewPeople} as is_few from found), titles as materialized (${titled(sought)})`

/**
 * A page of consents, as a query behind `writeFinding`. Where few people hold what is searched for, it is put together from
 * their consents, those of the documents found and those of whoever was anonymised; where many do, the list is walked and
 * each row asked, never all people.
 * @param end its order and limit.
 */
export function writeConsents(parts: readonly string[], sought: Sought | null, end: string): string {
  if (sought === null) return `select c.* from consent c ${joinConditions(parts)} ${end}`
  const also = parts.map((part) => `and ${part}`).join(' ')
  const isOther = 'c.person not in (select uuid from found)'
  // Each row asks for its one person: a subquery over all of them would find them all first.
  const isNamed = `(select ${sought.isIn('found.search_text')} and found.status <> 'ANONYMISED' from person found where found.uuid = c.person)`
  return `select c.* from (
      select c.* from found f cross join lateral (select c.* from consent c where c.person = f.uuid ${also} offset 0) c where (select is_few from few)
      union all
      select c.* from titles t cross join lateral (select c.* from consent c where c.document = t.uuid and ${isOther} ${also} ${end}) c
        where (select is_few from few)
      union all
      select c.* from consent c where (select is_few from few) and ${isPseudonym(sought)} and ${isOther} and c.document not in (select uuid from titles) ${also}
      union all
      (select c.* from consent c where (select not is_few from few)
        and (${isNamed} or c.document in (select uuid from titles) or ${isPseudonym(sought)}) ${also} ${end})
    ) c ${end}`
}
