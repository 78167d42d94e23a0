import type { MediumState, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { createUuid } from '../../database/uuid.ts'
import type { MediumKind } from './completionRules.ts'
import { readOutline } from './courseOutline.ts'
import { mayLearn } from './learningMapper.ts'
import { recordEvents, type LearningEvent } from './learningEvents.ts'

/** What a player opens. */
export interface StartInput {
  readonly person: string
  readonly enrolment: string
  /** The item of a course; null for any other medium. */
  readonly item: string | null
  /** The player that writes from now on, a uuid it made; another one that was open is told so at its next write. */
  readonly device: string
}

/** An attempt as a player goes on with it. */
export interface StartedAttempt {
  readonly uuid: string
  readonly number: number
  readonly kind: MediumKind
  readonly medium: string
  readonly version: string
  /** The number of the last write; the next one is higher. */
  readonly sequence: number
  /** Nothing is written: the medium is completed, or it is a quiz without another attempt and its result is looked at. */
  readonly isReview: boolean
  readonly location: string | null
  readonly suspendData: string | null
  readonly runtime: Readonly<Record<string, unknown>>
  readonly watched: string
  readonly seconds: number
}

interface EnrolmentRow {
  readonly uuid: string
  readonly medium: string
  readonly kind: MediumKind
  readonly access: string
  readonly version: string | null
  readonly currentVersion: string | null
  readonly startedAt: Date | null
  readonly mediumState: MediumState
  readonly isCompleted: boolean
}

const lockEnrolment = `select e.uuid, e.medium, m.kind, e.access, e.version, m.current_version as "currentVersion",
    e.started_at as "startedAt", m.state as "mediumState", e.completed_at is not null as "isCompleted"
  from enrolment e join medium m on m.uuid = e.medium where e.uuid = $1 and e.person = $2 for update of e`

const attemptColumns = `a.uuid, a.number, m.kind, m.uuid as medium, a.version, a.sequence::int as sequence, a.location,
  a.suspend_data as "suspendData", a.runtime, a.watched::text as watched, a.seconds`

const lastAttempt = `select ${attemptColumns}, a.state from attempt a join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
  where a.enrolment = $1 and a.item is not distinct from $2::uuid order by a.number desc limit 1`

const addAttempt = `insert into attempt (uuid, enrolment, item, version, number, device) values ($1, $2, $3, $4, $5, $6)`

/**
 * Opens an attempt for a player: goes on with the running one, or starts the next.
 * @returns the error a person can see: UNKNOWN for an enrolment or item of somebody else, WRONG_STATE without access or where nobody starts the medium any more,
 * LOCKED for an item that is not open yet, TOO_MANY where no attempt is left of what is no quiz
 */
export async function startAttempt(client: PoolClient, input: StartInput): Promise<StartedAttempt | UserErrorCode> {
  const { rows } = await client.query<EnrolmentRow>(lockEnrolment, [input.enrolment, input.person])
  const enrolment = rows[0]
  if (enrolment === undefined) return 'UNKNOWN'
  const courseVersion = enrolment.version ?? enrolment.currentVersion
  if (courseVersion === null) return 'WRONG_STATE'
  const part = await findPart(client, enrolment, courseVersion, input.item)
  if (typeof part === 'string') return part
  const last = (await client.query<StartedAttempt & { state: string }>(lastAttempt, [enrolment.uuid, input.item]))
    .rows[0]
  const isReview = part.isCompleted && last !== undefined
  if (isReview) return { ...last, isReview: true }
  if (enrolment.access !== 'OPEN' || !mayLearn(enrolment)) return 'WRONG_STATE'
  if (last?.state === 'RUNNING') {
    await client.query('update attempt set device = $2 where uuid = $1', [last.uuid, input.device])
    return { ...last, isReview: false }
  }
  const number = (last?.number ?? 0) + 1
  if (part.attemptLimit !== null && number > part.attemptLimit)
    return last?.kind === 'QUIZ' ? { ...last, isReview: true } : 'TOO_MANY'
  await client.query(addAttempt, [createUuid(), enrolment.uuid, input.item, part.version, number, input.device])
  await noteStart(client, enrolment, { item: input.item, version: part.version, courseVersion })
  const { rows: started } = await client.query<StartedAttempt>(lastAttempt, [enrolment.uuid, input.item])
  if (started[0] === undefined) throw new Error('The attempt that was just added is missing.')
  return { ...started[0], isReview: false }
}

interface Part {
  readonly version: string
  readonly attemptLimit: number | null
  readonly isCompleted: boolean
}

/** The version that is played: that of the enrolment, or the published one of the item's medium. */
async function findPart(
  client: PoolClient,
  enrolment: EnrolmentRow,
  courseVersion: string,
  item: string | null,
): Promise<Part | UserErrorCode> {
  if ((item !== null) !== (enrolment.kind === 'COURSE')) return 'UNKNOWN'
  let version = courseVersion
  let isCompleted = enrolment.isCompleted
  if (item !== null) {
    const part = (await readOutline(client, courseVersion, enrolment.uuid)).find(({ uuid }) => uuid === item)
    if (part === undefined) return 'UNKNOWN'
    if (part.lockedBy !== null) return 'LOCKED'
    const { rows } = await client.query<{ version: string | null }>(
      'select current_version as version from medium where uuid = $1',
      [part.medium],
    )
    const current = rows[0]?.version ?? null
    if (current === null) return 'WRONG_STATE'
    version = current
    isCompleted = part.state === 'COMPLETED'
  }
  const { rows } = await client.query<{ attemptLimit: number | null }>(
    'select attempt_limit as "attemptLimit" from medium_version where uuid = $1',
    [version],
  )
  return { version, attemptLimit: rows[0]?.attemptLimit ?? null, isCompleted }
}

async function noteStart(
  client: PoolClient,
  { uuid: enrolment, startedAt }: EnrolmentRow,
  { item, version, courseVersion }: { item: string | null; version: string; courseVersion: string },
): Promise<void> {
  await client.query(
    `update enrolment set version = coalesce(version, $2), started_at = coalesce(started_at, now()), last_active_at = now(),
      progress_state = case progress_state when 'NOT_STARTED' then 'IN_PROGRESS' else progress_state end where uuid = $1`,
    [enrolment, courseVersion],
  )
  if (item !== null)
    await client.query('insert into part_progress (enrolment, item) values ($1, $2) on conflict do nothing', [
      enrolment,
      item,
    ])
  const events: LearningEvent[] = [{ kind: 'ATTEMPT_STARTED', enrolment, item, version }]
  await recordEvents(client, [
    ...(startedAt === null ? [{ kind: 'STARTED', enrolment, version: courseVersion } as const] : []),
    ...events,
  ])
}
