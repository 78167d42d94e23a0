import {
  ConfirmNewsDocument,
  InboxDocument,
  InboxEntryDocument,
  SetInboxReadDocument,
} from '@somo/graphql/communication'
import type { InboxEntryPartsFragment, InboxQuery } from '@somo/graphql/communication'
import { useEffect, useRef } from 'react'
import { pageOf } from '../../domain/list/definition/listPage.ts'
import { useListAddress, type ListAddress } from '../../domain/list/state/useListAddress.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import type { Outcome } from '../../platform/form/isDone.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { inboxList } from './communicationAddress.ts'

export type InboxEntry = InboxEntryPartsFragment
export type Inbox = InboxQuery['news']

/** What the inbox shows and can change. */
export interface InboxData {
  readonly address: ListAddress<'entry'>
  readonly inbox: QueryUse<Inbox>
  /** The entry beside the list. */
  readonly entry: QueryUse<InboxEntry>
  readonly setRead: (entry: InboxEntry, isRead: boolean) => Promise<Outcome>
  readonly confirm: (entry: InboxEntry) => Promise<Outcome>
}

/** News and messages for the person; the one that is opened counts as read. */
export function useInbox(isWanted: boolean): InboxData {
  const { locale } = useLocale()
  const address = useListAddress(inboxList)
  const { open } = address.state
  const fresh = { fetchPolicy: 'cache-and-network' } as const
  const inbox = useQueryState(InboxDocument, {
    variables: { page: pageOf(address.state), locale },
    isWanted,
    keeps: 'whileWaiting',
    ...fresh,
    pick: (data) => data.news,
  })
  const entry = useQueryState(InboxEntryDocument, {
    variables: { uuid: open ?? '', locale },
    isWanted: isWanted && open !== null,
    isRequired: true,
    pick: (data) => data.news.entry,
    fetchPolicy: 'network-only',
  })
  const read = useAction(SetInboxReadDocument, (data) => data.news.setRead)
  const confirm = useAction(ConfirmNewsDocument, (data) => data.news.confirm)
  const shown = async (step: Promise<ActionResult<unknown>>): Promise<Outcome> => {
    const { payload, userErrors, problem } = await step
    if (payload !== null) await Promise.all([inbox.refetch(), ...(open === null ? [] : [entry.refetch()])])
    return { userErrors, problem }
  }
  const setRead = ({ uuid }: InboxEntry, isRead: boolean): Promise<Outcome> => shown(read.run({ uuid, isRead, locale }))
  useReading(entry.data, (opened) => void setRead(opened, true))
  return { address, inbox, entry, setRead, confirm: ({ uuid }) => shown(confirm.run({ uuid, locale })) }
}

/** What is opened is read, once a visit: it can be marked as unread while it is open. */
function useReading(entry: InboxEntry | null, onRead: (entry: InboxEntry) => void): void {
  const last = useRef<string | null>(null)
  useEffect(
    function markAsRead() {
      if (entry === null || last.current === entry.uuid) return
      last.current = entry.uuid
      if (entry.readAt === null) onRead(entry)
    },
    [entry, onRead],
  )
}
