import type { TableLayout, TableSort } from '@somo/ui/DataTable'
import type { FilterValue } from '@somo/ui/FilterBar'
import type { PageSize } from '@somo/ui/Pagination'

/** How many rows a page may have. */
export const pageSizes = [25, 50, 100] as const satisfies readonly PageSize[]

/** What an attribute may be filtered by, as far as an address has to know it. */
export type FilterSpec = { readonly id: string } & (
  | { readonly kind: 'text' | 'yesNo' | 'found' | 'date' }
  | { readonly kind: 'one' | 'many'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
)

/** What one list screen keeps in its address: the whole of it is written here, once. */
export interface ListSpec<Tab extends string> {
  readonly filters: readonly FilterSpec[]
  /** Ids of the columns, the row header first. */
  readonly columns: readonly string[]
  /** Columns nobody sees before asking for them. */
  readonly hidden: readonly string[]
  /** Columns that can be sorted by. */
  readonly sorts: readonly string[]
  /** The order where the address names none. */
  readonly sort: TableSort
  /** Parts of an open entry, the first one usual. */
  readonly tabs: readonly [Tab, ...Tab[]]
}

/**
 * Which page of a list: cursors know neighbours and ends alone. `from` is the number of the first row, from 1; null where
 * nobody can tell any more.
 */
export type ListPlace =
  | { readonly at: 'start' }
  | { readonly at: 'after' | 'before'; readonly cursor: string; readonly from: number | null }
  | { readonly at: 'end'; readonly from: number | null }

/** All that a list screen shows and how, as its address says it. There is no second copy. */
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
  /** Work that is followed above the list. */
  readonly job: string | null
}

/** The start of a list; every change of what is listed leads there. */
export const firstPlace: ListPlace = { at: 'start' }
