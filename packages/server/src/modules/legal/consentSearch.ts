import type { ConsentChoice } from './consentStore.ts'

/** What a choice asks of `consent c`, as SQL: its conditions, their values from `$1` on, and the pattern that is searched for. */
export interface ConsentConditions {
  readonly parts: readonly string[]
  readonly values: unknown[]
  /** Null where nothing is searched for. */
  readonly pattern: string | null
}

/** The conditions of a choice; what is searched for is none of them, see `writeConsents` and `searchConditions`. */
export function conditionsOf({ document, version, decisions, from, until, search }: ConsentChoice): ConsentConditions {
  const parts: string[] = []
  const values: unknown[] = []
  if (document !== null) parts.push(`c.document = $${values.push(document)}`)
  if (version !== null) parts.push(`c.version = $${values.push(version)}`)
  if (decisions !== null) parts.push(`c.decision = any($${values.push(decisions)})`)
  if (from !== null) parts.push(`c.at >= $${values.push(from)}::timestamptz`)
  if (until !== null) parts.push(`c.at < $${values.push(until)}::timestamptz`)
  const pattern = search === null ? null : `'%' || fold_text($${values.push(search.replaceAll(/[\\%_]/g, String.raw`\$&`))}) || '%'`
  return { parts, values, pattern }
}

/** Conditions as a where clause; empty without any. */
export const joinConditions = (parts: readonly string[]): string => (parts.length === 0 ? '' : `where ${parts.join(' and ')}`)

/** The people with a text, as a query of their uuids. */
const named = (pattern: string): string => `select found.uuid from person found where found.search_text like ${pattern} and found.status <> 'ANONYMISED'`
/** The documents with one in their name. There are few of them. */
const titled = (pattern: string): string => `select titled.uuid from legal_document titled where fold_text(titled.title) like ${pattern}`
const isPseudonym = (pattern: string): string => `(c.pseudonym is not null and fold_text(c.pseudonym) like ${pattern})`

/** What is searched for, as a condition of consents that are all read. */
export const searchConditions = (pattern: string | null): string[] =>
  pattern === null ? [] : [`(c.person in (${named(pattern)}) or c.document in (${titled(pattern)}) or ${isPseudonym(pattern)})`]

/** Of so many people all consents are gathered; where more are found the list is read until it has a page. */
const fewPeople = 3000

/**
 * A page of consents, as a query. Where few people hold what is searched for, it is put together from their consents, those of
 * the documents found and those of whoever was anonymised; where many do, the list is walked and each row asked, never all people.
 * @param end its order and limit.
 */
export function writeConsents(parts: readonly string[], pattern: string | null, end: string): string {
  if (pattern === null) return `select c.* from consent c ${joinConditions(parts)} ${end}`
  const also = parts.map((part) => `and ${part}`).join(' ')
  const isOther = 'c.person not in (select uuid from found)'
  // Each row asks for its one person: a subquery over all of them would find them all first.
  const isNamed = `(select found.search_text like ${pattern} and found.status <> 'ANONYMISED' from person found where found.uuid = c.person)`
  return `with found as materialized (${named(pattern)} limit ${fewPeople + 1}), few as materialized (select count(*) <= ${fewPeople} as is_few from found),
      titles as materialized (${titled(pattern)})
    select c.* from (
      select c.* from found f cross join lateral (select c.* from consent c where c.person = f.uuid ${also} offset 0) c where (select is_few from few)
      union all
      select c.* from titles t cross join lateral (select c.* from consent c where c.document = t.uuid and ${isOther} ${also} ${end}) c
        where (select is_few from few)
      union all
      select c.* from consent c where (select is_few from few) and ${isPseudonym(pattern)} and ${isOther} and c.document not in (select uuid from titles) ${also}
      union all
      (select c.* from consent c where (select not is_few from few)
        and (${isNamed} or c.document in (select uuid from titles) or ${isPseudonym(pattern)}) ${also} ${end})
    ) c ${end}`
}
