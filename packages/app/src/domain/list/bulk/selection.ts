import type { Selected } from '@somo/ui/DataTable'
import { useState } from 'react'

/** What is selected, as the API takes it: things by name, or all that match a filter but for some. */
export type ListSelection<Filter> =
  | { readonly uuids: readonly string[] }
  | { readonly matching: Filter; readonly except: readonly string[]; readonly expectedCount: number }

/** How many are selected; null where all that match are and nobody has counted them to the end. */
export function countOf(selected: Selected, total: number | null): number | null {
  if (!('all' in selected)) return selected.size
  return total === null ? null : Math.max(0, total - selected.except.size)
}

/** The selection for the API; null while it is empty or its number is not known: what is not counted is not acted upon. */
export function selectionOf<Filter>(
  selected: Selected,
  filter: Filter,
  total: number | null,
): ListSelection<Filter> | null {
  const count = countOf(selected, total)
  if (count === null || count === 0) return null
  return 'all' in selected
    ? { matching: filter, except: [...selected.except], expectedCount: count }
    : { uuids: [...selected] }
}

/** The selection as it was counted last: all that match are acted upon only in the number that somebody was shown. */
export const recounted = <Selection extends { readonly expectedCount?: number | null | undefined }>(
  selection: Selection,
  count: number,
): Selection => (typeof selection.expectedCount === 'number' ? { ...selection, expectedCount: count } : selection)

const nothing: Selected = new Set<string>()

/**
 * What is selected in a list. It outlives the turning of a page and ends when `listed` changes, since "all that match"
 * would then mean others.
 */
export function useSelected(listed: string): readonly [Selected, (selected: Selected) => void] {
  const [stored, setStored] = useState<{ readonly listed: string; readonly selected: Selected }>({
    listed,
    selected: nothing,
  })
  return [stored.listed === listed ? stored.selected : nothing, (selected) => setStored({ listed, selected })]
}
