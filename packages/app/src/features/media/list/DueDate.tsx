import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { OwnEnrolment } from '../../../domain/learning/enrolmentStatus.ts'
import { learningMessages, stateMessages } from '../../../domain/learning/learningMessages.ts'

const dayLength = 86_400_000
const weekFrom = 14

/** In the margin of an enrolment: when it is due and how far away that is; when it was completed, where nothing is left to do. */
export function DueDate({ enrolment, now }: { readonly enrolment: OwnEnrolment; readonly now: Date }) {
  const { formatMessage, locale } = useIntl()
  const { dueAt, state, completedAt, action } = enrolment
  if (completedAt !== null && action !== 'RENEW')
    return (
      <>
        <Day moment={completedAt} />
        <Text as="span" step="small" tone="ink2">
          {formatMessage(stateMessages.COMPLETED)}
        </Text>
      </>
    )
  if (dueAt === null)
    return (
      <Text as="span" step="small" tone="ink3">
        {formatMessage(learningMessages.noDue)}
      </Text>
    )
  const due = new Date(dueAt)
  const days = Math.round((startOfDay(due) - startOfDay(now)) / dayLength)
  const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const isLate = state === 'OVERDUE' || state === 'IN_GRACE'
  return (
    <>
      <Day moment={dueAt} />
      <Text as="span" step="small" tone={isLate ? 'bad' : 'ink2'}>
        {Math.abs(days) < weekFrom ? away.format(days, 'day') : away.format(Math.round(days / 7), 'week')}
      </Text>
    </>
  )
}

function Day({ moment }: { readonly moment: string }) {
  const { locale } = useIntl()
  // The English of Somo is British: the day stands before its month, as in every other date.
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (
    <Text as="strong" step="ui" tone="ink" isStrong isTabular>
      <time dateTime={moment}>{day.format(new Date(moment))}</time>
    </Text>
  )
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)
