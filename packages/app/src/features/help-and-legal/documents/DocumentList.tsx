import type { ExportFormat } from '@somo/graphql/schema'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import type { FileState } from '../../../domain/job/useJobFile.ts'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import { wholePage, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { chooseDocuments, helpList, legalList } from './documentList.ts'
import { listMessages, stateMessages } from './listMessages.ts'
import type { LegalDocument } from '../legalTypes.ts'
import { kindMessages, messages, modeMessages } from '../messages.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'
import { useScreenNames } from './useScreenNames.ts'

/** The list without its rows, which are chosen from all documents, and its file. */
export interface DocumentListUse extends Pick<ScreenList<LegalDocument>, 'address' | 'saved' | 'mayShare' | 'density'> {
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

const idOf = ({ uuid }: LegalDocument): string => uuid

/** Legal documents or help articles: kept views, search, filters, order, columns, export. */
export function DocumentList({ documents, retry, isHelp, list, dates, screens, hrefOf }: DocumentListProps) {
  const { formatMessage, locale } = useIntl()
  const names = useScreenNames(screens)
  const columns = useDocumentColumns(dates, isHelp, names)
  const all = useMemo(
    () => documents.data?.filter(({ kind }) => (kind === 'HELP') === isHelp) ?? [],
    [documents.data, isHelp],
  )
  const textsOf = (document: LegalDocument): readonly string[] =>
    isHelp ? document.screens.map(names.nameOf) : [formatMessage(kindMessages[document.kind])]
  const rows = chooseDocuments(all, list.address.state, textsOf, locale)
  const search = isHelp ? listMessages.searchHelp : listMessages.search
  const state = { label: messages.state, options: stateMessages }
  return (
    <Stack space={16}>
      <ListContent
        list={{ ...list, retry, ...wholePage(documents, rows) }}
        columns={columns}
        rowId={idOf}
        isPageBody={false}
        replacesSearch
        texts={{
          pages: null,
          search,
          searchHint: search,
          views: listMessages.views,
          missingCount: null,
          label: formatMessage(isHelp ? messages.helpTable : messages.legalTable),
        }}
        filters={
          isHelp
            ? filterDefinitions(helpList, { state }, formatMessage)
            : filterDefinitions(
                legalList,
                {
                  kind: { label: listMessages.kind, options: kindMessages },
                  state,
                  consent: { label: messages.consent, options: modeMessages },
                },
                formatMessage,
              )
        }
        builtIn={
          isHelp
            ? null
            : [
                { id: 'all', label: formatMessage(listMessages.viewAll), kept: legalList.views.all },
                { id: 'open', label: formatMessage(listMessages.viewOpen), kept: legalList.views.open },
                { id: 'asked', label: formatMessage(listMessages.viewAsked), kept: legalList.views.asked },
              ]
        }
        actions={
          <FileButton
            label={formatMessage(listMessages.export)}
            state={list.file}
            onMake={(format) => list.onExport(rows.map(idOf), format)}
          />
        }
        rowHref={({ uuid }) => hrefOf(uuid)}
        empty={
          // The rule of the tabs is that of the list.
          <EmptyState title={formatMessage(isHelp ? messages.noHelp : messages.noLegal)} isBelowHead>
            {formatMessage(isHelp ? messages.noHelpSentence : messages.noLegalSentence)}
          </EmptyState>
        }
      />
    </Stack>
  )
}
