import type { PoolClient } from 'pg'
import { createUuid } from '../../database/uuid.ts'
import { notifyRequested } from './notifyRequested.ts'
import { recordEvents } from './learningEvents.ts'

/** Why an enrolment is open. */
export interface SourceInput {
  readonly kind: 'ASSIGNMENT' | 'SELF' | 'MANAGER' | 'PATH' | 'IMPORT'
  readonly assignment?: string
  /** The enrolment in the path or course that brought this one. */
  readonly parent?: string
  /** The end of the last day, by the clocks of the unit the deadline comes from. */
  readonly dueAt?: Date | null
}

/** A person and a medium, or a learning path. */
type Target = { readonly person: string } & ({ readonly medium: string } | { readonly path: string })

const mediumOf = (target: Target): string | null => ('medium' in target ? target.medium : null)
const pathOf = (target: Target): string | null => ('path' in target ? target.path : null)

const latest = `select uuid, cycle, access from enrolment where person = $1 and medium is not distinct from $2 and path is not distinct from $3
  order by cycle desc limit 1 for update`

const addEnrolment = `insert into enrolment (uuid, person, medium, path, access) values ($1, $2, $3, $4, $5)
  on conflict (person, medium, path, cycle) do nothing`

const addSource = `insert into enrolment_source (uuid, enrolment, kind, assignment, parent, due_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing`

/** The deadline is the earliest of the open sources, or the one set for the person; without an open source there is no access. */
const merge = `update enrolment e set due_at = s.due_at, access = s.access, revision = revision + 1
  from (select coalesce((select own_due_at from enrolment where uuid = $1), min(due_at)) as due_at, case when count(*) > 0 then 'OPEN' else 'CLOSED' end as access
    from enrolment_source where enrolment = $1 and ended_at is null) s
  where e.uuid = $1 and (e.due_at, e.access) is distinct from (s.due_at, s.access)
  returning e.access`

async function lockLatest(client: PoolClient, target: Target) {
  const { rows } = await client.query<{ uuid: string; cycle: number; access: string }>(latest, [
    target.person,
    mediumOf(target),
    pathOf(target),
  ])
  return rows[0] ?? null
}

/**
 * Opens the latest cycle of a person and a medium for one more reason, or the first cycle where there is none.
 * Idempotent: an open source of the same kind, assignment and parent is not added twice.
 * @returns the uuid of the enrolment
 */
export async function openEnrolment(client: PoolClient, target: Target, source: SourceInput): Promise<string> {
  await client.query(addEnrolment, [createUuid(), target.person, mediumOf(target), pathOf(target), 'CLOSED'])
  const enrolment = await lockLatest(client, target)
  if (enrolment === null) throw new Error('The enrolment that was just added is missing.')
  await client.query(addSource, [
    createUuid(),
    enrolment.uuid,
    source.kind,
    source.assignment ?? null,
    source.parent ?? null,
    source.dueAt ?? null,
  ])
  await client.query(merge, [enrolment.uuid])
  if (enrolment.access !== 'OPEN') await recordEvents(client, [{ kind: 'ENROLLED', enrolment: enrolment.uuid }])
  return enrolment.uuid
}

/** Notes that a person asks for a medium; an enrolment that is open or was asked for stays as it is. */
export async function requestEnrolment(client: PoolClient, target: Target): Promise<string> {
  await client.query(addEnrolment, [createUuid(), target.person, mediumOf(target), pathOf(target), 'REQUESTED'])
  const enrolment = await lockLatest(client, target)
  if (enrolment === null) throw new Error('The enrolment that was just added is missing.')
  if (enrolment.access === 'CLOSED' || enrolment.access === 'DECLINED')
    await client.query(`update enrolment set access = 'REQUESTED', revision = revision + 1 where uuid = $1`, [
      enrolment.uuid,
    ])
  if (enrolment.access !== 'OPEN') {
    await recordEvents(client, [{ kind: 'REQUESTED', enrolment: enrolment.uuid }])
    await notifyRequested(client, enrolment.uuid)
  }
  return enrolment.uuid
}

/** Ends the open sources of one kind; the last one to end closes the access, and what was done stays. */
export async function endSources(client: PoolClient, enrolment: string, kind: SourceInput['kind']): Promise<void> {
  await client.query('select from enrolment where uuid = $1 for update', [enrolment])
  await client.query(
    'update enrolment_source set ended_at = now() where enrolment = $1 and kind = $2 and ended_at is null',
    [enrolment, kind],
  )
  const { rows } = await client.query<{ access: string }>(merge, [enrolment])
  if (rows[0]?.access === 'CLOSED') await recordEvents(client, [{ kind: 'CLOSED', enrolment }])
}

const addCycle = `insert into enrolment (uuid, person, medium, path, cycle, is_mandatory, grace_days, renewal_days)
  select $2, person, medium, path, cycle + 1, is_mandatory, grace_days, renewal_days from enrolment where uuid = $1
  on conflict (person, medium, path, cycle) do nothing`

const moveSources = `with moved as (update enrolment_source set ended_at = now() where enrolment = $1 and ended_at is null
    returning kind, assignment, parent, unit, joined_on, valid_until)
  insert into enrolment_source (uuid, enrolment, kind, assignment, parent, unit, joined_on, renews_at, due_at)
  select gen_random_uuid(), $2, kind, assignment, parent, unit, joined_on, valid_until, valid_until from moved`

/**
 * Begins the cycle after an enrolment: its open sources go on in it, due at the end of the validity before.
 * @returns the uuid of the new cycle
 */
export async function openNextCycle(client: PoolClient, enrolment: string): Promise<string> {
  const next = createUuid()
  await client.query('select from enrolment where uuid = $1 for update', [enrolment])
  await client.query(addCycle, [enrolment, next])
  await client.query(moveSources, [enrolment, next])
  await client.query(merge, [next])
  await recordEvents(client, [{ kind: 'ENROLLED', enrolment: next }])
  return next
}
