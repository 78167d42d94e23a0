import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Icon } from '@somo/ui/Icon'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { LegalTextView } from '../../domain/legal/LegalTextView.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import type { InboxData, InboxEntry } from './useInbox.ts'
import { useSourceText } from './useSourceText.ts'

export interface EntryDrawerProps extends Pick<InboxData, 'entry'> {
  readonly dates: Dates
  /** What is being confirmed. */
  readonly pending: string | null
  readonly onConfirm: (entry: InboxEntry) => void
  readonly onUnread: (entry: InboxEntry) => Promise<void>
  readonly onClose: () => void
}

/** News or a message beside the list. */
export function EntryDrawer({ entry, onClose, ...props }: EntryDrawerProps) {
  const { formatMessage } = useIntl()
  const { data } = entry
  if (data !== null) return <OpenEntry {...props} entry={data} onClose={onClose} />
  return (
    <Drawer isOpen onClose={onClose} title={formatMessage(messages.entry)} isLoading={entry.isWaiting}>
      <QueryView state={entry} onRetry={entry.retry} waiting={<Skeleton lines={6} />}>
        {() => null}
      </QueryView>
    </Drawer>
  )
}

interface OpenEntryProps extends Omit<EntryDrawerProps, 'entry'> {
  readonly entry: InboxEntry
}

function OpenEntry({ entry, dates, pending, onConfirm, onUnread, onClose }: OpenEntryProps) {
  const { formatMessage } = useIntl()
  const source = useSourceText(entry)
  const at = new Date(entry.at)
  const confirmedAt = entry.confirmedAt ?? null
  const isConfirmed = confirmedAt !== null
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={entry.title}
      status={
        confirmedAt !== null ? (
          <StatusChip kind="done">
            {formatMessage(messages.confirmedOn, { date: dates.date(new Date(confirmedAt)) })}
          </StatusChip>
        ) : undefined
      }
      foot={
        <>
          {entry.readAt === null || isConfirmed ? null : (
            <Button writes onPress={() => void onUnread(entry)}>
              {formatMessage(messages.markUnread)}
            </Button>
          )}
          {entry.mustConfirm && !isConfirmed ? (
            <Button
              writes
              variant="solid"
              icon={<Icon glyph={Check} />}
              isPending={pending === entry.uuid}
              onPress={() => onConfirm(entry)}
            >
              {formatMessage(messages.confirmRead)}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack space={16}>
        <Text step="small" tone="ink2">
          {`${source} · ${dates.date(at)}, ${dates.time(at)}`}
        </Text>
        <LegalTextView body={entry.body} locale={entry.locale ?? ''} level={3} />
      </Stack>
    </Drawer>
  )
}
