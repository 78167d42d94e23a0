import type { PageInfo, PageInput } from '@somo/graphql/schema'
import type { PageMove } from '@somo/ui/Pagination'
import { firstPlace, type ListPlace, type ListState } from './listState.ts'

/** The page an address means, as the API asks for it. */
export function pageOf({ place, size }: Pick<ListState, 'place' | 'size'>): PageInput {
  if (place.at === 'after') return { first: size, after: place.cursor }
  if (place.at === 'before') return { last: size, before: place.cursor }
  return place.at === 'end' ? { last: size } : { first: size }
}

/** What is known of the page that is shown. */
export interface ShownPage {
  readonly pageInfo: PageInfo
  readonly count: number
  /** How many there are in all; null where they were not counted to the end. */
  readonly total: number | null
}

/** The numbers of the first and the last row shown, from 1; null where there is none, or nobody can tell. */
export function rangeOf(
  { place }: Pick<ListState, 'place'>,
  count: number,
): { readonly from: number; readonly to: number } | null {
  const from = place.at === 'start' ? 1 : place.from
  return from === null || count === 0 ? null : { from, to: from + count - 1 }
}

/** Where a press on the pagination leads. */
export function placeAfter(
  move: PageMove,
  state: Pick<ListState, 'place' | 'size'>,
  { pageInfo, count, total }: ShownPage,
): ListPlace {
  const from = rangeOf(state, count)?.from ?? null
  if (move === 'next' && pageInfo.endCursor !== null && pageInfo.endCursor !== undefined)
    return { at: 'after', cursor: pageInfo.endCursor, from: from === null ? null : from + count }
  if (move === 'previous' && pageInfo.startCursor !== null && pageInfo.startCursor !== undefined)
    // The page before the second one is the first, whatever came in front of it meanwhile.
    return from !== null && from <= state.size + 1
      ? firstPlace
      : { at: 'before', cursor: pageInfo.startCursor, from: from === null ? null : from - state.size }
  if (move === 'last')
    return { at: 'end', from: total === null || total === 0 ? null : Math.max(1, total - state.size + 1) }
  return firstPlace
}
