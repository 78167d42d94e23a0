import type { TableLayout, TableSort } from '@somo/ui/DataTable'
import type { FilterValue } from '@somo/ui/FilterBar'
import type { PageSize } from '@somo/ui/Pagination'

/** How many rows a page may have. */
export const pageSizes = [25, 50, 100] as const satisfies readonly PageSize[]

/**
 * Which page of a list: a cursor knows its neighbours and the ends alone. `from` is the number of the first row, from 1; null
 * where it is not known.
 */
export type ListPlace =
  | { readonly at: 'start' }
  | { readonly at: 'after' | 'before'; readonly cursor: string; readonly from: number | null }
  | { readonly at: 'end'; readonly from: number | null }

/** What a list screen shows and how, as its address says it. There is no second copy. */
export interface ListState<Tab extends string = string> {
  readonly search: string
  readonly filters: readonly FilterValue[]
  readonly sort: TableSort
  readonly layout: TableLayout
  readonly size: PageSize
  readonly place: ListPlace
  /** The saved or built-in view the person came by. */
  readonly view: string | null
  /** The entry beside the list, or a word such as `new`. */
  readonly open: string | null
  readonly tab: Tab
  /** The job that is followed above the list. */
  readonly job: string | null
}

/** The start of a list; every change of what is listed leads there. */
export const firstPlace: ListPlace = { at: 'start' }

/** What of a state narrows the list. */
export type Narrowing = Pick<ListState, 'search' | 'filters'>
