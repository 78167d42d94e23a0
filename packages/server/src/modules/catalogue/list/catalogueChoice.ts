import type { CatalogueFilter } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { createParameters, type FilterTable, joinAnd, type Parameters } from '../../list/keysetList.ts'
import { personInSql } from '../catalogueRow.ts'
import { parseSearch, searchedWords, type SearchClause } from '../search/parseSearch.ts'
import { writeSearch } from '../search/searchConditions.ts'
import { readSynonyms } from '../search/searchStore.ts'

/** What a person sees of the catalogue, and what of it is asked for. */
export interface CatalogueChoice {
  readonly subject: string
  readonly filter: CatalogueFilter
  /** The parts of the search; none where nothing is searched for. */
  readonly clauses: readonly SearchClause[]
  /** Nothing has all parts: the nearest are asked for. */
  readonly isNearest: boolean
}

const longestSearch = 200

const nowhere = '00000000-0000-0000-0000-000000000000'
const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)

/** The duration of `t` as a value of the facet. */
export const durationInSql = `case when t.duration_minutes < 15 then 'SHORT' when t.duration_minutes <= 60 then 'MEDIUM'
  when t.duration_minutes > 60 then 'LONG' end`

/** Categories that people see: active, and so are all above. */
export const activeCategories = `with recursive active (uuid, parent, names, path) as (
    select c.uuid, c.parent, c.names, array[c.position] from category c where c.parent is null and c.is_active
    union all select c.uuid, c.parent, c.names, a.path || c.position from category c join active a on c.parent = a.uuid where c.is_active)`

const inCategory = (category: string): string => `t.uuid in (
  with recursive below (uuid) as (
    select c.uuid from category c where c.uuid = ${category}::uuid
    union select c.uuid from category c join below b on c.parent = b.uuid)
  select mc.medium from medium_category mc join below b on b.uuid = mc.category)`

/** One predicate over `t` for each filter but the search. */
export const facetPredicates: FilterTable<Omit<CatalogueFilter, 'search'>> = {
  kind: (kinds, { add }) => `t.kind = any(${add(kinds)}::text[])`,
  category: (category, { add }) => inCategory(add(known(category))),
  language: (languages, { add }) => `t.languages && ${add(languages)}::text[]`,
  duration: (durations, { add }) => `${durationInSql} = any(${add(durations)}::text[])`,
  hasCertificate: (isWanted, { add }) => `grants_certificate(t.uuid) = ${add(isWanted)}`,
}

/** Media that a person sees and that match the search, as SQL. */
export interface MatchingMedia {
  readonly parameters: Parameters
  /** The placeholder of the subject, which is the first. */
  readonly person: string
  /** A table of columns of medium, `listed_at` and, where it is wanted, `relevance`. */
  readonly from: string
}

/** Writes what a choice has before its facets narrow it. */
export function writeMatching(choice: CatalogueChoice, isRanked: boolean): MatchingMedia {
  const parameters = createParameters()
  const person = personInSql(parameters.add(choice.subject))
  const search = choice.clauses.length === 0 ? null : writeSearch(choice.clauses, parameters)
  const { isNearest } = choice
  const condition = search === null ? 'true' : isNearest ? search.isNear() : search.matches()
  const score = (): string =>
    search === null ? 'extract(epoch from s.listed_at)::int' : isNearest ? search.nearness() : search.relevance()
  // Behind `offset 0` the score is computed once a row.
  const from = `(select t.*, s.listed_at${isRanked ? `, ${score()} as relevance` : ''} from medium t join medium_search s on s.medium = t.uuid
    where ${joinAnd([condition, isVisibleInCatalogue('t', person)])}${search === null ? '' : ' offset 0'}) t`
  return { parameters, person, from }
}

/**
 * Reads what is asked for. Where no visible medium has every part of the search, the nearest are asked for.
 * @throws SomoError BAD_INPUT where more is searched for than 200 characters
 */
export async function readChoice(sql: Queryable, subject: string, filter: CatalogueFilter): Promise<CatalogueChoice> {
  const search = filter.search ?? ''
  if (search.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const synonyms = searchedWords(search).length === 0 ? [] : await readSynonyms(sql, search)
  const choice = { subject, filter, clauses: parseSearch(search, synonyms), isNearest: false }
  if (choice.clauses.length === 0) return choice
  const { parameters, from } = writeMatching(choice, false)
  const { rows } = await sql.query<{ isFound: boolean }>(`select exists (select from ${from}) as "isFound"`, [
    ...parameters.values,
  ])
  return { ...choice, isNearest: rows[0]?.isFound !== true }
}
