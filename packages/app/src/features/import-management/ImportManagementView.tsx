import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { DataTable } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Download, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import { listMessages } from '../../domain/list/listMessages.ts'
import { ListPages } from '../../domain/list/ListPages.tsx'
import { useListStates } from '../../domain/list/ListStates.tsx'
import { listStatus } from '../../domain/list/listStatus.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import { useImportColumns } from './importColumns.tsx'
import { importKinds } from './importList.ts'
import { ImportTools, type ImportToolsProps } from './ImportTools.tsx'
import { kindMessages } from './kindMessages.ts'
import { messages } from './messages.ts'
import { useImportFilters, type ImportOwners } from './useImportFilters.ts'
import type { ImportManagementData } from './useImportManagement.ts'

export interface ImportManagementViewProps extends ImportToolsProps, Pick<ImportManagementData, 'page' | 'count' | 'file' | 'onExport'> {
  readonly title: string
  /** How imports are found by whose they are; null for somebody who sees their own alone. */
  readonly owners: ImportOwners | null
  /** ListViews. */
  readonly views: ReactNode
  /** Whether the saved views did not come. */
  readonly areViewsMissing: boolean
  /** The address of an import. */
  readonly hrefOf: (uuid: string) => string
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
  const { title, state, page, count, views, onChange } = props
  const { formatMessage } = useIntl()
  const isRefused = page.problem?.code === 'FORBIDDEN'
  const isNew = page.data?.items.length === 0 && state.search === '' && state.filters.length === 0
  const filters = useImportFilters(props.owners, props.dates.pattern)
  const narrowing = {
    views,
    tools: <ImportTools {...props} />,
    filters: (
      <FilterBar
        filters={filters}
        value={state.filters}
        onChange={(value) => onChange({ filters: value })}
        {...(count.matching === null || page.problem !== null ? {} : { count: { matching: count.matching, isCapped: count.isCapped } })}
      />
    ),
  }
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isRefused ? {} : { actions: <Actions {...props} isNew={isNew} /> })}
      {...(isNew || isRefused ? {} : narrowing)}
    >
      <Stack space={12}>
        <Notices {...props} />
        <Table {...props} />
      </Stack>
    </ListPage>
  )
}

/** What did not come, above the list; nothing where all is well. */
function Notices({ page, count, areViewsMissing, fileFault, onRetry }: ImportManagementViewProps) {
  const { formatMessage, formatList } = useIntl()
  const isPartly = page.data !== null && (areViewsMissing || count.problem !== null)
  const parts = [...(areViewsMissing ? [messages.missingViews] : []), ...(count.problem === null ? [] : [messages.missingCount])]
  return (
    <>
      {isPartly ? (
        <Notice tone="warn" action={{ label: formatMessage(listMessages.retry), onPress: onRetry }}>
          {formatMessage(listMessages.partly, { parts: formatList(parts.map((part) => formatMessage(part))) })}
        </Notice>
      ) : null}
      {fileFault === null ? null : (
        <Notice tone="warn" isLive>
          {formatMessage(messages.noFile, { reason: fileFault })}
        </Notice>
      )}
    </>
  )
}

function Actions({ isNew, newHref, file, onExport, onTemplate }: ImportManagementViewProps & { readonly isNew: boolean }) {
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
      {isNew ? null : <FileButton label={formatMessage(messages.export)} state={file} onMake={onExport} />}
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
