import { Heading } from '@somo/ui/Heading'
import { KeyHint } from '@somo/ui/KeyCap'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { reviewHref } from '../taskAddress.ts'
import * as styles from './Review.css.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Queue, QueueItem, ReviewData } from './useReview.ts'

interface QueuePaneProps extends Pick<ReviewData, 'queue'> {
  readonly task: string | null
  readonly current: string | null
  readonly now: Date
  readonly dates: Dates
}

/** What waits for the person, the longest waiting first, and the keys. */
export function QueuePane({ queue, task, current, now, dates }: QueuePaneProps) {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles.queue} aria-label={formatMessage(reviewMessages.queue)}>
      <QueryView state={queue} onRetry={queue.retry} waiting={<Skeleton lines={6} />}>
        {(data) => (
          <>
            <QueueHead data={data} dates={dates} />
            <ul className={styles.rows} role="list">
              {data.items.map((item) => (
                <Row key={item.uuid} item={item} task={task} now={now} isCurrent={item.uuid === current} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <div className={styles.keys}>
        <KeyHint keys={['j', 'k']}>{formatMessage(reviewMessages.keyMove)}</KeyHint>
        <KeyHint keys={['p']}>{formatMessage(reviewMessages.keyPass)}</KeyHint>
        <KeyHint keys={['r']}>{formatMessage(reviewMessages.keyReturn)}</KeyHint>
        <KeyHint keys={['c']}>{formatMessage(reviewMessages.keyComment)}</KeyHint>
      </div>
    </nav>
  )
}

function QueueHead({ data, dates }: { readonly data: Queue; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const { waiting, reviewed, oldestAt } = data
  const all = waiting + reviewed
  return (
    <div className={styles.queueHead}>
      <Heading level={2} step="h3">
        {formatMessage(reviewMessages.waiting)}
      </Heading>
      <Text step="small" tone="ink2">
        {formatMessage(reviewMessages.counts, { waiting, reviewed, all })}{' '}
        {oldestAt === null ? null : formatMessage(reviewMessages.oldest, { date: dates.date(new Date(oldestAt)) })}
      </Text>
      {all === 0 ? null : (
        <ProgressBar label={formatMessage(reviewMessages.progress)} isLabelHidden value={(100 * reviewed) / all} />
      )}
    </div>
  )
}

const dayLength = 86_400_000

interface RowProps {
  readonly item: QueueItem
  readonly task: string | null
  readonly isCurrent: boolean
  readonly now: Date
}

function Row({ item, task, isCurrent, now }: RowProps) {
  const { formatMessage } = useIntl()
  const { uuid, name, taskTitle, version, isRevision, isLate, handedInAt, claimedBy, isMine } = item
  const days = Math.max(0, Math.floor((now.getTime() - new Date(handedInAt).getTime()) / dayLength))
  const navigate = useNavigate()
  const href = reviewHref(task, uuid)
  const open = (event: MouseEvent): void => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(href, { replace: true })
  }
  const isTaken = typeof claimedBy === 'string' && !isMine
  const facts = isTaken
    ? [formatMessage(reviewMessages.takenBy, { name: claimedBy })]
    : [
        ...(task === null ? [taskTitle] : []),
        ...(isLate ? [formatMessage(taskMessages.late)] : []),
        isRevision ? formatMessage(reviewMessages.revised, { number: version }) : formatMessage(reviewMessages.first),
      ]
  return (
    <li
      className={styles.row}
      {...(isCurrent ? { 'data-current': '' } : {})}
      {...(isTaken ? { 'data-taken': '' } : {})}
    >
      <a
        className={styles.rowLink}
        href={href}
        onClick={open}
        {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      >
        {name}
      </a>
      <Text as="span" step="small" tone="ink2">
        {formatMessage(reviewMessages.days, { days })}
      </Text>
      <span className={styles.facts}>
        {facts.map((fact) => (
          <Text key={fact} as="span" step="small" tone={isLate && !isTaken ? 'warn' : 'ink2'}>
            {fact}
          </Text>
        ))}
      </span>
    </li>
  )
}
