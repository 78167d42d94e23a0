import { createListCodec } from '../domain/list/listCodec.ts'
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

export type ListParts<Row> = Partial<ListUse<Row>>

/**
 * A list as nobody has arranged it, sorted by when its rows came, which its last column shows; with so many rows behind its
 * page. Any part can be replaced.
 */
export function wholeListFixture<Row>(columns: readonly string[], items: readonly Row[], parts: ListParts<Row>, behind = 0): ListUse<Row> {
  const columnId = columns.at(-1) ?? ''
  const { page, ...list } = listFixture(items, parts, behind > 0)
  const matching = page.data === null ? null : page.data.items.length + behind
  const count = { matching, isCapped: false, isCounting: false, onCountAll: () => undefined }
  const state = createListCodec({ filters: [], columns, hidden: [], sorts: [columnId], sort: { columnId, direction: 'descending' }, tabs: ['entry'] }).read('')
  return { whole: { state, change: () => undefined, count }, page, ...list }
}
