import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from '../SuperConsole.css.ts'
import type { RunningView, ViewAsUse } from './useViewAs.ts'
import { ViewAsForm } from './ViewAsForm.tsx'
import { viewAsMessages } from './viewAsMessages.ts'

export type ViewAsPanelProps = ViewAsUse & { readonly dates: Dates }

/** For administrators: seeing the pages as somebody else, and who does so just now. */
export function ViewAsPanel({ state, retry, find, begin, end, dates }: ViewAsPanelProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.groups}>
      <QueryView state={state} onRetry={retry}>
        {({ isPossible, running }) => (
          <>
            <section className={styles.section} aria-labelledby="view-title">
              <Heading level={2} id="view-title">
                {formatMessage(viewAsMessages.title)}
              </Heading>
              <Text tone="ink2">{formatMessage(viewAsMessages.sentence)}</Text>
              {isPossible ? (
                <ViewAsForm find={find} begin={begin} />
              ) : (
                <Notice tone="info">{formatMessage(viewAsMessages.impossible)}</Notice>
              )}
            </section>
            <Running running={running} end={end} dates={dates} />
          </>
        )}
      </QueryView>
    </div>
  )
}

function Running({
  running,
  end,
  dates,
}: Pick<ViewAsPanelProps, 'end' | 'dates'> & { readonly running: readonly RunningView[] }) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section} aria-labelledby="running-title">
      <Heading level={2} id="running-title">
        {formatMessage(viewAsMessages.running)}
      </Heading>
      {running.length === 0 ? (
        <Text tone="ink2">{formatMessage(viewAsMessages.none)}</Text>
      ) : (
        <ul className={styles.lines} aria-labelledby="running-title">
          {running.map((view) => (
            <RunningLine key={view.uuid} view={view} end={end} dates={dates} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RunningLine({ view, end, dates }: Pick<ViewAsPanelProps, 'end' | 'dates'> & { readonly view: RunningView }) {
  const { formatMessage } = useIntl()
  const [isEnding, setIsEnding] = useState(false)
  const { viewer, name, reason, expiresAt, uuid } = view
  const line = formatMessage(viewAsMessages.line, { viewer, name })
  const finish = async () => {
    setIsEnding(true)
    const problem = await end(uuid)
    setIsEnding(false)
    toasts.toast({
      message: formatMessage(problem === null ? viewAsMessages.ended : actionMessages[problem.code], { name }),
    })
  }
  return (
    <li className={styles.view}>
      <span className={styles.value}>
        <Text step="ui" isStrong>
          {line}
        </Text>
        <Text step="small" tone="ink2" isTabular>
          {formatMessage(viewAsMessages.until, { time: dates.time(new Date(expiresAt)) })}
        </Text>
        <Text step="small">{reason}</Text>
      </span>
      <Button
        size="sm"
        isPending={isEnding}
        aria-label={`${formatMessage(viewAsMessages.end)}: ${line}`}
        onPress={() => void finish()}
      >
        {formatMessage(viewAsMessages.end)}
      </Button>
    </li>
  )
}
