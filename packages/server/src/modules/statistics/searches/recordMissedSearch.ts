import { fold } from '@somo/ui/locale/fold'
import type { Queryable } from '../../../database/transaction.ts'

const longest = 80
const shortest = 3

/** Texts that may name a person: addresses, and numbers as long as those of telephones and accounts. */
const mayBePersonal = /@|\d{6}/

/** The text that is counted; null for one that says nothing, or too much. */
function readTerm(search: string): string | null {
  const term = fold(search).replaceAll(/\s+/g, ' ').trim()
  return term.length < shortest || term.length > longest || mayBePersonal.test(term) ? null : term
}

const add = `insert into missed_search as s (locale, term) values ($1, $2)
  on conflict (day, locale, term) do update set searches = s.searches + 1`

/** Counts a search without a hit, not who searched. */
export async function recordMissedSearch(sql: Queryable, locale: string, search: string): Promise<void> {
  const term = readTerm(search)
  if (term !== null) await sql.query(add, [locale.slice(0, 2).toLowerCase(), term])
}
