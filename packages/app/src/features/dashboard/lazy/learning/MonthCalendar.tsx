import { Link } from '@somo/ui/Link'
import { isoDay } from '@somo/ui/locale/dates/plainDate'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { cx } from '@somo/ui/theme/cx'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useIntl } from 'react-intl'
import { mediumHref } from '../../../../domain/medium/playerHref.ts'
import { ownTaskHref } from '../../../../domain/task/ownTaskHref.ts'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { monthOf } from '../../month.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import * as styles from './MonthCalendar.css.ts'
import { learnerMessages } from './learnerMessages.ts'

export interface MonthCalendarProps {
  readonly state: QueryState<WidgetData<'dates'>>
  readonly now: Date
  readonly dates: Dates
  readonly onRetry: () => void
}

type Entry = WidgetData<'dates'>[number]

/** The month with deadlines and booked sessions marked; on small screens a list of them stands below it. */
export function MonthCalendar({ state, now, dates, onRetry }: MonthCalendarProps) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <Section
      id="calendar"
      step="h3"
      title={<time dateTime={monthOf(now).name}>{formatDate(now, { month: 'long' })}</time>}
      link={
        <Link variant="action" href={`${addresses.myProfile}?tab=notifications`}>
          {formatMessage(learnerMessages.subscribe)}
        </Link>
      }
    >
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton height={240} />}>
        {(entries) => (
          <>
            <Grid entries={entries} now={now} />
            <EntryList entries={entries} now={now} dates={dates} />
          </>
        )}
      </QueryView>
    </Section>
  )
}

// A day of the calendar is the same in every time zone.
const utc = { timeZone: 'UTC' } as const

function Grid({ entries, now }: { readonly entries: readonly Entry[]; readonly now: Date }) {
  const { formatDate, formatMessage } = useIntl()
  const { weeks, name } = monthOf(now)
  const today = isoDay(now)
  // Seven columns have no room for a language that does not shorten its days.
  const weekday = (day: string): string => {
    const short = formatDate(day, { weekday: 'short', ...utc })
    return short.length > 4 ? formatDate(day, { weekday: 'narrow', ...utc }) : short
  }
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return (
    <table className={styles.grid} aria-labelledby="calendar-title">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={styles.head} abbr={formatDate(day, { weekday: 'long', ...utc })}>
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = byDay.get(day) ?? []
              const titles = ofDay.map(({ title, kind }) =>
                formatMessage(kind === 'SESSION' ? learnerMessages.session : learnerMessages.deadline, { title }),
              )
              return (
                <td
                  key={day}
                  className={cx(styles.day, !day.startsWith(name) && styles.other)}
                  {...(titles.length === 0 ? {} : { title: titles.join('\n') })}
                  {...(day === today ? { 'aria-current': 'date' as const } : {})}
                >
                  <span className={cx(styles.number, day === today && styles.today)}>{Number(day.slice(8))}</span>
                  {ofDay.length === 0 ? null : (
                    <span className={cx(styles.mark, ofDay.some(({ isOverdue }) => isOverdue) && styles.late)}>
                      <span className={visuallyHidden}>{titles.join(', ')}</span>
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mostListed = 5

function EntryList({
  entries,
  now,
  dates,
}: Pick<MonthCalendarProps, 'now' | 'dates'> & { readonly entries: readonly Entry[] }) {
  const { formatMessage } = useIntl()
  const today = isoDay(now)
  const next = entries.filter(({ day, isOverdue }) => day >= today || isOverdue).slice(0, mostListed)
  if (next.length === 0)
    return (
      <Text step="small" tone="ink2">
        {formatMessage(learnerMessages.noDates)}
      </Text>
    )
  return (
    <ul className={styles.list} role="list">
      {next.map((entry) => (
        <li key={`${entry.kind}-${entry.uuid}`} className={styles.entry}>
          <Text as="span" step="ui">
            <Link variant="plain" href={entry.medium === null ? ownTaskHref(entry.uuid) : mediumHref(entry.medium)}>
              {entry.title}
            </Link>
          </Text>
          <span className={styles.facts}>
            <Text as="span" step="small" tone="ink2" isTabular>
              {dates.day(entry.day)}
            </Text>
            <Text as="span" step="small" tone={entry.isOverdue ? 'bad' : 'ink2'}>
              {entry.startsAt === null
                ? formatMessage(entry.isOverdue ? learnerMessages.overdue : learnerMessages.isDue)
                : dates.time(new Date(entry.startsAt))}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  )
}
