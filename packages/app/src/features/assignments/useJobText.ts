import { useIntl } from 'react-intl'
import type { Job } from '../../domain/job/useJob.ts'
import { activateMessages } from './wizard/check/checkMessages.ts'

/** How far a background job is; null without one. */
export function useJobText(job: Job | null): string | null {
  const { formatMessage } = useIntl()
  if (job === null) return null
  const { state, done, total } = job
  if (state === 'QUEUED') return formatMessage(activateMessages.waiting)
  return total === null
    ? formatMessage(activateMessages.runningSome, { done })
    : formatMessage(activateMessages.running, { done, total })
}
