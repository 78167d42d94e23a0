import { StatusChip } from '@somo/ui/StatusChip'
import { useIntl } from 'react-intl'
import { enrolmentStatus, type OwnEnrolment } from '../../domain/learning/enrolmentStatus.ts'
import { daysUntil } from '../../domain/learning/daysUntil.ts'
import { chipMessages } from './messages.ts'

export interface StateChipProps extends Pick<OwnEnrolment, 'access' | 'state'> {
  readonly dueOn?: string | null | undefined
  /** What "now" means. */
  readonly now: Date
}

/** How a person stands with an item: the state, and how many days that is over or left. */
export function StateChip({ access, state, dueOn, now }: StateChipProps) {
  const { formatMessage } = useIntl()
  const { kind, text } = enrolmentStatus({ access, state })
  if (typeof dueOn === 'string' && access === 'OPEN') {
    const days = daysUntil(dueOn, now)
    if (state === 'OVERDUE' || state === 'IN_GRACE')
      return <StatusChip kind={kind}>{formatMessage(chipMessages.overdue, { days: Math.max(1, -days) })}</StatusChip>
    if (state === 'DUE_SOON')
      return <StatusChip kind={kind}>{formatMessage(chipMessages.dueIn, { days: Math.max(0, days) })}</StatusChip>
  }
  return <StatusChip kind={kind}>{formatMessage(text)}</StatusChip>
}
