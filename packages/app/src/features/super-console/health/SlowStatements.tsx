import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { inMilliseconds } from '../connection/describeEvents.ts'
import { queueMessages } from './queueMessages.ts'
import * as styles from '../SuperConsole.css.ts'
import type { Queues } from './useQueues.ts'

/** The statements the database spends most of its time on, where it records them. */
export function SlowStatements({ statements }: { readonly statements: Queues['slowStatements'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <section className={styles.section} aria-labelledby="statements-title">
      <Heading level={2} id="statements-title">
        {formatMessage(queueMessages.statements)}
      </Heading>
      <Text tone="ink2">{formatMessage(statements === null ? queueMessages.unrecorded : queueMessages.recorded)}</Text>
      {statements === null || statements.length === 0 ? null : (
        <ol className={styles.lines} aria-labelledby="statements-title">
          {statements.map(({ text, calls, meanMs, totalMs }) => (
            <li key={text} className={styles.view}>
              <Text as="span" step="small" lang="en">
                <code className={styles.value}>{text}</code>
              </Text>
              <Text as="span" step="small" tone="ink2" isTabular>
                {formatMessage(queueMessages.statement, {
                  total: inMilliseconds(Math.round(totalMs), intl),
                  calls,
                  mean: inMilliseconds(Math.round(meanMs * 10) / 10, intl),
                })}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
