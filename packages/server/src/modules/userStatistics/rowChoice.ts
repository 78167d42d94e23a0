import type { StatisticsFilter } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import type { Scope } from '../scope.ts'
import { known, type RowChoice } from './statisticsRows.ts'
import { findWords } from './statisticsWords.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const longestSearch = 200

const readMoment = `select day_end($1::date, z.name)::text as moment
  from (select case when $2::uuid is null then installation_zone() else unit_zone($2) end as name) z
  where day_end($1::date, z.name) < now()`

/** The end of a past day, by the clocks of the unit, else of the installation; null for today and later days. */
export async function momentOf(sql: Sql, asOf: string | null, unit: string | null = null): Promise<string | null> {
  if (asOf === null) return null
  const { rows } = await sql.query<{ moment: string }>(readMoment, [asOf, unit === null ? null : known(unit)])
  return rows[0]?.moment ?? null
}

/** Which of some items are learning paths. */
export async function findPaths(sql: Sql, items: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from learning_path where uuid = any($1::uuid[])', [
    items.map(known),
  ])
  return new Set(rows.map(({ uuid }) => uuid))
}

/** Reads what a filter needs before its rows are chosen. @throws SomoError BAD_INPUT for a search that is too long */
export async function readChoice(sql: Sql, scope: Scope, filter: StatisticsFilter): Promise<RowChoice> {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  return {
    scope,
    filter,
    isPath: filter.medium ? (await findPaths(sql, [filter.medium])).has(filter.medium) : false,
    past: await momentOf(sql, filter.asOf ?? null, filter.unit ?? null),
    words: await findWords(sql, filter.search ?? null),
  }
}
