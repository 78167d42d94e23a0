import type { MailState } from '@somo/graphql/schema'
import { StatusChip } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { mailStateMessages } from './mailMessages.ts'

const chips = {
  QUEUED: 'waiting',
  SENDING: 'started',
  SENT: 'done',
  FAILED: 'overdue',
  SUPPRESSED: 'paused',
} as const satisfies Record<MailState, string>

/** How a mail stands. */
export function MailStateChip({ state }: { readonly state: MailState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={chips[state]}>{formatMessage(mailStateMessages[state])}</StatusChip>
}
