import { DataTable } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Stack } from '@somo/ui/Stack'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import type { FileState } from '../../domain/job/useJobFile.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { useListStates } from '../../domain/list/ListStates.tsx'
import { ListTools } from '../../domain/list/ListTools.tsx'
import { listStatus } from '../../domain/list/listStatus.ts'
import { ListViews } from '../../domain/list/ListViews.tsx'
import type { ListAddress } from '../../domain/list/useListAddress.ts'
import type { SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import type { NamedScreen } from '../../domain/navigation/namedScreens.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { ExportFormat } from '@somo/graphql/schema'
import { chooseDocuments, consentModes, documentStates, legalDocumentKinds } from './documentList.ts'
import { listMessages, stateMessages } from './listMessages.ts'
import type { LegalDocument } from './legalTypes.ts'
import { kindMessages, messages, modeMessages } from './messages.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'
import { useScreenNames } from './useScreenNames.ts'

/** Where the list stands, and what changes that. */
export interface DocumentListUse extends Pick<ListAddress<'whole'>, 'state' | 'kept' | 'hrefOfKept'> {
  readonly change: (parts: Partial<ListState<'whole'>>) => void
  readonly saved: SavedViewsUse
  /** Shows a kept view. */
  readonly onGo: (href: string) => void
  readonly file: FileState
  /** A file of the documents with these uuids, in this order. */
  readonly onExport: (documents: readonly string[], format: ExportFormat) => void
}

export interface DocumentListProps {
  readonly documents: QueryState<readonly LegalDocument[]>
  readonly retry: () => void
  readonly isHelp: boolean
  readonly list: DocumentListUse
  readonly dates: Dates
  /** The pages that articles may be for. */
  readonly screens: readonly NamedScreen[]
  /** The address of a document's page. */
  readonly hrefOf: (uuid: string) => string
}

/** Legal documents or help articles: kept views, search, filters, order, columns, export. */
export function DocumentList(props: DocumentListProps) {
  const { documents, isHelp, list, dates, screens } = props
  const { formatMessage, locale } = useIntl()
  const names = useScreenNames(screens)
  const columns = useDocumentColumns(dates, isHelp, names)
  const offered = useOffered(isHelp)
  const all = useMemo(
    () => documents.data?.filter(({ kind }) => (kind === 'HELP') === isHelp) ?? [],
    [documents.data, isHelp],
  )
  const textsOf = (document: LegalDocument): readonly string[] =>
    isHelp ? document.screens.map(names.nameOf) : [formatMessage(kindMessages[document.kind])]
  const rows = chooseDocuments(all, list.state, textsOf, locale)
  const search = formatMessage(isHelp ? listMessages.searchHelp : listMessages.search)
  const table = <Rows {...props} columns={columns} rows={rows} />
  if (documents.data !== null && all.length === 0) return table
  return (
    <Stack space={16}>
      {isHelp ? null : <Views list={list} />}
      <ListTools
        {...{ label: search, placeholder: search, columns }}
        state={list.state}
        onChange={list.change}
        actions={
          <FileButton
            label={formatMessage(listMessages.export)}
            state={list.file}
            onMake={(format) =>
              list.onExport(
                rows.map(({ uuid }) => uuid),
                format,
              )
            }
          />
        }
      />
      <FilterBar
        filters={offered}
        value={list.state.filters}
        onChange={(filters) => list.change({ filters })}
        {...(documents.data !== null && { count: { matching: rows.length, isCapped: false } })}
      />
      {table}
    </Stack>
  )
}

function Views({ list: { state, kept, hrefOfKept, saved, onGo } }: Pick<DocumentListProps, 'list'>) {
  const { formatMessage } = useIntl()
  const builtIn = [
    { id: 'all', label: formatMessage(listMessages.viewAll), kept: '' },
    { id: 'open', label: formatMessage(listMessages.viewOpen), kept: 'state=SCHEDULED,DRAFT,EMPTY' },
    { id: 'asked', label: formatMessage(listMessages.viewAsked), kept: 'consent=ACKNOWLEDGE,ACCEPT' },
  ]
  return (
    <ListViews
      label={formatMessage(listMessages.views)}
      builtIn={builtIn}
      saved={saved}
      kept={kept}
      viewId={state.view}
      mayShare
      hrefOf={hrefOfKept}
      onGo={(query, view) => onGo(hrefOfKept(query, view))}
    />
  )
}

function useOffered(isHelp: boolean): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  const states: FilterDefinition = {
    id: 'state',
    label: formatMessage(messages.state),
    kind: 'many',
    options: documentStates.map((id) => ({ id, label: formatMessage(stateMessages[id]) })),
  }
  if (isHelp) return [states]
  return [
    {
      id: 'kind',
      label: formatMessage(listMessages.kind),
      kind: 'many',
      options: legalDocumentKinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) })),
    },
    states,
    {
      id: 'consent',
      label: formatMessage(messages.consent),
      kind: 'many',
      options: consentModes.map((id) => ({ id, label: formatMessage(modeMessages[id]) })),
    },
  ]
}

interface RowsProps extends DocumentListProps {
  readonly columns: ReturnType<typeof useDocumentColumns>
  readonly rows: readonly LegalDocument[]
}

function Rows({ documents, retry, isHelp, list: { state, change }, hrefOf, columns, rows }: RowsProps) {
  const { formatMessage } = useIntl()
  const { isFiltered, ...slots } = useListStates({
    problem: documents.problem,
    state,
    nobodyYet: (
      // The rule of the tabs is that of the list.
      <EmptyState title={formatMessage(isHelp ? messages.noHelp : messages.noLegal)} isBelowHead>
        {formatMessage(isHelp ? messages.noHelpSentence : messages.noLegalSentence)}
      </EmptyState>
    ),
    onRetry: retry,
    onChange: change,
  })
  return (
    <DataTable
      label={formatMessage(isHelp ? messages.helpTable : messages.legalTable)}
      columns={columns}
      rows={rows}
      rowId={({ uuid }) => uuid}
      rowHref={({ uuid }) => hrefOf(uuid)}
      layout={state.layout}
      onLayoutChange={(layout) => change({ layout })}
      sort={state.sort}
      onSortChange={(sort) => change({ sort })}
      status={listStatus(documents)}
      isFiltered={isFiltered}
      slots={slots}
    />
  )
}
