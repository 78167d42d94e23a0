import type { ConsentDecision } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import type { ListState } from '../../domain/list/listSpec.ts'
import { chosenOf, foundOf, momentsOf, wholeCodec } from '../../domain/list/simpleList.ts'

/** The answers a proof may hold. */
export const decisions = ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const satisfies readonly ConsentDecision[]

/** The way between the address and the list of proofs; `document` is the name of the one that is open on another tab. */
export const consentCodec = wholeCodec('consents', {
  filters: [
    { id: 'of', kind: 'found' },
    { id: 'version', kind: 'found' },
    { id: 'decision', kind: 'many', options: decisions },
    { id: 'at', kind: 'date' },
  ],
  columns: ['person', 'behalf', 'decision', 'document', 'version', 'language', 'at'],
  // Few answer for somebody else; with it the last column finds no room beside the menu.
  hidden: ['behalf'],
  sorts: ['at'],
  sort: { columnId: 'at', direction: 'descending' },
})

/** What of the proofs the API is asked for. */
export interface AskedConsents {
  readonly document: string | null
  readonly version: string | null
  readonly decision: ConsentDecision[] | null
  readonly from: string | null
  readonly until: string | null
  readonly search: string | null
}

/** The question of a state of the list. A version is one of its document: without that one it narrows nothing. */
export function askedOf({ filters, search }: Pick<ListState, 'filters' | 'search'>): AskedConsents {
  const document = foundOf(filters, 'of')
  return {
    document,
    version: document === null ? null : foundOf(filters, 'version'),
    decision: chosenOf(filters, 'decision', decisions),
    ...momentsOf(filters, 'at'),
    search: search === '' ? null : search,
  }
}

/** The filters as the bar shows them: a document or version is one of those it offers, while the address takes whatever name it has. */
export const shownFilters = (filters: readonly FilterValue[]): readonly FilterValue[] =>
  filters.map((filter) => (filter.kind === 'found' ? { id: filter.id, kind: 'one', option: filter.option } : filter))

/** The filters as the address keeps them; another document takes the version of the former one away. */
export function keptFilters(filters: readonly FilterValue[], before: readonly FilterValue[]): readonly FilterValue[] {
  const kept = filters.map((filter): FilterValue =>
    filter.kind === 'one' ? { id: filter.id, kind: 'found', option: filter.option, hasBelow: true } : filter,
  )
  return foundOf(kept, 'of') === foundOf(before, 'of') ? kept : kept.filter(({ id }) => id !== 'version')
}
