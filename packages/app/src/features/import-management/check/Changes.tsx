import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Tabs } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import type { JobFile } from '../../../domain/job/useJobFile.ts'
import { AddressSearch } from '../../../domain/list/view/AddressSearch.tsx'
import { ListQueryView } from '../../../domain/list/view/ListQueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { rowTabs, type ImportAddress, type RowTab } from '../importAddress.ts'
import { changeCount } from '../importState.ts'
import type { ImportData, ImportWhole } from '../importTypes.ts'
import { ChangeList } from './ChangeList.tsx'
import { checkMessages } from './checkMessages.ts'
import { RowPages } from './RowPages.tsx'
import { form } from '../wizard/wizard.css.ts'

export interface ChangesProps {
  readonly one: ImportWhole
  readonly rows: ImportData['rows']
  readonly fields: ImportData['fields']
  readonly address: ImportAddress
  readonly dates: Dates
  /** Every row as a file. */
  readonly file: JobFile
  readonly actions: Pick<ImportData['actions'], 'exportRows'>
  readonly onAddressChange: (parts: Partial<ImportAddress>) => void
  readonly onRetry: () => void
}

const labels = {
  all: checkMessages.tabAll,
  created: checkMessages.tabCreated,
  changed: checkMessages.tabChanged,
  restored: checkMessages.tabRestored,
  deactivated: checkMessages.tabDeactivated,
  unchanged: checkMessages.tabUnchanged,
  warned: checkMessages.tabWarned,
} as const

const countsOf = (one: ImportWhole): Readonly<Record<RowTab, number>> => ({
  all: changeCount(one),
  created: one.created,
  changed: one.updated,
  restored: one.restored,
  deactivated: one.deactivated,
  unchanged: one.unchanged,
  warned: one.warned,
})

/** Every change of an import, by its kind, old value beside new. */
export function Changes({ one, rows, fields, address, dates, file, actions, onAddressChange, onRetry }: ChangesProps) {
  const { formatMessage } = useIntl()
  const counts = countsOf(one)
  const title = formatMessage(one.startedAt === null ? checkMessages.title : checkMessages.titleDone)
  const offered = rowTabs.filter((tab) => tab === 'all' || tab === address.tab || counts[tab] > 0)
  return (
    <Stack space={12}>
      <Heading level={3} {...(one.startedAt === null ? { step: 'h2' } : {})}>
        {title}
      </Heading>
      <RowSearch address={address} isBusy={rows.isWaiting} onAddressChange={onAddressChange} />
      <Tabs
        label={formatMessage(checkMessages.tabs)}
        items={offered.map((id) => ({ id, label: formatMessage(labels[id]), count: counts[id] }))}
        selectedKey={address.tab}
        activation="manual"
        onSelectionChange={(id) => onAddressChange({ tab: rowTabs.find((tab) => tab === id) ?? 'all', rows: null })}
      >
        <ListQueryView
          state={rows}
          onRetry={onRetry}
          onFirst={address.rows === null ? null : () => onAddressChange({ rows: null })}
        >
          {(page) =>
            page.items.length === 0 ? (
              <EmptyState title={formatMessage(checkMessages.nothing)}>
                {address.search === ''
                  ? formatMessage(checkMessages.nothingText)
                  : formatMessage(checkMessages.nothingFound, { search: address.search })}
              </EmptyState>
            ) : (
              <Stack space={12}>
                <ChangeList label={title} kind={one.kind} rows={page.items} fields={fields.data ?? []} dates={dates} />
                <RowPages
                  label={formatMessage(checkMessages.pagesRows)}
                  place={address.rows}
                  page={page}
                  total={address.search === '' ? counts[address.tab] : null}
                  onPlace={(place) => onAddressChange({ rows: place })}
                />
              </Stack>
            )
          }
        </ListQueryView>
      </Tabs>
      <FileButton
        formats="one"
        label={formatMessage(checkMessages.exportRows)}
        state={file.state}
        onMake={() => file.make(actions.exportRows)}
      />
    </Stack>
  )
}

/** Finds rows by whom they are about or by what stands in their cells. */
function RowSearch({
  address,
  isBusy,
  onAddressChange,
}: Pick<ChangesProps, 'address' | 'onAddressChange'> & { readonly isBusy: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <div className={form}>
      <AddressSearch
        label={formatMessage(checkMessages.search)}
        isLabelHidden
        placeholder={formatMessage(checkMessages.search)}
        search={address.search}
        isBusy={isBusy && address.search !== ''}
        onSearch={(search) => onAddressChange({ search, rows: null })}
      />
    </div>
  )
}
