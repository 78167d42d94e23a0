import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { MarginNote } from '@somo/ui/MarginList'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { Answer } from './Answer.tsx'
import * as styles from './AssistantView.css.ts'
import type { AssistantTurn } from './assistantTypes.ts'
import { messages } from './messages.ts'

export interface TurnProps {
  readonly turn: AssistantTurn
  readonly screens: readonly OpenScreen[]
  readonly dates: Dates
  readonly limit: number
  readonly onRetry: () => void
}

/** A question with its answer; the time stands in the margin. */
export function Turn({ turn, screens, dates, limit, onRetry }: TurnProps) {
  const { formatMessage } = useIntl()
  const { question, askedAt, answer, failure } = turn
  const reason = failure === null ? null : reasonOfFailure(failure)
  return (
    <li>
      <MarginNote
        margin={
          <Text as="span" step="small" tone="ink3" isTabular>
            <time dateTime={askedAt.toISOString()}>{dates.time(askedAt)}</time>
          </Text>
        }
      >
        <article className={styles.turn} aria-busy={answer === null && failure === null}>
          <Heading level={2} step="h2">
            {question}
          </Heading>
          <div className={styles.answer} role="status">
            {answer !== null ? (
              <Answer answer={answer} screens={screens} dates={dates} />
            ) : failure === null ? (
              <Text as="p" tone="ink2">
                {formatMessage(messages.thinking)}
              </Text>
            ) : (
              <>
                <Notice tone="warn">
                  {failure.code === 'TOO_MANY'
                    ? formatMessage(messages.tooMany, { limit })
                    : failure.code === 'LOCKED'
                      ? formatMessage(messages.offTitle)
                      : formatMessage(messages.failed, { reason: reason === null ? '' : formatMessage(reason) })}
                </Notice>
                {failure.problem === null ? null : (
                  <div>
                    <Button onPress={onRetry}>{formatMessage(messages.again)}</Button>
                  </div>
                )}
              </>
            )}
          </div>
        </article>
      </MarginNote>
    </li>
  )
}

const reasonOfFailure = ({ problem, code }: NonNullable<AssistantTurn['failure']>) =>
  reasonOf({ problem, userErrors: code === null ? [] : [{ code, path: [] }] })
