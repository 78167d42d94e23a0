import type { TaskStatisticsPeriod } from '@somo/graphql/schema'
import { readSelectedId } from '../../platform/api/isUuid.ts'

/** The periods, as an address names them. */
export const periods = { 30: 'DAYS_30', 90: 'DAYS_90', 365: 'DAYS_365', all: 'ALL' } as const satisfies Record<
  string,
  TaskStatisticsPeriod
>
export const periodIds = ['30', '90', '365', 'all'] as const
export type PeriodId = (typeof periodIds)[number]
const usual: PeriodId = '90'

/** Since when, of which task and which unit. */
export interface StatisticsChoice {
  readonly period: PeriodId
  readonly task: string | null
  readonly unit: string | null
}

/** Reads an address; what is unknown in it is ignored. */
export function readStatisticsAddress(search: string): StatisticsChoice {
  const query = new URLSearchParams(search)
  return {
    period: periodIds.find((id) => id === query.get('period')) ?? usual,
    task: readSelectedId(query.get('task')),
    unit: readSelectedId(query.get('unit')),
  }
}

/** The query of an address, with its question mark; '' for the page as it is at first. */
export function writeStatisticsAddress({ period, task, unit }: StatisticsChoice): string {
  const query = new URLSearchParams()
  if (period !== usual) query.set('period', period)
  if (task !== null) query.set('task', task)
  if (unit !== null) query.set('unit', unit)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
