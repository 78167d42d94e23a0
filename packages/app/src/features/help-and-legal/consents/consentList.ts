import type { ConsentDecision, ConsentFilter, ConsentSort } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { days, many, oneOf } from '../../../domain/list/definition/listFilters.ts'
import type { Narrowing } from '../../../domain/list/definition/listState.ts'

/** The answers a proof may hold. */
const decisions = ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const satisfies readonly ConsentDecision[]

/** The list of proofs. `document` is already the name of the one that is open on another tab, hence `of`. */
export const consentList = defineList<ConsentFilter, ConsentSort>()({
  path: '/help-and-legal',
  tab: 'consents',
  columns: {
    person: {},
    // Few answer for somebody else; with it the last column finds no room beside the menu.
    behalf: { isHidden: true },
    decision: {},
    document: {},
    version: {},
    language: {},
    at: { sort: 'AT' },
  },
  filters: {
    of: oneOf('document'),
    version: oneOf('version'),
    decision: many(decisions, 'decision'),
    at: days('from', 'until'),
  },
  search: 'search',
  sort: '-at',
  views: { declined: { decision: ['DECLINED'] }, withdrawn: { decision: ['WITHDRAWN'] } },
})

/** The filter input of a state. A version belongs to its document: without that one it narrows nothing. */
export function consentFilter(state: Narrowing): ConsentFilter {
  const { version, ...filter } = consentList.filterOf(state)
  return version === undefined || filter.document === undefined ? filter : { ...filter, version }
}

/** The filters after a change; another document takes the version of the former one away. */
export const changedFilters = (
  filters: readonly FilterValue[],
  before: readonly FilterValue[],
): readonly FilterValue[] =>
  consentList.chosen({ filters }, 'of') === consentList.chosen({ filters: before }, 'of')
    ? filters
    : filters.filter(({ id }) => id !== 'version')
