import type { PageInfo, PageInput } from '@somo/graphql/schema'
import type { PageMove } from '@somo/ui/Pagination'

/** The parameters of an address that say which page of a plain list is shown; none of them: the first. */
export const pageParameters = ['after', 'before', 'end'] as const

/** The page that an address means, as the API asks for it. */
export function pageOfQuery(query: URLSearchParams, size: number): PageInput {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { first: size, after }
  if (before !== null) return { last: size, before }
  return query.has('end') ? { last: size } : { first: size }
}

/** Whether an address asks for another page than the first. */
export const hasPlace = (query: URLSearchParams): boolean => pageParameters.some((name) => query.has(name))

/** Writes into `query`, in place, where a press on the pagination leads from the page that is shown. */
export function writePageAfter(query: URLSearchParams, move: PageMove, shown: PageInfo | undefined): void {
  for (const name of pageParameters) query.delete(name)
  if (move === 'next' && shown?.endCursor) query.set('after', shown.endCursor)
  if (move === 'previous' && shown?.startCursor) query.set('before', shown.startCursor)
  if (move === 'last') query.set('end', '')
}
