import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { DayDistance, ShortDay } from '../../../domain/learning/DayDistance.tsx'
import type { OwnEnrolment } from '../../../domain/learning/enrolmentStatus.ts'
import { learningMessages, stateMessages } from '../../../domain/learning/learningMessages.ts'

/** In the margin of an enrolment: when it is due and how far away that is; when it was completed, where nothing is left to do. */
export function DueDate({ enrolment, now }: { readonly enrolment: OwnEnrolment; readonly now: Date }) {
  const { formatMessage } = useIntl()
  const { dueOn, state, completedAt, action } = enrolment
  if (completedAt !== null && action !== 'RENEW')
    return (
      <>
        <ShortDay day={new Date(completedAt)} />
        <Text as="span" step="small" tone="ink2">
          {formatMessage(stateMessages.COMPLETED)}
        </Text>
      </>
    )
  if (dueOn === null)
    return (
      <Text as="span" step="small" tone="ink3">
        {formatMessage(learningMessages.noDue)}
      </Text>
    )
  return <DayDistance day={dueOn} now={now} isLate={state === 'OVERDUE' || state === 'IN_GRACE'} />
}
