import type { ListUse, WholeList } from '../domain/list/useListPlace.ts'

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
