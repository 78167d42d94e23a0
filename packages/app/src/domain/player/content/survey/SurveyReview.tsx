import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { above, column, main } from '../quiz/quiz.css.ts'
import { quizTakingMessages } from '../quiz/quizPlayerMessages.ts'
import type { TakenQuestion } from '../quiz/quizSession.ts'
import { surveyPlayerMessages } from './surveyPlayerMessages.ts'

export interface SurveyReviewProps {
  readonly taken: readonly TakenQuestion[]
  /** Positions of required questions without an answer. */
  readonly missing: readonly number[]
  readonly isAnonymous: boolean
  /** The server did not take the answers. */
  readonly hasFailed: boolean
  readonly onChoose: (position: number) => void
  readonly onBack: () => void
  readonly onSend: () => void
}

/** The check before a survey is sent: which required answers are missing. */
export function SurveyReview({ taken, missing, isAnonymous, hasFailed, ...acts }: SurveyReviewProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  const [first] = missing
  const isReady = first === undefined
  return (
    <div className={main}>
      <div className={column}>
        <div className={above}>{formatMessage(quizTakingMessages.review)}</div>
        <Heading level={2} step="h1" isFocusTarget ref={heading}>
          {isReady
            ? formatMessage(surveyPlayerMessages.ready)
            : formatMessage(surveyPlayerMessages.missing, { count: missing.length })}
        </Heading>
        {hasFailed ? (
          <Notice tone="bad" isLive>
            {formatMessage(surveyPlayerMessages.refused)}
          </Notice>
        ) : null}
        <Text tone="ink2">
          {formatMessage(isReady ? surveyPlayerMessages.readyHint : surveyPlayerMessages.missingHint)}
        </Text>
        {isReady ? (
          <Text>{formatMessage(isAnonymous ? surveyPlayerMessages.anonymous : surveyPlayerMessages.named)}</Text>
        ) : (
          <Stack as="ul" space={8}>
            {missing.map((position) => (
              <li key={position}>
                <Button variant="plain" edge="start" onPress={() => acts.onChoose(position)}>
                  {`${position} ${taken[position - 1]?.title ?? ''}`}
                </Button>
              </li>
            ))}
          </Stack>
        )}
        <Inline space={12}>
          <Button size="lg" onPress={acts.onBack}>
            {formatMessage(quizTakingMessages.backToQuestions)}
          </Button>
          {isReady ? (
            <Button size="lg" variant="solid" onPress={acts.onSend}>
              {formatMessage(surveyPlayerMessages.send)}
            </Button>
          ) : (
            <Button size="lg" variant="solid" onPress={() => acts.onChoose(first)}>
              {formatMessage(surveyPlayerMessages.answerMissing, { number: first })}
            </Button>
          )}
        </Inline>
      </div>
    </div>
  )
}
