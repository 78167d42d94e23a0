import { DataTable, type DataTableProps } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { TableToolbar } from '@somo/ui/TableToolbar'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { listMessages } from './listMessages.ts'
import { NoMatch } from './NoMatch.tsx'
import type { ListPage, ListUse } from './useListPlace.ts'

type OfTable<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowMenu' | 'rowLabel' | 'detail' | 'onRowAction' | 'expandedIds' | 'onExpandedChange'>

export interface ListTableProps<Row extends { readonly uuid: string }> extends OfTable<Row> {
  readonly list: ListUse<Row>
  /** Names the field for searching; left out where nothing can be searched for. */
  readonly searchLabel?: string
  /** Beside the search. */
  readonly actions?: ReactNode
  /** What can narrow the list. */
  readonly offered: readonly FilterDefinition[]
  /** Names the buttons for pages. */
  readonly pagesLabel: string
  /** Where there is nothing at all. */
  readonly empty: { readonly title: string; readonly sentence: string }
}

/** A list on a part of a page, in one order and not counted: what narrows it, its table, and the ways to other pages. */
export function ListTable<Row extends { readonly uuid: string }>({ list, searchLabel, actions, offered, ...table }: ListTableProps<Row>) {
  const search =
    searchLabel === undefined ? null : <AddressSearch label={searchLabel} isLabelHidden placeholder={searchLabel} search={list.search} onSearch={list.onSearch} />
  return (
    <Stack space={16}>
      {search === null && actions === undefined ? null : <TableToolbar search={search} actions={actions} />}
      <FilterBar filters={offered} value={list.filters} onChange={list.onFilter} />
      <QueryView state={list.page} onRetry={list.retry}>
        {(page) => <Rows page={page} list={list} {...table} />}
      </QueryView>
    </Stack>
  )
}

const idOf = ({ uuid }: { readonly uuid: string }): string => uuid

interface RowsProps<Row extends { readonly uuid: string }> extends Omit<ListTableProps<Row>, 'searchLabel' | 'actions' | 'offered'> {
  readonly page: ListPage<Row>
}

function Rows<Row extends { readonly uuid: string }>({ page, list, pagesLabel, empty, ...table }: RowsProps<Row>) {
  const { formatMessage } = useIntl()
  const { items, pageInfo } = page
  const isLoading = list.page.isWaiting
  const isFiltered = list.filters.length > 0 || list.search !== ''
  const footer = (
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
  )
  return (
    <DataTable
      {...table}
      rows={items}
      rowId={idOf}
      status={isLoading ? 'refreshing' : 'ready'}
      isFiltered={isFiltered}
      slots={{
        empty: isFiltered ? <NoMatch state={list} onClear={list.onClear} /> : <EmptyState title={empty.title}>{empty.sentence}</EmptyState>,
        ...(pageInfo.hasNext || pageInfo.hasPrevious ? { footer } : {}),
      }}
    />
  )
}
