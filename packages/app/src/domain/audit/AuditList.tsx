import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import * as styles from './AuditList.css.ts'
import { auditMessages } from './auditMessages.ts'
import { useAuditWords, type AuditChangeItem, type AuditUnit } from './useAuditWords.ts'

/** One change, as the API tells it. */
export interface AuditItem {
  readonly uuid: string
  readonly at: string
  readonly actor: string | null
  readonly action: string
  /** Whether those it is about did it themselves. */
  readonly isOwn: boolean
  /** The unit that it names beside what the list is about. */
  readonly unit: AuditUnit | null
  /** Whom it concerned, where that can be told; absent where the list is about one person. */
  readonly people?: readonly string[] | null | undefined
  readonly changes: readonly AuditChangeItem[]
}

export interface AuditListProps {
  readonly items: readonly AuditItem[]
  readonly dates: Dates
  /** Null where there is nothing earlier. */
  readonly onMore: (() => void) | null
}

/** What was changed about one thing, the latest first. */
export function AuditList({ items, dates, onMore }: AuditListProps) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return <EmptyState title={formatMessage(auditMessages.empty)}>{null}</EmptyState>
  return (
    <Stack space={16}>
      <ol className={styles.list} role="list" aria-label={formatMessage(auditMessages.list)}>
        {items.map((item) => (
          <Line key={item.uuid} item={item} dates={dates} />
        ))}
      </ol>
      {onMore === null ? null : <Button onPress={onMore}>{formatMessage(auditMessages.more)}</Button>}
    </Stack>
  )
}

function Line({
  item: { at, actor, action, isOwn, unit, people, changes },
  dates,
}: {
  readonly item: AuditItem
  readonly dates: Dates
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const words = useAuditWords(dates)
  const isUnnamed = people === null || people === undefined
  return (
    <li className={styles.line}>
      <Text as="span" step="small" tone="ink2">
        <time dateTime={at}>{writeMoment(at, dates, intl)}</time>
      </Text>
      <div>
        {formatMessage(auditMessages.line, {
          actor: actor ?? formatMessage(auditMessages.nobody),
          action: words.action(action, isOwn),
        })}
        {unit === null ? null : (
          <Text as="p" step="small" tone="ink2">
            {words.unit(unit)}
          </Text>
        )}
        {isUnnamed ? null : (
          <Text as="p" step="small" tone="ink2">
            {words.people(people)}
          </Text>
        )}
        {changes
          .filter(({ field }) => (unit === null || field !== 'unit') && (isUnnamed || field !== 'people'))
          .map((change) => (
            <Text as="p" step="small" tone="ink2" key={change.field}>
              {words.change(change)}
            </Text>
          ))}
      </div>
    </li>
  )
}
