import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useAuditWords } from '../../../domain/audit/useAuditWords.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { auditMessages } from './auditMessages.ts'
import * as styles from '../System.css.ts'
import type { AuditEntry } from './useAudit.ts'
import { nameOfSetting } from '../settings/writeSetting.ts'

/** Each field of an entry with its value before and after. */
export function AuditDetail({
  entry: { changes, requestId, unit },
  dates,
}: {
  readonly entry: AuditEntry
  readonly dates: Dates
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const words = useAuditWords(dates)
  const write = (field: string, value: string | null): string | null =>
    value === null ? null : (words.value(field, value, unit) ?? value)
  return (
    <Stack space={8}>
      {unit === null || changes.some(({ field }) => field === 'unit') ? null : (
        <Text step="small">{words.unit(unit)}</Text>
      )}
      {changes.length === 0 ? (
        <Text tone="ink2">{formatMessage(auditMessages.noChanges)}</Text>
      ) : (
        <dl className={styles.lines}>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={styles.fact}>
              <Text as="dt" step="small" tone="ink2">
                {field.includes('.') ? nameOfSetting(field, intl) : words.field(field)}
              </Text>
              <dd className={styles.value}>
                <Value label={formatMessage(auditMessages.before)} value={write(field, before)} />
                <Value label={formatMessage(auditMessages.after)} value={write(field, after)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {requestId === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(auditMessages.reference, { requestId })}
        </Text>
      )}
    </Stack>
  )
}

function Value({ label, value }: { readonly label: string; readonly value: string | null }) {
  const { formatMessage } = useIntl()
  return (
    <Text step="small">
      <Text as="span" step="small" tone="ink2">
        {label}:{' '}
      </Text>
      {value ?? formatMessage(auditMessages.nothing)}
    </Text>
  )
}
