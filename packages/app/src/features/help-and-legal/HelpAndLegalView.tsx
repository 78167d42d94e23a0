import { Button } from '@somo/ui/Button'
import { DataTable } from '@somo/ui/DataTable'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { EmptyState } from '@somo/ui/EmptyState'
import { Page } from '@somo/ui/Page'
import { useWantedModule } from '@somo/ui/slots/moduleSlot'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { placeAddress, tabNames, type TabName } from './address.ts'
import { newDocumentPart } from './legalParts.ts'
import type { LegalDocument, UnitSearch } from './legalTypes.ts'
import { messages, tabMessages } from './messages.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'
import type { HelpAndLegalData } from './useHelpAndLegal.ts'

export interface HelpAndLegalViewProps extends HelpAndLegalData {
  /** The title of the page, from the route table. */
  readonly title: Message
  readonly pathname: string
  readonly tab: TabName
  readonly dates: Dates
  readonly units: UnitSearch
  /** Whether the dialog for a new document is open. */
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
  readonly onAdded: (uuid: string) => void
  /** The proofs, asked for only where they are shown. */
  readonly consents: ReactNode
}

/** Legal documents, help articles and who agreed to what: one tab each. */
export function HelpAndLegalView(props: HelpAndLegalViewProps) {
  const { title, pathname, tab, consents, units, isAdding, onAdding, onAdded, create } = props
  const { formatMessage } = useIntl()
  const warmDialog = useDialogWarmer()
  const { module } = useWantedModule(newDocumentPart, isAdding)
  const warm = (): void => {
    warmDialog()
    newDocumentPart.warm()
  }
  const isHelp = tab === 'help'
  const items = tabNames.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: placeAddress(pathname, { tab: id }) }))
  const add = (
    <Button variant="solid" onIntent={warm} onPress={() => onAdding(true)} aria-haspopup="dialog">
      {formatMessage(isHelp ? messages.newHelp : messages.newLegal)}
    </Button>
  )
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)} actions={tab === 'consents' ? undefined : add}>
      <Stack space={24}>
        <TabLinks label={formatMessage(messages.tabs)} items={items} currentKey={tab} />
        {tab === 'consents' ? consents : <DocumentList {...props} isHelp={isHelp} />}
      </Stack>
      {!isAdding || module === null ? null : (
        <module.NewDocumentDialog isHelp={isHelp} units={units} create={create} onAdded={onAdded} onClose={() => onAdding(false)} />
      )}
    </Page>
  )
}

interface DocumentListProps extends Pick<HelpAndLegalViewProps, 'documents' | 'retry' | 'dates' | 'pathname' | 'tab'> {
  readonly isHelp: boolean
}

function DocumentList({ documents, retry, isHelp, ...table }: DocumentListProps) {
  return (
    <QueryView state={documents} onRetry={retry}>
      {(data) => <DocumentTable {...table} isHelp={isHelp} documents={data.filter(({ kind }) => (kind === 'HELP') === isHelp)} isLoading={documents.isWaiting} />}
    </QueryView>
  )
}

interface DocumentTableProps extends Pick<HelpAndLegalViewProps, 'dates' | 'pathname' | 'tab'> {
  readonly documents: readonly LegalDocument[]
  readonly isHelp: boolean
  readonly isLoading: boolean
}

function DocumentTable({ documents, isHelp, isLoading, dates, pathname, tab }: DocumentTableProps) {
  const { formatMessage } = useIntl()
  const columns = useDocumentColumns(dates, isHelp)
  return (
    <DataTable
      label={formatMessage(isHelp ? messages.helpTable : messages.legalTable)}
      columns={columns}
      rows={documents}
      rowId={({ uuid }) => uuid}
      rowHref={({ uuid }) => placeAddress(pathname, { tab, document: uuid })}
      status={isLoading ? 'refreshing' : 'ready'}
      slots={{
        empty: (
          <EmptyState title={formatMessage(isHelp ? messages.noHelp : messages.noLegal)}>
            {formatMessage(isHelp ? messages.noHelpSentence : messages.noLegalSentence)}
          </EmptyState>
        ),
      }}
    />
  )
}
