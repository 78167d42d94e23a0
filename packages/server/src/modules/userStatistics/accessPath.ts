import type { Pool, PoolClient } from 'pg'
import { candidatesOf, chooseRows, type ChosenRows, type RowChoice } from './statisticsRows.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** Rows with the way in which they are read. */
export interface ReadRows extends Pick<ChosenRows, 'source' | 'parameters' | 'manager'> {
  readonly from: string
  readonly conditions: readonly string[]
}

/** More candidates than these are not gathered and sorted: one person after the other is quicker. */
const mostGathered = 2000

/**
 * The rows of a choice in the order of people: gathered by an index where it finds few of them, else read one person after the other
 * until a page or a count is full (docs/user-statistics.md, "Speed").
 */
export async function planRows(sql: Sql, choice: RowChoice): Promise<ReadRows> {
  const { filter } = choice
  const { source, where, personWhere, byPerson, parameters, manager } = chooseRows(choice)
  const usual = { source, parameters, manager }
  if (filter.search || filter.medium || filter.assignment) return { ...usual, from: source.from, conditions: where }
  const candidates = filter.state && filter.state.length > 0 ? candidatesOf(filter.state, source) : null
  if (candidates !== null && (await countCandidates(sql, candidates, choice)) <= mostGathered)
    return { ...usual, from: source.from, conditions: [...where, `t.uuid in (${candidates})`] }
  return { ...usual, from: byPerson, conditions: personWhere('n') }
}

async function countCandidates(sql: Sql, candidates: string, { past }: RowChoice): Promise<number> {
  // The moment is the first parameter of every choice.
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from (${candidates}) c limit ${mostGathered + 1}) d`,
    past === null ? [] : [past],
  )
  return rows[0]?.count ?? 0
}
