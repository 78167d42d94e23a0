import type { ListCodec } from '../domain/list/definition/defineList.ts'
import type { ListAddress } from '../domain/list/state/useListAddress.ts'
import type { ListPage, ListUse, WholeList } from '../domain/list/state/useListPlace.ts'
import type { SavedViewsUse } from '../domain/list/views/useSavedViews.ts'
import type { ScreenList } from '../domain/list/state/useScreenList.ts'
import type { QueryState } from '../platform/errors/QueryView.tsx'

/** A list with its rows, on its only page or, with more to come, on its first one; any part can be replaced. */
export const listFixture = <Row>(
  items: readonly Row[],
  parts: Partial<ListUse<Row>> = {},
  hasNext = false,
): ListUse<Row> => ({
  page: {
    isWaiting: false,
    data: { items, pageInfo: { startCursor: null, endCursor: null, hasNext, hasPrevious: false } },
    problem: null,
  },
  filters: [],
  search: '',
  size: 25,
  onFilter: () => undefined,
  onSearch: () => undefined,
  onClear: () => undefined,
  onMove: () => undefined,
  onFirst: null,
  retry: () => undefined,
  ...parts,
})

export type ListParts<Row> = Partial<ListUse<Row>>

/** A list that is sorted, counted and arranged as `state` says, with so many rows behind its page. Any part can be replaced. */
export function wholeListFixture<Row>(
  state: WholeList['state'],
  items: readonly Row[],
  parts: ListParts<Row>,
  behind = 0,
): ListUse<Row> {
  const { page, ...list } = listFixture(items, parts, behind > 0)
  const matching = page.data === null ? null : page.data.items.length + behind
  return {
    whole: {
      state,
      change: () => undefined,
      count: { matching, isCapped: false, isCounting: false, onCountAll: () => undefined },
    },
    page,
    ...list,
  }
}

/** What can be replaced of the list of a screen. */
export interface ScreenListParts<Row, Tab extends string> {
  readonly page?: QueryState<ListPage<Row>>
  /** The query of the address. */
  readonly query?: string
  readonly count?: Partial<ScreenList<Row, Tab>['count']>
  readonly saved?: Partial<SavedViewsUse>
  readonly change?: ListAddress<Tab>['change']
  readonly retry?: () => void
}

const unkept = () => Promise.reject(new Error('Nothing is kept in stories.'))
const nothing = (): void => undefined

/** The list of a screen with its rows on its only page; any part can be replaced. */
export function screenListFixture<Row, Tab extends string>(
  codec: ListCodec<Tab>,
  items: readonly Row[],
  { page, query = '', count, saved, change = nothing, retry = nothing }: ScreenListParts<Row, Tab> = {},
): ScreenList<Row, Tab> {
  const state = codec.read(query)
  const hrefOf = (next: string): string => (next === '' ? '/' : `/?${next}`)
  return {
    address: {
      state,
      change,
      kept: codec.keep(state),
      hrefOfKept: hrefOf,
      hrefOf: (parts) => hrefOf(codec.write({ ...state, ...parts })),
    },
    page: page ?? listFixture(items).page,
    count: {
      matching: items.length,
      isCapped: false,
      isCounting: false,
      onCountAll: nothing,
      problem: null,
      ...count,
    },
    saved: { views: [], problem: null, create: unkept, update: unkept, remove: unkept, ...saved },
    mayShare: true,
    density: { value: 'comfortable', onChange: nothing },
    retry,
  }
}
