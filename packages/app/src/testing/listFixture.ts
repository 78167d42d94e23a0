import type { ListUse } from '../domain/list/useListPlace.ts'

/** A list with its rows, on its only page or, with more to come, on its first one; any part can be replaced. */
export const listFixture = <Row,>(items: readonly Row[], parts: Partial<ListUse<Row>> = {}, hasNext = false): ListUse<Row> => ({
  page: { isWaiting: false, data: { items, pageInfo: { startCursor: null, endCursor: null, hasNext, hasPrevious: false } }, problem: null },
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
