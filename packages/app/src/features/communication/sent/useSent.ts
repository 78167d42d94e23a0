import { SentMessageDocument, SentMessagesDocument } from '@somo/graphql/communication-messages'
import { useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { sentList } from './sentList.ts'
import type { SentMessage, SentMessageWithPeople } from './sentTypes.ts'

/** Messages that the person sent, and the one that is open. */
export interface SentData {
  readonly list: ListUse<SentMessage>
  readonly open: string | null
  readonly onOpen: (uuid: string | null) => void
  readonly message: QueryUse<SentMessageWithPeople>
}

export function useSent(): SentData {
  const place = useListPlace(sentList)
  const page = useQueryState(SentMessagesDocument, {
    variables: { page: place.asked },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.messages.sent,
  })
  const message = useQueryState(SentMessageDocument, {
    variables: { uuid: place.open ?? '' },
    isWanted: place.open !== null,
    isRequired: true,
    pick: (data) => (data.messages.message ? data.messages : null),
    fetchPolicy: 'network-only',
  })
  const { retry, ...state } = page
  return { list: { ...place, page: state, retry }, open: place.open, onOpen: place.onOpen, message }
}
