import { useLazyQuery } from '@apollo/client/react'
import { JobFailuresDocument } from '@somo/graphql/job'
import type { ListedJobPartsFragment } from '@somo/graphql/listed-job'
import { useEffect, useState } from 'react'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { JobFailure } from '../useJob.ts'

/** The job of a list that is looked at. */
export interface OpenedJob {
  /** As its row stands; it stays while its dialog closes. Null before the first one. */
  readonly opened: ListedJobPartsFragment | null
  readonly isOpen: boolean
  readonly open: (job: ListedJobPartsFragment) => void
  readonly close: () => void
  readonly failures: QueryState<readonly JobFailure[]>
  readonly retryFailures: () => void
}

/** Whether a job has anything to tell of what failed: things of it, or itself. */
export const hasFailures = ({ failed, state }: Pick<ListedJobPartsFragment, 'failed' | 'state'>): boolean =>
  failed > 0 || state === 'FAILED'

/** Looks at one of the rows at a time; while it is open, what failed is asked for again whenever more of it has. */
export function useOpenedJob(rows: readonly ListedJobPartsFragment[]): OpenedJob {
  const [chosen, setChosen] = useState<ListedJobPartsFragment | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [ask, answer] = useLazyQuery(JobFailuresDocument, { fetchPolicy: 'network-only' })
  const opened = rows.find(({ uuid }) => uuid === chosen?.uuid) ?? chosen
  const uuid = opened?.uuid ?? ''
  const failed = opened?.failed ?? 0
  useEffect(
    function askWhatFailed() {
      if (isOpen && failed > 0) void ask({ variables: { job: uuid } })
    },
    [isOpen, uuid, failed, ask],
  )
  // What failed of another job may still be there.
  const isOfIt = answer.called && answer.variables.job === uuid
  return {
    opened,
    isOpen,
    close: () => setIsOpen(false),
    retryFailures: () => void ask({ variables: { job: uuid } }),
    open(job) {
      setChosen(job)
      setIsOpen(true)
    },
    failures: {
      isWaiting: answer.loading || (failed > 0 && !isOfIt),
      data: isOfIt ? (answer.data?.jobs.failures ?? null) : null,
      problem: isOfIt ? toProblem(answer.error) : null,
    },
  }
}
