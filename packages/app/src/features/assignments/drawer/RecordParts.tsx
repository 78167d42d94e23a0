import type { NotificationEvent } from '@somo/graphql/schema'
import { EmptyState } from '@somo/ui/EmptyState'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AuditList } from '../../../domain/audit/AuditList.tsx'
import type { AuditChangeItem } from '../../../domain/audit/useAuditWords.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import * as styles from './PeopleBar.css.ts'
import { sentMessages } from './sentMessages.ts'
import {
  useAssignmentHistory,
  useSentMessages,
  type HistoryPage,
  type HistoryUse,
  type SentMessage,
} from './useAssignmentRecord.ts'

interface PartProps {
  readonly uuid: string
  readonly dates: Dates
}

const names: Partial<Record<NotificationEvent, Message>> = {
  ASSIGNED: sentMessages.assigned,
  DUE_REMINDER: sentMessages.reminder,
  OVERDUE: sentMessages.overdue,
}

/** What was sent, the latest day first. */
export function MessagesPart({ uuid, dates }: PartProps) {
  const messages = useSentMessages(uuid)
  return (
    <QueryView state={messages} onRetry={messages.retry}>
      {(sent) => <SentMessages sent={sent} dates={dates} />}
    </QueryView>
  )
}

interface SentMessagesProps {
  readonly sent: readonly SentMessage[]
  readonly dates: Dates
}

export function SentMessages({ sent, dates }: SentMessagesProps) {
  const { formatMessage } = useIntl()
  if (sent.length === 0)
    return <EmptyState title={formatMessage(sentMessages.empty)}>{formatMessage(sentMessages.emptyText)}</EmptyState>
  return (
    <ul className={styles.lines} aria-label={formatMessage(sentMessages.list)}>
      {sent.map(({ event, day, people, emailed, waiting }) => (
        <li key={`${event} ${day}`} className={styles.fact}>
          <Text as="span" step="small" tone="ink2" isTabular>
            {dates.day(day)}
          </Text>
          <div className={styles.value}>
            <Text as="span" isStrong>
              {formatMessage(names[event] ?? sentMessages.other)}
            </Text>
            <Text as="span" step="small" tone="ink2">
              {formatMessage(sentMessages.people, { people, emailed, waiting })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

const isChange = ({ field, before }: AuditChangeItem): boolean => field !== 'title' || before !== null

/** What was changed, the latest first. The audit log names the assignment in each entry; here that is no change. */
export function HistoryPart({ uuid, dates }: PartProps) {
  const { page, onMore } = useAssignmentHistory(uuid)
  return (
    <QueryView state={page} onRetry={page.retry}>
      {({ items }) => <ChangeHistory items={items} dates={dates} onMore={onMore} />}
    </QueryView>
  )
}

interface ChangeHistoryProps extends Pick<HistoryUse, 'onMore'> {
  readonly items: HistoryPage['items']
  readonly dates: Dates
}

export const ChangeHistory = ({ items, dates, onMore }: ChangeHistoryProps) => (
  <AuditList
    items={items.map((item) => ({ ...item, changes: item.changes.filter(isChange) }))}
    dates={dates}
    onMore={onMore}
  />
)
