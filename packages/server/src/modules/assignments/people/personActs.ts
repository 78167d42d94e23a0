import type { AssignmentBulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { checkFutureDay } from '../../learning/futureDay.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'
import * as dueDates from '../../userStatistics/acts/dueDates.ts'
import { keepPreviousTerms, readTerms } from '../../userStatistics/acts/previousTerms.ts'
import * as waivers from '../../userStatistics/acts/waivers.ts'
import { findAssignment } from '../assignmentStore.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'
import { settleEnrolments } from '../evaluation/settle.ts'
import { userError } from '../../userError.ts'
import { keepBeforeRemoval } from './undoRemoval.ts'

/** Of which enrolments through which assignment. */
export interface Those {
  readonly uuid: string
  readonly enrolments: readonly string[]
}

/** Changes locked enrolments. @returns how many changed, and by what it is taken back */
type Work = (enrolments: string[]) => Promise<Pick<AssignmentBulkPayload, 'changed' | 'undo' | 'userErrors'>>

const most = 1000
const refuse = (...userErrors: UserError[]): AssignmentBulkPayload => ({ changed: 0, undo: null, userErrors })

const lock = (inScope: string): string => `select e.uuid from enrolment e
  where e.uuid = any($1::uuid[]) and ${inScope} and exists (select from enrolment_source s
    where s.enrolment = e.uuid and s.assignment = $2 and s.ended_at is null) order by e.uuid for update`

/** Acts on enrolments through an assignment, all or none; the audit log tells of the assignment, and of the people by the acts of statistics. */
async function act(
  client: PoolClient,
  call: RequestCall,
  { uuid, enrolments }: Those,
  action: AuditEntry['action'],
  work: Work,
): Promise<AssignmentBulkPayload> {
  const scope = scopeOf(call)
  const row = await findAssignment(client, scope, uuid)
  if (row === null) return refuse(userError('UNKNOWN', 'uuid'))
  if (enrolments.length > most) return refuse(userError('TOO_MANY', 'enrolments'))
  const asked = [...new Set(enrolments)]
  const { rows } = await client.query<{ uuid: string }>(lock(isAmongPeopleInScope(scope, 'e.person', '$3')), [
    asked.filter(isUuid),
    uuid,
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  if (rows.length < asked.length) return refuse(userError('OUT_OF_SCOPE', 'enrolments'))
  const { changed, undo = null, userErrors } = await work(rows.map((each) => each.uuid))
  if (changed > 0)
    await writeAudit(client, call, [
      { action, objectKind: 'assignment', object: uuid, after: { title: row.title, people: changed } },
    ])
  return { changed, undo, userErrors }
}

/** Exempts people. */
export const waive = (
  client: PoolClient,
  call: RequestCall,
  those: Those,
  given: { readonly reason: string; readonly until: string | null },
): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.waive', (enrolments) => waivers.waive(client, call, { ...given, enrolments }))

export const endWaiver = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.endWaiver', (enrolments) => waivers.endWaiver(client, call, { enrolments }))

/** Moves due dates by some days. */
export const extend = (
  client: PoolClient,
  call: RequestCall,
  those: Those,
  given: Omit<dueDates.Extension, 'enrolments'>,
): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.extend', (enrolments) => dueDates.extend(client, call, { ...given, enrolments }))

/** Reminds those who are not done, once a day each. */
export const remind = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.remind', (enrolments) => dueDates.remind(client, call, { enrolments }))

const setDue = `update enrolment e set own_due_at = day_end($2::date, z.name)
  from (select n.uuid, unit_zone(coalesce(s.unit, a.owner_unit)) as name from enrolment n
    join enrolment_source s on s.enrolment = n.uuid and s.ended_at is null and s.assignment = $3 join assignment a on a.uuid = $3) z
  where z.uuid = e.uuid and e.uuid = any($1::uuid[]) and e.completed_at is null
    and e.own_due_at is distinct from day_end($2::date, z.name)
  returning e.uuid`

const findActor = async (client: PoolClient, { subject }: RequestCall): Promise<string | null> =>
  (await client.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])).rows[0]?.uuid ?? null

/** Sets a due date that outranks every rule; null takes it away. */
export const changeDue = (
  client: PoolClient,
  call: RequestCall,
  those: Those,
  dueOn: string | null,
): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.changeDue', async (enrolments) => {
    const error = dueOn === null ? null : await checkFutureDay(client, dueOn)
    if (error !== null) return refuse(userError(error, 'dueOn'))
    const before = await readTerms(client, enrolments)
    const { rows } = await client.query<{ uuid: string }>(setDue, [enrolments, dueOn, those.uuid])
    const changed = rows.map(({ uuid }) => uuid)
    if (changed.length === 0) return refuse()
    const actor = await findActor(client, call)
    await settleEnrolments(client, changed, actor)
    await recordEvents(
      client,
      changed.map((enrolment) => ({ kind: 'DUE_CHANGED' as const, enrolment, actor, data: { dueOn } })),
    )
    const replaced = Object.fromEntries(Object.entries(before).filter(([uuid]) => changed.includes(uuid)))
    return { changed: changed.length, undo: await keepPreviousTerms(client, actor, replaced), userErrors: [] }
  })

// Also in the draft that edits it, whose activation would bring them back.
const exclude = `insert into assignment_person (assignment, person, is_excluded)
  select distinct a.uuid, e.person, true from enrolment e join assignment a on $2::uuid in (a.uuid, a.edit_of) where e.uuid = any($1::uuid[])
  on conflict (assignment, person) do update set is_excluded = true returning person`

// Those whom something else keeps it open for have another due date at most.
const stillOpen = `select e.uuid from enrolment e where e.uuid = any($1::uuid[]) and e.access = 'OPEN'`

/** Excludes people by name; they lose the assignment, what they did stays. */
export const removePeople = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.removePeople', async (enrolments) => {
    const actor = await findActor(client, call)
    const undo = enrolments.length === 0 ? null : await keepBeforeRemoval(client, actor, those.uuid, enrolments)
    const { rows } = await client.query<{ person: string }>(exclude, [enrolments, those.uuid])
    const people = [...new Set(rows.map(({ person }) => person))]
    const isActive = (await evaluateAssignment(client, those.uuid, people)) > 0
    if (!isActive) {
      await client.query(
        'update enrolment_source set ended_at = now() where assignment = $2 and enrolment = any($1::uuid[]) and ended_at is null',
        [enrolments, those.uuid],
      )
      await settleEnrolments(client, enrolments, actor)
    }
    const { rows: open } = await client.query<{ uuid: string }>(stillOpen, [enrolments])
    await recordEvents(
      client,
      open.map(({ uuid }) => ({ kind: 'DUE_CHANGED' as const, enrolment: uuid, actor, data: { removed: those.uuid } })),
    )
    return { changed: people.length, undo, userErrors: [] }
  })
