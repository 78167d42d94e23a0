import type { ComplianceState, StatisticsFilter, StatisticsMatrixSort, StatisticsSort } from '@somo/graphql/schema'
import { defineList } from '../../domain/list/definition/defineList.ts'
import { days, found, foundInTree, many, yesNo, type ListFilter } from '../../domain/list/definition/listFilters.ts'
import { firstDay } from '../../domain/learning/acts/actTypes.ts'
import { complianceStates } from '../../domain/learning/complianceStates.ts'
import type { ListState } from '../../domain/list/definition/listState.ts'

/** The parts of the page, in their order. */
export const statisticsTabs = ['list', 'matrix'] as const
export type StatisticsTab = (typeof statisticsTabs)[number]

/** A day that the calendar lacks, such as 31 February, is read as another one. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= firstDay && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** A day of the past; it has a field of its own and is not offered by the filter bar. */
const pastDay: ListFilter<{ readonly asOf: string }, 'text', never, string> = {
  kind: 'text',
  fields: ['asOf'],
  options: [],
  range: null,
  read: (text) => (isDay(text) ? { kind: 'text', match: 'contains', text } : null),
  toInput: (value) => (value.kind === 'text' ? { asOf: value.text } : {}),
  bodyOf: (text) => ({ kind: 'text', match: 'contains', text }),
}

/** The states behind each tile. */
export const tileStates = {
  compliant: ['COMPLETED', 'EXPIRING'],
  dueSoon: ['DUE_SOON'],
  overdue: ['OVERDUE', 'IN_GRACE'],
  expired: ['EXPIRED'],
} as const satisfies Readonly<Record<string, readonly ComplianceState[]>>
export type Tile = keyof typeof tileStates

const filters = {
  unit: foundInTree('unit', 'withSubunits'),
  item: found('medium'),
  state: many(complianceStates, 'state'),
  due: days('dueFrom', 'dueBefore'),
  completed: days('completedFrom', 'completedBefore'),
  mandatory: yesNo('isMandatory'),
  asOf: pastDay,
} as const

/** The item that the people of the matrix are sorted by; it leaves nobody out. */
const byItem: ListFilter<object, 'found', never, string> = { ...found('medium'), fields: [], toInput: () => ({}) }

/** The list of each part. */
export const statisticsLists = {
  list: defineList<StatisticsFilter, StatisticsSort>()({
    path: '/user-statistics',
    columns: {
      name: { sort: 'NAME' },
      number: { isHidden: true },
      item: {},
      state: {},
      due: { sort: 'DUE' },
      completed: {},
      validUntil: {},
      unit: {},
      score: { isHidden: true },
      why: {},
    },
    filters,
    search: 'search',
    sort: 'name',
  }),
  matrix: defineList<StatisticsFilter, { field: 'NAME' | 'OVERDUE'; direction: 'ASCENDING' | 'DESCENDING' }>()({
    path: '/user-statistics',
    tab: 'matrix',
    columns: { name: { sort: 'NAME' }, overdue: { sort: 'OVERDUE' } },
    filters: { ...filters, byItem },
    search: 'search',
    sort: 'overdue',
  }),
} as const

/** Reads which part an address asks for. */
export const readStatisticsTab = (search: string): StatisticsTab =>
  new URLSearchParams(search).get('tab') === 'matrix' ? 'matrix' : 'list'

type Filters = ListState['filters']

/** The past day of a list; null for now, and for a day to come, of which the server tells how it is now. */
export function asOfIn(filters: Filters, now: Date): string | null {
  const value = filters.find(({ id }) => id === 'asOf')
  return value?.kind === 'text' && value.text <= now.toISOString().slice(0, 10) ? value.text : null
}

/** The filters with another past day; null: now. */
export const withAsOf = (filters: Filters, day: string | null): Filters => [
  ...filters.filter(({ id }) => id !== 'asOf'),
  ...(day === null ? [] : [{ id: 'asOf', kind: 'text' as const, match: 'contains' as const, text: day }]),
]

/** The tile whose states a list shows alone; null where it shows others. */
export function tileIn(filters: Filters): Tile | null {
  const value = filters.find(({ id }) => id === 'state')
  if (value?.kind !== 'many') return null
  const { options } = value
  const isIt = (tile: Tile): boolean =>
    options.length === tileStates[tile].length && tileStates[tile].every((state) => options.includes(state))
  return (Object.keys(tileStates) as Tile[]).find(isIt) ?? null
}

/** The filters with the states of a tile alone; pressed again, with all states. */
export const withTile = (filters: Filters, tile: Tile): Filters => [
  ...filters.filter(({ id }) => id !== 'state'),
  ...(tileIn(filters) === tile ? [] : [{ id: 'state', kind: 'many' as const, options: [...tileStates[tile]] }]),
]

/** Whether the list can be sorted by name alone: on a past day, and of those completed in some days. */
export const isByNameAlone = (filters: Filters, now: Date): boolean =>
  asOfIn(filters, now) !== null || filters.some(({ id }) => id === 'completed')

/** How the people of the matrix are sorted; a past day has them by name alone. */
export function matrixSort(state: Pick<ListState, 'filters' | 'sort'>, now: Date): StatisticsMatrixSort {
  if (asOfIn(state.filters, now) !== null) return { field: 'NAME' }
  const medium = statisticsLists.matrix.chosen(state, 'byItem')
  return medium === null ? { field: statisticsLists.matrix.sortOf(state).field } : { field: 'ITEM', medium }
}

/** The filters with the item that the people are sorted by; null for none. */
export const sortedByItem = (filters: Filters, medium: string | null): Filters => [
  ...withoutItemSort(filters),
  ...(medium === null ? [] : [{ id: 'byItem', kind: 'found' as const, option: medium, hasBelow: true }]),
]

/** The filters that leave somebody out. */
export const withoutItemSort = (filters: Filters): Filters => filters.filter(({ id }) => id !== 'byItem')
