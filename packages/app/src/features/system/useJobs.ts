import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react'
import { CancelJobDocument, JobFailuresDocument, RetryJobDocument, type JobFailuresQuery } from '@somo/graphql/job'
import type { JobState } from '@somo/graphql/schema'
import { SystemJobsDocument, SystemSchedulesDocument, type SystemJobPartsFragment, type SystemSchedulesQuery } from '@somo/graphql/system-jobs'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../domain/job/saveFile.ts'
import { chosenOf, simpleCodec } from '../../domain/list/simpleList.ts'
import { useListPlace, type ListUse } from '../../domain/list/useListPlace.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import { jobMessages } from './jobMessages.ts'

export type Job = SystemJobPartsFragment
export type Schedule = SystemSchedulesQuery['jobs']['schedules'][number]
export type JobFailure = NonNullable<JobFailuresQuery['jobs']['failures']>[number]

export const jobStates = ['QUEUED', 'RUNNING', 'FAILED', 'DONE', 'CANCELLED'] as const satisfies readonly JobState[]

/** The jobs of everybody, and what can be done about one. */
export interface JobsUse {
  readonly list: ListUse<Job>
  readonly schedules: QueryState<readonly Schedule[]>
  readonly retrySchedules: () => void
  readonly cancel: (job: Job) => void
  readonly retry: (job: Job) => void
  readonly save: (job: Job) => void
  /** The job whose failures are looked at; null for none. */
  readonly opened: Job | null
  readonly open: (job: Job | null) => void
  readonly failures: QueryState<readonly JobFailure[]>
}

const codec = simpleCodec('jobs', [{ id: 'state', kind: 'many', options: jobStates }])

// Whoever watches a job wants to see it move.
const everyMs = 2000
const isOpenState = ({ state }: Job): boolean => state === 'QUEUED' || state === 'RUNNING'

/** For administrators; while it is not active nothing is asked. As long as something is at work it asks again. */
export function useJobs(isActive: boolean): JobsUse {
  const place = useListPlace(codec)
  const filter = { state: chosenOf(place.filters, 'state', jobStates) }
  // While it asks again by itself the rows stand still.
  const [isMoving, setIsMoving] = useState(false)
  const query = useQuery(SystemJobsDocument, { skip: !isActive, variables: { page: place.asked, filter }, pollInterval: isMoving ? everyMs : 0 })
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.jobs.jobs ?? null
  const moves = isActive && (data?.items.some(isOpenState) ?? false)
  if (moves !== isMoving) setIsMoving(moves)
  const schedules = useQuery(SystemSchedulesDocument, { skip: !isActive })
  const act = useActs(() => void query.refetch())
  return {
    ...act,
    ...useFailures(),
    list: { ...place, page: { isWaiting: query.loading && !isMoving, data, problem: toProblem(query.error) }, retry: () => void query.refetch() },
    schedules: { isWaiting: schedules.loading, data: schedules.data?.jobs.schedules ?? null, problem: toProblem(schedules.error) },
    retrySchedules: () => void schedules.refetch(),
    save: ({ fileUrl, fileName }) => fileUrl !== null && saveFile(fileUrl, fileName ?? ''),
  }
}

function useActs(refresh: () => void): Pick<JobsUse, 'cancel' | 'retry'> {
  const { formatMessage } = useIntl()
  const [cancelJob] = useMutation(CancelJobDocument)
  const [retryJob] = useMutation(RetryJobDocument)
  const tell = (error: unknown, refused: number, done: (typeof jobMessages)['retried']): void => {
    const problem = toProblem(error)
    const failed = problem === null ? null : formatMessage(jobMessages.actFailed, { reason: formatMessage(problemMessages[problem.code]) })
    toasts.toast({ message: failed ?? formatMessage(refused > 0 ? jobMessages.isEnded : done) })
    refresh()
  }
  const cancel = async ({ uuid }: Job) => {
    const { data, error } = await cancelJob({ variables: { uuid } })
    tell(error, data?.job.cancelJob.userErrors.length ?? 0, jobMessages.cancelAsked)
  }
  const retry = async ({ uuid }: Job) => {
    const { data, error } = await retryJob({ variables: { uuid } })
    tell(error, data?.job.retryJob.userErrors.length ?? 0, jobMessages.retried)
  }
  return { cancel: (job) => void cancel(job), retry: (job) => void retry(job) }
}

function useFailures(): Pick<JobsUse, 'opened' | 'open' | 'failures'> {
  const [opened, setOpened] = useState<Job | null>(null)
  const [ask, { data, error, loading }] = useLazyQuery(JobFailuresDocument, { fetchPolicy: 'network-only' })
  return {
    opened,
    open(job) {
      setOpened(job)
      if (job !== null) void ask({ variables: { job: job.uuid } })
    },
    failures: { isWaiting: loading, data: data?.jobs.failures ?? null, problem: toProblem(error) },
  }
}
