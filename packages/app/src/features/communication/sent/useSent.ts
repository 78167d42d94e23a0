import { SentMessageDocument, SentMessagesDocument } from '@somo/graphql/communication-messages'
import { useState } from 'react'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { firstPlace } from '../../../domain/list/definition/listState.ts'
import { useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { sentList } from './sentList.ts'
import type { OpenMessage, RecipientPage, SentMessage } from './sentTypes.ts'

/** Messages that the person sent, and the one that is open. */
export interface SentData extends OpenMessage {
  readonly list: ListUse<SentMessage>
  readonly open: string | null
  readonly onOpen: (uuid: string | null) => void
}

export function useSent(): SentData {
  const place = useListPlace(sentList)
  const page = useQueryState(SentMessagesDocument, {
    variables: { page: place.asked },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.messages.sent,
  })
  const { retry, ...state } = page
  return {
    list: { ...place, page: state, retry },
    open: place.open,
    onOpen: place.onOpen,
    ...useOpenMessage(place.open),
  }
}

const firstPage: RecipientPage = { place: firstPlace, size: 25 }

/** The open message; each message begins with the first page of its recipients. */
function useOpenMessage(open: string | null): OpenMessage {
  const [shown, show] = useState({ message: open, page: firstPage })
  const recipientPage = shown.message === open ? shown.page : firstPage
  const message = useQueryState(SentMessageDocument, {
    variables: { uuid: open ?? '', page: pageOf(recipientPage) },
    isWanted: open !== null,
    isRequired: true,
    keeps: 'whileWaiting',
    // The answer that stands in while a page is on its way may be that of another message.
    pick: ({ messages }) => (messages.message?.uuid === open ? messages : null),
    fetchPolicy: 'network-only',
  })
  return {
    message,
    recipientPage,
    onRecipientPage: (parts) => {
      const place = parts.size === undefined ? recipientPage.place : firstPlace
      show({ message: open, page: { ...recipientPage, place, ...parts } })
    },
  }
}
