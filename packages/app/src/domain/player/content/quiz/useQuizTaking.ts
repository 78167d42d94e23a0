import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AttemptUse } from '../../../learning/useAttempt.ts'
import { answerOf, readAnswers, type QuizSessionData, type TakenAnswer, type TakenAnswers } from './quizSession.ts'
import type { QuizSessionUse } from './useQuizSession.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** An attempt while it is answered. */
export interface QuizTakingUse {
  readonly answers: TakenAnswers
  readonly answer: (position: number, answer: QuizAnswer) => void
  readonly toggleMark: (position: number) => void
  readonly handIn: () => void
  /** In ms; null without a limit. */
  readonly timeLeft: number | null
  /** Handed in; the server may not know it yet. */
  readonly isHandedIn: boolean
}

/**
 * Keeps each answer on the device before it is sent, and hands in when the time is over. Asks the server once more before
 * that: a person may have been given more time meanwhile.
 */
export function useQuizTaking(
  session: QuizSessionData,
  { clock, open }: Pick<QuizSessionUse, 'clock' | 'open'>,
  { save }: Pick<AttemptUse, 'save'>,
): QuizTakingUse {
  const [answers, setAnswers] = useState(() => readAnswers(session))
  const [isHandedIn, setHandedIn] = useState(false)
  const timeLeft = useTimeLeft(clock)
  const isOver = timeLeft === 0

  const write = (position: number, next: TakenAnswer): void => {
    if (isHandedIn || isOver) return
    setAnswers((before) => ({ ...before, [position]: next }))
    const answer = next.answer === null ? null : JSON.stringify(next.answer)
    save({ answers: [{ position, answer, isMarked: next.isMarked, givenAt: new Date().toISOString() }] })
  }
  const handIn = (): void => {
    if (isHandedIn) return
    setHandedIn(true)
    save({ handedInAt: new Date().toISOString() })
  }
  const end = useEffectEvent(async () => {
    const fresh = await open()
    const endsAt = fresh?.endsAt ?? null
    const hasMoreTime = fresh !== null && endsAt !== null && Date.parse(endsAt) > Date.parse(fresh.now)
    if (!hasMoreTime) handIn()
  })
  useEffect(
    function handInAtTheEnd() {
      if (!isOver || isHandedIn) return undefined
      const timer = setTimeout(() => void end(), 0)
      return () => clearTimeout(timer)
    },
    [isOver, isHandedIn],
  )
  return {
    answers,
    handIn,
    timeLeft,
    isHandedIn,
    answer: (position, answer) => write(position, { ...answerOf(answers, position), answer }),
    toggleMark: (position) => {
      const before = answerOf(answers, position)
      write(position, { ...before, isMarked: !before.isMarked })
    },
  }
}
