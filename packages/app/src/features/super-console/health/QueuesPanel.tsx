import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { queueMessages } from './queueMessages.ts'
import { SlowStatements } from './SlowStatements.tsx'
import * as styles from '../SuperConsole.css.ts'
import type { Queues, QueuesUse } from './useQueues.ts'

export type QueuesPanelProps = QueuesUse & { readonly dates: Dates }

/** For administrators: what waits, what is at work, and the latest sign-ins. */
export function QueuesPanel({ queues, isRefreshing, refresh, dates }: QueuesPanelProps) {
  return (
    <div className={styles.groups}>
      <QueryView state={queues} onRetry={refresh}>
        {(data) => (
          <>
            <Lines data={data} isRefreshing={isRefreshing} refresh={refresh} />
            <SignIns signIns={data.signIns} dates={dates} />
            <SlowStatements statements={data.slowStatements} />
          </>
        )}
      </QueryView>
    </div>
  )
}

function Lines({
  data,
  isRefreshing,
  refresh,
}: Pick<QueuesUse, 'isRefreshing' | 'refresh'> & { readonly data: Queues }) {
  const { formatMessage } = useIntl()
  const lines = [
    { id: 'jobs', label: queueMessages.jobs, facts: data.jobQueue, note: queueMessages.lastday },
    { id: 'mail', label: queueMessages.mail, facts: data.mailQueue, note: null },
  ] as const
  return (
    <section className={styles.section} aria-labelledby="queues-title">
      <Inline justify="between">
        <Heading level={2} id="queues-title">
          {formatMessage(queueMessages.title)}
        </Heading>
        <Button size="sm" isPending={isRefreshing} onPress={refresh}>
          {formatMessage(queueMessages.refresh)}
        </Button>
      </Inline>
      <ul className={styles.lines}>
        {lines.map(({ id, label, facts, note }) => (
          <li key={id} className={styles.check}>
            <Text as="span" step="ui" isStrong>
              {formatMessage(label)}
            </Text>
            <span>
              {facts === null ? null : (
                <Text isTabular>
                  {formatMessage(queueMessages.facts, {
                    queued: facts.queued,
                    running: facts.running,
                    failed: facts.failed,
                  })}
                </Text>
              )}
              {note === null ? null : (
                <Text step="small" tone="ink2">
                  {formatMessage(note)}
                </Text>
              )}
            </span>
            <Link
              href={`${addresses.system}?tab=${id}`}
              variant="inline"
              label={`${formatMessage(queueMessages.open)}: ${formatMessage(label)}`}
            >
              {formatMessage(queueMessages.open)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SignIns({ signIns, dates }: { readonly signIns: Queues['signIns']; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const device = (browser: string | null, system: string | null): string =>
    browser !== null && system !== null
      ? formatMessage(queueMessages.device, { browser, system })
      : (browser ?? system ?? formatMessage(queueMessages.unknown))
  return (
    <section className={styles.section} aria-labelledby="sign-ins-title">
      <Heading level={2} id="sign-ins-title">
        {formatMessage(queueMessages.signins)}
      </Heading>
      {signIns === null ? <Text tone="ink2">{formatMessage(queueMessages.outside)}</Text> : null}
      {signIns?.length === 0 ? <EmptyState title={formatMessage(queueMessages.nobody)}>{null}</EmptyState> : null}
      <ul className={styles.lines} hidden={signIns === null || signIns.length === 0}>
        {signIns?.map(({ at, name, browser, system }) => (
          <li key={`${at}${name ?? ''}${browser ?? ''}`} className={styles.check}>
            <Text as="span" step="ui" isStrong>
              {name ?? formatMessage(queueMessages.nameless)}
            </Text>
            <Text as="span" step="small" tone="ink2">
              {device(browser, system)}
            </Text>
            <Text as="span" step="small" tone="ink2" isTabular>
              {writeMoment(at, dates, intl)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
