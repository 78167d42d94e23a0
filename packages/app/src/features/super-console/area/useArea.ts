import { ConsoleJobsDocument, ConsoleScopeDocument, type ConsoleScopeQuery } from '@somo/graphql/console-manager'
import { useJobList, type JobListUse } from '../../../domain/job/list/useJobList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { areaList } from './areaList.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type ManagedUnit = ConsoleScopeQuery['console']['scope'][number]

/** Why a manager sees whom they see, and what they asked for that is at work or was. */
export interface AreaUse {
  readonly scope: QueryState<readonly ManagedUnit[]>
  readonly retryScope: () => void
  readonly jobs: JobListUse
}

/** For those who manage units. */
export function useArea(): AreaUse {
  const { retry, ...scope } = useQueryState(ConsoleScopeDocument, { pick: (data) => data.console.scope })
  const jobs = useJobList(ConsoleJobsDocument, areaList, true, (state) => ({ filter: areaList.filterOf(state) }))
  return {
    scope,
    retryScope: retry,
    jobs,
  }
}
