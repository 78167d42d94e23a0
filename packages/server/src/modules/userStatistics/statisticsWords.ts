import type { Pool, PoolClient } from 'pg'
import { patternsOf } from '../searching.ts'

/** A word that is searched for, with the media and learning paths whose title has it. */
export interface FoundWord {
  readonly pattern: string
  /** Null: more than can be named. */
  readonly media: readonly string[] | null
}

const mostMedia = 500

/** Finds the media of each word, so that a word in names alone is a condition on people alone. */
export async function findWords(sql: Pick<Pool | PoolClient, 'query'>, search: string | null): Promise<FoundWord[]> {
  return Promise.all(
    patternsOf(search ?? '').map(async (pattern) => {
      const { rows } = await sql.query<{ uuid: string }>(
        `select uuid from learning_target where search_text like $1 limit ${mostMedia + 1}`,
        [pattern],
      )
      return { pattern, media: rows.length > mostMedia ? null : rows.map(({ uuid }) => uuid) }
    }),
  )
}
