import type { Pool } from 'pg'
import { nameInSql } from '../list/keysetPage.ts'
import { isAmongPeopleInScope, type Scope } from '../scope.ts'
import { patternOf } from '../searching.ts'

/** A person whom a question may mean. */
export interface NamedPerson {
  readonly uuid: string
  readonly name: string
}

const mostFound = 50

/**
 * People of a scope whose name has one of these folded words as a whole word, those with most of them first. The trigram index
 * of `search_text` finds the candidates.
 */
export async function findPeopleInScope(pool: Pool, scope: Scope, words: readonly string[]): Promise<NamedPerson[]> {
  const parameters = [words, words.map(patternOf), ...(scope.manager === null ? [] : [scope.manager])]
  const { rows } = await pool.query<NamedPerson>(
    `select n.uuid, n.name from (
        select p.uuid, p.sort_name, ${nameInSql('p')} as name, string_to_array(fold_text(${nameInSql('p')}), ' ') as words
          from person p where p.search_text like any($2::text[]) and ${isAmongPeopleInScope(scope, 'p.uuid', '$3')}
      ) n where n.words && $1::text[]
      order by (select count(*) from unnest(n.words) w where w = any($1::text[])) desc, n.sort_name, n.uuid limit ${mostFound}`,
    parameters,
  )
  return rows
}
