import { isAnswered, type QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import type { OpenQuizMutation } from '@somo/graphql/quiz-player'

/** An attempt as the API sends it. */
export type QuizSessionData = NonNullable<OpenQuizMutation['quiz']['open']['session']>

/** A question of an attempt. */
export interface TakenQuestion {
  /** From 1. */
  readonly position: number
  readonly section: string
  readonly title: string | null
  readonly points: number
  readonly question: ShownQuestion
}

/** What the learner did with a question. */
export interface TakenAnswer {
  readonly answer: QuizAnswer | null
  readonly isMarked: boolean
}

/** Answers by the position of their question. */
export type TakenAnswers = Readonly<Record<number, TakenAnswer>>

export type QuestionState = 'ANSWERED' | 'MARKED' | 'OPEN'

const noAnswer: TakenAnswer = { answer: null, isMarked: false }

export const answerOf = (answers: TakenAnswers, position: number): TakenAnswer => answers[position] ?? noAnswer

/** The questions of a session; the server wrote their JSON. */
export const readQuestions = ({ questions }: QuizSessionData): readonly TakenQuestion[] =>
  questions.map(({ question, position, section, title, points }) => ({
    position,
    section,
    title,
    points,
    question: JSON.parse(question) as ShownQuestion,
  }))

/** What was answered before, on this device or another one. */
export const readAnswers = ({ questions }: QuizSessionData): TakenAnswers =>
  Object.fromEntries(
    questions.map(({ position, answer, isMarked }) => [
      position,
      { isMarked, answer: answer === null ? null : (JSON.parse(answer) as QuizAnswer) },
    ]),
  )

/** How a question stands in the outline. */
export function questionState({ answer, isMarked }: TakenAnswer): QuestionState {
  if (isMarked) return 'MARKED'
  return isAnswered(answer) ? 'ANSWERED' : 'OPEN'
}

/** Counts for the outline and the check before the hand-in. */
export function countAnswers(questions: readonly TakenQuestion[], answers: TakenAnswers) {
  const all = questions.map(({ position }) => answerOf(answers, position))
  return {
    answered: all.filter(({ answer }) => isAnswered(answer)).length,
    marked: all.filter(({ isMarked }) => isMarked).length,
  }
}

/** The first question without an answer, else the first one. */
export const firstOpen = (questions: readonly TakenQuestion[], answers: TakenAnswers): number =>
  (questions.find(({ position }) => !isAnswered(answerOf(answers, position).answer)) ?? questions[0])?.position ?? 1
