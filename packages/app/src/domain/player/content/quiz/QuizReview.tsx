import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { isAnswered } from '@somo/graphql/quiz/answer'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { above, column, main } from './quiz.css.ts'
import { quizTakingMessages } from './quizPlayerMessages.ts'
import { answerOf, countAnswers, type TakenAnswers, type TakenQuestion } from './quizSession.ts'
import { TimeLeft } from './TimeLeft.tsx'

export interface QuizReviewProps {
  readonly questions: readonly TakenQuestion[]
  readonly answers: TakenAnswers
  readonly timeLeft: number | null
  readonly onChoose: (position: number) => void
  readonly onBack: () => void
  readonly onSubmit: () => void
}

/** The check before the hand-in: which questions have no answer or are marked. */
export function QuizReview({ questions, answers, timeLeft, onChoose, onBack, onSubmit }: QuizReviewProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  const open = questions.length - countAnswers(questions, answers).answered
  const unfinished = questions.filter(({ position }) => {
    const { answer, isMarked } = answerOf(answers, position)
    return isMarked || !isAnswered(answer)
  })
  return (
    <div className={main}>
      <div className={column}>
        <div className={above}>
          <span>{formatMessage(quizTakingMessages.review)}</span>
          <TimeLeft timeLeft={timeLeft} />
        </div>
        <Heading level={2} step="h1" isFocusTarget ref={heading}>
          {open === 0
            ? formatMessage(quizTakingMessages.ready)
            : formatMessage(quizTakingMessages.open, { count: open })}
        </Heading>
        <Text tone="ink2">
          {formatMessage(open === 0 ? quizTakingMessages.readyHint : quizTakingMessages.openHint)}
        </Text>
        <Stack as="ul" space={8}>
          {unfinished.map(({ position, title }) => {
            const { answer, isMarked } = answerOf(answers, position)
            const name = formatMessage(quizTakingMessages.question, { number: position })
            const state = isAnswered(answer) && isMarked ? 'MARKED' : 'OPEN'
            return (
              <li key={position}>
                <Inline space={12}>
                  <Button variant="plain" edge="start" onPress={() => onChoose(position)}>
                    {title === null ? name : `${position} ${title}`}
                  </Button>
                  <Text as="span" step="small" tone="ink2">
                    {formatMessage(quizTakingMessages[state])}
                  </Text>
                </Inline>
              </li>
            )
          })}
        </Stack>
        <Inline space={12}>
          <Button size="lg" onPress={onBack}>
            {formatMessage(quizTakingMessages.backToQuestions)}
          </Button>
          <Button size="lg" variant="solid" onPress={onSubmit}>
            {formatMessage(open === 0 ? quizTakingMessages.submit : quizTakingMessages.submitOpen)}
          </Button>
        </Inline>
      </div>
    </div>
  )
}
