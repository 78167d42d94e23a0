import { useQuery } from '@apollo/client/react'
import { ConsoleQueuesDocument, type ConsoleQueuesQuery } from '@somo/graphql/console-admin'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

export type Queues = ConsoleQueuesQuery['console']

/** What waits, what is at work, and who signed in. */
export interface QueuesUse {
  readonly queues: QueryState<Queues>
  readonly isRefreshing: boolean
  readonly refresh: () => void
}

/** For administrators only: while it is not active nothing is asked, so nobody else ever sends this operation. */
export function useQueues(isActive: boolean): QueuesUse {
  const { data, error, loading, refetch } = useQuery(ConsoleQueuesDocument, { skip: !isActive })
  return {
    queues: { isWaiting: loading, data: data?.console ?? null, problem: toProblem(error) },
    isRefreshing: loading && data !== undefined,
    refresh: () => void refetch(),
  }
}
