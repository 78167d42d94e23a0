import { useQuery } from '@apollo/client/react'
import { ConsoleJobsDocument, ConsoleScopeDocument, type ConsoleJobsQuery, type ConsoleScopeQuery } from '@somo/graphql/console-manager'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

export type ManagedUnit = ConsoleScopeQuery['console']['scope'][number]
export type OwnJob = ConsoleJobsQuery['jobs']['mine']['items'][number]

/** Why a manager sees whom they see, and what they asked for that is at work or was. */
export interface AreaUse {
  readonly scope: QueryState<readonly ManagedUnit[]>
  readonly retryScope: () => void
  readonly jobs: QueryState<readonly OwnJob[]>
  readonly retryJobs: () => void
}

/** For those who manage units; while it is not active nothing is asked. */
export function useArea(isActive: boolean): AreaUse {
  const scope = useQuery(ConsoleScopeDocument, { skip: !isActive })
  const jobs = useQuery(ConsoleJobsDocument, { skip: !isActive })
  return {
    scope: { isWaiting: scope.loading, data: scope.data?.console.scope ?? null, problem: toProblem(scope.error) },
    retryScope: () => void scope.refetch(),
    jobs: { isWaiting: jobs.loading, data: jobs.data?.jobs.mine.items ?? null, problem: toProblem(jobs.error) },
    retryJobs: () => void jobs.refetch(),
  }
}
