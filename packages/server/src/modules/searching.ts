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

/**
 * Those people alone, as a table, whose text has the long numbers of what is searched for: the trigrams of such a number are
 * those of thousands of others. @param parts its `number_parts`, as SQL.
 */
export const peopleWithNumber = (parts: string): string => `(select x.* from person x where number_parts(x.search_text) @> ${parts} offset 0)`

/** Of so many people, the first by uuid, a text is common that three have. */
const sample = 600

/** Whether many people have a text, by those who are looked at first, as SQL: of 600 three are one of 200. @param has what holds of those who have it, on a row `w` of person_place. */
export const isCommonText = (has: string, among = sample): string =>
  `(select count(*) > 2 from (select w.search_text from person_place w order by w.person limit ${among}) w where ${has})`
