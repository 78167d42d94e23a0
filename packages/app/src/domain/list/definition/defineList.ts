import type { SortDirection } from '@somo/graphql/schema'
import type { TableLayout, TableSort } from '@somo/ui/DataTable'
import { readListState, writeListState, writeView, type AddressSpec } from './listAddress.ts'
import { writeFilter, type AnyListFilter, type FilterBody } from './listFilters.ts'
import type { ListState, Narrowing } from './listState.ts'
import { shownColumns } from './tableLayout.ts'

/** The sort input of an operation. */
interface SortInput {
  readonly field: string
  readonly direction: SortDirection
}

interface ColumnDeclaration<Field, Exported, Id> {
  /** The field that the column is sorted by. */
  readonly sort?: Field
  /** What the column is called in a file; several where its cells show several facts. */
  readonly export?: Exported | readonly Exported[]
  /** Hidden until somebody asks for it. */
  readonly isHidden?: true
  /** Columns whose facts stand below this one while they are hidden: they follow it into a file. */
  readonly below?: readonly Id[]
}

type Key<Shape> = keyof Shape & string
type SortableId<Columns> = { [Id in Key<Columns>]: Columns[Id] extends { sort: string } ? Id : never }[Key<Columns>]
type ViewValue<Filter> = Filter extends { bodyOf: (value: infer Value) => unknown } ? Value : never
type ViewFilters<Filters> = { readonly [Id in keyof Filters]?: ViewValue<Filters[Id]> }

interface ListDeclaration<
  Filter extends object,
  Sort extends SortInput,
  Columns,
  Filters,
  Tab extends string,
  View extends string,
> {
  /** The path of the screen; with `tab` the key that its saved views are kept under. */
  readonly path: `/${string}`
  /** The tab of the page that the list is on; its addresses name it. */
  readonly tab?: string
  /** The row header first. */
  readonly columns: Columns
  /** In the order of the filter menu; the name of each is its name in the address. */
  readonly filters: Filters
  /** The field of the filter input that is searched. */
  readonly search?: Key<Filter>
  /** The order at first: a column, `-` before it for descending; or a field that no column shows, ascending. */
  readonly sort: `${'' | '-'}${SortableId<Columns>}` | { readonly field: Sort['field'] }
  /** Parts of an open entry, the first one usual. */
  readonly entryTabs?: readonly [Tab, ...Tab[]]
  /** Views that every installation has beside the whole list, which is `all`. */
  readonly views?: Readonly<Record<View, ViewFilters<NoInfer<Filters>>>>
}

/** The way between the address of a list and what it shows. */
export interface ListCodec<Tab extends string = string> {
  /** What an address asks for; what is unknown or unreadable in it is ignored. */
  readonly read: (search: string) => ListState<Tab>
  /** The query of a state, without the question mark; '' for the list as it is at first. */
  readonly write: (state: ListState<Tab>) => string
  /** What a saved view keeps of a state: what is listed, in which order and columns; not the page, nor what is open. */
  readonly keep: (state: ListState<Tab>) => string
}

/** All that derives from the declaration of a list. */
export interface ListDefinition<
  Filter,
  Field extends string,
  Exported,
  Filters,
  Tab extends string,
  View extends string,
> extends ListCodec<Tab> {
  readonly filters: Filters
  /** The key that saved views are kept under. */
  readonly viewsKey: string
  /** What each built-in view keeps, as a saved one would. */
  readonly views: Readonly<Record<View | 'all', string>>
  /** The filter input of the operation; fields of filters that are not in force are absent. */
  readonly filterOf: (state: Narrowing) => Filter
  /** The sort input of the operation. */
  readonly sortOf: (state: Pick<ListState, 'sort'>) => { field: Field; direction: SortDirection }
  /** The columns a person sees, in their order, as a file names them. */
  readonly exportColumns: (layout: Pick<TableLayout, 'order' | 'hidden'>) => Exported[]
  /** The entry that a filter has found or is set to; null while it is not in force. */
  readonly chosen: (state: Pick<ListState, 'filters'>, id: Key<Filters>) => string | null
}

/**
 * Declares a list once: its address, the inputs of its operation, the columns of its file, its filter bar and its views derive
 * from the declaration. `Filter` and `Sort` are the generated input types, `Exported` the generated names of file columns.
 */
