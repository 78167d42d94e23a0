import type { PageInfo, PageInput } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import type { PageMove, PageSize } from '@somo/ui/Pagination'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { ListCodec } from '../definition/defineList.ts'
import { pageOf, placeAfter } from '../definition/listPage.ts'
import type { ListCount } from '../view/ListPages.tsx'
import type { CountUse } from './useListCount.ts'
import { firstPlace, type ListState } from '../definition/listState.ts'
import { useListAddress, type ListAddress } from './useListAddress.ts'

/** One page of a list. */
export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly pageInfo: PageInfo
}

/** A list as its table needs it: the page, where it stands, and the ways to others. */
export interface ListUse<Row> {
  readonly filters: readonly FilterValue[]
  /** What is searched for; empty for nothing. */
  readonly search: string
  /** How many rows a page has. */
  readonly size: PageSize
  readonly page: QueryState<ListPage<Row>>
  readonly onFilter: (values: readonly FilterValue[]) => void
  readonly onSearch: (search: string) => void
  /** Shows the whole list again. */
  readonly onClear: () => void
  readonly onMove: (move: PageMove, shown: ListPage<unknown>) => void
  /** Leads to the first page; null while that is the one asked for. */
  readonly onFirst: (() => void) | null
  readonly retry: () => void
  /** What a list has that is sorted and counted, and whose columns are chosen. */
  readonly whole?: WholeList
}

/** The order, the columns and the number of a list. */
export interface WholeList {
  readonly state: ListState<'entry'>
  readonly change: (parts: Partial<ListState<'entry'>>) => void
  readonly count: ListCount
}

/** Where a list stands, in the address of the page, and what changes it. */
export interface ListPlaceUse extends Omit<ListUse<never>, 'page' | 'retry' | 'whole'> {
  readonly address: ListAddress<'entry'>
  /** The page to be asked for. */
  readonly asked: PageInput
  /** The entry that is looked at; null for none. */
  readonly open: string | null
  readonly onOpen: (uuid: string | null) => void
}

/** Reads the state of one list of the page from the address and writes it there. */
export function useListPlace(codec: ListCodec<'entry'>): ListPlaceUse {
  const address = useListAddress(codec)
  const { state, change } = address
  return {
    address,
    filters: state.filters,
    search: state.search,
    size: state.size,
    asked: pageOf(state),
    open: state.open,
    onFilter: (filters) => change({ filters }),
    onSearch: (search) => change({ search }, true),
    onClear: () => change({ filters: [], search: '' }),
    onMove: (move, { items, pageInfo }) =>
      change({ place: placeAfter(move, state, { pageInfo, count: items.length, total: null }) }),
    onFirst: state.place.at === 'start' ? null : () => change({ place: firstPlace }),
    onOpen: (open) => change({ open }),
  }
}

/** The list of a place with its page and its number. */
export const listUse = <Row>(
  { address: { state, change }, ...place }: ListPlaceUse,
  { retry, ...page }: QueryUse<ListPage<Row>>,
  count: CountUse,
): ListUse<Row> => ({
  ...place,
  whole: { state, change, count },
  page,
  retry: () => {
    retry()
    count.retry()
  },
})
