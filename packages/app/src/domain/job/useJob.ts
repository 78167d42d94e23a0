import { useLazyQuery, useQuery } from '@apollo/client/react'
import { JobDocument, JobFailuresDocument, type JobFailuresQuery, type JobQuery } from '@somo/graphql/job'
import { useEffect, useEffectEvent } from 'react'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import { useJobActs, type Refused } from './useJobActs.ts'

/** Work that goes on by itself, as the API answers it. */
export type Job = NonNullable<JobQuery['jobs']['job']>
export type JobFailure = NonNullable<JobFailuresQuery['jobs']['failures']>[number]

/** Work that is followed, and what can be done about it. */
export interface JobUse {
  readonly job: QueryState<Job>
  readonly failures: QueryState<readonly JobFailure[]>
  readonly cancel: () => void
  readonly retry: () => void
  readonly askFailures: () => void
}

/** Whether it still goes on. */
export const isActive = ({ state }: Pick<Job, 'state'>): boolean => state === 'QUEUED' || state === 'RUNNING'

/** How often the work is asked after, in ms. */
const interval = 2_000

/** Follows a job until it has ended; `onEnded` is told once of its end, also where it had ended before it was followed. Null follows nothing. */
export function useJob(uuid: string | null, onEnded: () => void): JobUse {
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(JobDocument, {
    variables: { uuid: uuid ?? '' },
    skip: uuid === null,
  })
  const [askFailures, failures] = useLazyQuery(JobFailuresDocument)
  const acts = useJobActs()
  const job = uuid === null ? null : ((data ?? previousData)?.jobs.job ?? null)
  const isShown = job !== null && job.uuid === uuid
  const isOn = isShown && isActive(job)
  const tellEnd = useEffectEvent(onEnded)
  useEffect(
    function askUntilItEnds() {
      if (!isOn) return undefined
      startPolling(interval)
      return stopPolling
    },
    [isOn, uuid, startPolling, stopPolling],
  )
  const hasEnded = isShown && !isActive(job)
  useEffect(
    function tellOfTheEnd() {
      if (hasEnded) tellEnd()
    },
    [hasEnded, uuid],
  )
  const act = async (step: Promise<Refused | null>): Promise<void> => {
    const refused = await step
    if (refused !== null) toasts.toast(refused)
    await refetch().catch(() => undefined)
  }
  return {
    job: {
      isWaiting: loading,
      data: isShown ? job : null,
      problem: problemOf(error, !loading && uuid !== null && data?.jobs.job === null),
    },
    failures: {
      isWaiting: failures.loading,
      data: failures.data?.jobs.failures ?? null,
      problem: toProblem(failures.error),
    },
    cancel: () => void (uuid === null ? undefined : act(acts.cancel(uuid))),
    retry: () => void (uuid === null ? undefined : act(acts.retry(uuid))),
    askFailures: () => void (uuid === null ? undefined : askFailures({ variables: { job: uuid } })),
  }
}

const problemOf = (error: unknown, isGone: boolean) =>
  toProblem(error) ?? (isGone ? ({ code: 'NOT_FOUND', requestId: null } as const) : null)
