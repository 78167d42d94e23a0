import { foldedWords } from '@somo/ui/locale/fold'

/** As many words are looked for; further ones say nothing more. */
const mostWords = 8

const escape = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The words that are searched for, folded; each is to be found anywhere in a text and in any order. None where nothing is. */
export const wordsOf = (search: string): string[] => foldedWords(search).slice(0, mostWords)

/** A folded word as `like` takes it, to be compared with what `fold_text` and `search_words` made of a text. */
export const patternOf = (word: string): string => `%${escape(word)}%`
/** What is searched for, as patterns of `like` that all have to be found. */
export const patternsOf = (search: string): string[] => wordsOf(search).map(patternOf)

/** Whether it has as many digits side by side as `number_parts` finds. */
export const hasLongNumber = (word: string): boolean => /[0-9]{6}/.test(word)

const hasLettersBeyondAscii = (word: string): boolean => /\P{ASCII}/u.test(word)
/** No trigram has so few: the index knows them at the beginning of a word alone. */
const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word)
const hasTrigram = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

/** A word that people are searched for by, as SQL. */
export interface PersonWord {
  readonly word: string
  /** The placeholder of its pattern. */
  readonly pattern: string
  /** Whether a column, as `search_text`, has it. One or two Latin letters or digits have to begin a word of it. */
  readonly isIn: (column: string) => string
  /** Whether an index of person finds it. */
  readonly isFindable: boolean
}

/** The words that people are searched for by. @param add keeps a value, and answers its placeholder */
export function personWords(search: string, add: (value: string) => string): readonly PersonWord[] {
  return wordsOf(search).map((word) => {
    const isFindable = isShort(word) || hasTrigram(word) || hasLettersBeyondAscii(word)
    if (!isShort(word)) {
      const pattern = add(patternOf(word))
      return { word, pattern, isIn: (column) => `${column} like ${pattern}`, isFindable }
    }
    const [pattern, later] = [add(`${word}%`), add(`% ${word}%`)]
    return { word, pattern, isIn: (column) => `(${column} like ${pattern} or ${column} like ${later})`, isFindable }
  })
}

/**
 * Those people alone, as a table, whose text has the long numbers and the letters beyond ASCII of what is searched for. The
 * trigrams of such a number are those of thousands of others, and of such letters there are none where the database's ctype is C.
 * @param once writes what is told once for a statement
 */
export function peopleWithKeys(words: readonly PersonWord[], once = (value: string): string => value): string {
  const keys = words.flatMap(({ word, pattern }) => [
    ...(hasLongNumber(word) ? [`number_parts(x.search_text) @> ${once(`number_parts(${pattern})`)}`] : []),
    ...(hasLettersBeyondAscii(word) ? [`letter_pairs(x.search_text) @> ${once(`letter_pairs(${pattern})`)}`] : []),
  ])
  return keys.length === 0 ? 'person' : `(select x.* from person x where ${keys.join(' and ')} offset 0)`
}

/** The sample: so many people, the first by uuid. */
const sample = 600

/** Whether many people have a text, as SQL: at least three of a sample of 600. @param has whether one has it, on a row `w` of person */
export const isCommonText = (has: string, among = sample): string =>
  `(select count(*) > 2 from (select w.search_text from person w order by w.uuid limit ${among}) w where ${has})`
