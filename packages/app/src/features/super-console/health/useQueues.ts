import { ConsoleQueuesDocument, type ConsoleQueuesQuery } from '@somo/graphql/console-admin'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type Queues = ConsoleQueuesQuery['console']

/** What waits, what is at work, and who signed in. */
export interface QueuesUse {
  readonly queues: QueryState<Queues>
  readonly isRefreshing: boolean
  readonly refresh: () => void
}

/** For administrators only: while it is not active nothing is asked, so nobody else ever sends this operation. */
export function useQueues(isActive: boolean): QueuesUse {
  const queues = useQueryState(ConsoleQueuesDocument, { isWanted: isActive, pick: (data) => data.console })
  return { queues, isRefreshing: queues.isWaiting && queues.data !== null, refresh: queues.retry }
}
