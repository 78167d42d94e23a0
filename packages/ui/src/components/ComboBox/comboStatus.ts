import type { Words } from '../../locale/words/en.ts'
import type { ComboBoxProps } from './comboBoxTypes.ts'

/** What a search has come to. */
export interface Found extends Pick<ComboBoxProps, 'items' | 'loadError'> {
  readonly isSearching: boolean
  /** What was searched for. */
  readonly query: string
  readonly emptyText: string | undefined
}

/** The sentence for a search that found nothing. */
export const emptyTextOf = (
  { query, emptyText }: Pick<Found, 'query' | 'emptyText'>,
  words: Words['choosers'],
): string => emptyText ?? (query.trim() === '' ? words.nothingHere : words.noMatch(query.trim()))

/** What is said while the list changes below the text, where nobody who listens would notice it. */
export function statusOf(found: Found, words: Words['choosers']): string {
  if (found.isSearching) return words.searching
  if (found.loadError !== undefined) return found.loadError
  return found.items.length === 0 ? emptyTextOf(found, words) : words.results(found.items.length)
}
