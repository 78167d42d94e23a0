import { useMutation } from '@apollo/client/react'
import type { StatisticsFilter } from '@somo/graphql/schema'
import {
  CountUserStatisticsDocument,
  UserStatisticsDocument,
  UserStatisticsTilesDocument,
} from '@somo/graphql/user-statistics'
import { ExportStatisticsMatrixDocument, ExportUserStatisticsDocument } from '@somo/graphql/user-statistics-actions'
import { useLocation } from 'react-router-dom'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { pageOf } from '../../domain/list/definition/listPage.ts'
import { useListAddress, type ListAddress } from '../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../domain/list/state/useScreenList.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import { isByNameAlone, matrixSort, readStatisticsTab, statisticsLists, type StatisticsTab } from './statisticsList.ts'
import type { ListedRow, Tiles } from './statisticsTypes.ts'

/** What the page asks of the API beside the matrix. */
export interface UserStatisticsData {
  readonly tab: StatisticsTab
  readonly address: ListAddress<'entry'>
  readonly filter: StatisticsFilter
  readonly tiles: QueryUse<Tiles>
  readonly list: ScreenList<ListedRow>
  readonly exporting: ListExport
  /** Asks again for all of it. */
  readonly refresh: () => void
}

/** The people and items of the address, how many are in which state, and their export. @param now what "today" means on the page */
export function useUserStatistics(now: Date): UserStatisticsData {
  const tab = readStatisticsTab(useLocation().search)
  const definition = statisticsLists[tab]
  const address = useListAddress(definition)
  const { state, kept } = address
  const filter = definition.filterOf(state)
  // Where the server offers no other order.
  const sort = {
    ...statisticsLists.list.sortOf(state),
    ...(isByNameAlone(state.filters, now) ? { field: 'NAME' as const } : {}),
  }
  const isWanted = tab === 'list'
  const page = useQueryState(UserStatisticsDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    isWanted,
    pick: (data) => data.userStatistics.rows,
  })
  const count = useListCount(CountUserStatisticsDocument, {
    variables: { filter },
    listed: kept,
    isWanted,
    pick: (data) => data.userStatistics.count,
  })
  const { state: _, ...withoutState } = filter
  const tiles = useQueryState(UserStatisticsTilesDocument, {
    variables: { filter: withoutState },
    keeps: 'whileWaiting',
    pick: (data) => data.userStatistics.tiles,
  })
  const [start] = useMutation(ExportUserStatisticsDocument)
  const [startMatrix] = useMutation(ExportStatisticsMatrixDocument)
  const exporting = useListExport(async (format) =>
    tab === 'matrix'
      ? startedBy(
          await startMatrix({ variables: { filter, sort: matrixSort(state, now), format } }),
          (answer) => answer.userStatistics.exportMatrix.job,
        )
      : startedBy(
          await start({ variables: { filter, sort, format } }),
          (answer) => answer.userStatistics.exportRows.job,
        ),
  )
  const list = useScreenList(statisticsLists.list, address, page, count)
  return {
    tab,
    address,
    filter,
    tiles,
    list,
    exporting,
    refresh: () => {
      if (isWanted) list.retry()
      tiles.retry()
    },
  }
}
