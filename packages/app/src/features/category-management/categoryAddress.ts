import { readSelectedId } from '../../platform/api/isUuid.ts'
import { allowedLocales, type AllowedLocale } from '../../platform/build/constants.ts'

/** What is done beside the tree. */
export type CategoryTask = 'new' | 'merge'

/** Where one is on this screen: all of it stands in the query of the address. */
export interface CategoryAddress {
  /** The category that is open; with the task `new` the one it goes into. */
  readonly category: string | null
  readonly task: CategoryTask | null
  readonly search: string
  /** The language of the listed names; null is the reader's. */
  readonly names: AllowedLocale | null
}

/** Reads an address; whatever is unknown in it counts as absent. */
export function readCategoryAddress(params: URLSearchParams): CategoryAddress {
  const task = params.get('do')
  return {
    category: readSelectedId(params.get('category')),
    task: task === 'new' || task === 'merge' ? task : null,
    search: params.get('search') ?? '',
    names: allowedLocales.find((locale) => locale === params.get('names')) ?? null,
  }
}

/** Writes one; what is as usual is left out. */
export function writeCategoryAddress({ category, task, search, names }: CategoryAddress): string {
  const params = new URLSearchParams()
  if (category !== null) params.set('category', category)
  if (task !== null) params.set('do', task)
  if (search !== '') params.set('search', search)
  if (names !== null) params.set('names', names)
  return params.toString()
}
