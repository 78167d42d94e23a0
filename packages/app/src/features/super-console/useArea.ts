import { useQuery } from '@apollo/client/react'
import { ConsoleJobsDocument, ConsoleScopeDocument, type ConsoleScopeQuery } from '@somo/graphql/console-manager'
import { jobListCodec, useJobList, type JobListUse } from '../../domain/job/useJobList.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

export type ManagedUnit = ConsoleScopeQuery['console']['scope'][number]

/** Why a manager sees whom they see, and what they asked for that is at work or was. */
export interface AreaUse {
  readonly scope: QueryState<readonly ManagedUnit[]>
  readonly retryScope: () => void
  readonly jobs: JobListUse
}

const codec = jobListCodec('area')

/** For those who manage units. */
export function useArea(): AreaUse {
  const scope = useQuery(ConsoleScopeDocument)
  const jobs = useJobList(ConsoleJobsDocument, codec, true)
  return {
    scope: { isWaiting: scope.loading, data: scope.data?.console.scope ?? null, problem: toProblem(scope.error) },
    retryScope: () => void scope.refetch(),
    jobs,
  }
}
