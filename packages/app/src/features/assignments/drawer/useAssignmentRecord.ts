import {
  AssignmentHistoryDocument,
  AssignmentMessagesDocument,
  type AssignmentHistoryQuery,
  type AssignmentMessagesQuery,
} from '@somo/graphql/assignments-actions'
import { useState } from 'react'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'

export type SentMessage = NonNullable<AssignmentMessagesQuery['assignments']['messages']>[number]
export type HistoryPage = NonNullable<AssignmentHistoryQuery['assignments']['history']>

/** What was sent for an assignment. */
export const useSentMessages = (uuid: string): QueryUse<readonly SentMessage[]> =>
  useQueryState(AssignmentMessagesDocument, {
    variables: { uuid },
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.messages,
  })

const pageSize = 25

export interface HistoryUse {
  readonly page: QueryUse<HistoryPage>
  /** Null where there is nothing earlier. */
  readonly onMore: (() => void) | null
}

/** What was changed about an assignment. */
export function useAssignmentHistory(uuid: string): HistoryUse {
  const [count, setCount] = useState(pageSize)
  const page = useQueryState(AssignmentHistoryDocument, {
    variables: { uuid, page: { first: count } },
    isRequired: true,
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.history,
  })
  return {
    page,
    // The server's pages end at a hundred.
    onMore:
      page.data !== null && page.data.pageInfo.hasNext && count < 100
        ? () => setCount((before) => Math.min(100, before + pageSize))
        : null,
  }
}
