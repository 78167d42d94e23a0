import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { OwnEnrolment } from '../../../domain/learning/enrolmentStatus.ts'
import { learningMessages } from '../../../domain/learning/learningMessages.ts'

const dayLength = 86_400_000
const weekFrom = 14

/** In the margin of an enrolment: when it is due and how far away that is. What is done has no deadline any more. */
export function DueDate({ enrolment, now }: { readonly enrolment: OwnEnrolment; readonly now: Date }) {
  const { formatMessage, locale } = useIntl()
  const { dueAt, state } = enrolment
  if (dueAt === null)
    return (
      <Text as="span" step="small" tone="ink3">
        {formatMessage(learningMessages.noDue)}
      </Text>
    )
  const due = new Date(dueAt)
  const days = Math.round((startOfDay(due) - startOfDay(now)) / dayLength)
  // The English of Somo is British: the day stands before its month, as in every other date.
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const isLate = state === 'OVERDUE' || state === 'IN_GRACE'
  return (
    <>
      <Text as="strong" step="ui" tone="ink" isStrong isTabular>
        <time dateTime={dueAt}>{day.format(due)}</time>
      </Text>
      <Text as="span" step="small" tone={isLate ? 'bad' : 'ink2'}>
        {Math.abs(days) < weekFrom ? away.format(days, 'day') : away.format(Math.round(days / 7), 'week')}
      </Text>
    </>
  )
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)
