import type { StatisticsAct } from '@somo/graphql/schema'

/** In the order in which they are offered. */
export const acts = [
  'REMIND',
  'EXTEND',
  'WAIVE',
  'MARK_DONE',
  'OPEN_CYCLE',
  'END_WAIVER',
] as const satisfies readonly StatisticsAct[]

/** An act that is asked for. */
export interface ActRequest {
  readonly act: StatisticsAct
  readonly enrolments: readonly string[]
  /** The person and the item where it is about one alone. */
  readonly name: string | null
  readonly item: string | null
}

/** What is typed before an act. */
export interface ActValues {
  readonly days: number | null
  readonly reason: string
  readonly until: string | null
  readonly completedOn: string | null
  readonly evidence: string
}

/** Nothing was learnt here before. */
export const firstDay = '1900-01-01'
