import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { checkIds } from './connection.ts'
import type { CheckId } from './connection.ts'
import { connectionMessages, checkNames } from './connectionMessages.ts'
import { describeCheck } from './describeCheck.ts'
import * as styles from '../SuperConsole.css.ts'
import type { ConnectionUse } from './useConnection.ts'

/** The connection test: started by hand, each part with its result in words and its time. */
export function ConnectionPanel({ results, phase, run }: ConnectionUse) {
  const { formatMessage } = useIntl()
  const failed = results.filter(({ outcome }) => outcome.kind === 'failed').length
  return (
    <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="connection-title">
      <Heading level={2} id="connection-title">
        {formatMessage(connectionMessages.title)}
      </Heading>
      <Text tone="ink2">{formatMessage(connectionMessages.sentence)}</Text>
      <Inline>
        <Button isPending={phase === 'running'} onPress={run}>
          {formatMessage(phase === 'idle' ? connectionMessages.run : connectionMessages.runAgain)}
        </Button>
      </Inline>
      {phase === 'done' && (
        <Notice tone={failed === 0 ? 'ok' : 'bad'} isLive>
          {formatMessage(connectionMessages.summary, { failed })}
        </Notice>
      )}
      {phase !== 'idle' && (
        <ul className={styles.lines} aria-labelledby="connection-title">
          {checkIds.map((id) => (
            <CheckLine key={id} id={id} results={results} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CheckLine({ id, results }: { readonly id: CheckId; readonly results: ConnectionUse['results'] }) {
  const intl = useIntl()
  const result = results.find((each) => each.id === id)
  const words = result === undefined ? null : describeCheck(result, intl)
  return (
    <li className={styles.check}>
      <Text as="span" step="ui" isStrong>
        {intl.formatMessage(checkNames[id])}
      </Text>
      <span>
        {words === null ? (
          <StatusChip kind="waiting">{intl.formatMessage(connectionMessages.underWay)}</StatusChip>
        ) : (
          <StatusChip kind={words.isGood ? 'done' : words.isBad ? 'overdue' : 'paused'}>{words.state}</StatusChip>
        )}
        {words?.reason !== undefined && (
          <Text step="small" tone="ink2">
            {words.reason}
          </Text>
        )}
      </span>
      <Text as="span" step="small" tone="ink2" isTabular>
        {words?.duration ?? ''}
      </Text>
    </li>
  )
}
