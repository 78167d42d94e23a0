import { useMutation } from '@apollo/client/react'
import {
  CountMediaStatisticsDocument,
  ExportMediaStatisticsDocument,
  MediaStatisticsDocument,
  MediaStatisticsOverviewDocument,
  MissedSearchesDocument,
  type MediaStatisticsOverviewQuery,
  type MediaStatisticsQuery,
  type MissedSearchesQuery,
} from '@somo/graphql/media-statistics'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useMemo } from 'react'
import { useCategoryFilter } from '../../domain/category/useCategoryFilter.ts'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { useListCount } from '../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../domain/list/state/useListPlace.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import { mediaStatisticsList, missedSearchList } from './list/statisticsLists.ts'
import { periods, withChoice, type StatisticsChoice, type StatisticsTab } from './statisticsAddress.ts'

export type StatisticsOverview = NonNullable<MediaStatisticsOverviewQuery['mediaStatistics']['overview']>
export type MediumRow = MediaStatisticsQuery['mediaStatistics']['media']['items'][number]
export type MissedSearchRow = MissedSearchesQuery['mediaStatistics']['missedSearches']['items'][number]

/** The figures of a unit and a period, the media behind them, and what was looked for in vain. */
export interface MediaStatisticsData extends ListExport {
  readonly overview: QueryUse<StatisticsOverview>
  readonly media: ListUse<MediumRow>
  readonly missed: ListUse<MissedSearchRow>
  /** What media can be filtered by. */
  readonly categories: readonly FilterOption[]
  /** Counts everything again; the old numbers stay until the new ones are there. */
  readonly recount: () => void
  readonly isCounting: boolean
}

/** Reads what the address asks for. */
export function useMediaStatistics(tab: StatisticsTab, choice: StatisticsChoice): MediaStatisticsData {
  const { unit, weeks } = choice
  const period = periods[weeks]
  const overview = useQueryState(MediaStatisticsOverviewDocument, {
    variables: { unit, period },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    isRequired: true,
    pick: (data) => data.mediaStatistics.overview,
  })
  const media = useMedia(tab === 'media', choice)
  const missed = useMissedSearches(tab === 'searches', choice)
  return {
    overview,
    media: media.list,
    missed,
    categories: useCategoryFilter(),
    ...media.exporting,
    isCounting: overview.isWaiting && overview.data !== null,
    recount: () => {
      overview.retry()
      ;(tab === 'media' ? media.list : missed).retry()
    },
  }
}

function useMedia(isActive: boolean, { unit, weeks }: StatisticsChoice) {
  const codec = useMemo(() => withChoice(mediaStatisticsList, { unit, weeks }), [unit, weeks])
  const place = useListPlace(codec)
  const { state, kept } = place.address
  const filter = { ...mediaStatisticsList.filterOf(state), unit, period: periods[weeks] }
  const sort = mediaStatisticsList.sortOf(state)
  const page = useQueryState(MediaStatisticsDocument, {
    variables: { page: place.asked, filter, sort },
    isWanted: isActive,
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.mediaStatistics.media,
  })
  const count = useListCount(CountMediaStatisticsDocument, {
    variables: { filter },
    listed: `${kept} ${unit ?? ''} ${weeks}`,
    isWanted: isActive,
    pick: (data) => data.mediaStatistics.count,
  })
  const [start] = useMutation(ExportMediaStatisticsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (answer) => answer.mediaStatistics.exportMedia.job),
  )
  return { list: listUse(place, page, count), exporting }
}

function useMissedSearches(isActive: boolean, { unit, weeks }: StatisticsChoice): ListUse<MissedSearchRow> {
  const codec = useMemo(() => withChoice(missedSearchList, { unit, weeks }), [unit, weeks])
  const place = useListPlace(codec)
  const { state, change } = place.address
  const filter = { ...missedSearchList.filterOf(state), period: periods[weeks] }
  const { retry, ...page } = useQueryState(MissedSearchesDocument, {
    variables: { page: place.asked, filter, sort: missedSearchList.sortOf(state) },
    isWanted: isActive,
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.mediaStatistics.missedSearches,
  })
  const uncounted = { matching: null, isCapped: false, isCounting: false, onCountAll: () => undefined }
  return { ...place, page, retry, whole: { state, change, count: uncounted } }
}
