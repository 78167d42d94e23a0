import type { CatalogueFilter } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { createParameters, type FilterTable, type Parameters } from '../../list/keysetList.ts'
import { personInSql } from '../catalogueRow.ts'
import { parseSearch, searchedWords, type SearchClause } from '../search/parseSearch.ts'
import { writeSearch, type SearchPrecision, type SimilarWords } from '../search/searchConditions.ts'
import { readSimilarWords, readSynonyms } from '../search/searchStore.ts'

/** What a person sees of the catalogue, and what of it is asked for. */
export interface CatalogueChoice {
  readonly subject: string
  readonly filter: CatalogueFilter
  /** The parts of the search; none where nothing is searched for. */
  readonly clauses: readonly SearchClause[]
  /** How exactly media match; where nothing has all parts, the nearest are asked for. */
  readonly precision: SearchPrecision
  readonly similar: SimilarWords
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
  /** A table of columns of medium, `listed_at` and, where it is ranked, `relevance`. */
  readonly from: string
}

/**
 * Writes what a choice has before its facets narrow it.
 * @param ranked the order of its relevance; null where it is not ranked
 */
export function writeMatching(choice: CatalogueChoice, ranked: 'asc' | 'desc' | null): MatchingMedia {
  const parameters = createParameters()
  const person = personInSql(parameters.add(choice.subject))
  const isVisible = isVisibleInCatalogue('t', person)
  if (choice.clauses.length === 0)
    return {
      parameters,
      person,
      from: `(select t.*, s.listed_at from medium_search s join medium t on t.uuid = s.medium where ${isVisible}) t`,
    }
  const search = writeSearch(choice.clauses, choice, parameters)
  // Ranked by the search table alone: then a page reads and tests as many media as it shows, however many match.
  const [relevance, order] =
    ranked === null
      ? ['', '']
      : [`, ${search.relevance()} as relevance`, ` order by relevance ${ranked}, s.medium ${ranked}`]
  const found = `select s.medium, s.listed_at${relevance} from medium_search s
    where ${search.matches()}${order} offset 0`
  return {
    parameters,
    person,
    from: `(select t.*, s.listed_at${ranked === null ? '' : ', s.relevance'} from (${found}) s join medium t on t.uuid = s.medium
      where ${isVisible}) t`,
  }
}

/**
 * Reads what is asked for. Where no visible medium has every part of the search, the nearest are asked for.
 * @throws SomoError BAD_INPUT where more is searched for than 200 characters
 */
export async function readChoice(sql: Queryable, subject: string, filter: CatalogueFilter): Promise<CatalogueChoice> {
  const search = filter.search ?? ''
  if (search.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const synonyms = searchedWords(search).length === 0 ? [] : await readSynonyms(sql, search)
  const clauses = parseSearch(search, synonyms)
  const exact: CatalogueChoice = { subject, filter, clauses, precision: 'EXACT', similar: new Map() }
  if (clauses.length === 0 || (await hasAny(sql, exact))) return exact
  const similar = await readSimilarWords(
    sql,
    clauses.flatMap(({ typed }) => typed),
  )
  const near: CatalogueChoice = { ...exact, precision: 'SIMILAR', similar }
  return (await hasAny(sql, near)) ? near : { ...exact, precision: 'STEM' }
}

async function hasAny(sql: Queryable, choice: CatalogueChoice): Promise<boolean> {
  const parameters = createParameters()
  const isVisible = isVisibleInCatalogue('t', personInSql(parameters.add(choice.subject)))
  // Behind `offset 0` each condition is read by its index; to find one row PostgreSQL would rather try all.
  const found = writeSearch(choice.clauses, choice, parameters)
    .alternatives()
    .map(
      (condition) =>
        `exists (select from (select s.medium from medium_search s where ${condition} offset 0) s join medium t on t.uuid = s.medium where ${isVisible})`,
    )
  const { rows } = await sql.query<{ isFound: boolean }>(`select ${found.join(' or ')} as "isFound"`, [
    ...parameters.values,
  ])
  return rows[0]?.isFound === true
}
