import type { TableSort } from '@somo/ui/DataTable'
import { writeFilter, type FilterBody } from './listFilters.ts'
import { firstPlace, pageSizes, type ListPlace, type ListState } from './listState.ts'
import { readLayout, writeLayout, type ColumnIds } from './tableLayout.ts'

/** What the address of one list can say. */
export interface AddressSpec<Tab extends string> extends ColumnIds {
  readonly filters: Readonly<Record<string, { readonly read: (text: string) => FilterBody | null }>>
  /** Columns that can be sorted by. */
  readonly sorts: readonly string[]
  /** The order where the address names none. */
  readonly sort: TableSort
  /** Parts of an open entry, the first one usual. */
  readonly entryTabs: readonly [Tab, ...Tab[]]
}

const longestSearch = 200
const usualSize = pageSizes[0]
const word = /^[\w.-]{1,64}$/

/** A search as the server gets it: control characters become blanks, as no database text contains them. */
export const cleanSearch = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)

/** What an address asks for; what is unknown or unreadable in it is ignored. */
export function readListState<Tab extends string>(spec: AddressSpec<Tab>, query: URLSearchParams): ListState<Tab> {
  const filters = [...query].flatMap(([id, text], index, all) => {
    const filter = Object.hasOwn(spec.filters, id) ? spec.filters[id] : undefined
    if (filter === undefined || all.findIndex(([other]) => other === id) !== index) return []
    const value = filter.read(text)
    return value === null ? [] : [{ id, ...value }]
  })
  const wordOf = (name: string): string | null => {
    const text = query.get(name)
    return text !== null && word.test(text) ? text : null
  }
  const open = wordOf('open')
  return {
    search: cleanSearch(query.get('q') ?? ''),
    filters,
    sort: readSort(spec, query.get('sort')),
    layout: readLayout(spec, query.get('columns')),
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? usualSize,
    place: readPlace(query),
    view: wordOf('view'),
    open,
    tab: (open === null ? undefined : spec.entryTabs.find((tab) => tab === query.get('tab'))) ?? spec.entryTabs[0],
    job: wordOf('job'),
  }
}

/** The query of a state; '' for the list as it is at first. */
export function writeListState<Tab extends string>(spec: AddressSpec<Tab>, state: ListState<Tab>): string {
  const query = viewQuery(spec, state)
  writePlace(query, state.place)
  for (const name of ['view', 'open', 'job'] as const) if (state[name] !== null) query.set(name, state[name])
  if (state.open !== null && state.tab !== spec.entryTabs[0]) query.set('tab', state.tab)
  return textOf(query)
}

/** What a saved view keeps of a state: what is listed, in which order and columns; not the page, nor what is open. */
export const writeView = <Tab extends string>(spec: AddressSpec<Tab>, state: ListState<Tab>): string =>
  textOf(viewQuery(spec, state))

// Commas separate and colons name widths; both may stand in a query as they are.
const textOf = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')

function viewQuery<Tab extends string>(spec: AddressSpec<Tab>, state: ListState<Tab>): URLSearchParams {
  const query = new URLSearchParams()
  const search = cleanSearch(state.search)
  if (search !== '') query.set('q', search)
  for (const filter of state.filters) query.set(filter.id, writeFilter(filter))
  const sort = writeSort(state.sort)
  if (sort !== writeSort(spec.sort)) query.set('sort', sort)
  const columns = writeLayout(spec, state.layout)
  if (columns !== null) query.set('columns', columns)
  if (state.size !== usualSize) query.set('size', String(state.size))
  return query
}

const writeSort = ({ columnId, direction }: TableSort): string => `${direction === 'descending' ? '-' : ''}${columnId}`

function readSort({ sorts, sort }: Pick<AddressSpec<string>, 'sorts' | 'sort'>, text: string | null): TableSort {
  const isDescending = text?.startsWith('-') === true
  const columnId = sorts.find((id) => id === (isDescending ? text?.slice(1) : text))
  return columnId === undefined ? sort : { columnId, direction: isDescending ? 'descending' : 'ascending' }
}

function readPlace(query: URLSearchParams): ListPlace {
  const from = /^[1-9]\d{0,9}$/.test(query.get('from') ?? '') ? Number(query.get('from')) : null
  for (const at of ['after', 'before'] as const) {
    const cursor = query.get(at)
    if (cursor !== null && cursor !== '') return { at, cursor, from }
  }
  return query.has('end') ? { at: 'end', from } : firstPlace
}

function writePlace(query: URLSearchParams, place: ListPlace): void {
  if (place.at === 'start') return
  query.set(place.at, place.at === 'end' ? '' : place.cursor)
  if (place.from !== null) query.set('from', String(place.from))
}
