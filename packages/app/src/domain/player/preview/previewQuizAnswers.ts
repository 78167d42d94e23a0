import {
  HandInQuizDocument,
  OpenQuizDocument,
  QuizOverviewDocument,
  QuizResultDocument,
  SaveQuizAnswersDocument,
} from '@somo/graphql/quiz-player'
import type { QuizAnswerInput } from '@somo/graphql/schema'
import { localAnswer, type LocalAnswer } from '../../../platform/api/client/localClient.ts'
import type { PreviewState } from './previewState.ts'
import type { PreviewAttempt, PreviewSource } from './previewTypes.ts'

/** How a quiz is answered in a preview: answers stay on the page, and the server scores them without storing them. */
export const previewQuizAnswers = (state: PreviewState, source: PreviewSource): readonly LocalAnswer[] => [
  localAnswer(QuizOverviewDocument, ({ attempt: uuid }) => {
    const attempt = state.attempt(uuid)
    const overview = attempt?.part.quiz?.overview
    if (attempt === null || overview === undefined) return { quiz: { overview: null } }
    return { quiz: { overview: { ...overview, attempt: uuid, number: attempt.number, phase: phaseOf(attempt) } } }
  }),
  localAnswer(OpenQuizDocument, ({ attempt: uuid }) => {
    const attempt = state.attempt(uuid)
    const session = attempt === null ? null : open(attempt)
    return { quiz: { open: { session, userErrors: [] } } }
  }),
  localAnswer(SaveQuizAnswersDocument, ({ input }) => {
    keep(state.attempt(input.attempt), input.answers)
    return { quiz: { saveAnswers: { outcome: 'WRITTEN' } } }
  }),
  localAnswer(HandInQuizDocument, async ({ input }) => {
    const attempt = state.attempt(input.attempt)
    keep(attempt, input.answers)
    if (attempt !== null && attempt.result === null) {
      const answers = [...attempt.answers].flatMap(([position, { answer }]) =>
        answer === null ? [] : [{ position, answer }],
      )
      const result = await source.quizResult(state.inputOf(attempt), answers)
      attempt.result = result === null ? null : { ...result, attempt: attempt.uuid, number: attempt.number }
      if (result?.state === 'PASSED') state.complete(attempt)
    }
    return { quiz: { handIn: { outcome: 'WRITTEN' } } }
  }),
  localAnswer(QuizResultDocument, ({ attempt }) => ({ quiz: { result: state.attempt(attempt)?.result ?? null } })),
]

function phaseOf({ result, openedAt }: PreviewAttempt): 'READY' | 'RUNNING' | 'ENDED' {
  if (result !== null) return 'ENDED'
  return openedAt === null ? 'READY' : 'RUNNING'
}

/** The questions with what was answered; the time begins with the first opening. */
function open(attempt: PreviewAttempt) {
  const { part, answers, result, uuid } = attempt
  if (part.quiz === null) return null
  attempt.openedAt ??= Date.now()
  const { session } = part.quiz
  const minutes = session.timeLimitMinutes
  return {
    ...session,
    attempt: uuid,
    now: new Date().toISOString(),
    handedInAt: result?.handedInAt ?? null,
    endsAt: minutes === null ? null : new Date(attempt.openedAt + minutes * 60_000).toISOString(),
    questions: session.questions.map((question) => ({ ...question, ...answers.get(question.position) })),
  }
}

function keep(attempt: PreviewAttempt | null, given: readonly QuizAnswerInput[]): void {
  for (const { position, answer, isMarked } of given)
    attempt?.answers.set(position, { answer: answer ?? null, isMarked: isMarked === true })
}
