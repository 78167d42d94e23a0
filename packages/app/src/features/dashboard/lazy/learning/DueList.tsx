import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MarginEntry, MarginList } from '@somo/ui/MarginList'
import { Skeleton } from '@somo/ui/Skeleton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { ClipboardList } from 'lucide-react'
import { useIntl } from 'react-intl'
import { DayDistance, ShortDay } from '../../../../domain/learning/DayDistance.tsx'
import { enrolmentStatus } from '../../../../domain/learning/enrolmentStatus.ts'
import { actionMessages, learningMessages, sourceMessages } from '../../../../domain/learning/learningMessages.ts'
import { mediumKindIcons } from '../../../../domain/medium/mediumKindIcons.ts'
import { mediumHref, stepHref } from '../../../../domain/medium/playerHref.ts'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { ownTaskHref } from '../../../../domain/task/ownTaskHref.ts'
import { SubmissionStatus } from '../../../../domain/task/SubmissionStatus.tsx'
import { taskMessages } from '../../../../domain/task/taskMessages.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import * as styles from './DueList.css.ts'
import { bookingMessages, learnerMessages } from './learnerMessages.ts'

export interface DueListProps {
  readonly state: QueryState<WidgetData<'due'>>
  readonly now: Date
  readonly dates: Dates
  /** Something above has the one primary button. */
  readonly hasContinue: boolean
  readonly onRetry: () => void
}

type AnyItem = WidgetData<'due'>['items'][number]
/** An enrolment, with the session that is booked for it. */
interface Item {
  readonly enrolment: NonNullable<AnyItem['enrolment']>
  readonly session: AnyItem['session']
}

/** What the person has to do, with the dates in the margin. */
export function DueList({ state, onRetry, ...rest }: DueListProps) {
  const { formatMessage } = useIntl()
  const total = state.data?.total ?? 0
  return (
    <Section
      id="due"
      title={formatMessage(learnerMessages.due)}
      link={
        total === 0 ? null : (
          <Link variant="action" href={addresses.media}>
            {formatMessage(learnerMessages.all, { count: total })}
          </Link>
        )
      }
    >
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={formatMessage(learnerMessages.nothingDue)}
              action={
                <Link href={addresses.catalogue} variant="button">
                  {formatMessage(learnerMessages.toCatalogue)}
                </Link>
              }
            >
              {formatMessage(learnerMessages.nothingDueHint)}
            </EmptyState>
          ) : (
            <MarginList labelledBy="due-title">
              {items.map(({ enrolment, session, task }, index) =>
                task === null ? (
                  enrolment === null ? null : (
                    <DueRow key={enrolment.uuid} item={{ enrolment, session }} isFirst={index === 0} {...rest} />
                  )
                ) : (
                  <TaskRow key={task.uuid} task={task} isFirst={index === 0} {...rest} />
                ),
              )}
            </MarginList>
          )
        }
      </QueryView>
    </Section>
  )
}

interface DueRowProps extends Pick<DueListProps, 'now' | 'dates' | 'hasContinue'> {
  readonly item: Item
  readonly isFirst: boolean
}

function DueRow({ item, isFirst, hasContinue, now, dates }: DueRowProps) {
  const { formatMessage } = useIntl()
  const { enrolment, session } = item
  const { medium, action } = enrolment
  return (
    <MarginEntry margin={<DueDay item={item} now={now} dates={dates} />}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon glyph={mediumKindIcons[medium.kind]} />
        </span>
        <div className={styles.words}>
          <Text as="span" isStrong id={`due-${enrolment.uuid}`}>
            <Link href={mediumHref(medium.uuid)} variant="plain">
              {medium.title}
            </Link>
          </Text>
          <Facts item={item} />
        </div>
        {action === 'NONE' ? null : (
          <div className={styles.action}>
            <Link
              href={action === 'RENEW' ? mediumHref(medium.uuid) : stepHref(medium)}
              variant={isFirst && !hasContinue ? 'solidButton' : 'button'}
              aria-describedby={`due-${enrolment.uuid}`}
              fullWidth
            >
              {formatMessage(session === null ? actionMessages[action] : learnerMessages.view)}
            </Link>
          </div>
        )}
      </div>
    </MarginEntry>
  )
}

