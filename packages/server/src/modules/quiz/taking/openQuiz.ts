import { randomBytes } from 'node:crypto'
import type { QuizSession, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { drawQuestions } from '../core/drawQuestions.ts'
import { showQuestion } from '../core/showQuestion.ts'
import { endOf, lateGraceMs } from '../core/timeLimit.ts'
import { finishAttempt } from './finishAttempt.ts'
import { type DrawnAnswer, lockQuizAttempt, type QuizAttempt, readDrawn, readTimesSeen } from './quizAttemptStore.ts'

/**
 * Draws the questions of an attempt that learning has started, or goes on with it. An attempt whose time and grace are over
 * is handed in with what has arrived.
 * @returns UNKNOWN: not the caller's or no quiz; WRONG_STATE: it has ended without questions, or another player has it
 */
export async function openQuiz(
  client: PoolClient,
  subject: string,
  given: { readonly attempt: string; readonly device: string },
): Promise<QuizSession | UserErrorCode> {
  let attempt = await lockQuizAttempt(client, given.attempt, subject)
  if (attempt === null) return 'UNKNOWN'
  const isRunning = attempt.state === 'RUNNING' && attempt.handedInAt === null
  if (isRunning && attempt.device !== given.device) return 'WRONG_STATE'
  if (attempt.seed === null) {
    if (!isRunning || attempt.access !== 'OPEN') return 'WRONG_STATE'
    await draw(client, attempt)
    attempt = await lockQuizAttempt(client, given.attempt, subject)
  } else if (isRunning && isOver(attempt)) {
    await finishAttempt(client, attempt, { sequence: attempt.sequence + 1, isTimedOut: true })
    attempt = await lockQuizAttempt(client, given.attempt, subject)
  }
  if (attempt === null) throw new Error('The attempt that was just locked is missing.')
  return mapSession(attempt, await readDrawn(client, attempt.uuid))
}

const isOver = ({ endsAt, now }: QuizAttempt): boolean =>
  endsAt !== null && now.getTime() > endsAt.getTime() + lateGraceMs

async function draw(client: PoolClient, attempt: QuizAttempt): Promise<void> {
  const { settings, uuid, now, factor, person } = attempt
  const seed = randomBytes(16).toString('hex')
  const offered = settings.sections.flatMap(({ questions }) => questions)
  const drawn = drawQuestions(settings, await readTimesSeen(client, person, offered), seed)
  await client.query('insert into quiz_attempt (attempt, seed) values ($1, $2)', [uuid, seed])
  await client.query(
    `insert into quiz_answer (attempt, position, section, question_version)
      select $1, d.position, d.section, d.version from unnest($2::uuid[], $3::int[]) with ordinality as d (version, section, position)`,
    [uuid, drawn.map(({ version }) => version), drawn.map(({ section }) => section)],
  )
  await client.query('update question_version set used_at = now() where uuid = any($1) and used_at is null', [
    drawn.map(({ version }) => version),
  ])
  const endsAt = endOf(now.getTime(), settings.timeLimitMinutes, factor)
  await client.query('update attempt set ends_at = $2 where uuid = $1', [
    uuid,
    endsAt === null ? null : new Date(endsAt),
  ])
}

/** How a question of an attempt is shown: always in the same order. */
export const showDrawn = ({ seed, settings }: QuizAttempt, { version, content }: DrawnAnswer): string =>
  JSON.stringify(showQuestion(content, `${seed ?? ''}:${version}`, settings.shuffleOptions))

/** The minutes of a person; null without a limit. */
export const minutesOf = ({ settings, factor }: QuizAttempt): number | null =>
  settings.timeLimitMinutes === null ? null : settings.timeLimitMinutes * factor

/** An attempt with its questions, as its learner sees it. */
export function mapSession(attempt: QuizAttempt, drawn: readonly DrawnAnswer[]): QuizSession {
  const { uuid, sequence, endsAt, now, handedInAt, settings } = attempt
  return {
    attempt: uuid,
    sequence,
    timeLimitMinutes: minutesOf(attempt),
    now: now.toISOString(),
    paging: settings.paging,
    endsAt: endsAt?.toISOString() ?? null,
    handedInAt: handedInAt?.toISOString() ?? null,
    questions: drawn.map((each) => ({
      position: each.position,
      title: each.title,
      points: each.points,
      sequence: each.sequence,
      isMarked: each.isMarked,
      answeredAt: each.answeredAt?.toISOString() ?? null,
      question: showDrawn(attempt, each),
      section: settings.sections[each.section]?.title ?? '',
      answer: each.answer === null ? null : JSON.stringify(each.answer),
    })),
  }
}