export const defineList =
  <Filter extends object, Sort extends SortInput, Exported extends string = string>() =>
  <
    const Columns extends Readonly<Record<string, ColumnDeclaration<Sort['field'], Exported, string>>>,
    const Filters extends Readonly<Record<string, AnyListFilter<Filter>>>,
    const Tab extends string = 'entry',
    const View extends string = never,
  >(
    declaration: ListDeclaration<Filter, Sort, Columns, Filters, Tab, View>,
  ): ListDefinition<Filter, Sort['field'], Exported, Filters, Tab, View> => {
    const { path, tab, filters, search } = declaration
    const columns: Readonly<Record<string, ColumnDeclaration<Sort['field'], Exported, string>>> = declaration.columns
    const spec = addressSpec(declaration, columns)
    const pageTab = tab === undefined ? '' : `tab=${tab}`
    const join = (query: string): string => [pageTab, query].filter((part) => part !== '').join('&')
    const fieldOf = (id: string): Sort['field'] =>
      columns[id]?.sort ??
      (typeof declaration.sort === 'string' ? columns[spec.sort.columnId]?.sort : declaration.sort.field) ??
      ''
    return {
      read: (text) => readListState(spec, new URLSearchParams(text)),
      write: (state) => join(writeListState(spec, state)),
      keep: (state) => writeView(spec, state),
      filters,
      viewsKey: tab === undefined ? path : `${path}?tab=${tab}`,
      views: writeViews(filters, declaration.views),
      filterOf: (state) => filterInput<Filter>(filters, search, state),
      sortOf: ({ sort }) => ({
        field: fieldOf(sort.columnId),
        direction: sort.direction === 'descending' ? 'DESCENDING' : 'ASCENDING',
      }),
      exportColumns: (layout) => {
        const shown = shownColumns(spec.columns, layout)
        return shown
          .flatMap((id) => [id, ...(columns[id]?.below ?? []).filter((other) => !shown.includes(other))])
          .flatMap((id) => columns[id]?.export ?? [])
      },
      chosen: (state, id) => {
        const value = state.filters.find((filter) => filter.id === id)
        return value?.kind === 'found' || value?.kind === 'one' ? value.option : null
      },
    }
  }

function addressSpec<Tab extends string>(
  {
    filters,
    sort,
    entryTabs,
  }: {
    readonly filters: AddressSpec<Tab>['filters']
    readonly sort: string | { readonly field: string }
    readonly entryTabs?: readonly [Tab, ...Tab[]]
  },
  columns: Readonly<Record<string, ColumnDeclaration<string, unknown, string>>>,
): AddressSpec<Tab> {
  const ids = Object.keys(columns)
  return {
    filters,
    columns: ids,
    hidden: ids.filter((id) => columns[id]?.isHidden === true),
    sorts: ids.filter((id) => columns[id]?.sort !== undefined),
    sort: typeof sort === 'string' ? readOrder(sort) : { columnId: sort.field, direction: 'ascending' },
    // Without tabs the type of a tab is 'entry', its default.
    entryTabs: entryTabs ?? ['entry' as Tab],
  }
}

const readOrder = (text: string): TableSort =>
  text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' }

function filterInput<Filter extends object>(
  filters: Readonly<Record<string, AnyListFilter<Filter>>>,
  searched: string | undefined,
  state: Narrowing,
): Filter {
  const inputs = state.filters.map((value) => filters[value.id]?.toInput(value))
  const search = searched === undefined || state.search === '' ? {} : { [searched]: state.search }
  // Each part holds fields of the filter input alone, all of them optional (AnyListFilter).
  return Object.assign({}, search, ...inputs) as Filter
}

function writeViews<View extends string>(
  filters: Readonly<Record<string, { readonly bodyOf: (value: never) => FilterBody }>>,
  views: Readonly<Record<View, Readonly<Record<string, unknown>>>> | undefined,
): Readonly<Record<View | 'all', string>> {
  const written = Object.entries<Readonly<Record<string, unknown>>>(views ?? {}).map(([id, values]) => [
    id,
    Object.entries(values)
      // The declaration holds a value of each filter's own type.
      .flatMap(([name, value]) => {
        const body = filters[name]?.bodyOf(value as never)
        return body === undefined ? [] : [`${name}=${writeFilter(body)}`]
      })
      .join('&'),
  ])
  return { all: '', ...Object.fromEntries(written) } as Readonly<Record<View | 'all', string>>
}