interface TaskRowProps extends Pick<DueListProps, 'now' | 'hasContinue'> {
  readonly task: NonNullable<AnyItem['task']>
  readonly isFirst: boolean
}

function TaskRow({ task: { uuid, title, unit, state, dueAt, dueOn }, isFirst, hasContinue, now }: TaskRowProps) {
  const { formatMessage } = useIntl()
  return (
    <MarginEntry
      margin={
        dueAt === null || dueOn === null ? (
          <Text as="span" step="small" tone="ink3">
            {formatMessage(learningMessages.noDue)}
          </Text>
        ) : (
          <DayDistance day={dueOn} now={now} isLate={new Date(dueAt) < now} />
        )
      }
    >
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon glyph={ClipboardList} />
        </span>
        <div className={styles.words}>
          <Text as="span" isStrong id={`due-${uuid}`}>
            <Link href={ownTaskHref(uuid)} variant="plain">
              {title}
            </Link>
          </Text>
          <span className={styles.facts}>
            <SubmissionStatus state={state} />
            <Text as="span" step="small" tone="ink2">
              {formatMessage(learnerMessages.task)}
            </Text>
            <Text as="span" step="small" tone="ink2">
              {unit}
            </Text>
          </span>
        </div>
        <div className={styles.action}>
          <Link
            href={ownTaskHref(uuid)}
            variant={isFirst && !hasContinue ? 'solidButton' : 'button'}
            aria-describedby={`due-${uuid}`}
            fullWidth
          >
            {formatMessage(taskMessages[state === 'RETURNED' ? 'revise' : 'handIn'])}
          </Link>
        </div>
      </div>
    </MarginEntry>
  )
}

function Facts({ item: { enrolment, session } }: Pick<DueRowProps, 'item'>) {
  const { formatMessage } = useIntl()
  const { isMandatory, sources } = enrolment
  const status = enrolmentStatus(enrolment)
  const [source] = sources
  return (
    <span className={styles.facts}>
      {session === null ? (
        <StatusChip kind={status.kind}>{formatMessage(status.text)}</StatusChip>
      ) : (
        <StatusChip kind={session.state === 'WAITING' ? 'waiting' : 'done'}>
          {formatMessage(bookingMessages[session.state === 'WAITING' ? 'WAITING' : 'REGISTERED'])}
        </StatusChip>
      )}
      {isMandatory ? (
        <Text as="span" step="small" tone="ink2">
          {formatMessage(learningMessages.mandatory)}
        </Text>
      ) : null}
      {source === undefined ? null : (
        <Text as="span" step="small" tone="ink2">
          {formatMessage(sourceMessages[source])}
        </Text>
      )}
      {session === null || session.place === null ? null : (
        <Text as="span" step="small" tone="ink2">
          {session.place}
        </Text>
      )}
    </span>
  )
}

/** The session that is booked, else the deadline, else the end of the validity. */
function DueDay({ item: { enrolment, session }, now, dates }: Pick<DueRowProps, 'item' | 'now' | 'dates'>) {
  const { formatMessage } = useIntl()
  if (session !== null)
    return (
      <>
        <ShortDay day={new Date(session.startsAt)} />
        <Text as="span" step="small" tone="ink2" isTabular>
          {dates.time(new Date(session.startsAt))}
        </Text>
      </>
    )
  const day = enrolment.completedAt === null ? enrolment.dueOn : enrolment.validUntilDay
  if (day === null)
    return (
      <Text as="span" step="small" tone="ink3">
        {formatMessage(learningMessages.noDue)}
      </Text>
    )
  return <DayDistance day={day} now={now} isLate={['OVERDUE', 'IN_GRACE', 'EXPIRED'].includes(enrolment.state)} />
}
