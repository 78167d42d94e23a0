import type {
  HandInInput,
  HandInPayload,
  QuizOverview,
  QuizResult,
  QuizSessionPayload,
  SaveAnswersInput,
  SaveAnswersPayload,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { answeredAt, lateGraceMs } from '../core/timeLimit.ts'
import type { ModuleDeps } from '../../module.ts'
import { finishAttempt } from './finishAttempt.ts'
import { openQuiz } from './openQuiz.ts'
import {
  lockQuizAttempt,
  type QuizAttempt,
  readDrawn,
  readPreviousAttempt,
  readQuizAttempt,
} from './quizAttemptStore.ts'
import { mergeAnswers } from './mergeAnswers.ts'
import { mapOverview } from './quizOverview.ts'
import { mapResult } from './quizResult.ts'
import { isOpen, refusalOf, saveAnswers } from './saveAnswers.ts'

type Reader = Pick<Caller, 'subject'>

/** Answers in one call; a player that was away for longer sends several. */
const mostAnswers = 500

/** What learners do with a quiz. Everything is the caller's own. */
export interface TakingService {
  open(caller: Reader, attempt: string, device: string): Promise<QuizSessionPayload>
  /** @throws SomoError BAD_INPUT for more than 500 answers */
  save(caller: Reader, input: SaveAnswersInput): Promise<SaveAnswersPayload>
  /** @throws SomoError BAD_INPUT for more than 500 answers */
  handIn(caller: Reader, input: HandInInput): Promise<HandInPayload>
  /** Null where the attempt is not the caller's, or none at a quiz. */
  overview(caller: Reader, attempt: string): Promise<QuizOverview | null>
  /** Null where the attempt is not the caller's, or its questions are not drawn. */
  result(caller: Reader, attempt: string): Promise<QuizResult | null>
  /** Hands in the attempts whose time and grace are over. */
  handInOverdue(): Promise<void>
}

/** Makes the service. */
export function createTakingService({ pool, transact }: { pool: Pool } & Pick<ModuleDeps, 'transact'>): TakingService {
  return {
    async open({ subject }, attempt, device) {
      const opened = isUuid(attempt)
        ? await transact((client) => openQuiz(client, subject, { attempt, device }))
        : ('UNKNOWN' as const)
      return typeof opened === 'string'
        ? { session: null, userErrors: [{ code: opened, path: [] }] }
        : { session: opened, userErrors: [] }
    },
    save: (caller, input) => transact((client) => save(client, caller, input)),
    handIn: (caller, input) => transact((client) => handIn(client, caller, input)),
    overview: ({ subject }, attempt) => readOverview(pool, subject, attempt),
    result: ({ subject }, attempt) => readResult(pool, subject, attempt),
    handInOverdue: () => handInOverdue(pool, transact),
  }
}

function checkSize(answers: readonly unknown[]): void {
  if (answers.length > mostAnswers) throw new SomoError('BAD_INPUT', { argument: 'input.answers' })
}

async function save(client: PoolClient, { subject }: Reader, input: SaveAnswersInput): Promise<SaveAnswersPayload> {
  checkSize(input.answers)
  const attempt = isUuid(input.attempt) ? await lockQuizAttempt(client, input.attempt, subject) : null
  const refusal = refusalOf(attempt, input.device)
  const savedAt = (attempt?.now ?? new Date()).toISOString()
  if (attempt === null || refusal !== null) {
    const isReplaced = attempt !== null && refusal === 'CONTINUED_ELSEWHERE'
    const answers = isReplaced ? await mergeAnswers(client, attempt, input) : []
    return { outcome: refusal ?? 'UNKNOWN', answers, savedAt }
  }
  const { saved } = await saveAnswers(client, attempt, input)
  const isNew = saved.length === 0 || saved.some(({ outcome }) => outcome !== 'REPEATED')
  return { outcome: isNew ? 'WRITTEN' : 'REPEATED', answers: saved, savedAt }
}

async function handIn(client: PoolClient, { subject }: Reader, input: HandInInput): Promise<HandInPayload> {
  checkSize(input.answers)
  const attempt = isUuid(input.attempt) ? await lockQuizAttempt(client, input.attempt, subject) : null
  if (attempt !== null && attempt.handedInSequence === input.sequence)
    return { outcome: 'REPEATED', answers: [], result: await readResult(client, subject, input.attempt) }
  const refusal = refusalOf(attempt, input.device)
  if (attempt !== null && refusal === 'CONTINUED_ELSEWHERE') return handInReplaced(client, subject, attempt, input)
  if (attempt === null || refusal !== null)
    return { outcome: refusal ?? 'UNKNOWN', answers: [], result: await readResult(client, subject, input.attempt) }
  const { saved, sequence } = await saveAnswers(client, attempt, input)
  if (input.sequence <= sequence) return { outcome: 'STALE', answers: saved, result: null }
  return { ...(await finish(client, subject, attempt, input)), answers: saved }
}

async function finish(client: PoolClient, subject: string, attempt: QuizAttempt, input: HandInInput) {
  const at = handedInAt(attempt, input)
  const isTimedOut = attempt.endsAt !== null && at.getTime() >= attempt.endsAt.getTime() - clockSlackMs
  const outcome = await finishAttempt(client, attempt, { sequence: input.sequence, isTimedOut, at })
  return { outcome, result: await readResult(client, subject, input.attempt) }
}

/**
 * A hand-in of a player that another one has replaced: its answers are merged. It counts where the other one has stored
 * nothing since, which the numbers say; else the person goes on there.
 */
async function handInReplaced(
  client: PoolClient,
  subject: string,
  attempt: QuizAttempt,
  input: HandInInput,
): Promise<HandInPayload> {
  const answers = await mergeAnswers(client, attempt, input)
  const first = Math.min(input.sequence, ...input.answers.map(({ sequence }) => sequence))
  if (!isOpen(attempt) || first !== attempt.sequence + 1)
    return { outcome: 'CONTINUED_ELSEWHERE', answers, result: await readResult(client, subject, input.attempt) }
  return { ...(await finish(client, subject, attempt, input)), answers }
}

/** A player hands in by itself at the end as it reckons it, which may be a moment before the server's. */
const clockSlackMs = 2000

/** When the person handed in, by the server's clock: the call may arrive long after it. */
function handedInAt({ now, lastActiveAt }: QuizAttempt, { givenAt, sentAt }: HandInInput): Date {
  const [given, sent] = [Date.parse(givenAt ?? sentAt), Date.parse(sentAt)]
  return new Date(answeredAt(now.getTime(), sent, given, lastActiveAt.getTime()))
}

async function readOverview(pool: Pool, subject: string, uuid: string): Promise<QuizOverview | null> {
  const attempt = isUuid(uuid) ? await readQuizAttempt(pool, uuid, subject) : null
  return attempt === null ? null : mapOverview(attempt, await readPreviousAttempt(pool, uuid))
}

async function readResult(sql: Pool | PoolClient, subject: string, uuid: string): Promise<QuizResult | null> {
  const attempt = isUuid(uuid) ? await readQuizAttempt(sql, uuid, subject) : null
  if (attempt === null || attempt.seed === null) return null
  return mapResult(attempt, await readDrawn(sql, uuid))
}

async function handInOverdue(pool: Pool, transact: ModuleDeps['transact']): Promise<void> {
  const { rows } = await pool.query<{ uuid: string }>(
    `select a.uuid from attempt a join quiz_attempt q on q.attempt = a.uuid
      where a.state = 'RUNNING' and a.ends_at < now() - $1 * interval '1 millisecond' and q.handed_in_at is null limit 1000`,
    [lateGraceMs],
  )
  for (const { uuid } of rows)
    await transact(async (client) => {
      const attempt = await lockQuizAttempt(client, uuid, null)
      if (attempt === null || attempt.handedInAt !== null || attempt.state !== 'RUNNING') return
      await finishAttempt(client, attempt, { sequence: attempt.sequence + 1, isTimedOut: true })
    })
}
