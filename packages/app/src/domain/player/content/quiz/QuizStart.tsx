import type { QuizOverviewQuery } from '@somo/graphql/quiz-player'
import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { fact, facts } from './quiz.css.ts'
import { quizStartMessages } from './quizPlayerMessages.ts'

export type QuizOverviewData = NonNullable<QuizOverviewQuery['quiz']['overview']>

export interface QuizStartProps {
  readonly overview: QuizOverviewData
  readonly isOpening: boolean
  readonly hasFailed: boolean
  readonly onBegin: () => void
  /** Shows the result of the attempt before; null without one. */
  readonly onPrevious: (() => void) | null
}

const counted = ['BEST', 'FIRST', 'LAST'] as const

/** What a learner has to know before the time begins. */
export function QuizStart({ overview, isOpening, hasFailed, onBegin, onPrevious }: QuizStartProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { questions, timeLimitMinutes, hasMoreTime, number, attemptLimit, passMark } = overview
  const which = counted.find((each) => each === overview.countedAttempt)
  const hasSeveral = attemptLimit === null || attemptLimit > 1
  return (
    <Stack space={24}>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {formatMessage(quizStartMessages.failed)}
        </Notice>
      ) : null}
      <dl className={facts} aria-label={formatMessage(quizStartMessages.facts)}>
        <Fact label={formatMessage(quizStartMessages.questions)}>{formatNumber(questions)}</Fact>
        <Fact
          label={formatMessage(quizStartMessages.time)}
          hint={hasMoreTime && timeLimitMinutes !== null ? formatMessage(quizStartMessages.moreTime) : null}
        >
          {timeLimitMinutes === null
            ? formatMessage(quizStartMessages.noLimit)
            : formatMessage(quizStartMessages.minutes, { minutes: Math.round(timeLimitMinutes) })}
        </Fact>
        <Fact
          label={formatMessage(quizStartMessages.attempt)}
          hint={which !== undefined && hasSeveral ? formatMessage(quizStartMessages[which]) : null}
        >
          {attemptLimit === null
            ? formatNumber(number)
            : formatMessage(quizStartMessages.attemptOf, { number, limit: attemptLimit })}
        </Fact>
        <Fact label={formatMessage(quizStartMessages.passMark)}>
          {passMark === null
            ? formatMessage(quizStartMessages.noPassMark)
            : formatNumber(passMark / 100, { style: 'percent' })}
        </Fact>
      </dl>
      <Text tone="ink2">
        {formatMessage(timeLimitMinutes === null ? quizStartMessages.hint : quizStartMessages.clockHint)}
      </Text>
      <Inline space={12}>
        <Button variant="solid" size="lg" isPending={isOpening} onPress={onBegin}>
          {formatMessage(quizStartMessages.begin)}
        </Button>
        {onPrevious === null ? null : (
          <Button variant="plain" size="lg" onPress={onPrevious}>
            {formatMessage(quizStartMessages.previous)}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

interface FactProps {
  readonly label: string
  readonly hint?: string | null
  readonly children: ReactNode
}

function Fact({ label, hint = null, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={fact}>
        {children}
        {hint === null ? null : (
          <Text step="small" tone="ink2">
            {hint}
          </Text>
        )}
      </dd>
    </>
  )
}
