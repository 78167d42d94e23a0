import { useRootMark } from '@somo/ui/theme/useRootMark'
import type { SurveyForm } from '@somo/graphql/survey/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AttemptUse } from '../../../learning/useAttempt.ts'
import { taking } from '../quiz/quiz.css.ts'
import { QuizOutline } from '../quiz/QuizOutline.tsx'
import { firstOpen } from '../quiz/quizSession.ts'
import {
  answersToSend,
  fitAnswer,
  missingPositions,
  takenAnswers,
  takenQuestions,
  type SurveyAnswers,
} from './surveyQuestions.ts'
import { SurveyPage } from './SurveyPage.tsx'
import { SurveyReview } from './SurveyReview.tsx'
import { SurveySending } from './SurveySent.tsx'

export interface SurveyTakingProps {
  readonly form: SurveyForm
  /** Kept on the device. */
  readonly answers: SurveyAnswers
  readonly keep: (answers: SurveyAnswers) => void
  readonly use: Pick<AttemptUse, 'save' | 'saved' | 'savedAt' | 'stop' | 'hasRefused'>
  /** The server has the answers. */
  readonly onSent: () => void
}

/** The questions of a survey, from the first one to the send button. */
export function SurveyTaking({ form, answers, keep, use, onSent }: SurveyTakingProps) {
  const { questions, isAnonymous } = form
  const [taken] = useState(() => takenQuestions(questions))
  const [current, setCurrent] = useState(() => firstOpen(taken, takenAnswers(questions, answers)))
  const [isReviewing, setReviewing] = useState(false)
  const [isOutlineOpen, setOutlineOpen] = useState(false)
  const { isSending, hasFailed, send } = useSending(use, onSent)
  useRootMark('taking', !isSending)
  if (isSending) return <SurveySending isQueued={use.saved === 'OFFLINE'} />
  const go = (position: number): void => {
    setOutlineOpen(false)
    setReviewing(false)
    setCurrent(position)
  }
  const review = (): void => {
    setOutlineOpen(false)
    setReviewing(true)
  }
  const question = questions[current - 1]
  const shown = taken[current - 1]
  return (
    <div className={taking}>
      <QuizOutline
        questions={taken}
        answers={takenAnswers(questions, answers)}
        current={isReviewing ? null : current}
        isOpen={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
        onChoose={go}
        onReview={review}
      />
      {isReviewing || question === undefined || shown === undefined ? (
        <SurveyReview
          isAnonymous={isAnonymous}
          hasFailed={hasFailed}
          taken={taken}
          missing={missingPositions(questions, answers)}
          onChoose={go}
          onBack={() => go(current)}
          onSend={() => send(answersToSend(questions, answers))}
        />
      ) : (
        <SurveyPage
          question={question}
          shown={shown}
          isAnonymous={isAnonymous}
          isOutlineOpen={isOutlineOpen}
          count={questions.length}
          answer={answers[question.id] ?? null}
          onAnswer={(answer) => keep({ ...answers, [question.id]: fitAnswer(answer) })}
          onClear={() => keep(Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question.id)))}
          onChoose={go}
          onReview={review}
          onOutline={() => setOutlineOpen(!isOutlineOpen)}
        />
      )}
    </div>
  )
}

/** Sends once, and tells when the answers have arrived; what was refused or stopped may be sent again. */
function useSending(
  { save, saved, savedAt, stop, hasRefused }: SurveyTakingProps['use'],
  onSent: SurveyTakingProps['onSent'],
) {
  const [isSent, setSent] = useState(false)
  const isSettled = isSent && saved === 'SAVED'
  const hasArrived = isSettled && savedAt !== null
  const arrive = useEffectEvent(onSent)
  useEffect(
    function tellArrival() {
      if (hasArrived) arrive()
    },
    [hasArrived],
  )
  const hasFailed = isSettled && savedAt === null && hasRefused
  const isSending = isSent && stop === null && !hasFailed
  const send = (survey: ReturnType<typeof answersToSend>): void => {
    if (isSending) return
    setSent(true)
    save({ survey })
  }
  return { isSending, hasFailed, send }
}
