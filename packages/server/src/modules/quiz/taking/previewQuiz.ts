import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { PreviewedQuiz, QuizResult } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { drawQuestions } from '../core/drawQuestions.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { quizSettingsSchema } from '../core/quizSettings.ts'
import { scoreAnswer } from '../core/scoreAnswer.ts'
import { percentOf } from '../core/percentOf.ts'
import { isReviewed } from './finishAttempt.ts'
import { mapSession } from './openQuiz.ts'
import type { DrawnAnswer, QuizAttempt } from './quizAttemptStore.ts'
import { mapOverview } from './quizOverview.ts'
import { mapResult } from './quizResult.ts'

/** An attempt that is in no table, and its questions. */
interface MadeUpAttempt {
  readonly attempt: QuizAttempt
  readonly drawn: readonly DrawnAnswer[]
}

interface VersionRow {
  readonly content: unknown
  readonly passMark: number | null
  readonly attemptLimit: number | null
  readonly countedAttempt: string
  readonly now: Date
}

/** Draws the questions of a version as an attempt would. Null where the version has no questions yet. */
async function makeUp(sql: Queryable, version: string, seed: string): Promise<MadeUpAttempt | null> {
  const { rows } = await sql.query<VersionRow>(
    `select content, pass_mark as "passMark", attempt_limit as "attemptLimit", counted_attempt as "countedAttempt", now() as now
      from medium_version where uuid = $1`,
    [version],
  )
  const row = rows[0]
  const settings = quizSettingsSchema.safeParse(row?.content).data
  if (row === undefined || settings === undefined || settings.sections.length === 0) return null
  const { passMark, attemptLimit, countedAttempt, now } = row
  const drawn = drawQuestions(settings, new Map(), seed)
  const { rows: questions } = await sql.query<{
    uuid: string
    title: string | null
    content: QuestionContent
    points: number
  }>('select uuid, title, content, points::float8 as points from question_version where uuid = any($1)', [
    drawn.map((each) => each.version),
  ])
  const byVersion = new Map(questions.map(({ uuid, ...question }) => [uuid, question]))
  return {
    attempt: {
      uuid: version,
      person: '',
      version,
      number: 1,
      state: 'RUNNING',
      access: 'OPEN',
      device: null,
      sequence: 0,
      seconds: 0,
      score: null,
      passMark,
      attemptLimit,
      countedAttempt,
      settings,
      factor: 1,
      now,
      seed,
      lastActiveAt: now,
      endsAt: null,
      openedAt: now,
      handedInAt: null,
      handedInSequence: null,
      scoredAt: null,
      isTimedOut: false,
    },
    drawn: drawn.flatMap((each, place) => {
      const question = byVersion.get(each.version)
      return question === undefined ? [] : [{ ...each, ...question, ...unanswered, position: place + 1 }]
    }),
  }
}

const unanswered = {
  key: null,
  answer: null,
  sequence: 0,
  answeredAt: null,
  isMarked: false,
  score: null,
  comment: null,
} as const

/** A quiz as it would begin. Nothing is stored. */
export async function previewQuiz(sql: Queryable, version: string, seed: string): Promise<PreviewedQuiz | null> {
  const madeUp = await makeUp(sql, version, seed)
  if (madeUp === null) return null
  const { attempt, drawn } = madeUp
  return { overview: mapOverview({ ...attempt, seed: null }, null), session: mapSession(attempt, drawn) }
}

/** What the answers would come to. Nothing is stored. @param answers by the position of their question */
export async function previewQuizResult(
  sql: Queryable,
  { version, seed }: { readonly version: string; readonly seed: string },
  answers: ReadonlyMap<number, QuizAnswer>,
): Promise<QuizResult | null> {
  const madeUp = await makeUp(sql, version, seed)
  if (madeUp === null) return null
  const drawn = madeUp.drawn.map((each) => {
    const answer = answers.get(each.position) ?? null
    return { ...each, answer, score: scoreAnswer(each.content, answer) }
  })
  const isScored = !drawn.some(isReviewed)
  const { now } = madeUp.attempt
  const ended = { handedInAt: now, scoredAt: isScored ? now : null, score: isScored ? percentOf(drawn) : null }
  return mapResult({ ...madeUp.attempt, ...ended }, drawn)
}
