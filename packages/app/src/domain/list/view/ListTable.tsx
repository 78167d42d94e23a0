import { ColumnChooser } from '@somo/ui/ColumnChooser'
import { DataTable, type DataTableProps } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar, type FilterCount, type FilterDefinition } from '@somo/ui/FilterBar'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { ListNarrowing } from '@somo/ui/templates/ListNarrowing'
import { TableToolbar } from '@somo/ui/TableToolbar'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from './AddressSearch.tsx'
import { ListPages, type ListCount } from './ListPages.tsx'
import { listMessages } from './listMessages.ts'
import { ListQueryView } from './ListQueryView.tsx'
import { NoMatch } from './NoMatch.tsx'
import type { ListPage, ListUse, WholeList } from '../state/useListPlace.ts'

type OfTable<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowHref'
  | 'rowMenu'
  | 'hasRowMenu'
  | 'rowLabel'
  | 'detail'
  | 'onRowAction'
  | 'expandedIds'
  | 'onExpandedChange'
>

export interface ListTableProps<Row extends { readonly uuid: string }> extends OfTable<Row> {
  readonly list: ListUse<Row>
  /** Names the field for searching; left out where nothing can be searched for. */
  readonly searchLabel?: string
  /** Beside the search. */
  readonly actions?: ReactNode
  /** Above it all: TabViews. */
  readonly views?: ReactNode
  /** What can narrow the list. */
  readonly offered: readonly FilterDefinition[]
  /** Names the buttons for pages. */
  readonly pagesLabel: string
  /** Where there is nothing at all. */
  readonly empty: { readonly title: string; readonly sentence: string }
}

/**
 * A list on a part of a page: what narrows it, its table, and the ways to other pages. Without `list.whole` it has one order, its
 * columns stay as they are, and nobody counts it.
 */
export function ListTable<Row extends { readonly uuid: string }>({
  list,
  searchLabel,
  actions,
  views,
  offered,
  ...table
}: ListTableProps<Row>) {
  const { whole } = list
  const search =
    searchLabel === undefined ? null : (
      <AddressSearch
        label={searchLabel}
        isLabelHidden
        placeholder={searchLabel}
        search={list.search}
        onSearch={list.onSearch}
      />
    )
  const chooser =
    whole === undefined ? undefined : (
      <ColumnChooser
        columns={table.columns}
        layout={whole.state.layout}
        onLayoutChange={(layout) => whole.change({ layout })}
      />
    )
  return (
    <Stack space={12}>
      {views}
      <ListNarrowing>
        {search === null && actions === undefined ? null : (
          <TableToolbar search={search} actions={actions} columns={chooser} />
        )}
        <FilterBar
          filters={offered}
          value={list.filters}
          onChange={list.onFilter}
          {...(whole === undefined ? {} : countOf(whole.count))}
        />
      </ListNarrowing>
      <ListQueryView state={list.page} onRetry={list.retry} onFirst={list.onFirst}>
        {(page) => <Rows page={page} list={list} {...table} />}
      </ListQueryView>
    </Stack>
  )
}

/** Before the first answer nobody knows how many there are. */
const countOf = ({ matching, isCapped }: ListCount): { readonly count?: FilterCount } =>
  matching === null ? {} : { count: { matching, isCapped } }

const idOf = ({ uuid }: { readonly uuid: string }): string => uuid

interface RowsProps<Row extends { readonly uuid: string }> extends Omit<
  ListTableProps<Row>,
  'searchLabel' | 'actions' | 'views' | 'offered'
> {
  readonly page: ListPage<Row>
}

function Rows<Row extends { readonly uuid: string }>({ page, list, pagesLabel, empty, ...table }: RowsProps<Row>) {
  const { formatMessage } = useIntl()
  const { items, pageInfo } = page
  const isLoading = list.page.isWaiting
  const isFiltered = list.filters.length > 0 || list.search !== ''
  const { whole } = list
  const footer =
    whole === undefined ? (
      <Pagination
        label={pagesLabel}
        range={null}
        total={null}
        summary={formatMessage(listMessages.shown, { count: items.length })}
        hasNext={pageInfo.hasNext}
        hasPrevious={pageInfo.hasPrevious}
        onMove={(move) => list.onMove(move, page)}
        pageSize={list.size}
        isLoading={isLoading}
      />
    ) : (
      <ListPages
        label={pagesLabel}
        state={whole.state}
        pageInfo={pageInfo}
        shown={items.length}
        count={whole.count}
        isLoading={isLoading}
        onChange={whole.change}
      />
    )
  return (
    <DataTable
      {...table}
      rows={items}
      rowId={idOf}
      status={isLoading ? 'refreshing' : 'ready'}
      isFiltered={isFiltered}
      {...(whole === undefined ? {} : orderOf(whole))}
      slots={{
        empty: isFiltered ? (
          <NoMatch state={list} onClear={list.onClear} />
        ) : (
          <EmptyState title={empty.title}>{empty.sentence}</EmptyState>
        ),
        ...(items.length > 0 && (whole !== undefined || pageInfo.hasNext || pageInfo.hasPrevious) ? { footer } : {}),
      }}
    />
  )
}

/** What a table needs to be sorted, and its columns arranged. */
const orderOf = ({
  state,
  change,
}: WholeList): Pick<DataTableProps<never>, 'sort' | 'onSortChange' | 'layout' | 'onLayoutChange'> => ({
  sort: state.sort,
  onSortChange: (sort) => change({ sort }),
  layout: state.layout,
  onLayoutChange: (layout) => change({ layout }),
})
