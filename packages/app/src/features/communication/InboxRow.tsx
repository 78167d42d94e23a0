import { Badge } from '@somo/ui/Badge'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { MarginEntry } from '@somo/ui/MarginList'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import * as styles from './InboxRow.css.ts'
import { useSourceText } from './useSourceText.ts'
import type { InboxEntry } from './useInbox.ts'

export interface InboxRowProps {
  readonly entry: InboxEntry
  readonly dates: Dates
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onOpen: () => void
  readonly onConfirm: () => void
}

/** One entry of the inbox: the title opens it, and what asks for it is confirmed in place. */
export function InboxRow({ entry, dates, isOpen, isPending, onOpen, onConfirm }: InboxRowProps) {
  const { formatMessage } = useIntl()
  const source = useSourceText(entry)
  const at = new Date(entry.at)
  const isUnread = entry.readAt === null
  const confirmedAt = entry.confirmedAt ?? null
  const isConfirmed = confirmedAt !== null
  return (
    <MarginEntry
      margin={
        <time className={styles.time} dateTime={entry.at}>
          <span>{dates.date(at)}</span>
          <span className={styles.clock}>{dates.time(at)}</span>
        </time>
      }
    >
      <div className={styles.row} data-unread={isUnread || undefined} data-current={isOpen || undefined}>
        <div className={styles.words}>
          <button
            type="button"
            className={styles.title}
            aria-expanded={isOpen}
            lang={entry.locale ?? undefined}
            onClick={onOpen}
          >
            {isUnread ? <span className={styles.hidden}>{formatMessage(messages.unread)}: </span> : null}
            {entry.title}
          </button>
          <Text step="small" tone="ink2">
            {source}
          </Text>
          {entry.isPinned || entry.mustConfirm ? (
            <span className={styles.marks}>
              {entry.isPinned ? <Badge>{formatMessage(messages.pinned)}</Badge> : null}
              {confirmedAt !== null ? (
                <StatusChip kind="done">
                  {formatMessage(messages.confirmedOn, { date: dates.date(new Date(confirmedAt)) })}
                </StatusChip>
              ) : null}
              {entry.mustConfirm && !isConfirmed ? (
                <StatusChip kind="invited">{formatMessage(messages.pleaseConfirm)}</StatusChip>
              ) : null}
            </span>
          ) : null}
        </div>
        {entry.mustConfirm && !isConfirmed ? (
          <Button
            writes
            icon={<Icon glyph={Check} />}
            isPending={isPending}
            aria-label={formatMessage(messages.confirmOne, { title: entry.title })}
            onPress={onConfirm}
          >
            {formatMessage(messages.confirm)}
          </Button>
        ) : null}
      </div>
    </MarginEntry>
  )
}
