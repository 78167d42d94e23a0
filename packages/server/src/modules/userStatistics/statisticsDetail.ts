import type { StatisticsDetail, StatisticsRow } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { fewestPeople } from '../statistics/media/figures.ts'

const details: readonly StatisticsDetail[] = ['STATUS_ONLY', 'SCORES', 'FULL']

/** What others see of somebody's results: the setting that the answer on the kind of organisation sets (decision 0001). */
export async function readDetail(sql: Pick<Pool | PoolClient, 'query'>): Promise<StatisticsDetail> {
  const { rows } = await sql.query<{ value: string }>(
    `select value from module_preference where module_name = 'STATISTICS' and key = 'MANAGER_DETAIL'`,
  )
  return details.find((detail) => detail === rows[0]?.value) ?? 'STATUS_ONLY'
}

/** A row with as much of its results as the detail allows. */
export const withDetail = <Row extends StatisticsRow>(row: Row, detail: StatisticsDetail): Row => ({
  ...row,
  score: detail === 'STATUS_ONLY' || typeof row.score !== 'number' ? null : row.score,
  attempts: detail === 'FULL' ? row.attempts : null,
  seconds: detail === 'FULL' ? row.seconds : null,
  lastActiveAt: detail === 'FULL' ? row.lastActiveAt : null,
})

/** The mean of a group; null for a small one. */
export const maskedMean = (sum: number, people: number): number | null =>
  people < fewestPeople ? null : Math.round((sum / people) * 10) / 10
