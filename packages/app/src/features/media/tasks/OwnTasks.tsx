import { ownTaskHref } from '../../../domain/task/ownTaskHref.ts'
import { OwnTasksDocument, type OwnTasksQuery } from '@somo/graphql/media-tasks'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { MarginEntry, MarginList } from '@somo/ui/MarginList'
import { Page } from '@somo/ui/Page'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { DayDistance } from '../../../domain/learning/DayDistance.tsx'
import { SubmissionStatus } from '../../../domain/task/SubmissionStatus.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { MediaTabs } from '../MediaTabs.tsx'
import { messages } from '../messages.ts'
import type { TabCounts } from '../useMyMedia.ts'
import * as styles from './OwnTask.css.ts'
import { listMessages } from './taskMessages.ts'
import { tasksHref } from './taskPlace.ts'

export type OwnTaskRow = OwnTasksQuery['tasks']['mine']['items'][number]

/** More than anybody has at once. */
const most = 100

/** The tasks of the person, of one kind. */
export const useOwnTasks = (isDone: boolean): QueryUse<readonly OwnTaskRow[]> =>
  useQueryState(OwnTasksDocument, {
    variables: { page: { first: most }, isDone },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.tasks.mine.items,
  })

export interface OwnTasksViewProps extends OwnTasksProps {
  readonly title: Message
  readonly counts: TabCounts | null
}

/** The part of /media with the tasks of the person. */
export function OwnTasksView({ title, counts, ...tasks }: OwnTasksViewProps) {
  const { formatMessage } = useIntl()
  return (
    <Page title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <Stack space={16}>
        <MediaTabs current="tasks" counts={counts} />
        <OwnTasks {...tasks} />
      </Stack>
    </Page>
  )
}

interface OwnTasksProps {
  readonly tasks: QueryUse<readonly OwnTaskRow[]>
  readonly isDone: boolean
  readonly now: Date
}

/** Tasks that were set for the person: what is due first at the top, or what they handed in. */
function OwnTasks({ tasks, isDone, now }: OwnTasksProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <Stack space={16}>
      <div>
        <SegmentedControl
          label={formatMessage(listMessages.show)}
          isLabelHidden
          items={[
            { id: 'toDo', label: formatMessage(listMessages.toDo) },
            { id: 'done', label: formatMessage(listMessages.done) },
          ]}
          selectedKey={isDone ? 'done' : 'toDo'}
          onSelectionChange={(id) => void navigate(tasksHref(id === 'done'))}
        />
      </div>
      <QueryView state={tasks} onRetry={tasks.retry} waiting={<Skeleton lines={8} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={formatMessage(isDone ? listMessages.noneDoneTitle : listMessages.emptyTitle)}>
              {formatMessage(isDone ? listMessages.noneDoneText : listMessages.emptyText)}
            </EmptyState>
          ) : (
            <MarginList labelledBy="page-title">
              {rows.map((row, place) => (
                <TaskRow key={row.uuid} row={row} now={now} isFirst={place === 0 && !isDone} />
              ))}
            </MarginList>
          )
        }
      </QueryView>
    </Stack>
  )
}

function TaskRow({ row, now, isFirst }: { readonly row: OwnTaskRow; readonly now: Date; readonly isFirst: boolean }) {
  const { formatMessage } = useIntl()
  const { uuid, title, unit, state, isLate, dueAt, dueOn, handedInAt, refusal, points, maxPoints } = row
  const isAsked = state === 'NOT_STARTED' || state === 'DRAFT' || state === 'RETURNED'
  const day = isAsked ? dueOn : handedInAt ? new Date(handedInAt) : null
  const action = !isAsked || refusal !== null ? 'open' : state === 'RETURNED' ? 'revise' : 'handIn'
  return (
    <MarginEntry
      margin={
        day ? (
          <DayDistance day={day} now={now} isLate={isAsked && typeof dueAt === 'string' && new Date(dueAt) < now} />
        ) : (
          <Text as="span" step="small" tone="ink3">
            {formatMessage(listMessages.noDue)}
          </Text>
        )
      }
    >
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} step="h3">
            <Link href={ownTaskHref(uuid)} variant="plain">
              {title}
            </Link>
          </Heading>
          <span className={styles.facts}>
            <SubmissionStatus state={state} />
            {isLate ? (
              <Text as="span" step="small" tone="warn">
                {formatMessage(taskMessages.late)}
              </Text>
            ) : null}
            {typeof points === 'number' && typeof maxPoints === 'number' ? (
              <Text as="span" step="small">
                {formatMessage(taskMessages.points, { points, max: maxPoints })}
              </Text>
            ) : null}
            <Text as="span" step="small" tone="ink2">
              {unit}
            </Text>
          </span>
        </div>
        <Link href={ownTaskHref(uuid)} variant={isFirst && action !== 'open' ? 'solidButton' : 'button'}>
          {formatMessage(action === 'open' ? listMessages.open : taskMessages[action])}
        </Link>
      </div>
    </MarginEntry>
  )
}
