import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuizResult } from '@somo/graphql/schema'
import { answerFeedback } from '../core/answerFeedback.ts'
import { rightAnswer } from '../core/rightAnswer.ts'
import { translateAnswer } from '../core/translateAnswer.ts'
import { minutesOf, showDrawn } from './openQuiz.ts'
import type { DrawnAnswer, QuizAttempt } from './quizAttemptStore.ts'

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

function stateOf({ handedInAt, scoredAt, score, passMark }: QuizAttempt): QuizResult['state'] {
  if (handedInAt === null) return 'RUNNING'
  if (scoredAt === null) return 'TO_REVIEW'
  return (score ?? 0) >= (passMark ?? 0) ? 'PASSED' : 'FAILED'
}

/** What came of an attempt, with the answers as far as the settings of the quiz allow. */
export function mapResult(attempt: QuizAttempt, drawn: readonly DrawnAnswer[]): QuizResult {
  const state = stateOf(attempt)
  const isScored = state === 'PASSED' || state === 'FAILED'
  const { showResults } = attempt.settings
  const showsAnswers = isScored && (showResults === 'AFTER' || (showResults === 'AFTER_PASSING' && state === 'PASSED'))
  const scored = isScored ? drawn.filter(({ score }) => score !== null) : []
  return {
    attempt: attempt.uuid,
    number: attempt.number,
    attemptLimit: attempt.attemptLimit,
    countedAttempt: attempt.countedAttempt,
    state,
    passMark: attempt.passMark,
    showsAnswers,
    handedInAt: attempt.handedInAt?.toISOString() ?? null,
    isTimedOut: attempt.isTimedOut,
    seconds: attempt.seconds,
    score: isScored ? attempt.score : null,
    correct: scored.filter(({ score }) => score === 1).length,
    scored: scored.length,
    timeLimitMinutes: minutesOf(attempt),
    questions: showsAnswers ? drawn.map((each) => mapQuestion(attempt, each)) : [],
  }
}

const mapQuestion = (attempt: QuizAttempt, each: DrawnAnswer): QuizResult['questions'][number] => ({
  position: each.position,
  title: each.title,
  points: each.points,
  score: each.score,
  comment: each.comment,
  section: attempt.settings.sections[each.section]?.title ?? '',
  question: showDrawn(attempt, each),
  answer: toJson(each.answer),
  rightAnswer: toJson(rightAnswerOf(each)),
  feedback: feedbackOf(each),
})

/** A right answer, in the ids of the version that was shown. */
function rightAnswerOf({ content, key }: DrawnAnswer): QuizAnswer | null {
  const right = rightAnswer(key ?? content)
  return key === null || right === null ? right : translateAnswer(key, content, right)
}

/** After a regrade that of the corrected version, where the answer can be compared with it. */
function feedbackOf({ content, key, answer }: DrawnAnswer): string[] {
  if (key === null || answer === null) return answerFeedback(key ?? content, answer)
  const translated = translateAnswer(content, key, answer)
  return translated === null ? answerFeedback(content, answer) : answerFeedback(key, translated)
}
