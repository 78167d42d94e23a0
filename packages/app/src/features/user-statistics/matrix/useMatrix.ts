import type { StatisticsFilter } from '@somo/graphql/schema'
import { UserStatisticsItemsDocument, UserStatisticsMatrixDocument } from '@somo/graphql/user-statistics-matrix'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import type { ListState } from '../../../domain/list/definition/listState.ts'
import type { ListPage } from '../../../domain/list/useListPlace.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { MatrixItem, MatrixRow } from '../statisticsTypes.ts'

/** Items beside each other. */
const perPage = 6

export interface MatrixUse {
  readonly page: QueryState<ListPage<MatrixRow>>
  /** Those on show. */
  readonly items: readonly MatrixItem[]
  /** The number of the first one, from 1, and of all. */
  readonly firstItem: number
  readonly itemCount: number
  readonly onItems: { readonly previous: (() => void) | null; readonly next: (() => void) | null }
  readonly retry: () => void
}

/** People and mandatory items; a page of each. `version` counts up when something was changed. */
export function useMatrix(filter: StatisticsFilter, state: ListState, version: number): MatrixUse {
  const [at, setAt] = useState(0)
  const all = useQueryState(UserStatisticsItemsDocument, {
    ...{ variables: { filter }, keeps: 'whileWaiting' },
    pick: (data) => data.userStatistics.items,
  })
  const known = all.data ?? []
  const first = at < known.length ? at : 0
  const shown = known.slice(first, first + perPage)
  const matrix = useQueryState(UserStatisticsMatrixDocument, {
    variables: { page: pageOf(state), media: shown.map(({ medium }) => medium), filter },
    ...{ isWanted: all.data !== null, keeps: 'whileWaiting' },
    pick: (data) => data.userStatistics,
  })
  const askAgain = useEffectEvent(() => matrix.retry())
  useEffect(
    function followChanges() {
      if (version > 0) askAgain()
    },
    [version],
  )
  return {
    page: {
      isWaiting: all.isWaiting || matrix.isWaiting,
      problem: all.problem ?? matrix.problem,
      data: matrix.data?.matrix ?? null,
    },
    items: shown.map(({ medium, title }) => ({
      ...{ medium, title },
      overdue: matrix.data?.itemCounts.find((count) => count.medium === medium)?.overdue ?? null,
    })),
    firstItem: first + 1,
    itemCount: known.length,
    onItems: {
      previous: first === 0 ? null : () => setAt(Math.max(0, first - perPage)),
      next: first + perPage >= known.length ? null : () => setAt(first + perPage),
    },
    retry: () => {
      all.retry()
      matrix.retry()
    },
  }
}
