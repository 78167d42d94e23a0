import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl, type IntlShape } from 'react-intl'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import { list, plan } from './check.css.ts'
import { planMessages } from './rowMessages.ts'

const dayLength = 86_400_000

/** A day of the calendar so many days later. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** One message that goes out. */
interface PlannedMessage {
  readonly id: string
  /** `yyyy-MM-dd`; null: not known before that day. */
  readonly day: string | null
  readonly isNow?: boolean
  readonly title: string
  readonly text: string
}

interface PlanContext {
  readonly fresh: number
  readonly managers: number
  readonly today: string
}

/** The messages of an assignment in the order of their time; those without a known day last. */
function planOf(
  {
    isAnnounced,
    startsOn,
    dueRule,
    dueOn,
    graceDays,
    reminderDays,
    overdueEveryDays,
    isListSentToManagers,
  }: OpenAssignment,
  { fresh, managers, today }: PlanContext,
  { formatMessage, formatList }: IntlShape,
): readonly PlannedMessage[] {
  const due = dueRule === 'FIXED_DATE' ? dueOn : null
  const overdueOn = due === null ? null : addDays(due, graceDays + 1)
  const first = startsOn !== null && startsOn > today ? startsOn : null
  const announced = {
    id: 'announced',
    day: first,
    isNow: first === null,
    title: formatMessage(planMessages.announced),
    text: formatMessage(planMessages.announcedTo, { count: fresh }),
  }
  const reminder = formatMessage(planMessages.reminder)
  const dated = (day: string) =>
    reminderDays.map((days) => ({
      id: `reminder ${days}`,
      day: addDays(day, -days),
      title: reminder,
      text: formatMessage(planMessages.reminderTo, { days }),
    }))
  // Without a common date they are one entry.
  const undated =
    reminderDays.length === 0
      ? []
      : [
          {
            id: 'reminders',
            day: null,
            title: reminder,
            text: formatMessage(planMessages.remindersTo, { days: formatList(reminderDays.map(String)) }),
          },
        ]
  const reminders = due === null ? undated : dated(due).filter(({ day }) => day > today)
  const overdue =
    overdueEveryDays === null
      ? []
      : [
          {
            id: 'overdue',
            day: overdueOn,
            title: formatMessage(planMessages.overdue),
            text: formatMessage(planMessages.overdueTo, { days: overdueEveryDays }),
          },
        ]
  const lists = {
    id: 'managers',
    day: overdueOn,
    title: formatMessage(planMessages.managers),
    text: formatMessage(planMessages.managersTo, { count: managers }),
  }
  return [
    ...(isAnnounced ? [announced] : []),
    ...(dueRule === 'NONE' ? [] : reminders),
    ...(dueRule === 'NONE' ? [] : overdue),
    ...(dueRule !== 'NONE' && isListSentToManagers ? [lists] : []),
  ]
}

export interface MessagePlanProps {
  readonly assignment: OpenAssignment
  /** How many get it new. */
  readonly fresh: number
  /** How many emails leave at once. */
  readonly emails: number
  /** How many managers get lists of people who are overdue. */
  readonly managers: number
  readonly dates: Dates
  readonly now: Date
}

/** What is sent, and when. */
export function MessagePlan({ assignment, fresh, emails, managers, dates, now }: MessagePlanProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const planned = planOf(assignment, { fresh, managers, today: now.toISOString().slice(0, 10) }, intl)
  return (
    <Stack space={12}>
      <Heading level={3} step="h2">
        {formatMessage(planMessages.title)}
      </Heading>
      {planned.length === 0 ? <Text tone="ink2">{formatMessage(planMessages.none)}</Text> : null}
      {assignment.isAnnounced ? <Text>{formatMessage(planMessages.emails, { count: emails })}</Text> : null}
      <ul className={list} role="list">
        {planned.map(({ id, day, isNow, title, text }) => (
          <li key={id} className={plan}>
            <Text as="span" step="small" isStrong isTabular>
              {day === null ? formatMessage(isNow === true ? planMessages.now : planMessages.unknown) : dates.day(day)}
            </Text>
            <Stack space={2}>
              <Text as="span" step="ui" isStrong>
                {title}
              </Text>
              <Text as="span" step="small" tone="ink2">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
