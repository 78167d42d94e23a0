import type { Parameters } from '../../list/keysetList.ts'
import { patternOf } from '../../searching.ts'
import type { SearchClause } from './parseSearch.ts'
import type { SimilarWord } from './searchStore.ts'

/** How exactly media have to match: each part of a search, a word that is written similarly, or a part of a word. */
export type SearchPrecision = 'EXACT' | 'SIMILAR' | 'STEM'

/** A search as SQL over `medium_search s`. A statement has the parameters of what is written for it alone. */
export interface SearchConditions {
  readonly matches: () => string
  /** Conditions of which any one suffices: told one after another, the first medium ends the search. */
  readonly alternatives: () => readonly string[]
  /** How well they match: a whole number, the higher the better. */
  readonly relevance: () => string
}

/** Words of titles that are written similarly to typed ones. */
export type SimilarWords = ReadonlyMap<string, readonly SimilarWord[]>

/** Words of so many letters have to begin a word, and known terms of so many to be one: a text has "it" nearly everywhere. */
const shortest = 3
const stemLength = 4
/** The beginning and the end of a compound that are looked for by themselves. */
const compoundFrom = 9
const compoundPart = 6

const either = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`
const all = (conditions: readonly string[]): string => `(${conditions.join(' and ')})`

/** So many conditions PostgreSQL tests together; of more it thinks that reading all media is as good as an index for each. */
const mostTogether = 2

/** Media that one of these conditions is true of, each found by its own index. */
const anyOf = (conditions: readonly string[]): string =>
  conditions.length <= mostTogether
    ? either(conditions)
    : `s.medium in (${conditions.map((condition) => `select s.medium from medium_search s where ${condition}`).join(' union all ')})`

/** A condition and what it is worth. */
type Score = readonly [string, number]

/** The columns of `medium_search` with words. */
type Column = 's.title' | 's.words'

type Add = (value: string) => string

const begins = (word: string): string => `% ${patternOf(word).slice(1)}`

const hasWords = (term: readonly string[], column: Column, add: Add, isKnown = true): string => {
  const patternIn = (word: string): string => {
    if (word.length > shortest) return patternOf(word)
    return isKnown ? `${begins(word).slice(0, -1)} %` : begins(word)
  }
  return all(term.map((word) => `${column} like ${add(patternIn(word))}`))
}

/** Each of these finds media that have one part of a search, or something with the same meaning, anywhere. */
function conditionsOf({ typed, synonyms }: SearchClause, add: Add): readonly string[] {
  const text = `${add(typed.join(' '))}::text`
  const query = ['english', 'german', 'simple']
    .map((language) => `plainto_tsquery('${language}', ${text})`)
    .join(' || ')
  return [
    ...[typed, ...synonyms].map((term) => hasWords(term, 's.words', add, synonyms.length > 0)),
    // Inflections, descriptions and pages.
    `s.document @@ (${query})`,
  ]
}

/** What one part of a search is worth where it is found: most in a title, as it was typed. */
function scoresOf({ typed, synonyms }: SearchClause, add: Add): readonly Score[] {
  const inTitle: readonly Score[] =
    synonyms.length > 0
      ? [
          [hasWords(typed, 's.title', add, true), 120],
          ...synonyms.map((term): Score => [hasWords(term, 's.title', add), 80]),
        ]
      : [
          [all(typed.map((word) => `s.title like ${add(begins(word))}`)), 120],
          [hasWords(typed, 's.title', add, false), 100],
        ]
  return [
    ...inTitle,
    [hasWords(typed, 's.words', add, synonyms.length > 0), 60],
    ...synonyms.map((term): Score => [hasWords(term, 's.words', add), 50]),
  ]
}

const firstOf = (scores: readonly Score[], otherwise: number): string =>
  scores.length === 0
    ? `${otherwise}`
    : `case ${scores.map(([condition, value]) => `when ${condition} then ${value}`).join(' ')} else ${otherwise} end`

/** Patterns of what a title may have instead of a typed word, and what each is worth. */
function patternsNear(word: string, precision: SearchPrecision, similar: SimilarWords): readonly Score[] {
  if (precision === 'SIMILAR')
    return (similar.get(word) ?? []).map((one) => [
      `${begins(one.word).slice(0, -1)} %`,
      Math.round(one.similarity * 80),
    ])
  const parts = [
    ...(word.length >= stemLength ? [begins(word.slice(0, stemLength))] : []),
    ...(word.length >= compoundFrom ? [word.slice(0, compoundPart), word.slice(-compoundPart)].map(patternOf) : []),
  ]
  return parts.map((pattern) => [pattern, 30])
}

/** Writes a search as SQL. @param clauses at least one */
export function writeSearch(
  clauses: readonly SearchClause[],
  { precision, similar }: { readonly precision: SearchPrecision; readonly similar: SimilarWords },
  parameters: Parameters,
): SearchConditions {
  const places = new Map<string, string>()
  const add: Add = (value) => {
    const place = places.get(value) ?? parameters.add(value)
    places.set(value, place)
    return place
  }
  const near = ({ typed }: SearchClause): readonly Score[] =>
    typed
      .flatMap((word) => patternsNear(word, precision, similar))
      .map(([pattern, value]): Score => [`s.title like ${add(pattern)}`, value])
      .toSorted(([, one], [, other]) => other - one)
  const isExact = precision === 'EXACT'
  const anything = (): readonly string[] =>
    clauses.flatMap((clause) => [...conditionsOf(clause, add), ...near(clause).map(([condition]) => condition)])
  return {
    matches: () => (isExact ? all(clauses.map((clause) => anyOf(conditionsOf(clause, add)))) : anyOf(anything())),
    alternatives: () => {
      if (!isExact) return anything()
      const [first, ...rest] = clauses
      const others = rest.map((clause) => anyOf(conditionsOf(clause, add)))
      return first === undefined ? [] : conditionsOf(first, add).map((condition) => all([condition, ...others]))
    },
    relevance: () => {
      const scores = clauses.map((clause) =>
        isExact ? firstOf(scoresOf(clause, add), 20) : firstOf([...scoresOf(clause, add), ...near(clause)], 10),
      )
      const whole = add(begins(clauses.flatMap(({ typed }) => typed).join(' ')).slice(1))
      return `((${scores.join(' + ')}) / ${clauses.length} + case when s.title like ${whole} then 30 else 0 end - least(length(s.title), 200) / 20)`
    },
  }
}
