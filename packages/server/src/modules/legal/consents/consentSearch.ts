import { hasLongNumber, isCommonText, peopleWithKeys, personWords } from '../../searching.ts'
import type { ConsentChoice } from './consentChoice.ts'

/** What a text is searched for with, as SQL. */
interface Sought {
  /** Whether a text, folded, has all words of it. */
  readonly isIn: (text: string) => string
  /** The people who can have it, as a table. */
  readonly people: string
  /** Whether it holds a long number, which few have. */
  readonly isNumber: boolean
}

/** What a choice asks of `consent c`, as SQL: its conditions, their values from `$1` on, and what is searched for. */
export interface ConsentConditions {
  readonly parts: readonly string[]
  readonly values: unknown[]
  /** What the index of those who did not accept is known by, where nobody else is meant. Of a list in its order, PostgreSQL would sort these. */
  readonly refused: readonly string[]
  /** Null where nothing is searched for. */
  readonly sought: Sought | null
}

function writeSought(search: string, values: unknown[]): Sought {
  const words = personWords(search, (value) => `$${values.push(value)}`)
  return {
    isIn: (text) => (words.length === 0 ? 'true' : words.map(({ isIn }) => isIn(text)).join(' and ')),
    people: peopleWithKeys(words),
    isNumber: words.some(({ word }) => hasLongNumber(word)),
  }
}

/**
 * The conditions of a choice; what is searched for is none of them, see `writeFinding` and `searchConditions`.
 */
export function conditionsOf({ document, version, decisions, from, until, search }: ConsentChoice): ConsentConditions {
  const parts: string[] = []
  const values: unknown[] = []
  if (document !== null) parts.push(`c.document = $${values.push(document)}`)
  if (version !== null) parts.push(`c.version = $${values.push(version)}`)
  // One answer in the order of its index; of several PostgreSQL takes another.
  if (decisions?.length === 1) parts.push(`c.decision = $${values.push(decisions[0])}`)
  else if (decisions !== null) parts.push(`c.decision = any($${values.push(decisions)})`)
  if (from !== null) parts.push(`c.at >= $${values.push(from)}::timestamptz`)
  if (until !== null) parts.push(`c.at < $${values.push(until)}::timestamptz`)
  const sought = search === null ? null : writeSought(search, values)
  const refused = decisions === null || decisions.includes('ACCEPTED') ? [] : [`c.decision <> 'ACCEPTED'`]
  return { parts, values, refused, sought }
}

/** Conditions as a where clause; empty without any. */
export const joinConditions = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `where ${parts.join(' and ')}`

/** The people with a text, as a query of their uuids. */
const named = ({ isIn, people }: Sought): string =>
  `select found.uuid from ${people} found where ${isIn('found.search_text')} and found.status <> 'ANONYMISED'`
/** The documents with one in their name. There are few of them. */
const titled = ({ isIn }: Sought): string =>
  `select titled.uuid from legal_document titled where ${isIn('search_words(titled.title)')}`
const isPseudonym = ({ isIn }: Sought): string => `(c.pseudonym is not null and ${isIn('fold_text(c.pseudonym)')})`

/** What is searched for, as a condition of consents that are all read. */
export const searchConditions = (sought: Sought | null): string[] =>
  sought === null
    ? []
    : [`(c.person in (${named(sought)}) or c.document in (${titled(sought)}) or ${isPseudonym(sought)})`]

/** Of so many people all consents are gathered; where more are found the list is read until it has a page. */
const fewPeople = 3000
/** So much of the list is read first for a common text; enough wherever one of 200 consents matches. */
const mostRead = 10_000

/** Who and which documents hold what is searched for: what stands before a statement of `writeConsents`; empty where nothing is. */
export const writeFinding = (sought: Sought | null): string =>
  sought === null
    ? ''
    : `with common as materialized (select ${sought.isNumber ? 'false' : isCommonText(sought.isIn('w.search_text'))} as is_common),
    found as materialized (${named(sought)} limit ${fewPeople + 1}),
    few as materialized (select count(*) <= ${fewPeople} as is_few from found), titles as materialized (${titled(sought)})`

/** The order of a page and its length, as SQL. */
export interface ConsentEnd {
  readonly order: string
  readonly limit: string
}

