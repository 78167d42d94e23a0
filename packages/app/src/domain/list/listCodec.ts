import type { TableSort } from '@somo/ui/DataTable'
import { readFilter, tidyText, writeFilter } from './filterCodec.ts'
import { readLayout, writeLayout } from './layoutCodec.ts'
import { firstPlace, pageSizes, type ListPlace, type ListSpec, type ListState } from './listSpec.ts'

/** The one way between the address of a list screen and what it shows. */
export interface ListCodec<Tab extends string> {
  readonly spec: ListSpec<Tab>
  /** What an address asks for; whatever is unknown or ill-formed in it is passed over. */
  readonly read: (search: string) => ListState<Tab>
  /** The query of a state, without the question mark; '' for the list as it is at first. */
  readonly write: (state: ListState<Tab>) => string
  /** What a saved view keeps of a state: what is listed, in which order and columns; not the page, nor what is open. */
  readonly keep: (state: ListState<Tab>) => string
}

const longestSearch = 200
const usualSize = pageSizes[0]
const word = /^[\w.-]{1,64}$/

/** Makes the codec of a screen: `write(read(query))` is the same query, and `read(write(state))` the same state. */
export function createListCodec<Tab extends string>(spec: ListSpec<Tab>): ListCodec<Tab> {
  const write = (state: ListState<Tab>): string => {
    const query = new URLSearchParams()
    writeList(query, spec, state)
    writePlace(query, state.place)
    for (const name of ['view', 'open', 'job'] as const) if (state[name] !== null) query.set(name, state[name])
    if (state.open !== null && state.tab !== spec.tabs[0]) query.set('tab', state.tab)
    return textOf(query)
  }
  return {
    spec,
    write,
    read: (search) => readState(spec, new URLSearchParams(search)),
    keep: (state) => {
      const query = new URLSearchParams()
      writeList(query, spec, state)
      return textOf(query)
    },
  }
}

// Commas separate and colons name widths; both may stand in a query as they are.
const textOf = (query: URLSearchParams): string => query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')

function readState<Tab extends string>(spec: ListSpec<Tab>, query: URLSearchParams): ListState<Tab> {
  const filters = [...query].flatMap(([name, text], index, all) => {
    const filter = spec.filters.find(({ id }) => id === name)
    if (filter === undefined || all.findIndex(([other]) => other === name) !== index) return []
    const value = readFilter(filter, text)
    return value === null ? [] : [value]
  })
  const wordOf = (name: string): string | null => {
    const text = query.get(name)
    return text !== null && word.test(text) ? text : null
  }
  const open = wordOf('open')
  return {
    search: tidyText(query.get('q') ?? '').slice(0, longestSearch),
    filters,
    sort: readSort(spec, query.get('sort')),
    layout: readLayout(spec, query.get('columns')),
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? usualSize,
    place: readPlace(query),
    view: wordOf('view'),
    open,
    tab: (open === null ? undefined : spec.tabs.find((tab) => tab === query.get('tab'))) ?? spec.tabs[0],
    job: wordOf('job'),
  }
}

function writeList<Tab extends string>(query: URLSearchParams, spec: ListSpec<Tab>, state: ListState<Tab>): void {
  const search = tidyText(state.search).slice(0, longestSearch)
  if (search !== '') query.set('q', search)
  for (const filter of state.filters) query.set(filter.id, writeFilter(filter))
  const sort = writeSort(state.sort)
  if (sort !== writeSort(spec.sort)) query.set('sort', sort)
  const columns = writeLayout(spec, state.layout)
  if (columns !== null) query.set('columns', columns)
  if (state.size !== usualSize) query.set('size', String(state.size))
}

const writeSort = ({ columnId, direction }: TableSort): string => `${direction === 'descending' ? '-' : ''}${columnId}`

function readSort({ sorts, sort }: Pick<ListSpec<string>, 'sorts' | 'sort'>, text: string | null): TableSort {
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
