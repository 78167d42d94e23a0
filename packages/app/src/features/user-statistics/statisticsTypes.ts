import type { UserStatisticsMatrixQuery } from '@somo/graphql/user-statistics-matrix'
import type { UserStatisticsPersonQuery, WhyNotAssignedQuery } from '@somo/graphql/user-statistics-person'
import type { StatisticsRowPartsFragment, UserStatisticsTilesQuery } from '@somo/graphql/user-statistics'

/** A person and an item in the list. */
export type ListedRow = StatisticsRowPartsFragment
export type Tiles = UserStatisticsTilesQuery['userStatistics']['tiles']
/** Everything about one person. */
export type StatisticsPerson = NonNullable<UserStatisticsPersonQuery['userStatistics']['person']>
export type PersonRow = StatisticsPerson['rows'][number]
export type PersonEvent = StatisticsPerson['events'][number]
export type PersonSource = PersonRow['sources'][number]

type Matrix = UserStatisticsMatrixQuery['userStatistics']
export type MatrixRow = Matrix['matrix']['items'][number]
export type MatrixCell = MatrixRow['cells'][number]
/** A mandatory item on show, with how many are overdue. */
export interface MatrixItem {
  readonly medium: string
  readonly title: string
  /** Null while it is not known. */
  readonly overdue: number | null
}

/** A person of whom it is asked why they do not have an item. */
export interface WhyNotAsked {
  readonly person: string
  readonly medium: string
}
export type WhyNot = NonNullable<WhyNotAssignedQuery['assignments']['explain']>
