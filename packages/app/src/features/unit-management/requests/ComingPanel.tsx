import { Drawer } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { AddressSearch } from '../../../domain/list/view/AddressSearch.tsx'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { ComingList } from '../../../domain/unit/ComingList.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { comingListMessages } from './comingListMessages.ts'
import type { Unit } from '../unitTypes.ts'
import type { ComingPage, ComingUse } from './useComing.ts'

export interface ComingPanelProps {
  readonly unit: Unit
  readonly coming: ComingUse
  readonly dates: Dates
  readonly onClose: () => void
  /** Something has changed; what is shown may be out of date. */
  readonly onChanged: () => void
}

/** Who comes into a unit on a later day, the nearest first; each can be changed or taken back before. */
export function ComingPanel({ onClose, ...rest }: ComingPanelProps) {
  const { formatMessage } = useIntl()
  const { unit } = rest
  const { page, search, file, onSearch, onExport, retry } = rest.coming
  const hasFile = page.data !== null && page.data.items.length > 0
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(comingListMessages.title, { unit: unit.name })}
      foot={
        hasFile ? (
          <FileButton label={formatMessage(comingListMessages.export)} state={file} onMake={onExport} />
        ) : undefined
      }
    >
      <Stack space={16}>
        <AddressSearch
          label={formatMessage(comingListMessages.search)}
          isLabelHidden
          placeholder={formatMessage(comingListMessages.search)}
          search={search}
          onSearch={onSearch}
          isBusy={page.isWaiting && page.data !== null}
        />
        <QueryView state={page} onRetry={retry}>
          {(data) => <Found {...rest} data={data} />}
        </QueryView>
      </Stack>
    </Drawer>
  )
}

function Found({
  unit,
  coming,
  dates,
  onChanged,
  data,
}: Omit<ComingPanelProps, 'onClose'> & { readonly data: ComingPage }) {
  const { formatMessage } = useIntl()
  const { hasNext, hasPrevious } = data.pageInfo
  // The unit knows of how many all of them are; nobody counts what a search means.
  const total = coming.search === '' ? unit.comingCount : null
  if (data.items.length === 0) {
    return coming.search === '' ? (
      <EmptyState title={formatMessage(comingListMessages.empty)}>
        {formatMessage(comingListMessages.emptySentence)}
      </EmptyState>
    ) : (
      <Text tone="ink2">{formatMessage(comingListMessages.noMatch, { search: coming.search })}</Text>
    )
  }
  return (
    <>
      <ComingList coming={data.items} by="person" acts={coming} dates={dates} onChanged={onChanged} />
      {hasNext || hasPrevious ? (
        <Pagination
          label={formatMessage(comingListMessages.pages)}
          range={coming.range}
          total={total}
          {...(coming.range === null
            ? { summary: formatMessage(listMessages.shown, { count: data.items.length }) }
            : {})}
          hasNext={hasNext}
          hasPrevious={hasPrevious}
          onMove={(move) => coming.onMove(move, total)}
          pageSize={coming.pageSize}
          isLoading={coming.page.isWaiting}
        />
      ) : null}
    </>
  )
}
