import { useQuery } from '@apollo/client/react'
import { SystemJobsDocument, SystemSchedulesDocument, type SystemSchedulesQuery } from '@somo/graphql/system-jobs'
import { jobListCodec, useJobList, type JobListUse } from '../../domain/job/useJobList.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

export type Schedule = SystemSchedulesQuery['jobs']['schedules'][number]

/** The jobs of everybody, and what runs by itself. */
export interface JobsUse {
  readonly jobs: JobListUse
  readonly schedules: QueryState<readonly Schedule[]>
  readonly retrySchedules: () => void
}

const codec = jobListCodec('jobs')

/** For administrators; while it is not active nothing is asked. */
export function useJobs(isActive: boolean): JobsUse {
  const jobs = useJobList(SystemJobsDocument, codec, isActive)
  const schedules = useQuery(SystemSchedulesDocument, { skip: !isActive })
  return {
    jobs,
    schedules: { isWaiting: schedules.loading, data: schedules.data?.jobs.schedules ?? null, problem: toProblem(schedules.error) },
    retrySchedules: () => void schedules.refetch(),
  }
}
