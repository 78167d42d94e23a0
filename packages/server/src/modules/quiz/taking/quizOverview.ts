import type { QuizOverview } from '@somo/graphql/schema'
import { drawQuestions } from '../core/drawQuestions.ts'
import { minutesOf } from './openQuiz.ts'
import type { QuizAttempt } from './quizAttemptStore.ts'

/** What a learner knows of an attempt before they begin it. */
export function mapOverview(attempt: QuizAttempt, previous: string | null): QuizOverview {
  const { uuid, number, attemptLimit, countedAttempt, passMark, settings, factor, seed, handedInAt } = attempt
  return {
    attempt: uuid,
    number,
    attemptLimit,
    countedAttempt,
    passMark,
    previous,
    phase: handedInAt !== null ? 'ENDED' : seed === null ? 'READY' : 'RUNNING',
    // Which questions are drawn depends on the seed; how many does not.
    questions: drawQuestions(settings, new Map(), uuid).length,
    timeLimitMinutes: minutesOf(attempt),
    hasMoreTime: factor > 1,
  }
}
