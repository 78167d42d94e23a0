import { MediumStatisticsDocument, type MediumStatisticsQuery } from '@somo/graphql/media-statistics'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { periods, type StatisticsChoice } from '../statisticsAddress.ts'

export type MediumStatistics = NonNullable<MediumStatisticsQuery['mediaStatistics']['medium']>

/** The figures of one medium for a unit and a period. */
export const useMediumStatistics = (uuid: string, { unit, weeks }: StatisticsChoice): QueryUse<MediumStatistics> =>
  useQueryState(MediumStatisticsDocument, {
    variables: { uuid, unit, period: periods[weeks] },
    keeps: 'whileWaiting',
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.mediaStatistics.medium,
  })
