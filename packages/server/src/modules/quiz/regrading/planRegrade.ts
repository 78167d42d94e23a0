import { scoreAnswer } from '../core/scoreAnswer.ts'
import { percentOf } from '../core/percentOf.ts'
import { translateAnswer } from '../core/translateAnswer.ts'
import type { NewScore, RegradeAnswer, RegradeAttempt } from './regradeStore.ts'

/** What a regrade does to an attempt. */
export interface RegradedAttempt {
  readonly attempt: RegradeAttempt
  /** In percent; null while answers wait for a review. */
  readonly before: number | null
  readonly after: number | null
  readonly scores: readonly NewScore[]
}

/** What a regrade does to a question. */
export interface RegradedQuestion {
  readonly question: string
  readonly title: string | null
  readonly stem: string
  readonly answers: number
  /** How many answers get another score, or count for other points. */
  readonly changed: number
  /** Answers that cannot be compared with the latest version; they keep their score. */
  readonly kept: number
}

export interface RegradePlan {
  readonly attempts: readonly RegradedAttempt[]
  readonly questions: readonly RegradedQuestion[]
}

interface Rescored {
  readonly answer: RegradeAnswer
  readonly score: number | null
  readonly points: number
  readonly outcome: 'SAME' | 'CHANGED' | 'KEPT'
  readonly by: string | null
}

/** Scores an answer by the latest version of its question. No answer stays no answer. */
function rescore(answer: RegradeAnswer): Rescored {
  const { latest, latestContent, latestPoints, shown } = answer
  const same = { answer, score: answer.score, points: answer.points, by: null }
  if (latest === null || latestContent === null) return { ...same, outcome: 'SAME' }
  const given = answer.answer === null ? null : translateAnswer(shown, latestContent, answer.answer)
  if (answer.answer !== null && given === null) return { ...same, outcome: 'KEPT' }
  const [score, points] = [scoreAnswer(latestContent, given), latestPoints ?? answer.points]
  const isChanged = Math.abs((score ?? 0) - (answer.score ?? 0)) > 1e-5 || points !== answer.points
  return { answer, score, points, by: latest, outcome: isChanged ? 'CHANGED' : 'SAME' }
}

/**
 * What the latest versions of the questions change in attempts that were handed in.
 * @param mayLower without it an attempt whose score would fall stays as it is
 */
export function planRegrade(
  attempts: readonly RegradeAttempt[],
  answers: readonly RegradeAnswer[],
  mayLower: boolean,
): RegradePlan {
  const byAttempt = Map.groupBy(answers.map(rescore), ({ answer }) => answer.attempt)
  const planned = attempts.flatMap((attempt) => {
    const rescored = byAttempt.get(attempt.uuid) ?? []
    const [before, after] = [percentOf(rescored.map(({ answer }) => answer)), percentOf(rescored)]
    if (!mayLower && after < before) return []
    const scores = rescored.flatMap(({ answer: { position }, score, by }): NewScore[] =>
      by === null || score === null ? [] : [{ attempt: attempt.uuid, position, score, by }],
    )
    if (scores.length === 0) return []
    // An attempt that waits for a review has no score yet.
    return [{ attempt, scores, before: attempt.score, after: attempt.isScored ? after : null }]
  })
  const outdated = [...byAttempt.values()].flat().filter(({ answer }) => answer.latest !== null)
  return { attempts: planned, questions: describeQuestions(outdated) }
}

const describeQuestions = (rescored: readonly Rescored[]): RegradedQuestion[] =>
  [...Map.groupBy(rescored, ({ answer }) => answer.question)].flatMap(([question, list]) => {
    const [first] = list
    if (first === undefined) return []
    const { title, shown, latestContent } = first.answer
    const count = (outcome: Rescored['outcome']): number => list.filter((one) => one.outcome === outcome).length
    return [
      {
        question,
        title,
        stem: (latestContent ?? shown).stem,
        answers: list.length,
        changed: count('CHANGED'),
        kept: count('KEPT'),
      },
    ]
  })

/** Whether the score of an attempt changes; rounding is no change. */
export const isScoreChanged = ({ before, after }: RegradedAttempt): boolean =>
  before !== null && after !== null && Math.abs(before - after) >= 0.005

const isPassed = (score: number | null, { passMark }: RegradeAttempt): boolean => (score ?? 0) >= passMark

/** Passed now and not before. */
export const passesNow = ({ attempt, before, after }: RegradedAttempt): boolean =>
  after !== null && isPassed(after, attempt) && !isPassed(before, attempt)

/** Passed before and not now. */
export const failsNow = ({ attempt, before, after }: RegradedAttempt): boolean =>
  after !== null && !isPassed(after, attempt) && isPassed(before, attempt)