/** Whether the person of a consent has the text, asked of its row: a subquery over all people would find them all first. */
const isNamed = ({ isIn }: Sought): string =>
  `coalesce((select ${isIn('found.search_text')} and found.status <> 'ANONYMISED' from person found where found.uuid = c.person), false)`

const writeAlso = (parts: readonly string[]): string => parts.map((part) => `and ${part}`).join(' ')

/**
 * A page of consents, as a query behind `writeFinding`. Where many people hold what is searched for, the list is walked and
 * each row asked, never all people: at once where a few of them tell so, else where many were found. Where few do, it is put
 * together from their consents, those of the documents found and those of whoever was anonymised.
 */
export function writeConsents(parts: readonly string[], sought: Sought | null, { order, limit }: ConsentEnd): string {
  const end = `${order} limit ${limit}`
  if (sought === null) return `select c.* from consent c ${joinConditions(parts)} ${end}`
  const also = writeAlso(parts)
  const isOther = 'c.person not in (select uuid from found)'
  const matches = `(${isNamed(sought)} or c.document in (select uuid from titles) or ${isPseudonym(sought)})`
  const [isGathered, isWalked] = ['true', 'false'].map(
    (few) => `(select case when is_full then false else (select is_few = ${few} from few) end from full_page)`,
  )
  return `with near as materialized (select c.* from (select c.* from consent c where (select is_common from common) ${also} ${order} limit ${mostRead}) c
      where ${matches} ${end}),
    full_page as materialized (select count(*) >= ${limit} as is_full from near)
    select c.* from (
      select * from near where (select is_full from full_page)
      union all
      select c.* from found f cross join lateral (select c.* from consent c where c.person = f.uuid ${also} offset 0) c where ${isGathered}
      union all
      select c.* from titles t cross join lateral (select c.* from consent c where c.document = t.uuid and ${isOther} ${also} ${end}) c where ${isGathered}
      union all
      select c.* from consent c where ${isGathered} and ${isPseudonym(sought)} and ${isOther} and c.document not in (select uuid from titles) ${also}
      union all
      (select c.* from consent c where ${isWalked} and ${matches} ${also} ${end})
    ) c ${end}`
}

/** Of so many people three have a text that is held by too many to read all of them for what few answered. */
const fewLookedAt = 60

/**
 * The consents of those with a text who did not accept, as few did: their index is entered with the list of these people, whom
 * PostgreSQL 17 and later find in one go. Where one of twenty people has the text, each refusal is asked for its person.
 */
function writeRefused(sought: Sought, refused: readonly string[], also: string): string {
  const isCommon = sought.isNumber ? 'false' : isCommonText(sought.isIn('w.search_text'), fewLookedAt)
  // Nothing else may choose the index: any other would hold each of its rows against the whole list.
  const listed = `select c.* from consent c where not ${isCommon} and c.person = any (array(${named(sought)})) ${writeAlso(refused)} offset 0`
  return `select from (${listed}) c where true ${also}
    union all
    select from consent c where ${isCommon} and ${isNamed(sought)} ${writeAlso(refused)} ${also}`
}

/**
 * How many consents there are, counted to `limit`, as a statement of its own: those of the people found, then those of the
 * documents, then those of whoever was anonymised, each once. No order is asked for, so PostgreSQL stops in time by itself.
 */
export function writeConsentCount(
  { parts, refused, sought }: Omit<ConsentConditions, 'values'>,
  limit: string,
): string {
  const count = (consents: string): string => `select count(*)::int as count from (${consents} limit ${limit}) counted`
  if (sought === null) return count(`select from consent c ${joinConditions(parts)}`)
  const also = writeAlso(parts)
  const isTitled = sought.isIn('search_words(t.title)')
  const ofNamed =
    refused.length > 0
      ? writeRefused(sought, refused, also)
      : `select from ${sought.people} found join consent c on c.person = found.uuid
      where ${sought.isIn('found.search_text')} and found.status <> 'ANONYMISED' ${also}`
  return count(`${ofNamed}
    union all
    select from legal_document t join consent c on c.document = t.uuid where ${isTitled} and not ${isNamed(sought)} ${also}
    union all
    select from consent c where ${isPseudonym(sought)} and not ${isNamed(sought)} and not exists (select from legal_document t where t.uuid = c.document and ${isTitled}) ${also}`)
}
