import { useMutation } from '@apollo/client/react'
import { CancelJobDocument, RetryJobDocument } from '@somo/graphql/job'
import type { UserErrorCode } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import { toProblem } from '../../platform/errors/problem.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { userErrorMessages } from '../faults/userErrorMessages.ts'
import { jobListMessages } from './jobListMessages.ts'
import { jobMessages } from './jobMessages.ts'

/** What can be done about a job. Each answers in words why nothing came of it; null where it was done. None of them throws. */
export interface JobActs {
  readonly cancel: (uuid: string) => Promise<string | null>
  readonly retry: (uuid: string) => Promise<string | null>
}

type Errors = readonly { readonly code: UserErrorCode }[]

/** For the hooks that show jobs. */
export function useJobActs(): JobActs {
  const { formatMessage } = useIntl()
  const [cancelJob] = useMutation(CancelJobDocument)
  const [retryJob] = useMutation(RetryJobDocument)
  const didNotWork = (reason: string): string => formatMessage(jobListMessages.actFailed, { reason })
  const reasonOf = (error: unknown, userErrors: Errors | undefined): string | null => {
    const problem = toProblem(error)
    if (problem !== null) return didNotWork(formatMessage(problemMessages[problem.code]))
    const [first] = userErrors ?? []
    if (first === undefined) return null
    return first.code === 'UNKNOWN' ? formatMessage(jobMessages.gone) : didNotWork(formatMessage(userErrorMessages[first.code]))
  }
  return {
    async cancel(uuid) {
      const { data, error } = await cancelJob({ variables: { uuid } })
      const userErrors = data?.job.cancelJob.userErrors
      return userErrors?.[0]?.code === 'WRONG_STATE' ? formatMessage(jobListMessages.isEnded) : reasonOf(error, userErrors)
    },
    async retry(uuid) {
      const { data, error } = await retryJob({ variables: { uuid } })
      return reasonOf(error, data?.job.retryJob.userErrors)
    },
  }
}
