import type { StatisticsPage, StatisticsRow, StatisticsSortField } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import type { PagePlan } from '../paging.ts'
import { planByDue, planByName, planCount } from './accessPath.ts'
import { rowColumns } from './statisticsColumns.ts'
import { readDetail, withDetail } from './statisticsDetail.ts'
import { joinTarget } from './rowSource.ts'
import { dueKey } from './rowStates.ts'
import type { RowChoice } from './statisticsRows.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const sortColumns = {
  NAME: { key: 'n.sort_name', type: 'text' },
  DUE: { key: dueKey, type: 'timestamptz' },
} as const satisfies Record<StatisticsSortField, Pick<KeysetList, 'key' | 'type'>>

async function listOf(sql: Sql, choice: RowChoice, field: StatisticsSortField): Promise<KeysetList> {
  const plan = field === 'NAME' ? planByName : planByDue
  const { source, from, conditions, parameters, manager } = await plan(sql, choice)
  const columns = rowColumns(choice.scope, manager, source)
  return {
    columns,
    from,
    thenJoin: `join person n on n.uuid = t.person ${joinTarget}`,
    ...sortColumns[field],
    where: conditions,
    values: parameters.values,
  }
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

/** Counts them, no further than the cap. */
export async function countRows(sql: Sql, cap: number, choice: RowChoice): Promise<number> {
  const { from, conditions, parameters } = await planCount(sql, choice)
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from ${from} where ${conditions.join(' and ')} limit ${parameters.add(cap)}) c`,
    [...parameters.values],
  )
  return rows[0]?.count ?? 0
}
