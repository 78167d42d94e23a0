import type { SortDirection } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import { createListCodec, type ListCodec } from './listCodec.ts'
import type { FilterSpec, ListSpec, ListState } from './listSpec.ts'
import { withTab } from './withTab.ts'

/** The codec of a list in one order, the newest first, whose columns stay as they are. */
export const simpleCodec = (tab: string, filters: readonly FilterSpec[]): ListCodec<'entry'> =>
  withTab(
    createListCodec({
      filters,
      columns: ['name'],
      hidden: [],
      sorts: [],
      sort: { columnId: 'at', direction: 'descending' },
      tabs: ['entry'],
    }),
    tab,
  )

/** What a list on one tab of a page offers beyond one order and what narrows it. */
export type WholeSpec = Omit<ListSpec<'entry'>, 'tabs'>

/** The codec of a list on one tab of a page that is sorted, whose columns are chosen and whose views are kept. */
export const wholeCodec = (tab: string, spec: WholeSpec): ListCodec<'entry'> =>
  withTab(createListCodec({ ...spec, tabs: ['entry'] }), tab)

/** How a list that is sorted by when its rows came is turned, as the API asks for it. */
export const directionOf = ({ sort }: Pick<ListState, 'sort'>): SortDirection =>
  sort.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING'

/** What the API is asked for between two days of the device's calendar, both included. */
export function momentsOf(
  filters: readonly FilterValue[],
  id: string,
): { readonly from: string | null; readonly until: string | null } {
  const value = filters.find((filter) => filter.id === id)
  if (value?.kind !== 'date') return { from: null, until: null }
  const at = (text: string | null, days: number): string | null => {
    if (text === null) return null
    const start = new Date(`${text}T00:00:00`)
    start.setDate(start.getDate() + days)
    return Number.isNaN(start.getTime()) ? null : start.toISOString()
  }
  return { from: at(value.from, 0), until: at(value.to, 1) }
}

/** The chosen answers of a filter; null where it is not in force. */
export function chosenOf<Name extends string>(
  filters: readonly FilterValue[],
  id: string,
  offered: readonly Name[],
): Name[] | null {
  const value = filters.find((filter) => filter.id === id)
  return value?.kind === 'many' ? offered.filter((name) => value.options.includes(name)) : null
}

/** What a filter found by searching; null where it is not in force. */
export function foundOf(filters: readonly FilterValue[], id: string): string | null {
  const value = filters.find((filter) => filter.id === id)
  return value?.kind === 'found' ? value.option : null
}
