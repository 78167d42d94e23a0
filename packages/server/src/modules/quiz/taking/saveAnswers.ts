import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuizAnswerInput, SavedAnswer } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { parseTexts } from '../../parseTexts.ts'
import { answerSchema } from '../core/answerSchema.ts'
import { answeredAt, isInTime } from '../core/timeLimit.ts'
import type { CommitOutcome } from '../../learning/commitAttempt.ts'
import { type DrawnAnswer, type QuizAttempt, readDrawn } from './quizAttemptStore.ts'

/** Answers as a player sends them. */
export interface AnswerBatch {
  readonly answers: readonly QuizAnswerInput[]
  readonly sentAt: string
}

/** Why an attempt takes no answers; null where it does. */
export function refusalOf(attempt: QuizAttempt | null, device: string): CommitOutcome | null {
  if (attempt === null || attempt.seed === null) return 'UNKNOWN'
  if (attempt.device !== device) return 'CONTINUED_ELSEWHERE'
  return isOpen(attempt) ? null : 'ENDED'
}

/** Whether an attempt takes answers. */
export const isOpen = ({ state, access, handedInAt }: QuizAttempt): boolean =>
  state === 'RUNNING' && access === 'OPEN' && handedInAt === null

const write = `update quiz_answer set answer = $3, sequence = $4, answered_at = $5, received_at = $6, is_marked = $7
  where attempt = $1 and position = $2`

/** Whether an answer fits its question. */
export const isOfType = ({ content }: Pick<DrawnAnswer, 'content'>, answer: QuizAnswer | null): boolean =>
  answer === null || answer.type === content.type

interface Progress {
  /** The highest sequence number that was taken. */
  sequence: number
  /** When the last write was done, in ms. */
  at: number
}

/**
 * Stores answers in the order of their numbers; each has an outcome of its own. The attempt is locked and takes answers.
 * @returns the outcomes and the highest number taken
 */
export async function saveAnswers(
  client: PoolClient,
  attempt: QuizAttempt,
  { answers, sentAt }: AnswerBatch,
): Promise<{ readonly saved: SavedAnswer[]; readonly sequence: number }> {
  const questions = new Map((await readDrawn(client, attempt.uuid)).map((each) => [each.position, { ...each }]))
  const progress: Progress = { sequence: attempt.sequence, at: attempt.lastActiveAt.getTime() }
  const saved: SavedAnswer[] = []
  for (const input of answers.toSorted((one, other) => one.sequence - other.sequence)) {
    const { sequence, position } = input
    const note = (outcome: SavedAnswer['outcome']): void => {
      saved.push({ sequence, outcome })
    }
    const question = questions.get(position)
    const answer = readAnswer(input.answer ?? null)
    if (question === undefined || answer === 'UNREADABLE' || sequence < 1 || !isOfType(question, answer))
      note('REFUSED')
    else if (sequence === question.sequence) note('REPEATED')
    else if (sequence < question.sequence) note('STALE')
    else {
      const given = timeOf(attempt, progress, input, Date.parse(sentAt))
      if (given === null) note('TOO_LATE')
      else {
        const value = answer === null ? null : JSON.stringify(answer)
        const times = [new Date(given), attempt.now]
        await client.query(write, [attempt.uuid, position, value, sequence, ...times, input.isMarked ?? false])
        question.sequence = sequence
        progress.sequence = Math.max(progress.sequence, sequence)
        progress.at = given
        note('WRITTEN')
      }
    }
  }
  if (saved.some(({ outcome }) => outcome === 'WRITTEN'))
    await client.query('update attempt set sequence = greatest(sequence, $2), last_active_at = now() where uuid = $1', [
      attempt.uuid,
      progress.sequence,
    ])
  return { saved, sequence: progress.sequence }
}

/** When the answer was given, in ms by the server's clock; null where it is too late. */
function timeOf(attempt: QuizAttempt, progress: Progress, input: QuizAnswerInput, sentAt: number): number | null {
  const arrivedAt = attempt.now.getTime()
  const given = answeredAt(arrivedAt, sentAt, Date.parse(input.givenAt), progress.at)
  const isChained = input.sequence === progress.sequence + 1
  const endsAt = attempt.endsAt?.getTime() ?? null
  return isInTime({ endsAt, arrivedAt, answeredAt: given, isChained }) ? given : null
}

/** An answer as JSON. */
export function readAnswer(text: string | null): QuizAnswer | null | 'UNREADABLE' {
  return text === null ? null : (answerSchema.safeParse(parseTexts(text)).data ?? 'UNREADABLE')
}
