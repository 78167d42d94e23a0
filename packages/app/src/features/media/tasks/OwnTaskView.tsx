import { ownTaskHref } from '../../../domain/task/ownTaskHref.ts'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Disclosure } from '@somo/ui/Disclosure'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Clock, Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Instructions } from '../../../domain/task/Instructions.tsx'
import { SubmissionStatus } from '../../../domain/task/SubmissionStatus.tsx'
import { TaskFiles } from '../../../domain/task/TaskFiles.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { VersionContent } from '../../../domain/task/VersionContent.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { AnswerForm } from './AnswerForm.tsx'
import * as styles from './OwnTask.css.ts'
import { Receipt } from './Receipt.tsx'
import { pageMessages, receiptMessages, refusalMessages } from './taskMessages.ts'
import { tasksHref } from './taskPlace.ts'
import type { OwnTask, OwnTaskData } from './ownTaskTypes.ts'

export interface OwnTaskViewProps extends OwnTaskData {
  /** The version whose receipt is shown; null for the task itself. */
  readonly receipt: number | null
  readonly now: Date
  readonly dates: Dates
  /** After a hand-in: opens the receipt. */
  readonly onHandedIn: (version: number) => void
}

/** A task of the person: what to do, their answer, and everything they handed in; or the receipt of one version. */
export function OwnTaskView(props: OwnTaskViewProps) {
  const { task, receipt, dates } = props
  const { formatMessage } = useIntl()
  const shown = task.data?.versions.find(({ number }) => number === receipt)
  if (task.data !== null && shown !== undefined) return <Receipt task={task.data} version={shown} dates={dates} />
  const back = (
    <Link href={tasksHref(false)} variant="action">
      {formatMessage(pageMessages.back)}
    </Link>
  )
  return (
    <Page layout="list" title={task.data?.title ?? formatMessage(receiptMessages.task)} eyebrow={back}>
      <QueryView state={task} onRetry={task.retry} waiting={<Skeleton lines={8} />}>
        {(data) => <Whole {...props} data={data} />}
      </QueryView>
    </Page>
  )
}

function Whole({ data, now, dates, ...use }: OwnTaskViewProps & { readonly data: OwnTask }) {
  const { formatMessage } = useIntl()
  const { instructions, files, refusal, versions, state, lateRule, dueAt } = data
  const isChangeable = refusal === null
  const isOpen = isChangeable && state !== 'SUBMITTED'
  const isLateAllowed = isOpen && versions.length === 0 && typeof dueAt === 'string' && new Date(dueAt) < now
  return (
    <div className={styles.column}>
      <Facts data={data} now={now} dates={dates} />
      {state === 'RETURNED' ? <Returned data={data} dates={dates} /> : null}
      {refusal === null || refusal === 'DECIDED' ? null : (
        <Notice tone="info">{formatMessage(refusalMessages[refusal])}</Notice>
      )}
      {isLateAllowed && lateRule !== 'REFUSE' ? (
        <Notice tone="warn">{formatMessage(pageMessages.lateAllowed)}</Notice>
      ) : null}
      {state === 'PASSED' || state === 'FAILED' ? <Result data={data} dates={dates} /> : null}
      {instructions === '' && files.length === 0 ? null : (
        <Disclosure
          title={formatMessage(pageMessages.whatToDo)}
          level={2}
          isInitiallyExpanded={versions.length === 0 && state !== 'RETURNED'}
        >
          <Stack space={16}>
            {instructions === '' ? null : <Instructions text={instructions} />}
            <TaskFiles label={formatMessage(taskMessages.files)} files={files} hasPictures />
          </Stack>
        </Disclosure>
      )}
      {isOpen ? <AnswerForm {...use} task={data} dates={dates} /> : null}
      {isChangeable && !isOpen ? (
        <Disclosure title={formatMessage(pageMessages.newVersion)} level={2}>
          <AnswerForm {...use} task={data} dates={dates} />
        </Disclosure>
      ) : null}
      {versions.length === 0 ? null : <Versions data={data} dates={dates} />}
    </div>
  )
}

