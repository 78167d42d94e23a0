import type { PoolClient } from 'pg'
import { attemptResult, type AttemptResult, type CompletionRule, type MediumKind, ruleOf } from './completionRules.ts'
import { recordResult } from './recordResult.ts'
import { addWatched, readMultirange, secondsIn, type SecondsRange, writeMultirange } from './watchedRanges.ts'

/** One write of a player. What is null stays as it is. */
export interface CommitInput {
  readonly attempt: string
  readonly person: string
  readonly device: string
  /** Counts up with each write of an attempt. */
  readonly sequence: number
  readonly completion?: 'UNKNOWN' | 'INCOMPLETE' | 'COMPLETE' | null
  readonly success?: 'UNKNOWN' | 'PASSED' | 'FAILED' | null
  /** In percent. */
  readonly score?: number | null
  /** In percent. */
  readonly progress?: number | null
  /** Active seconds of the whole attempt. */
  readonly seconds?: number | null
  readonly location?: string | null
  readonly suspendData?: string | null
  /** What else a package stored, as JSON. */
  readonly runtime?: Readonly<Record<string, unknown>> | null
  readonly watched?: readonly SecondsRange[] | null
  /** The player was left; an attempt with a result ends then. */
  readonly isLeaving?: boolean | null
  /** The server made the result itself: what a browser says of it does not count for quizzes, surveys and events. */
  readonly isJudged?: boolean
}

/** What became of a write. Only `WRITTEN` and `REPEATED` are acknowledged. */
export type CommitOutcome = 'WRITTEN' | 'REPEATED' | 'STALE' | 'CONTINUED_ELSEWHERE' | 'ENDED' | 'UNKNOWN'

interface AttemptRow {
  readonly enrolment: string
  readonly item: string | null
  readonly version: string
  readonly kind: MediumKind
  readonly rule: Partial<CompletionRule>
  readonly passMark: number | null
  readonly lengthSeconds: number | null
  readonly state: string
  readonly sequence: number
  readonly device: string | null
  readonly watched: string
  readonly completion: 'UNKNOWN' | 'INCOMPLETE' | 'COMPLETE'
  readonly success: 'UNKNOWN' | 'PASSED' | 'FAILED'
  readonly score: number | null
  readonly idleSeconds: number
  readonly access: string
}

const lockAttempt = `select a.enrolment, a.item, a.version, m.kind, v.completion as rule, v.pass_mark as "passMark",
    (v.content ->> 'seconds')::float8 as "lengthSeconds", a.state, a.sequence::int as sequence, a.device, a.watched::text as watched,
    a.completion, a.success, a.score::float8 as score, extract(epoch from now() - a.last_active_at)::float8 as "idleSeconds", e.access
  from enrolment e join attempt a on a.enrolment = e.uuid join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
  where a.uuid = $1 and e.person = $2 for update of e, a`

const write = `update attempt set sequence = $2, completion = $3, success = $4, score = $5,
    progress = greatest(progress, $6), seconds = greatest(seconds, least($7, extract(epoch from now() - started_at)::int + 1)),
    location = coalesce($8, location), suspend_data = coalesce($9, suspend_data), runtime = coalesce($10, runtime),
    watched = $11, last_active_at = now(), state = $12, ended_at = case when $12 = 'RUNNING' then null else now() end
  where uuid = $1 returning seconds, progress`

/** Kinds whose result the server makes: what a browser says of it does not count. */
const judgedKinds: ReadonlySet<MediumKind> = new Set(['QUIZ', 'SURVEY', 'EVENT'])

/** The fastest rate a recording is played at, and seconds of slack for clocks. */
const [fastestRate, slackSeconds] = [2, 5]

/**
 * Takes one write of a player in its transaction: attempt, part, course and events together. A repetition of the last
 * write is acknowledged and changes nothing. Of a player that another one has replaced only what cannot contradict the
 * other one is taken: a result, and the seconds watched.
 */
