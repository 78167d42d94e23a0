import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { eventMessages, personMessages } from '../personMessages.ts'
import type { PersonEvent } from '../statisticsTypes.ts'
import * as styles from './Person.css.ts'

export interface PersonHistoryProps {
  /** The latest first. */
  readonly events: readonly PersonEvent[]
  readonly dates: Dates
}

/** What happened to an item, each with its day. */
export function PersonHistory({ events, dates }: PersonHistoryProps) {
  const { formatMessage } = useIntl()
  if (events.length === 0) return null
  return (
    <section>
      <Stack space={8}>
        <Heading level={3}>{formatMessage(personMessages.history)}</Heading>
        <dl className={styles.events}>
          {events.map(({ id, at, kind, actor, text }) => (
            <div key={id} className={styles.event}>
              <Text as="dt" step="small" tone="ink2" isTabular>
                {dates.date(new Date(at))}
              </Text>
              <dd className={styles.what}>
                {formatMessage(eventMessages[kind])}
                {actor || text ? (
                  <Text step="small" tone="ink2">
                    {[actor, text].filter((part) => part).join(': ')}
                  </Text>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </section>
  )
}
