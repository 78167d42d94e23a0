import type { FilterOption } from '@somo/ui/FilterBar'

/** How the values of a filter are found, and the one in force in words. */
export interface Finder {
  readonly find: (text: string) => Promise<readonly FilterOption[]>
  readonly chosen: FilterOption | null
}
