import type { PoolClient } from 'pg'
import { percentOf } from '../core/percentOf.ts'
import { scoreAnswer } from '../core/scoreAnswer.ts'
import { commitAttempt, type CommitInput, type CommitOutcome } from '../../learning/commitAttempt.ts'
import { type DrawnAnswer, type QuizAttempt, readDrawn } from './quizAttemptStore.ts'

/** Whether a person has to score the answer. */
export const isReviewed = ({ content, points }: DrawnAnswer): boolean => content.type === 'ESSAY' && points > 0

interface HandIn {
  readonly sequence: number
  readonly isTimedOut: boolean
  /** When it was handed in, by the server's clock. @default now */
  readonly at?: Date
}

/**
 * Scores the answers of a locked attempt and completes it, in the transaction of the hand-in. Where answers have to be
 * reviewed it stays open in learning until they are.
 * @returns ENDED where learning takes no writes any more; the attempt is then abandoned
 */
export async function finishAttempt(
  client: PoolClient,
  attempt: QuizAttempt,
  { sequence, isTimedOut, at = attempt.now }: HandIn,
): Promise<CommitOutcome> {
  const { uuid, endsAt, openedAt } = attempt
  const drawn = (await readDrawn(client, uuid)).map((each) => ({
    ...each,
    score: each.score ?? scoreAnswer(each.content, each.answer),
  }))
  await client.query(
    `update quiz_answer w set score = s.score from unnest($2::int[], $3::numeric[]) as s (position, score)
      where w.attempt = $1 and w.position = s.position`,
    [uuid, drawn.map(({ position }) => position), drawn.map(({ score }) => score)],
  )
  const isScored = drawn.every((each) => each.score !== null || !isReviewed(each))
  const endedAt = endsAt !== null && endsAt < at ? endsAt : at
  await client.query(
    `update quiz_attempt set handed_in_at = $2, handed_in_sequence = $3, is_timed_out = $4, scored_at = case when $5 then now() end
      where attempt = $1`,
    [uuid, endedAt, sequence, isTimedOut, isScored],
  )
  const seconds = openedAt === null ? 0 : Math.round((endedAt.getTime() - openedAt.getTime()) / 1000)
  return isScored
    ? completeAttempt(client, attempt, { sequence, seconds, drawn })
    : commitOrAbandon(client, attempt, { sequence, seconds, completion: 'INCOMPLETE' })
}

interface Scored {
  readonly sequence: number
  /** Active seconds; left out where they are stored already. */
  readonly seconds?: number
  readonly drawn: readonly DrawnAnswer[]
}

/** Completes an attempt of which every answer has its score. */
export const completeAttempt = (
  client: PoolClient,
  attempt: QuizAttempt,
  { drawn, ...write }: Scored,
): Promise<CommitOutcome> =>
  commitOrAbandon(client, attempt, { ...write, completion: 'COMPLETE', score: percentOf(drawn), isLeaving: true })

type JudgedWrite = Pick<CommitInput, 'sequence' | 'seconds' | 'completion' | 'score' | 'isLeaving'>

/** Learning takes the write, or the attempt is abandoned: its access has ended. */
async function commitOrAbandon(client: PoolClient, { uuid, person, device }: QuizAttempt, write: JudgedWrite) {
  const outcome = await commitAttempt(client, {
    attempt: uuid,
    person,
    device: device ?? '',
    isJudged: true,
    ...write,
  })
  if (outcome !== 'WRITTEN')
    await client.query(
      `update attempt set state = 'ABANDONED', ended_at = now() where uuid = $1 and state = 'RUNNING'`,
      [uuid],
    )
  return outcome
}
