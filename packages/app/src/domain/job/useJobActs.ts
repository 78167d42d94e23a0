import { useMutation } from '@apollo/client/react'
import { CancelJobDocument, RetryJobDocument } from '@somo/graphql/job'
import { useIntl } from 'react-intl'
import { jobListMessages } from './list/jobListMessages.ts'
import { jobRefusal, type JobRefusal } from './jobRefusal.ts'

/** A short message of why nothing came of it. */
export interface Refused extends Pick<JobRefusal, 'tone'> {
  readonly message: string
}

/** What can be done about a job. Each answers why nothing came of it; null where it was done. None of them throws. */
export interface JobActs {
  readonly cancel: (uuid: string) => Promise<Refused | null>
  readonly retry: (uuid: string) => Promise<Refused | null>
}

/** For the hooks that show jobs. */
export function useJobActs(): JobActs {
  const { formatMessage } = useIntl()
  const [cancelJob] = useMutation(CancelJobDocument)
  const [retryJob] = useMutation(RetryJobDocument)
  const inWords = (refusal: JobRefusal | null): Refused | null => {
    if (refusal === null) return null
    const { tone, message, reason } = refusal
    return { tone, message: formatMessage(message, reason === undefined ? {} : { reason: formatMessage(reason) }) }
  }
  return {
    async cancel(uuid) {
      const { data, error } = await cancelJob({ variables: { uuid } })
      return inWords(jobRefusal(error, data?.job.cancelJob.userErrors, jobListMessages.isEnded))
    },
    async retry(uuid) {
      const { data, error } = await retryJob({ variables: { uuid } })
      return inWords(jobRefusal(error, data?.job.retryJob.userErrors))
    },
  }
}
