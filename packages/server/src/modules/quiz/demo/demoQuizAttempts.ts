import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { drawQuestions } from '../core/drawQuestions.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { quizSettingsSchema } from '../core/quizSettings.ts'
import { rightAnswer } from '../core/rightAnswer.ts'
import { scoreAnswer } from '../core/scoreAnswer.ts'

/** An attempt of the demo at a quiz that has ended. */
interface EndedAttempt {
  readonly uuid: string
  readonly settings: unknown
  readonly startedAt: Date
  readonly endedAt: Date
}

/**
 * Fills the ended attempts of the demo at quizzes with questions, answers and a score. Only those that have none yet.
 * @returns how many attempts it filled
 */
export const seedDemoQuizAttempts = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<EndedAttempt>(
      `select a.uuid, v.content as settings, a.started_at as "startedAt", a.ended_at as "endedAt" from attempt a
        join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
      where m.kind = 'QUIZ' and a.state = 'FINISHED' and v.content ? 'sections'
        and exists (select from unit where is_general and key = 'demo')
        and not exists (select from quiz_attempt q where q.attempt = a.uuid) order by a.started_at, a.uuid`,
    )
    for (const [place, attempt] of rows.entries()) await fill(client, attempt, place)
    return rows.length
  })

async function fill(client: PoolClient, { uuid, settings, startedAt, endedAt }: EndedAttempt, place: number) {
  const drawn = drawQuestions(quizSettingsSchema.parse(settings), new Map(), uuid)
  const versions = drawn.map(({ version }) => version)
  const { rows } = await client.query<{ uuid: string; content: QuestionContent }>(
    'select uuid, content from question_version where uuid = any($1)',
    [versions],
  )
  const contents = new Map(rows.map(({ uuid: version, content }) => [version, content]))
  await client.query(
    `insert into quiz_attempt (attempt, seed, opened_at, handed_in_at, handed_in_sequence, scored_at) values ($1, $2, $3, $4, 1, $4)`,
    [uuid, uuid, startedAt, endedAt],
  )
  const scores: number[] = []
  for (const [at, { version, section }] of drawn.entries()) {
    const content = contents.get(version)
    if (content === undefined) continue
    const answer = isMissed(at, place, drawn.length) ? null : answerFor(content, place)
    const score = scoreAnswer(content, answer)
    if (score !== null) scores.push(score)
    await client.query(
      `insert into quiz_answer (attempt, position, section, question_version, answer, sequence, answered_at, received_at, score)
        values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
      [uuid, at + 1, section, version, answer === null ? null : JSON.stringify(answer), at + 1, endedAt, score],
    )
  }
  const percent = Number(((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100).toFixed(2))
  await client.query('update attempt set score = $2 where uuid = $1', [uuid, percent])
  await client.query(`update enrolment set score = $2 where uuid = (select enrolment from attempt where uuid = $1)`, [
    uuid,
    percent,
  ])
}

/** Some people miss the hardest one or two questions; of the others, each one has another question wrong. */
function isMissed(at: number, place: number, count: number): boolean {
  const missed = place % 3
  const hardness = (at * 7) % count
  return missed === 0 ? at === place % count : hardness >= count - missed
}

const answerFor = (content: QuestionContent, place: number): QuizAnswer | null =>
  content.type === 'SCALE' ? { type: 'SCALE', value: content.from + (place % content.to) } : rightAnswer(content)