export async function commitAttempt(client: PoolClient, given: CommitInput): Promise<CommitOutcome> {
  const { rows } = await client.query<AttemptRow>({
    // Prepared, as all statements of a commit: planned anew, they cost the database more than what they do.
    name: 'lock attempt',
    text: lockAttempt,
    values: [given.attempt, given.person],
  })
  const attempt = rows[0]
  if (attempt === undefined) return 'UNKNOWN'
  const isReplaced = attempt.device !== given.device
  const refusal = refusalOf(attempt, given)
  const input = isReplaced ? mergeableOf(given, attempt) : given
  if (input === null) return 'CONTINUED_ELSEWHERE'
  if (refusal !== null) return isReplaced ? 'CONTINUED_ELSEWHERE' : refusal
  const watched = addWatched(
    readMultirange(attempt.watched),
    input.watched ?? [],
    attempt.idleSeconds * fastestRate + slackSeconds,
  )
  const told: Pick<CommitInput, 'completion' | 'success' | 'score'> =
    judgedKinds.has(attempt.kind) && input.isJudged !== true ? {} : input
  const facts = {
    completion: told.completion ?? attempt.completion,
    success: told.success ?? attempt.success,
    score: told.score ?? attempt.score,
    watchedSeconds: secondsIn(watched),
    lengthSeconds: attempt.lengthSeconds,
  }
  const result = attemptResult(ruleOf(attempt.kind, attempt.rule), attempt.passMark, facts)
  const isEnded = result !== 'OPEN' && input.isLeaving === true
  const { rows: written } = await client.query<{ seconds: number; progress: number }>({
    name: 'write attempt',
    text: write,
    values: [
      input.attempt,
      input.sequence,
      facts.completion,
      facts.success,
      facts.score,
      progressOf(input, result, watched, attempt.lengthSeconds),
      input.seconds ?? 0,
      input.location ?? null,
      input.suspendData ?? null,
      input.runtime ?? null,
      writeMultirange(watched),
      isEnded ? 'FINISHED' : 'RUNNING',
    ],
  })
  await recordResult(client, {
    enrolment: attempt.enrolment,
    item: attempt.item,
    version: attempt.version,
    // An attempt is failed only when it is over: until then the score may still rise.
    result: result === 'FAILED' && !isEnded ? 'OPEN' : result,
    score: facts.score,
    progress: written[0]?.progress ?? 0,
    seconds: written[0]?.seconds ?? 0,
    isEnded,
  })
  return isReplaced ? 'CONTINUED_ELSEWHERE' : 'WRITTEN'
}

function refusalOf(attempt: AttemptRow, { device, sequence }: CommitInput): CommitOutcome | null {
  if (attempt.device === device && sequence === attempt.sequence) return 'REPEATED'
  if (attempt.device === device && sequence < attempt.sequence) return 'STALE'
  return attempt.state !== 'RUNNING' || attempt.access !== 'OPEN' ? 'ENDED' : null
}

/** What is taken of a write of a replaced player; null where nothing is. Its number belongs to the other one. */
function mergeableOf(
  { attempt, person, device, completion, success = null, score = null, seconds = null, watched = null }: CommitInput,
  { sequence }: AttemptRow,
): CommitInput | null {
  const hasResult = completion === 'COMPLETE'
  if (!hasResult && (watched ?? []).length === 0) return null
  return { attempt, person, device, sequence, seconds, watched, ...(hasResult && { completion, success, score }) }
}

/** In percent; a recording's is the share that was played. */
function progressOf(
  { progress }: CommitInput,
  result: AttemptResult,
  watched: readonly SecondsRange[],
  lengthSeconds: number | null,
): number {
  if (result === 'COMPLETED') return 100
  const ofRecording = lengthSeconds === null ? 0 : Math.floor((secondsIn(watched) * 100) / Math.max(1, lengthSeconds))
  return Math.min(99, Math.max(progress ?? 0, ofRecording))
}
