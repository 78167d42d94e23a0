import { EmptyState } from '@somo/ui/EmptyState'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { AskForm } from './AskForm.tsx'
import * as styles from './AssistantView.css.ts'
import { History } from './History.tsx'
import { messages } from './messages.ts'
import { Suggestions } from './Suggestions.tsx'
import { Turn } from './Turn.tsx'
import type { AssistantData } from './useAssistant.ts'

export interface AssistantViewProps extends AssistantData {
  readonly title: Message
  /** The pages open to the person: sources and help lead to these alone. */
  readonly screens: readonly OpenScreen[]
  readonly dates: Dates
}

/** Questions in words and answers with links; earlier questions and suggestions stand beside them. */
export function AssistantView({ title, state, turns, roles, screens, dates, ask, deleteHistory }: AssistantViewProps) {
  const { formatMessage } = useIntl()
  const known = state.data
  const isOff = known?.isOn === false
  const isWaiting = turns.at(-1)?.answer === null && turns.at(-1)?.failure === null
  const isUsedUp = known !== null && known.asked >= known.limit
  return (
    <Page
      title={formatMessage(title)}
      lead={formatMessage(messages.lead)}
      {...(known === null || isOff
        ? {}
        : {
            aside: (
              <div className={styles.aside}>
                <Suggestions roles={roles} isDisabled={isWaiting || isUsedUp} onAsk={ask} />
                <History
                  state={known}
                  dates={dates}
                  onAsk={ask}
                  deleteHistory={deleteHistory}
                  isDisabled={isWaiting || isUsedUp}
                />
              </div>
            ),
          })}
    >
      <QueryView state={state} onRetry={state.retry}>
        {(data) =>
          data.isOn ? (
            <div className={styles.talk}>
              {turns.length === 0 ? null : (
                <ol className={styles.turns} role="list" aria-label={formatMessage(messages.answers)}>
                  {turns.map((turn) => (
                    <Turn
                      key={turn.id}
                      turn={turn}
                      screens={screens}
                      dates={dates}
                      limit={data.limit}
                      onRetry={() => ask(turn.question)}
                    />
                  ))}
                </ol>
              )}
              <AskForm isWaiting={isWaiting} limit={isUsedUp ? data.limit : null} onAsk={ask} />
            </div>
          ) : (
            <EmptyState title={formatMessage(messages.offTitle)}>{formatMessage(messages.off)}</EmptyState>
          )
        }
      </QueryView>
    </Page>
  )
}
