import type { PoolClient } from 'pg'
import { removeMembers } from '../person/unitPlacement.ts'
import type { BulkAuditDetails, BulkRun } from './bulkAction.ts'
import type { BulkTarget } from './bulkTarget.ts'
import { type Eligibility, refuse } from './eligibility.ts'
import type { BulkValues, PreviousValues } from './previousValues.ts'

/** What scheduling a membership replaces: the membership that was scheduled before. */
export const previousSchedule = ({ coming }: BulkTarget, { unit, input }: BulkRun): PreviousValues => ({
  before: coming ?? {},
  after: {
    unit: unit?.uuid ?? null,
    role: input.role ?? 'MEMBER',
    from: input.from ?? null,
    until: input.until ?? null,
  },
})

/** In the undo of a scheduled membership: the schedule before it, and the one it made. */
function scheduleToUndo({ uuid }: Pick<BulkTarget, 'uuid'>, { previous }: BulkRun): PreviousValues | null {
  const values = previous?.get(uuid)
  return values?.after.from ? values : null
}

/** Whether this run undoes scheduled memberships. */
export const isUnscheduling = ({ previous }: BulkRun): boolean =>
  [...(previous?.values() ?? [])].some(({ after }) => Boolean(after.from))

const isSame = (coming: NonNullable<BulkTarget['coming']>, { role, from, until }: BulkValues): boolean =>
  coming.role === role && coming.from === from && coming.until === (until ?? null)

/** Whether a scheduled membership may be undone: not once it has begun or was changed. Null where there is none to undo. */
export function checkUnscheduling(target: BulkTarget, run: BulkRun): Eligibility | null {
  const schedule = scheduleToUndo(target, run)
  if (schedule === null) return null
  const { coming, subject } = target
  if (coming === null || !isSame(coming, schedule.after)) return refuse('CHANGED_MEANWHILE')
  const isPlain = coming.role === 'MEMBER' && (schedule.before.role ?? 'MEMBER') === 'MEMBER'
  const isOwn = subject === run.call.subject && schedule.before.from === undefined
  return isPlain || isOwn || run.unit?.mayAppoint === true ? 'change' : refuse('OUT_OF_SCOPE')
}

const restore = `update coming_membership c set role = g.role, begins_on = g."from", until = g.until, source = g.source,
    revision = c.revision + 1, updated_at = now()
  from jsonb_to_recordset($2::jsonb) as g(person uuid, role text, "from" date, until date, source text) where c.unit = $1 and c.person = g.person`

/** Removes people from a unit. In the undo of a schedule it cancels the schedule, or restores the one before it. */
export async function removeOrUnschedule(
  client: PoolClient,
  targets: readonly BulkTarget[],
  unit: string,
  run: BulkRun,
): Promise<void> {
  const all = targets.map((target) => ({ person: target.uuid, schedule: scheduleToUndo(target, run) }))
  const before = all.flatMap(({ person, schedule }) => (schedule === null ? [] : [{ person, ...schedule.before }]))
  const cancelled = before.filter(({ from }) => from === undefined).map(({ person }) => person)
  await client.query('delete from coming_membership where unit = $1 and person = any($2::uuid[])', [unit, cancelled])
  await client.query(restore, [unit, JSON.stringify(before.filter(({ from }) => from !== undefined))])
  await removeMembers(
    client,
    all.flatMap(({ person, schedule }) => (schedule === null ? [person] : [])),
    unit,
  )
}

const describeSchedule = (unit: string | undefined, { role, from, until }: BulkValues): Record<string, unknown> => ({
  unit,
  role,
  begins: from,
  ...(until ? { until } : {}),
})

/** The audit entry of a schedule that is undone; null where there is none. */
export function describeUnscheduling(target: BulkTarget, run: BulkRun): BulkAuditDetails | null {
  const schedule = scheduleToUndo(target, run)
  if (schedule === null) return null
  const unit = run.unit?.uuid
  const before = describeSchedule(unit, schedule.after)
  return schedule.before.from === undefined
    ? { action: 'membership.unplan', before }
    : { action: 'membership.replan', before, after: describeSchedule(unit, schedule.before) }
}
