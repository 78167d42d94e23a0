import type {
  ComplianceState,
  StatisticsPage,
  StatisticsRow,
  StatisticsSortField,
  StatisticsTiles,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { countKeysetList, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { rowColumns } from './statisticsColumns.ts'
import { maskedMean, readDetail, withDetail } from './statisticsDetail.ts'
import { chooseRows, isInStates, type RowChoice } from './statisticsRows.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const sortColumns = {
  NAME: { key: 'n.sort_name', type: 'text' },
  DUE: { key: `coalesce(t.due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
} as const satisfies Record<StatisticsSortField, Pick<KeysetList, 'key' | 'type'>>

function listOf(choice: RowChoice, field: StatisticsSortField): KeysetList {
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
  const list = listOf(choice, plan.field)
  const { items, pageInfo } = await readKeysetPage<StatisticsRow, StatisticsSortField>(sql, plan, list)
  return { items: items.map((row) => withDetail(row, detail)), pageInfo }
}

/** Counts them, no further than the cap. */
export const countRows = (sql: Sql, cap: number, choice: RowChoice): Promise<number> =>
  countKeysetList(sql, listOf(choice, 'NAME'), cap)

/** The states that each tile counts. */
export const tileStates = {
  compliant: ['COMPLETED', 'EXPIRING'],
  dueSoon: ['DUE_SOON'],
  overdue: ['OVERDUE', 'IN_GRACE'],
  expired: ['EXPIRED'],
} as const satisfies Readonly<Record<string, readonly ComplianceState[]>>

type TileName = keyof typeof tileStates

async function countTile(sql: Sql, name: TileName, cap: number, choice: RowChoice): Promise<number> {
  const { source, where, parameters } = chooseRows({ ...choice, filter: { ...choice.filter, state: null } })
  const all = [...where, isInStates(tileStates[name], source)].join(' and ')
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from ${source.from} where ${all} limit ${parameters.add(cap)}) c`,
    [...parameters.values],
  )
  return rows[0]?.count ?? 0
}

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
