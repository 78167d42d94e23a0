import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { DataTable } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Download, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ListPages } from '../../domain/list/ListPages.tsx'
import { useListStates } from '../../domain/list/ListStates.tsx'
import type { ListState } from '../../domain/list/listSpec.ts'
import { listStatus } from '../../domain/list/listStatus.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { useImportColumns } from './importColumns.tsx'
import { importKinds, importStates } from './importList.ts'
import { kindMessages, stateMessages } from './kindMessages.ts'
import { messages } from './messages.ts'
import type { ImportManagementData } from './useImportManagement.ts'

export interface ImportManagementViewProps extends Pick<ImportManagementData, 'page' | 'count'> {
  readonly title: string
  readonly state: ListState<'whole'>
  readonly dates: Dates
  readonly isAdmin: boolean
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
  /** The address of an import. */
  readonly hrefOf: (uuid: string) => string
  readonly onChange: (parts: Partial<ListState<'whole'>>) => void
  readonly onTemplate: (kind: ImportKind, format: ExportFormat) => void
  /** Why the last file was not made, as a whole sentence; null otherwise. */
  readonly fileFault: string | null
  readonly onRetry: () => void
  /** The address of a new import. */
  readonly newHref: string
}

const idOf = ({ uuid }: { readonly uuid: string }): string => uuid

/** /import-management: which files were brought in, how each import stands, and the way to a new one. */
export function ImportManagementView(props: ImportManagementViewProps) {
  const { title, state, page, count, fileFault, onChange } = props
  const { formatMessage } = useIntl()
  const isRefused = page.problem?.code === 'FORBIDDEN'
  const isNew = page.data?.items.length === 0 && state.filters.length === 0
  const filters = useFilters(props.isAdmin)
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isRefused ? {} : { actions: <Actions {...props} isNew={isNew} /> })}
      {...(isNew || isRefused
        ? {}
        : {
            filters: (
              <FilterBar
                filters={filters}
                value={state.filters}
                onChange={(value) => onChange({ filters: value })}
                {...(count.matching === null ? {} : { count: { matching: count.matching, isCapped: count.isCapped } })}
              />
            ),
          })}
    >
      <Stack space={12}>
        {fileFault === null ? null : (
          <Notice tone="warn" isLive>
            {formatMessage(messages.noFile, { reason: fileFault })}
          </Notice>
        )}
        <Table {...props} />
      </Stack>
    </ListPage>
  )
}

/** Only administrators see imports of others. */
function useFilters(isAdmin: boolean): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  return [
    { id: 'kind', label: formatMessage(messages.filterKind), kind: 'many', options: importKinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) })) },
    { id: 'state', label: formatMessage(messages.filterState), kind: 'many', options: importStates.map((id) => ({ id, label: formatMessage(stateMessages[id]) })) },
    { id: 'undo', label: formatMessage(messages.filterUndo), kind: 'yesNo', yes: formatMessage(messages.undoYes), no: formatMessage(messages.undoNo) },
    { id: 'errors', label: formatMessage(messages.filterErrors), kind: 'yesNo' },
    ...(isAdmin ? [{ id: 'own', label: formatMessage(messages.filterOwn), kind: 'yesNo' as const, yes: formatMessage(messages.ownYes), no: formatMessage(messages.ownNo) }] : []),
  ]
}

function Actions({ isNew, newHref, onTemplate }: ImportManagementViewProps & { readonly isNew: boolean }) {
  const { formatMessage } = useIntl()
  const items = importKinds.flatMap((kind) =>
    (['CSV', 'XLSX'] as const).map((format) => ({
      id: `${kind}-${format}`,
      label: formatMessage(messages.template, { kind: formatMessage(kindMessages[kind]), format }),
      onAction: () => onTemplate(kind, format),
    })),
  )
  return (
    <>
      <MenuButton label={formatMessage(messages.templatesMenu)} variant="outline" placement="bottom end" sections={[{ id: 'templates', items }]}>
        <Icon glyph={Download} />
        {formatMessage(messages.templates)}
        <Icon glyph={ChevronDown} size="chip" />
      </MenuButton>
      {isNew ? null : (
        <Link variant="solidButton" href={newHref} icon={<Icon glyph={Plus} />}>
          {formatMessage(messages.add)}
        </Link>
      )}
    </>
  )
}

function Table({ state, page, count, dates, now, newHref, hrefOf, onChange, onRetry }: ImportManagementViewProps) {
  const { formatMessage } = useIntl()
  const columns = useImportColumns(useMoments(now, dates))
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
    onClear: () => onChange({ filters: [], search: '' }),
  })
  const rows = page.data?.items ?? []
  return (
    <DataTable
      label={formatMessage(messages.list)}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowHref={({ uuid }) => hrefOf(uuid)}
      layout={state.layout}
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
