import { fold } from '@somo/ui/locale/fold'
import { stopWords } from './stopWords.ts'

/** A term with the same meaning as others, as `search_synonym` has it. */
export interface Synonym {
  readonly meaning: string
  /** The term, folded. */
  readonly folded: string
}

/**
 * A part of a search that has to be found: the words that were typed, and other words with the same meaning. Each is found where
 * all of its words are.
 */
export interface SearchClause {
  readonly typed: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
}

/** As many words are looked for; further ones say nothing more. */
const mostWords = 8
/** A longer term is also found by its beginning: "Ersthelfern". */
const longestWhole = 4

/** The words of a text, folded. */
export const splitWords = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s.,:;!?()/&+|]+/)
    .filter((word) => word !== '')

/** The words of a search, folded, without those that every text has; all of them where nothing else is left. */
export function searchedWords(search: string): readonly string[] {
  const words = splitWords(search)
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length === 0 ? words : telling).slice(0, mostWords)
}

const meets = (word: string | undefined, term: string): boolean =>
  word !== undefined && (word === term || (term.length > longestWhole && word.startsWith(term)))

const isAt = (words: readonly string[], place: number, term: readonly string[]): boolean =>
  term.every((part, index) => meets(words[place + index], part))

/** The parts of a search: at each place the longest term that has synonyms, else the word alone. */
export function parseSearch(search: string, synonyms: readonly Synonym[]): readonly SearchClause[] {
  const words = searchedWords(search)
  const terms = synonyms
    .map(({ meaning, folded }) => ({ meaning, words: searchedWords(folded) }))
    .toSorted((one, other) => other.words.length - one.words.length)
  const clauses: SearchClause[] = []
  for (let place = 0; place < words.length;) {
    const length = terms.find((term) => isAt(words, place, term.words))?.words.length ?? 1
    const meanings = new Set(
      terms
        .filter((term) => term.words.length === length && isAt(words, place, term.words))
        .map((term) => term.meaning),
    )
    const typed = words.slice(place, place + length)
    clauses.push({
      typed,
      synonyms: terms
        .filter((term) => meanings.has(term.meaning) && !isAt(typed, 0, term.words))
        .map((term) => term.words),
    })
    place += length
  }
  return clauses
}
