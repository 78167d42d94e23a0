import { useApolloClient } from '@apollo/client/react'
import type { StatisticsFilter, StatisticsMatrixSort } from '@somo/graphql/schema'
import {
  RemindableItemsDocument,
  UserStatisticsItemsDocument,
  UserStatisticsMatrixDocument,
} from '@somo/graphql/user-statistics-matrix'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import type { ListState } from '../../../domain/list/definition/listState.ts'
import type { ListPage } from '../../../domain/list/state/useListPlace.ts'
import { settled } from '../../../platform/api/actionResult.ts'
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
  /** What people can be reminded of, as enrolments; null where the server did not answer. */
  readonly findRemindable: (people: readonly string[]) => Promise<readonly string[] | null>
}

export interface MatrixAsked {
  readonly filter: StatisticsFilter
  readonly sort: StatisticsMatrixSort
  readonly state: ListState
  readonly version: number
}

/** People and mandatory items; a page of each. `version` counts up when something was changed. */
export function useMatrix({ filter, sort, state, version }: MatrixAsked): MatrixUse {
  const client = useApolloClient()
  const [at, setAt] = useState(0)
  const all = useQueryState(UserStatisticsItemsDocument, {
    variables: { filter },
    keeps: 'whileWaiting',
    pick: (data) => data.userStatistics.items,
  })
  const known = all.data ?? []
  const first = at < known.length ? at : 0
  const shown = known.slice(first, first + perPage)
  const matrix = useQueryState(UserStatisticsMatrixDocument, {
    variables: { page: pageOf(state), media: shown.map(({ medium }) => medium), filter, sort },
    isWanted: all.data !== null,
    keeps: 'whileWaiting',
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
      medium,
      title,
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
    findRemindable: async (people) => {
      const { data } = await settled(
        client.query({
          query: RemindableItemsDocument,
          variables: { people: [...people], filter },
          fetchPolicy: 'network-only',
        }),
      )
      return data?.userStatistics.remindable ?? null
    },
  }
}
