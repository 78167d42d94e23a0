import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { mostEvents } from '../../../platform/events/clientEvents.ts'
import type { EventLine } from './describeEvents.ts'
import { eventMessages } from './eventMessages.ts'
import * as styles from '../SuperConsole.css.ts'

/** What happened in this tab, the newest first. */
export function EventsPanel({ lines }: { readonly lines: readonly EventLine[] }) {
  const { formatMessage } = useIntl()
  return (
    <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="events-title">
      <Heading level={2} id="events-title">
        {formatMessage(eventMessages.title)}
      </Heading>
      <Text tone="ink2">{formatMessage(eventMessages.sentence, { most: mostEvents })}</Text>
      {lines.length === 0 ? (
        <EmptyState title={formatMessage(eventMessages.none)}>{formatMessage(eventMessages.noneSentence)}</EmptyState>
      ) : (
        <ol className={styles.lines} aria-labelledby="events-title">
          {lines.map((line) => (
            <li key={line.id} className={styles.event}>
              <Text as="span" step="small" tone="ink2" isTabular>
                {line.time}
              </Text>
              <Text as="span" step="small" tone="ink2">
                {line.kind}
              </Text>
              <span className={styles.what}>
                <Text as="span" step="ui" isStrong={line.isBad}>
                  {line.what}
                </Text>
                {line.codes !== null && (
                  <Text as="span" step="small" tone={line.isBad ? 'bad' : 'ink2'} lang="en">
                    {' '}
                    {line.codes}
                  </Text>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
