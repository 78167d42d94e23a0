import type { SavedAnswer } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { answeredAt, isInTime } from '../core/timeLimit.ts'
import { type QuizAttempt, readDrawn } from './quizAttemptStore.ts'
import { type AnswerBatch, isOpen, isOfType, readAnswer } from './saveAnswers.ts'

// An empty answer of the player before never takes a given one away.
const merge = `update quiz_answer set answer = coalesce($3, answer), answered_at = $4, received_at = $5, is_marked = $6
  where attempt = $1 and position = $2`

/**
 * Stores answers of a player that another one has replaced, such as a phone that comes back from a dead spot: those given
 * after the stored answer to their question. Sequence numbers stay as they are; they belong to the player that has the
 * attempt. The attempt is locked.
 */
export async function mergeAnswers(
  client: PoolClient,
  attempt: QuizAttempt,
  { answers, sentAt }: AnswerBatch,
): Promise<SavedAnswer[]> {
  if (!isOpen(attempt)) return []
  const questions = new Map((await readDrawn(client, attempt.uuid)).map((each) => [each.position, { ...each }]))
  const [arrivedAt, openedAt] = [attempt.now.getTime(), attempt.openedAt?.getTime() ?? 0]
  const endsAt = attempt.endsAt?.getTime() ?? null
  const saved: SavedAnswer[] = []
  for (const input of answers.toSorted((one, other) => one.sequence - other.sequence)) {
    const { sequence, position } = input
    const question = questions.get(position)
    const answer = readAnswer(input.answer ?? null)
    const given = answeredAt(arrivedAt, Date.parse(sentAt), Date.parse(input.givenAt), openedAt)
    const outcome =
      question === undefined || answer === 'UNREADABLE' || !isOfType(question, answer)
        ? 'REFUSED'
        : question.answeredAt !== null && question.answeredAt.getTime() >= given
          ? 'STALE'
          : isInTime({ endsAt, arrivedAt, answeredAt: given, isChained: true })
            ? 'WRITTEN'
            : 'TOO_LATE'
    saved.push({ sequence, outcome })
    if (outcome !== 'WRITTEN') continue
    const value = answer === null ? null : JSON.stringify(answer)
    const times = [new Date(given), attempt.now]
    await client.query(merge, [attempt.uuid, position, value, ...times, input.isMarked ?? false])
    if (question !== undefined) questions.set(position, { ...question, answeredAt: new Date(given) })
  }
  return saved
}
