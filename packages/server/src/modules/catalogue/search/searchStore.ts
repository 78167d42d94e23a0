import type { Queryable } from '../../../database/transaction.ts'
import { splitWords, type Synonym } from './parseSearch.ts'

const synonyms = `select meaning, folded from search_synonym where meaning in (
  select meaning from search_synonym where position(' ' || folded || case when length(folded) > 4 then '' else ' ' end in $1) > 0)
  order by meaning, folded`

/** The synonyms of every term that a search contains, with these terms. */
export async function readSynonyms(sql: Queryable, search: string): Promise<readonly Synonym[]> {
  const { rows } = await sql.query<Synonym>(synonyms, [` ${splitWords(search).join(' ')} `])
  return rows
}

/** A word of a title that is written similarly to a typed one: 1 is the same word. */
export interface SimilarWord {
  readonly word: string
  readonly similarity: number
}

const fewestLetters = 4
const mostSimilar = 6

const similarWords = `select t.typed, w.word, w.similarity from unnest($1::text[]) t (typed) cross join lateral (
  select s.word, similarity(s.word, t.typed)::float8 as similarity from search_word s where s.word % t.typed
  order by 2 desc, 1 limit ${mostSimilar}) w`

/** The words of titles that are written similarly to each of these. */
export async function readSimilarWords(
  sql: Queryable,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly SimilarWord[]>> {
  const typed = words.filter((word) => word.length >= fewestLetters)
  const { rows } = await sql.query<SimilarWord & { readonly typed: string }>(similarWords, [typed])
  return Map.groupBy(rows, (row) => row.typed)
}
