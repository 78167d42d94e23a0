import type { ConsentDecision } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import type { ListState } from '../../domain/list/listSpec.ts'
import { chosenOf, simpleCodec } from '../../domain/list/simpleList.ts'

/** The answers a proof may hold. */
export const decisions = ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const satisfies readonly ConsentDecision[]

/** The way between the address and the list of proofs; `document` is the name of the one that is open on another tab. */
export const consentCodec = simpleCodec('consents', [
  { id: 'of', kind: 'found' },
  { id: 'decision', kind: 'many', options: decisions },
])

/** What of the proofs the API is asked for. */
export interface AskedConsents {
  readonly document: string | null
  readonly decision: ConsentDecision[] | null
  readonly search: string | null
}

/** The question of a state of the list. */
export function askedOf({ filters, search }: Pick<ListState, 'filters' | 'search'>): AskedConsents {
  const of = filters.find(({ id }) => id === 'of')
  return { document: of?.kind === 'found' ? of.option : null, decision: chosenOf(filters, 'decision', decisions), search: search === '' ? null : search }
}

/** The filters as the bar shows them: a document is one of those it offers, while the address takes whatever name it has. */
export const shownFilters = (filters: readonly FilterValue[]): readonly FilterValue[] =>
  filters.map((filter) => (filter.kind === 'found' ? { id: filter.id, kind: 'one', option: filter.option } : filter))

/** The filters as the address keeps them. */
export const keptFilters = (filters: readonly FilterValue[]): readonly FilterValue[] =>
  filters.map((filter) => (filter.kind === 'one' ? { id: filter.id, kind: 'found', option: filter.option, hasBelow: true } : filter))