const soonDays = 7
const dayLength = 86_400_000

function Facts({ data, now, dates }: { readonly data: OwnTask; readonly now: Date; readonly dates: Dates }) {
  const { formatMessage, locale } = useIntl()
  const { unit, state, isLate, dueAt, points, maxPoints } = data
  const due = typeof dueAt === 'string' ? new Date(dueAt) : null
  const days = due === null ? 0 : Math.floor((due.getTime() - now.getTime()) / dayLength)
  const isAsked = state !== 'SUBMITTED' && state !== 'PASSED' && state !== 'FAILED'
  return (
    <div className={styles.facts}>
      <SubmissionStatus state={state} />
      {due === null ? null : (
        <span className={styles.due} {...(isAsked && days <= soonDays ? { 'data-soon': '' } : {})}>
          <Icon glyph={Clock} size="chip" />
          {formatMessage(pageMessages.due, { date: `${dates.date(due)}, ${dates.time(due)}` })}
        </span>
      )}
      {due !== null && isAsked ? (
        <Text as="span" step="small" tone="ink2">
          {new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')}
        </Text>
      ) : null}
      {isLate ? (
        <Text as="span" step="small" tone="warn">
          {formatMessage(taskMessages.late)}
        </Text>
      ) : null}
      {typeof points === 'number' && typeof maxPoints === 'number' ? (
        <Text as="span" step="small" isStrong>
          {formatMessage(taskMessages.points, { points, max: maxPoints })}
        </Text>
      ) : null}
      <Text as="span" step="small" tone="ink2">
        {unit}
      </Text>
    </div>
  )
}

function Returned({ data, dates }: { readonly data: OwnTask; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const [version] = data.versions
  if (version === undefined || typeof version.reviewedAt !== 'string') return null
  return (
    <Notice tone="info" glyph={Undo2}>
      {formatMessage(pageMessages.returned, {
        name: version.reviewer ?? '–',
        date: dates.date(new Date(version.reviewedAt)),
        comment: version.comment,
      })}
    </Notice>
  )
}

function Result({ data, dates }: { readonly data: OwnTask; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  const [version] = data.versions
  if (version === undefined) return null
  return (
    <section aria-labelledby="result">
      <Stack space={8}>
        <Heading level={2} id="result">
          {formatMessage(pageMessages.result)}
        </Heading>
        {version.comment === '' ? null : <Text>{version.comment}</Text>}
        {typeof version.reviewedAt === 'string' ? (
          <Text step="small" tone="ink2">
            {formatMessage(pageMessages.reviewedBy, {
              name: version.reviewer ?? '–',
              date: dates.date(new Date(version.reviewedAt)),
            })}
          </Text>
        ) : null}
      </Stack>
    </section>
  )
}

function Versions({ data, dates }: { readonly data: OwnTask; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-labelledby="versions">
      <Stack space={12}>
        <Heading level={2} id="versions">
          {formatMessage(pageMessages.versions)}
        </Heading>
        <div>
          {data.versions.map((version, place) => (
            <Disclosure
              key={version.number}
              title={formatMessage(taskMessages.version, { number: version.number })}
              detail={`${dates.date(new Date(version.handedInAt))}, ${dates.time(new Date(version.handedInAt))}`}
              isInitiallyExpanded={place === 0}
            >
              <Stack space={16}>
                {version.decision === 'RETURNED' && place > 0 ? <Text tone="ink2">{version.comment}</Text> : null}
                <VersionContent version={version} />
                <Link href={ownTaskHref(data.uuid, version.number)} variant="action">
                  {`${formatMessage(taskMessages.receipt)} ${version.receipt}`}
                </Link>
              </Stack>
            </Disclosure>
          ))}
        </div>
      </Stack>
    </section>
  )
}
