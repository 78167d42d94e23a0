import type { DensityChoice } from '@somo/ui/TableToolbar'
import { useDevice } from '../../../platform/appearance/browserDevice.ts'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { useIsAdministrator } from '../../access/useIsAdministrator.ts'
import type { ListCount } from '../view/ListPages.tsx'
import type { Narrowing } from '../definition/listState.ts'
import type { ListAddress } from './useListAddress.ts'
import type { CountUse } from './useListCount.ts'
import type { ListPage } from './useListPlace.ts'
import { useSavedViews, type SavedViewsUse } from '../views/useSavedViews.ts'

/** A list that is its screen: what its address says, its rows, their number and its views. */
export interface ScreenList<Row, Tab extends string = 'entry'> {
  readonly address: ListAddress<Tab>
  readonly page: QueryState<ListPage<Row>>
  readonly count: ListCount & { readonly problem: Problem | null }
  readonly saved: SavedViewsUse
  /** Whether the person may share a view with everybody. */
  readonly mayShare: boolean
  /** null where rows have one height. */
  readonly density: DensityChoice | null
  /** Asks again for what is shown. */
  readonly retry: () => void
}

/** The list of a screen from its address, its page and its number. */
export function useScreenList<Row, Tab extends string>(
  { viewsKey }: { readonly viewsKey: string },
  address: ListAddress<Tab>,
  page: QueryUse<ListPage<Row>>,
  count: CountUse,
): ScreenList<Row, Tab> {
  const { density, change } = useDevice()
  return {
    address,
    page,
    count,
    saved: useSavedViews(viewsKey),
    mayShare: useIsAdministrator(),
    density: { value: density, onChange: (next) => change({ density: next }) },
    retry: () => {
      page.retry()
      count.retry()
    },
  }
}

/** How the whole of a list stands: refused, or without any row although nothing narrows it. */
export function listPhase({
  page,
  address: { state },
}: {
  readonly page: QueryState<ListPage<unknown>>
  readonly address: { readonly state: Narrowing }
}): { readonly isRefused: boolean; readonly isNew: boolean } {
  return {
    isRefused: page.problem?.code === 'FORBIDDEN',
    isNew: page.data?.items.length === 0 && state.search === '' && state.filters.length === 0,
  }
}

const noNeighbours = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }

/** The page and the number of a list that comes whole and is narrowed by the app: `rows` of all that `state` has. */
export function wholePage<Row>(
  { isWaiting, data, problem }: QueryState<readonly Row[]>,
  rows: readonly Row[],
): Pick<ScreenList<Row>, 'page' | 'count'> {
  return {
    page: { isWaiting, problem, data: data === null ? null : { items: rows, pageInfo: noNeighbours } },
    count: {
      matching: data === null ? null : rows.length,
      isCapped: false,
      isCounting: false,
      problem: null,
      onCountAll: () => undefined,
    },
  }
}
