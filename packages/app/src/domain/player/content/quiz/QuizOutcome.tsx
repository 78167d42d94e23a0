import type { QuizResultQuery } from '@somo/graphql/quiz-player'
import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Skeleton } from '@somo/ui/Skeleton'
import { useIntl } from 'react-intl'
import { stateMessages } from '../../../learning/learningMessages.ts'
import { QuizResult, type ResultQuestion } from '../../../quiz/QuizResult.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import { DoneNote } from '../DoneNote.tsx'
import { quizTakingMessages } from './quizPlayerMessages.ts'
import { quizOutcomeMessages } from './quizOutcomeMessages.ts'
import { useQuizResult } from './useQuizSession.ts'

type ResultData = NonNullable<QuizResultQuery['quiz']['result']>

export interface QuizOutcomeProps {
  readonly attempt: string
  /** Starts the next attempt; null where there is none to start from here. */
  readonly onTryAgain: (() => void) | null
  /** Back to the attempt that runs; null without one. */
  readonly onBack: (() => void) | null
}

const readAnswer = (text: string | null): QuizAnswer | null => (text === null ? null : (JSON.parse(text) as QuizAnswer))

/** The questions of a result; the server wrote their JSON. */
const readQuestions = ({ questions }: ResultData): readonly ResultQuestion[] =>
  questions.map(({ question, answer, rightAnswer, ...rest }) => ({
    ...rest,
    question: JSON.parse(question) as ShownQuestion,
    answer: readAnswer(answer),
    rightAnswer: readAnswer(rightAnswer),
  }))

/** The result of an attempt. */
export function QuizOutcome({ attempt, ...steps }: QuizOutcomeProps) {
  const { formatMessage } = useIntl()
  const result = useQuizResult(attempt)
  // Completed in another way, such as by a manager: there are no answers.
  if (result.problem?.code === 'NOT_FOUND') return <DoneNote>{formatMessage(stateMessages.COMPLETED)}</DoneNote>
  return (
    <QueryView state={result} onRetry={result.retry} waiting={<Skeleton lines={6} />}>
      {(data) => <Outcome data={data} {...steps} />}
    </QueryView>
  )
}

function Outcome({ data, onTryAgain, onBack }: Omit<QuizOutcomeProps, 'attempt'> & { readonly data: ResultData }) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const { state, number, attemptLimit, handedInAt, isTimedOut } = data
  const left = attemptLimit === null ? null : attemptLimit - number
  const mayTryAgain = state === 'FAILED' && left !== 0 && onTryAgain !== null
  const eyebrow =
    attemptLimit === null
      ? formatMessage(quizOutcomeMessages.attempt, { number })
      : formatMessage(quizOutcomeMessages.attemptOf, { number, limit: attemptLimit })
  const notes = [
    ...(handedInAt === null
      ? []
      : [
          formatMessage(isTimedOut ? quizOutcomeMessages.timedOut : quizOutcomeMessages.submitted, {
            date: date(new Date(handedInAt)),
            time: time(new Date(handedInAt)),
          }),
        ]),
    ...(state === 'FAILED' && left !== null ? [formatMessage(quizOutcomeMessages.left, { left })] : []),
    ...(state === 'TO_REVIEW' ? [formatMessage(quizOutcomeMessages.toReview)] : []),
  ]
  return (
    <QuizResult
      {...data}
      state={state === 'RUNNING' ? 'TO_REVIEW' : state}
      eyebrow={eyebrow}
      notes={notes}
      questions={readQuestions(data)}
      actions={
        mayTryAgain || onBack !== null ? (
          <Inline space={12}>
            {mayTryAgain ? (
              <Button variant="solid" size="lg" onPress={onTryAgain}>
                {formatMessage(quizOutcomeMessages.tryAgain)}
              </Button>
            ) : null}
            {onBack === null ? null : (
              <Button size="lg" onPress={onBack}>
                {formatMessage(quizTakingMessages.back)}
              </Button>
            )}
          </Inline>
        ) : null
      }
    />
  )
}
