import type { TaskSubmissionState } from '@somo/graphql/schema'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { submissionStateMessages } from './taskMessages.ts'

const kinds = {
  NOT_STARTED: 'open',
  DRAFT: 'started',
  SUBMITTED: 'waiting',
  RETURNED: 'dueSoon',
  PASSED: 'done',
  FAILED: 'overdue',
} as const satisfies Record<TaskSubmissionState, StatusChipProps['kind']>

/** How an answer stands, as glyph and word. */
export function SubmissionStatus({ state }: { readonly state: TaskSubmissionState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={kinds[state]}>{formatMessage(submissionStateMessages[state])}</StatusChip>
}
