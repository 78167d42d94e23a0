import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Check, Circle, Clock, Hourglass, Timer, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { messages } from './messages.ts'
import { writeStatisticsAddress } from './statisticsAddress.ts'
import { StatisticsChoices, type StatisticsChoicesProps } from './StatisticsChoices.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import * as styles from './TaskStatistics.css.ts'
import { useWriteFigures } from './useWriteFigures.ts'
import type { Overview, TaskStatisticsData } from './useTaskStatistics.ts'

export interface TaskStatisticsViewProps extends Omit<StatisticsChoicesProps, 'tables'>, TaskStatisticsData {
  readonly title: Message
  readonly dates: Dates
}

/** /task-statistics: what waits, how long reviews take, and how they end. */
export function TaskStatisticsView(props: TaskStatisticsViewProps) {
  const { title, overview, tables, choice, file, onExport, dates } = props
  const { formatMessage } = useIntl()
  const { data } = overview
  const oldest = typeof data?.oldestAt === 'string' ? dates.date(new Date(data.oldestAt)) : ''
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      {...(data === null
        ? {}
        : {
            lead: formatMessage(messages.lead, { waiting: data.waiting, date: oldest }),
            actions: <FileButton label={formatMessage(messages.export)} state={file} onMake={onExport} />,
          })}
    >
      <Stack space={32}>
        <StatisticsChoices {...props} />
        <QueryView state={overview} onRetry={overview.retry} waiting={<Skeleton lines={4} />}>
          {(shown) => <Figures overview={shown} />}
        </QueryView>
        <QueryView state={tables} onRetry={tables.retry} waiting={<Skeleton lines={8} />}>
          {({ byTask, byReviewer, byUnit }) => (
            <Stack space={32}>
              <div className={styles.columns}>
                {data === null || data.days.length === 0 ? null : <Days days={data.days} />}
                <Part id="reviewers" title={messages.reviewers} text={messages.reviewersText}>
                  <StatisticsTable label={formatMessage(messages.reviewers)} of="reviewer" rows={byReviewer} />
                </Part>
              </div>
              <Part id="tasks" title={messages.tasks}>
                <StatisticsTable
                  label={formatMessage(messages.tasks)}
                  of="task"
                  rows={byTask}
                  hrefOf={(task) => `/task-statistics${writeStatisticsAddress({ ...choice, task })}`}
                />
              </Part>
              <Part id="units" title={messages.units}>
                <StatisticsTable label={formatMessage(messages.units)} of="unit" rows={byUnit} />
              </Part>
            </Stack>
          )}
        </QueryView>
        {data === null ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(messages.asOf, { time: dates.time(new Date(data.asOf)) })}
          </Text>
        )}
      </Stack>
    </Page>
  )
}

function Figures({ overview }: { readonly overview: Overview }) {
  const { formatMessage, formatNumber } = useIntl()
  const { duration, share } = useWriteFigures()
  const { open, waiting, figures } = overview
  const shown: readonly (readonly [Message, LucideIcon, string])[] = [
    [messages.open, Circle, formatNumber(open)],
    [messages.waiting, Hourglass, formatNumber(waiting)],
    [messages.median, Timer, duration(figures.medianHours)],
    [messages.returned, Undo2, share(figures.returnedRate)],
    [messages.passed, Check, share(figures.passRate)],
    [messages.late, Clock, share(figures.lateRate)],
  ]
  return (
    <dl className={styles.figures} aria-label={formatMessage(messages.figures)}>
      {shown.map(([name, glyph, value]) => (
        <div
          key={name.id}
          className={styles.figure}
          {...(name === messages.waiting && waiting > 0 ? { 'data-warn': '' } : {})}
        >
          <dt className={styles.name}>
            <Icon glyph={glyph} size="chip" />
            {formatMessage(name)}
          </dt>
          <dd className={styles.value} {...(value === '–' ? { 'data-few': '' } : {})}>
            {value === '–' ? formatMessage(messages.tooFew) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Reviews that took longer than this are marked. */
const usualDays = 5

function Days({ days }: { readonly days: readonly number[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const most = Math.max(1, ...days)
  const nameOf = (place: number): string =>
    place === 0
      ? formatMessage(messages.sameDay)
      : place === days.length - 1
        ? formatMessage(messages.longer)
        : formatMessage(messages.barDays, { days: place })
  return (
    <Part id="days" title={messages.howLong} text={messages.howLongText}>
      <ul className={styles.bars} role="list">
        {days.map((count, place) => (
          <li key={nameOf(place)} className={styles.column}>
            <span className={styles.stack}>
              <span aria-hidden="true">{formatNumber(count)}</span>
              <span
                className={styles.fill}
                style={{ blockSize: `${(80 * count) / most}%` }}
                role="img"
                aria-label={formatMessage(messages.barText, { name: nameOf(place), count })}
                {...(place > usualDays && place < days.length - 1 ? { 'data-late': '' } : {})}
                {...(place === days.length - 1 ? { 'data-last': '' } : {})}
              />
            </span>
            <span className={styles.label} aria-hidden="true">
              {nameOf(place)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PartProps {
  readonly id: string
  readonly title: Message
  readonly text?: Message
  readonly children: ReactNode
}

function Part({ id, title, text, children }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {formatMessage(title)}
      </Heading>
      {text === undefined ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(text)}
        </Text>
      )}
      {children}
    </section>
  )
}
