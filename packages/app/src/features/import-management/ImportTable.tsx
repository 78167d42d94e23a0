import { DataTable } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ListPages } from '../../domain/list/ListPages.tsx'
import { useListStates } from '../../domain/list/ListStates.tsx'
import { listStatus } from '../../domain/list/listStatus.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import { useImportColumns } from './importColumns.tsx'
import type { ImportToolsProps } from './ImportTools.tsx'
import { messages } from './messages.ts'
import type { ImportManagementData } from './useImportManagement.ts'

export interface ImportTableProps
  extends Pick<ImportToolsProps, 'state' | 'onChange' | 'dates' | 'now'>, Pick<ImportManagementData, 'page' | 'count'> {
  /** The address of an import. */
  readonly hrefOf: (uuid: string) => string
  /** The address of a new import. */
  readonly newHref: string
  readonly onRetry: () => void
}

const idOf = ({ uuid }: { readonly uuid: string }): string => uuid

/** The list itself, in whatever state it is. */
export function ImportTable({ state, page, count, dates, now, newHref, hrefOf, onChange, onRetry }: ImportTableProps) {
  const { formatMessage } = useIntl()
  const columns = useImportColumns(useMoments(now, dates), state.layout)
  const { isFiltered, ...slots } = useListStates({
    problem: page.problem,
    state,
    nobodyYet: (
      <EmptyState
        title={formatMessage(messages.newTitle)}
        action={
          <Link variant="solidButton" href={newHref} icon={<Icon glyph={Plus} />}>
            {formatMessage(messages.add)}
          </Link>
        }
      >
        {formatMessage(messages.newText)}
      </EmptyState>
    ),
    onRetry,
    onChange,
  })
  const rows = page.data?.items ?? []
  return (
    <DataTable
      label={formatMessage(messages.list)}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowHref={({ uuid }) => hrefOf(uuid)}
      sort={state.sort}
      onSortChange={(sort) => onChange({ sort })}
      layout={state.layout}
      onLayoutChange={(layout) => onChange({ layout })}
      status={listStatus(page)}
      isFiltered={isFiltered}
      slots={{
        ...slots,
        ...(page.data === null || rows.length === 0
          ? {}
          : {
              footer: (
                <ListPages
                  label={formatMessage(messages.pages)}
                  state={state}
                  pageInfo={page.data.pageInfo}
                  shown={rows.length}
                  count={count}
                  isLoading={page.isWaiting}
                  onChange={onChange}
                />
              ),
            }),
      }}
    />
  )
}
