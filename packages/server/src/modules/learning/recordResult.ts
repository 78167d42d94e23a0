import type { PoolClient } from 'pg'
import type { AttemptResult } from './completionRules.ts'
import { readCourseResult } from './courseOutline.ts'
import { recordEvents, type LearningEvent } from './learningEvents.ts'

/** What an attempt came to with its last write. */
export interface WrittenResult {
  readonly enrolment: string
  readonly item: string | null
  readonly version: string
  readonly result: AttemptResult
  /** All in percent. */
  readonly score: number | null
  readonly progress: number
  readonly seconds: number
  readonly isEnded: boolean
}

/** The score that counts of the attempts of an enrolment, or of one of its items. */
const countedScore = `(select case v.counted_attempt
    when 'FIRST' then (array_agg(a.score order by a.number) filter (where a.score is not null))[1]
    when 'LAST' then (array_agg(a.score order by a.number desc) filter (where a.score is not null))[1]
    else max(a.score) end
  from attempt a join medium_version v on v.uuid = $3 where a.enrolment = $1 and a.item is not distinct from $2::uuid
  group by v.counted_attempt)`

const hasNoAttemptLeft = `(select v.attempt_limit <= count(a.uuid) from medium_version v
  left join attempt a on a.enrolment = $1 and a.item is not distinct from $2::uuid where v.uuid = $3 group by v.attempt_limit)`

const writePart = `update part_progress p set progress = greatest(p.progress, $4), score = ${countedScore},
    state = n.state, completed_at = case when n.state = 'COMPLETED' then coalesce(p.completed_at, now()) end
  from (select state as before, case when state = 'COMPLETED' or $5::text = 'COMPLETED' then 'COMPLETED'
      when $5::text = 'KEPT' then state
      when $5::text = 'FAILED' and ${hasNoAttemptLeft} then 'FAILED' else 'IN_PROGRESS' end as state
    from part_progress where enrolment = $1 and item = $2) n
  where p.enrolment = $1 and p.item = $2 returning n.before, p.state`

const writeWhole = `update enrolment e set progress = greatest(e.progress, $4), last_active_at = now(), revision = e.revision + 1,
    score = case when $6::boolean then $7::numeric else ${countedScore} end,
    progress_state = n.state, completed_at = case when n.state = 'COMPLETED' then coalesce(e.completed_at, now()) end,
    failed_at = case when n.state = 'FAILED' then coalesce(e.failed_at, now()) end
  from (select progress_state as before, case when progress_state = 'COMPLETED' or $5::text = 'COMPLETED' then 'COMPLETED'
      when $5::text = 'KEPT' then progress_state when $5::text = 'FAILED' then 'FAILED' else 'IN_PROGRESS' end as state from enrolment where uuid = $1) n
  where e.uuid = $1 returning n.before, e.progress_state as state`

interface Step {
  readonly before: string
  readonly state: string
}

/** Carries a result on from the attempt to the part, the course and the events, in the transaction of the write. */
export async function recordResult(client: PoolClient, written: WrittenResult): Promise<void> {
  const { enrolment, item, version, score, seconds, isEnded } = written
  const events: LearningEvent[] = [
    { kind: isEnded ? 'ATTEMPT_ENDED' : 'PROGRESSED', enrolment, item, version, score, seconds },
  ]
  if (item === null) events.push(...(await recordWhole(client, written)))
  else events.push(...(await recordPart(client, written, item)))
  await recordEvents(client, events)
}

/** What a new score of an attempt came to. */
export interface RegradedResult extends Pick<WrittenResult, 'enrolment' | 'item' | 'version' | 'score'> {
  /** Who had it scored anew. */
  readonly actor: string | null
  /** It is passed now and was not before. A result that is no longer passed takes nothing away: what was done stays. */
  readonly isPassed: boolean
}

/** Carries a new score of an attempt that has ended on to the part, the course and the events. */
export async function recordRegrade(client: PoolClient, regraded: RegradedResult): Promise<void> {
  const { enrolment, item, version, score, actor, isPassed } = regraded
  const written: CarriedResult = {
    enrolment,
    item,
    version,
    score,
    progress: isPassed ? 100 : 0,
    result: isPassed ? 'COMPLETED' : 'KEPT',
  }
  const carried = item === null ? await recordWhole(client, written) : await recordPart(client, written, item)
  await recordEvents(client, [{ kind: 'REGRADED', enrolment, item, version, score, actor }, ...carried])
}

/** KEPT: the score changes, and nothing else. */
interface CarriedResult extends Omit<WrittenResult, 'result' | 'seconds' | 'isEnded'> {
  readonly result: WrittenResult['result'] | 'KEPT'
}

async function recordPart(client: PoolClient, written: CarriedResult, item: string): Promise<LearningEvent[]> {
  const { enrolment, version, progress, result } = written
  const { rows } = await client.query<Step>({
    name: 'write part',
    text: writePart,
    values: [enrolment, item, version, progress, result],
  })
  const step = rows[0]
  const events: LearningEvent[] = []
  if (step !== undefined && step.state !== step.before) {
    if (step.state === 'COMPLETED')
      events.push({ kind: 'PART_COMPLETED', enrolment, item, version, score: written.score })
    if (step.state === 'FAILED') events.push({ kind: 'PART_FAILED', enrolment, item, version, score: written.score })
  }
  const { rows: courses } = await client.query<{ version: string; isRequired: boolean }>(
    'select i.course as version, i.is_required as "isRequired" from course_item i where i.uuid = $1',
    [item],
  )
  const course = courses[0]
  if (course === undefined) return events
  const whole = await readCourseResult(client, course.version, enrolment)
  const isFailed = step?.state === 'FAILED' && course.isRequired && result !== 'KEPT'
  const { rows: steps } = await client.query<Step>(writeWhole, [
    enrolment,
    null,
    course.version,
    whole.isComplete ? 100 : whole.progress,
    whole.isComplete ? 'COMPLETED' : isFailed ? 'FAILED' : result === 'KEPT' ? 'KEPT' : 'OPEN',
    true,
    whole.score,
  ])
  return [...events, ...eventsOf(steps[0], enrolment, course.version, whole.score)]
}

async function recordWhole(client: PoolClient, written: CarriedResult): Promise<LearningEvent[]> {
  const { enrolment, version, progress, result } = written
  const isFailed = result === 'FAILED' && (await isLastAttempt(client, written))
  const { rows } = await client.query<Step>({
    name: 'write enrolment',
    text: writeWhole,
    values: [enrolment, null, version, progress, result === 'FAILED' && !isFailed ? 'OPEN' : result, false, null],
  })
  return eventsOf(rows[0], enrolment, version, written.score)
}

async function isLastAttempt(client: PoolClient, { enrolment, item, version }: CarriedResult): Promise<boolean> {
  const { rows } = await client.query<{ isLast: boolean | null }>(`select ${hasNoAttemptLeft} as "isLast"`, [
    enrolment,
    item,
    version,
  ])
  return rows[0]?.isLast ?? false
}

function eventsOf(step: Step | undefined, enrolment: string, version: string, score: number | null): LearningEvent[] {
  if (step === undefined || step.state === step.before) return []
  return step.state === 'COMPLETED' || step.state === 'FAILED' ? [{ kind: step.state, enrolment, version, score }] : []
}
