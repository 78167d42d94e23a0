import { useRootMark } from '@somo/ui/theme/useRootMark'
import { useCallback, useDeferredValue, useState } from 'react'
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
  // The same functions at every answer and every second of the clock, so that the outline is not drawn anew.
  const go = useCallback((position: number): void => {
    setOutlineOpen(false)
    setReviewing(false)
    setCurrent(position)
  }, [])
  const review = useCallback((): void => {
    setOutlineOpen(false)
    setReviewing(true)
  }, [])
  const closeOutline = useCallback(() => setOutlineOpen(false), [])
  // The answer is painted at once; the outline follows.
  const outlined = useDeferredValue(taking.answers)
  const outlinedCurrent = useDeferredValue(isReviewing ? null : current)
  const isOver = taking.isHandedIn || taking.timeLeft === 0
  useRootMark('taking', !isOver)
  if (isOver) return <QuizSubmitted use={use} isHandedIn={taking.isHandedIn} onHandedIn={onHandedIn} />
  const all = { questions, answers: taking.answers }
  return (
    <div className={takingClass}>
      <QuizOutline
        questions={questions}
        answers={outlined}
        current={outlinedCurrent}
        isOpen={isOutlineOpen}
        onClose={closeOutline}
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
