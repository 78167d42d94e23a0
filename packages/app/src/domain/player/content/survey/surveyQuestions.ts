import { isAnswered, type QuizAnswer } from '@somo/graphql/quiz/answer'
import type { ShownQuestion } from '@somo/graphql/quiz/question'
import type { SurveyQuestion } from '@somo/graphql/survey/form'
import type { SurveyAnswerInput } from '@somo/graphql/schema'
import type { TakenAnswers, TakenQuestion } from '../quiz/quizSession.ts'

/** Answers by the id of their question. */
export type SurveyAnswers = Readonly<Record<string, QuizAnswer>>

/** A question as the view of quiz questions takes it. */
function shown(question: SurveyQuestion): ShownQuestion {
  const { stem } = question
  switch (question.type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return { type: question.type, stem, options: question.options }
    case 'SCALE': {
      const { from, to, lowLabel, highLabel } = question
      return { type: 'SCALE', stem, from, to, lowLabel, highLabel }
    }
    case 'SHORT_TEXT':
      return { type: 'SHORT_TEXT', stem }
    case 'ESSAY':
      return { type: 'ESSAY', stem, maxWords: null }
  }
}

/** The questions of a survey in the shape of those of a quiz. Positions count from 1. */
export const takenQuestions = (questions: readonly SurveyQuestion[]): readonly TakenQuestion[] =>
  questions.map((question, place) => ({
    position: place + 1,
    section: '',
    title: question.stem,
    points: 0,
    question: shown(question),
  }))

/** The answers by the position of their question. */
export const takenAnswers = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): TakenAnswers =>
  Object.fromEntries(
    questions.map(({ id }, place) => [place + 1, { answer: answers[id] ?? null, isMarked: false }] as const),
  )

/** The positions of required questions without an answer. */
export const missingPositions = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): readonly number[] =>
  questions.flatMap(({ id, isRequired }, place) => (isRequired && !isAnswered(answers[id] ?? null) ? [place + 1] : []))

/** What is sent: the answers that were given. */
export const answersToSend = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): readonly SurveyAnswerInput[] =>
  questions.flatMap(({ id }) => {
    const answer = answers[id]
    return answer !== undefined && isAnswered(answer) ? [{ question: id, answer: JSON.stringify(answer) }] : []
  })

/** The server takes no longer ones. */
const longestShortText = 2000

/** An answer as it may be sent. */
export const fitAnswer = (answer: QuizAnswer): QuizAnswer =>
  answer.type === 'SHORT_TEXT' ? { ...answer, text: answer.text.slice(0, longestShortText) } : answer
