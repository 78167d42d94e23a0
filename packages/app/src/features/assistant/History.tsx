import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../domain/ask/AskAndAct.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import * as styles from './AssistantView.css.ts'
import type { AssistantActions, AssistantState } from './assistantTypes.ts'
import { messages } from './messages.ts'

const mostShown = 8

export interface HistoryProps extends Pick<AssistantActions, 'deleteHistory'> {
  readonly state: AssistantState
  readonly dates: Dates
  readonly isDisabled: boolean
  readonly onAsk: (question: string) => void
}

/** What was asked before: each question can be asked again, and all of them can be deleted. */
export function History({ state: { asked, limit, history }, dates, isDisabled, onAsk, deleteHistory }: HistoryProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section} aria-labelledby="assistant-history">
      <Heading level={2} step="h3" id="assistant-history">
        {formatMessage(messages.earlier)}
      </Heading>
      {history.length === 0 ? (
        <Text as="p" step="small" tone="ink2">
          {formatMessage(messages.earlierNone)}
        </Text>
      ) : (
        <>
          <ol className={styles.earlier} role="list">
            {history.slice(0, mostShown).map(({ uuid, question, askedAt }) => (
              <li key={uuid} className={styles.earlierEntry}>
                <Text as="span" step="small" tone="ink2" isTabular>
                  <time dateTime={askedAt}>{dates.date(new Date(askedAt))}</time>
                </Text>
                <button
                  type="button"
                  className={styles.earlierQuestion}
                  aria-disabled={isDisabled || undefined}
                  onClick={() => {
                    if (!isDisabled) onAsk(question)
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ol>
          <Text as="p" step="note" tone="ink2">
            {formatMessage(messages.kept)}
          </Text>
          <AskAndAct
            label={formatMessage(messages.deleteAll)}
            title={formatMessage(messages.deleteTitle)}
            button={{ size: 'sm' }}
            act={deleteHistory}
          >
            {formatMessage(messages.deleteText)}
          </AskAndAct>
        </>
      )}
      <Text as="p" step="small" tone="ink2">
        {formatMessage(messages.today, { asked, limit })}
      </Text>
    </section>
  )
}
