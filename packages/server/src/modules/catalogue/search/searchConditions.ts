import type { Parameters } from '../../list/keysetList.ts'
import { patternOf } from '../../searching.ts'
import type { SearchClause } from './parseSearch.ts'
import type { SimilarWord } from './searchStore.ts'

/** How exactly media have to match: each part of a search, a word that is written similarly, or a part of a word. */
export type SearchPrecision = 'EXACT' | 'SIMILAR' | 'STEM'

/** A search as SQL over `medium_search s`. A statement has the parameters of what is written for it alone. */
export interface SearchConditions {
  readonly matches: () => string
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

/** Media that have one part of a search, or something with the same meaning, anywhere. */
function isFound({ typed, synonyms }: SearchClause, add: Add): string {
  const terms = [typed, ...synonyms]
  const isKnown = synonyms.length > 0
  const query = terms
    .map((term) => `${add(term.join(' '))}::text`)
    .flatMap((text) => ['english', 'german', 'simple'].map((language) => `plainto_tsquery('${language}', ${text})`))
    .join(' || ')
  return either([...terms.map((term) => hasWords(term, 's.words', add, isKnown)), `s.document @@ (${query})`])
}

/** What one part of a search is worth where it is found: most in a title, as it was typed. */
function scoreOf({ typed, synonyms }: SearchClause, add: Add): string {
  const isKnown = synonyms.length > 0
  const cases: readonly (readonly [string, number])[] = [
    [all(typed.map((word) => (isKnown ? hasWords([word], 's.title', add) : `s.title like ${add(begins(word))}`))), 120],
    [hasWords(typed, 's.title', add, isKnown), 100],
    ...synonyms.map((term) => [hasWords(term, 's.title', add), 80] as const),
    [hasWords(typed, 's.words', add, isKnown), 60],
    ...synonyms.map((term) => [hasWords(term, 's.words', add), 50] as const),
  ]
  return `case ${cases.map(([condition, value]) => `when ${condition} then ${value}`).join(' ')} else 20 end`
}

/** What a title may have instead of a typed word, as patterns, and what each is worth. */
function patternsNear(
  word: string,
  precision: SearchPrecision,
  similar: SimilarWords,
): readonly (readonly [string, number])[] {
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
  const near = ({ typed }: SearchClause): readonly (readonly [string, number])[] =>
    typed
      .flatMap((word) => patternsNear(word, precision, similar))
      .map(([pattern, value]) => [`s.title like ${add(pattern)}`, value])
  const nearScore = (clause: SearchClause): string => {
    const cases = near(clause).toSorted(([, one], [, other]) => other - one)
    const otherwise =
      cases.length === 0 ? '0' : `case ${cases.map(([is, value]) => `when ${is} then ${value}`).join(' ')} else 0 end`
    return `case when ${isFound(clause, add)} then ${scoreOf(clause, add)} else ${otherwise} end`
  }
  return {
    matches: () =>
      precision === 'EXACT'
        ? all(clauses.map((clause) => isFound(clause, add)))
        : either(clauses.flatMap((clause) => [isFound(clause, add), ...near(clause).map(([is]) => is)])),
    relevance: () => {
      const scores = clauses.map((clause) => (precision === 'EXACT' ? scoreOf(clause, add) : nearScore(clause)))
      const whole = add(begins(clauses.flatMap(({ typed }) => typed).join(' ')).slice(1))
      return `((${scores.join(' + ')}) / ${clauses.length} + case when s.title like ${whole} then 30 else 0 end - least(length(s.title), 200) / 20)`
    },
  }
}
