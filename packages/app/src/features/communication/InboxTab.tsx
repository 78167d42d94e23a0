import { EmptyState } from '@somo/ui/EmptyState'
import { MarginList } from '@somo/ui/MarginList'
import { Skeleton } from '@somo/ui/Skeleton'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { firstPlace } from '../../domain/list/definition/listState.ts'
import { ListPages } from '../../domain/list/view/ListPages.tsx'
import { ListQueryView } from '../../domain/list/view/ListQueryView.tsx'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { EntryDrawer } from './EntryDrawer.tsx'
import { InboxRow } from './InboxRow.tsx'
import { messages } from './messages.ts'
import type { PageFrame } from './pageFrame.ts'
import type { InboxData, InboxEntry } from './useInbox.ts'

export interface InboxTabProps extends InboxData {
  readonly dates: Dates
  readonly frame: PageFrame
}

const unknownCount = { matching: null, isCapped: false, isCounting: false, onCountAll: () => undefined }

/** News and messages in the order of time, what is pinned first; one of them beside the list. */
export function InboxTab({ address, inbox, entry, setRead, confirm, dates, frame }: InboxTabProps) {
  const { formatMessage } = useIntl()
  const { state, change } = address
  const { pending, onConfirm } = useConfirmation(confirm)
  const isFirst = state.place.at === 'start'
  const row = (one: InboxEntry) => (
    <InboxRow
      key={one.uuid}
      dates={dates}
      entry={one}
      isOpen={state.open === one.uuid}
      isPending={pending === one.uuid}
      onOpen={() => change({ open: one.uuid })}
      onConfirm={() => void onConfirm(one)}
    />
  )
  return frame(
    <ListQueryView
      state={inbox}
      onRetry={inbox.retry}
      onFirst={isFirst ? null : () => change({ place: firstPlace })}
      waiting={<Skeleton lines={8} />}
    >
      {({ inbox: page, pinned }) => {
        const shown = isFirst ? [...pinned, ...page.items] : page.items
        if (shown.length === 0)
          return <EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(messages.emptyText)}</EmptyState>
        return (
          <>
            <MarginList labelledBy="page-title">{shown.map(row)}</MarginList>
            {page.pageInfo.hasNext || page.pageInfo.hasPrevious ? (
              <ListPages
                label={formatMessage(messages.pages)}
                state={state}
                count={unknownCount}
                pageInfo={page.pageInfo}
                shown={page.items.length}
                isLoading={inbox.isWaiting}
                onChange={change}
              />
            ) : null}
          </>
        )
      }}
    </ListQueryView>,
    state.open === null ? null : (
      <EntryDrawer
        entry={entry}
        dates={dates}
        pending={pending}
        onConfirm={(one) => void onConfirm(one)}
        onUnread={async (one) => {
          const reason = reasonOf(await setRead(one, false))
          if (reason === null) change({ open: null })
          else toasts.toast({ tone: 'bad', message: formatMessage(reason) })
        }}
        onClose={() => change({ open: null })}
      />
    ),
  )
}

/** Confirms what was read; what came of it is told by a toast. */
function useConfirmation(confirm: InboxData['confirm']) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<string | null>(null)
  const onConfirm = async (entry: InboxEntry): Promise<void> => {
    setPending(entry.uuid)
    const reason = reasonOf(await confirm(entry))
    setPending(null)
    toasts.toast(
      reason === null
        ? { message: formatMessage(messages.confirmDone, { title: entry.title }) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
  }
  return { pending, onConfirm }
}
