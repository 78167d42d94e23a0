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
