import type {
  ComplianceState,
  StatisticsPage,
  StatisticsRow,
  StatisticsSortField,
  StatisticsTiles,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { planRows } from './accessPath.ts'
import { rowColumns } from './statisticsColumns.ts'
import { maskedMean, readDetail, withDetail } from './statisticsDetail.ts'
import { chooseRows, type RowChoice } from './statisticsRows.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const sortColumns = {
  NAME: { key: 'n.sort_name', type: 'text' },
  DUE: { key: `coalesce(t.due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
} as const satisfies Record<StatisticsSortField, Pick<KeysetList, 'key' | 'type'>>

async function listOf(sql: Sql, choice: RowChoice, field: StatisticsSortField): Promise<KeysetList> {
  if (field === 'NAME') {
    const { source, from, conditions, parameters, manager } = await planRows(sql, choice)
    const columns = rowColumns(choice.scope, manager, source)
    return { columns, from, ...sortColumns.NAME, where: conditions, values: parameters.values }
  }
  const { source, where, parameters, manager } = chooseRows(choice)
  const columns = rowColumns(choice.scope, manager, source)
  return { columns, from: source.from, ...sortColumns[field], where, values: parameters.values }
}

/** One page of people and items. */
export async function listRows(
  sql: Sql,
  plan: PagePlan<StatisticsSortField>,
  choice: RowChoice,
): Promise<StatisticsPage & { items: (StatisticsRow & { sortedAt: string })[] }> {
  const detail = await readDetail(sql)
  const list = await listOf(sql, choice, plan.field)
  const { items, pageInfo } = await readKeysetPage<StatisticsRow, StatisticsSortField>(sql, plan, list)
  return { items: items.map((row) => withDetail(row, detail)), pageInfo }
}

/** Counts them, no further than the cap: now, an index and the cap end it soon; a past day is read as a page is. */
export async function countRows(sql: Sql, cap: number, choice: RowChoice): Promise<number> {
  const read = choice.past === null ? null : await planRows(sql, choice)
  const all = chooseRows(choice)
  const { from, conditions, parameters } = read ?? { ...all, from: all.source.from, conditions: all.where }
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from ${from} where ${conditions.join(' and ')} limit ${parameters.add(cap)}) c`,
    [...parameters.values],
  )
  return rows[0]?.count ?? 0
}

/** The states that each tile counts. */
export const tileStates = {
  compliant: ['COMPLETED', 'EXPIRING'],
  dueSoon: ['DUE_SOON'],
  overdue: ['OVERDUE', 'IN_GRACE'],
  expired: ['EXPIRED'],
} as const satisfies Readonly<Record<string, readonly ComplianceState[]>>

type TileName = keyof typeof tileStates

const countTile = (sql: Sql, name: TileName, cap: number, choice: RowChoice): Promise<number> =>
  countRows(sql, cap, { ...choice, filter: { ...choice.filter, state: [...tileStates[name]] } })

async function readMean(sql: Sql, choice: RowChoice): Promise<number | null> {
  if (!choice.filter.medium) return null
  const { source, where, parameters } = chooseRows(choice)
  const { rows } = await sql.query<{ sum: number | null; people: number }>(
    `select sum(t.score)::float as sum, count(distinct t.person)::int as people from ${source.from}
      where ${where.join(' and ')} and t.score is not null`,
    [...parameters.values],
  )
  return maskedMean(rows[0]?.sum ?? 0, rows[0]?.people ?? 0)
}

/** How many are compliant, due soon, overdue and expired, and the mean score of one item. */
export async function readTiles(sql: Sql, cap: number, choice: RowChoice): Promise<StatisticsTiles> {
  const detail = await readDetail(sql)
  const [compliant, dueSoon, overdue, expired, meanScore] = await Promise.all([
    ...(['compliant', 'dueSoon', 'overdue', 'expired'] as const).map((name) => countTile(sql, name, cap, choice)),
    detail === 'STATUS_ONLY' ? null : readMean(sql, choice),
  ])
  return {
    ...{ compliant: compliant ?? 0, dueSoon: dueSoon ?? 0, overdue: overdue ?? 0, expired: expired ?? 0 },
    ...{ moment: new Date(choice.past ?? Date.now()).toISOString(), detail, meanScore: meanScore ?? null },
  }
}
