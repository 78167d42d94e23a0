import { useState } from 'react'
import type { AttemptUse } from '../../../learning/useAttempt.ts'
import { taking as takingClass } from './quiz.css.ts'
import { QuizOutline } from './QuizOutline.tsx'
import { QuizPages, type QuizPagesProps } from './QuizPages.tsx'
import { QuizReview } from './QuizReview.tsx'
import { firstOpen, readAnswers, readQuestions, type QuizSessionData } from './quizSession.ts'
import { QuizSubmitted } from './QuizSubmitted.tsx'
import type { QuizSessionUse } from './useQuizSession.ts'
import { useQuizTaking } from './useQuizTaking.ts'

export interface QuizTakingProps extends Pick<QuizPagesProps, 'writeTime'> {
  readonly session: QuizSessionData
  readonly opened: Pick<QuizSessionUse, 'clock' | 'open'>
  readonly use: Pick<AttemptUse, 'save' | 'saved' | 'savedAt'>
  /** The server has the hand-in. */
  readonly onHandedIn: () => void
}

/** The questions of an attempt, from the first one to the hand-in. */
export function QuizTaking({ session, opened, use, writeTime, onHandedIn }: QuizTakingProps) {
  const [questions] = useState(() => readQuestions(session))
  const taking = useQuizTaking(session, opened, use)
  const [current, setCurrent] = useState(() => firstOpen(questions, readAnswers(session)))
  const [isReviewing, setReviewing] = useState(false)
  const [isOutlineOpen, setOutlineOpen] = useState(false)
  const go = (position: number): void => {
    setOutlineOpen(false)
    setReviewing(false)
    setCurrent(position)
  }
  const review = (): void => {
    setOutlineOpen(false)
    setReviewing(true)
  }
  if (taking.isHandedIn || taking.timeLeft === 0)
    return <QuizSubmitted use={use} isHandedIn={taking.isHandedIn} onHandedIn={onHandedIn} />
  const all = { questions, answers: taking.answers }
  return (
    <div className={takingClass}>
      <QuizOutline
        {...all}
        current={isReviewing ? null : current}
        isOpen={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
        onChoose={go}
        onReview={review}
      />
      {isReviewing ? (
        <QuizReview
          {...all}
          timeLeft={taking.timeLeft}
          onChoose={go}
          onBack={() => go(current)}
          onSubmit={taking.handIn}
        />
      ) : (
        <QuizPages
          session={session}
          questions={questions}
          taking={taking}
          current={current}
          clock={opened.clock}
          isOutlineOpen={isOutlineOpen}
          writeTime={writeTime}
          onChoose={go}
          onReview={review}
          onOutline={() => setOutlineOpen(!isOutlineOpen)}
        />
      )}
    </div>
  )
}
