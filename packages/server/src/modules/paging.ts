import type { PageInfo, PageInput, SortDirection } from '@somo/graphql/schema'
import { SomoError } from '../access/somoError.ts'
import { isUuid } from '../database/uuid.ts'

/** A place in a sorted list: the value of the sort field and, between equal values, the row's uuid. */
export interface Position {
  readonly value: string
  readonly uuid: string
}

/** One page of a list, ready for a store: read `limit + 1` rows in this order and hand them to `buildPage`. */
export interface PagePlan<F extends string> {
  readonly field: F
  readonly direction: SortDirection
  /** How many items the page holds at most. */
  readonly limit: number
  /** True where the page is counted from the end: rows come in reverse and are turned round. */
  readonly isBackward: boolean
  /** Where the page begins, itself excluded; null at the end the page is counted from. */
  readonly from: Position | null
}

const largestPage = 100

/**
 * Checks what a caller asks of a list (decision 0018): `{first, after}` or `{last, before}`, 1 to 100 items.
 * @throws SomoError BAD_INPUT naming the argument, also for a cursor given for another order.
 */
export function planPage<F extends string>(page: PageInput, sort: { field: F; direction: SortDirection }): PagePlan<F> {
  const { first = null, last = null, after = null, before = null } = page
  if ((first === null) === (last === null)) throw new SomoError('BAD_INPUT', { argument: 'page' })
  const isBackward = last !== null
  if ((isBackward ? after : before) !== null) {
    throw new SomoError('BAD_INPUT', { argument: isBackward ? 'page.after' : 'page.before' })
  }
  const limit = first ?? last ?? 0
  if (limit < 1 || limit > largestPage)
    throw new SomoError('BAD_INPUT', { argument: isBackward ? 'page.last' : 'page.first' })
  const cursor = isBackward ? before : after
  const from = cursor === null ? null : readCursor(cursor, sort, isBackward ? 'page.before' : 'page.after')
  return { ...sort, limit, isBackward, from }
}

/**
 * Makes the answer from the rows a store read.
 * @param rows up to `limit + 1` rows in the order of reading.
 * @param hasBehind whether rows lie on the other side of `from`; without `from` there are none.
 */
export function buildPage<R extends { readonly uuid: string }, F extends string>(
  plan: PagePlan<F>,
  rows: readonly R[],
  hasBehind: boolean,
  valueOf: (row: R) => string,
): { items: R[]; pageInfo: PageInfo } {
  const hasAhead = rows.length > plan.limit
  const read = rows.slice(0, plan.limit)
  const items = plan.isBackward ? read.reverse() : read
  const cursorOf = (row: R | undefined): string | null =>
    row === undefined ? null : writeCursor(plan, { value: valueOf(row), uuid: row.uuid })
  const pageInfo = {
    startCursor: cursorOf(items[0]),
    endCursor: cursorOf(items.at(-1)),
    hasNext: plan.isBackward ? hasBehind : hasAhead,
    hasPrevious: plan.isBackward ? hasAhead : hasBehind,
  }
  return { items, pageInfo }
}

/** A cursor of a sort order, as pages answer it. `position` need not be that of a row. */
export function writeCursor(sort: { field: string; direction: SortDirection }, { value, uuid }: Position): string {
  return Buffer.from(JSON.stringify([sort.field, sort.direction, value, uuid])).toString('base64url')
}

function readCursor(cursor: string, sort: { field: string; direction: SortDirection }, argument: string): Position {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(parts)) {
      const list: readonly unknown[] = parts
      const [field, direction, value, uuid] = list
      const isOurs = field === sort.field && direction === sort.direction
      if (isOurs && typeof value === 'string' && typeof uuid === 'string' && isUuid(uuid)) return { value, uuid }
    }
  } catch (cause) {
    throw new SomoError('BAD_INPUT', { argument, cause })
  }
  throw new SomoError('BAD_INPUT', { argument })
}
