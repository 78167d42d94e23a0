import type { Parameters } from '../../list/keysetList.ts'
import { patternOf } from '../../searching.ts'
import type { SearchClause } from './parseSearch.ts'

/** A search as SQL over `medium_search s` and `medium t`. A statement has the parameters of what is written for it alone. */
export interface SearchConditions {
  /** Media that have every part of the search. */
  readonly matches: () => string
  /** How well they match: a whole number, the higher the better. */
  readonly relevance: () => string
  /** Media with a part of the search, or with a title that is written similarly. */
  readonly isNear: () => string
  /** As `relevance`, of those. */
  readonly nearness: () => string
}

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

/** Titles that share the beginning of a word or a part of a compound. */
function hasParts(word: string, add: Add): readonly string[] {
  const patterns = [
    ...(word.length >= stemLength ? [begins(word.slice(0, stemLength))] : []),
    ...(word.length >= compoundFrom ? [word.slice(0, compoundPart), word.slice(-compoundPart)].map(patternOf) : []),
  ]
  return patterns.map((pattern) => `s.title like ${add(pattern)}`)
}

const isSimilar = (word: string, add: Add): string => either([`s.title %> ${add(word)}::text`, ...hasParts(word, add)])

function similarity(word: string, add: Add): string {
  const parts = hasParts(word, add)
  const score = `(word_similarity(${add(word)}::text, s.title) * 80)::int`
  return parts.length === 0 ? score : `greatest(${score}, case when ${either(parts)} then 30 else 0 end)`
}

/** Writes a search as SQL. @param clauses at least one */
export function writeSearch(clauses: readonly SearchClause[], parameters: Parameters): SearchConditions {
  const places = new Map<string, string>()
  const add: Add = (value) => {
    const place = places.get(value) ?? parameters.add(value)
    places.set(value, place)
    return place
  }
  const sum = (scores: readonly string[]): string => {
    const whole = add(begins(clauses.flatMap(({ typed }) => typed).join(' ')).slice(1))
    return `((${scores.join(' + ')}) / ${clauses.length} + case when s.title like ${whole} then 30 else 0 end - least(length(t.title), 100) / 10)`
  }
  return {
    matches: () => all(clauses.map((clause) => isFound(clause, add))),
    relevance: () => sum(clauses.map((clause) => scoreOf(clause, add))),
    isNear: () =>
      either(clauses.flatMap((clause) => [isFound(clause, add), ...clause.typed.map((word) => isSimilar(word, add))])),
    nearness: () =>
      sum(
        clauses.map((clause) => {
          const near = clause.typed.map((word) => similarity(word, add)).join(', ')
          return `case when ${isFound(clause, add)} then ${scoreOf(clause, add)} else greatest(${near}) end`
        }),
      ),
  }
}
