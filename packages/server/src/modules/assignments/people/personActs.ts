import type { AssignmentBulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { checkFutureDay } from '../../learning/futureDay.ts'
import { userError } from '../../media/mediumTypes.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'
import { findAssignment } from '../assignmentStore.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'
import { settleEnrolments } from '../evaluation/settle.ts'
import { remindEnrolments } from '../reminders.ts'

/** Of which enrolments through which assignment. */
export interface Those {
  readonly uuid: string
  readonly enrolments: readonly string[]
}

/** Changes locked enrolments. @returns how many changed */
type Work = (client: PoolClient, enrolments: string[], subject: string) => Promise<number>

const most = 1000
const refuse = (...userErrors: UserError[]): AssignmentBulkPayload => ({ changed: 0, userErrors })

const lock = (inScope: string): string => `select e.uuid from enrolment e
  where e.uuid = any($1::uuid[]) and ${inScope} and exists (select from enrolment_source s
    where s.enrolment = e.uuid and s.assignment = $2 and s.ended_at is null) order by e.uuid for update`

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
    ...[asked.filter(isUuid), uuid],
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  if (rows.length < asked.length) return refuse(userError('OUT_OF_SCOPE', 'enrolments'))
  const found = rows.map((each) => each.uuid)
  const changed = await work(client, found, call.subject)
  if (changed > 0)
    await writeAudit(client, call, [
      { action, objectKind: 'assignment', object: uuid, after: { title: row.title, people: changed } },
    ])
  return { changed, userErrors: [] }
}

const change = async (client: PoolClient, text: string, values: unknown[]): Promise<number> =>
  (await client.query(text, values)).rowCount ?? 0

const waiveThose = `update enrolment set waived_at = now(), waived_reason = $2, revision = revision + 1,
    waived_until = coalesce(day_end($3::date, installation_zone()), 'infinity'), waived_by = (select p.uuid from person p where p.subject = $4)
  where uuid = any($1::uuid[]) and completed_at is null`

/** Exempts people. */
export async function waive(
  client: PoolClient,
  call: RequestCall,
  those: Those,
  { reason: typed, until }: { readonly reason: string; readonly until: string | null },
): Promise<AssignmentBulkPayload> {
  const reason = typed.trim()
  if (reason === '') return refuse(userError('REQUIRED', 'reason'))
  if (reason.length > 500) return refuse(userError('TOO_LONG', 'reason'))
  const fault = until === null ? null : await checkFutureDay(client, until)
  if (fault !== null) return refuse(userError(fault, 'until'))
  return act(client, call, those, 'assignment.waive', (_, found, subject) =>
    change(client, waiveThose, [found, reason, until, subject]),
  )
}

const endWaivers = `update enrolment set waived_at = null, waived_until = null, waived_by = null, waived_reason = null, revision = revision + 1
  where uuid = any($1::uuid[]) and waived_at is not null`

export const endWaiver = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.endWaiver', (_, found) => change(client, endWaivers, [found]))

// Days of the calendar, so that a deadline stays at the end of its day when the clocks change.
const later = `update enrolment e set own_due_at = ((e.due_at at time zone z.name) + $2::int * interval '1 day') at time zone z.name
  from (select n.uuid, unit_zone(coalesce(s.unit, a.owner_unit)) as name from enrolment n
    join enrolment_source s on s.enrolment = n.uuid and s.ended_at is null and s.assignment = $3 join assignment a on a.uuid = $3) z
  where z.uuid = e.uuid and e.uuid = any($1::uuid[]) and e.due_at is not null and e.completed_at is null`

/** Moves due dates by some days. */
export async function extend(
  client: PoolClient,
  call: RequestCall,
  those: Those,
  days: number,
): Promise<AssignmentBulkPayload> {
  if (days < 1 || days > 365) return refuse(userError('NOT_OFFERED', 'days'))
  return act(client, call, those, 'assignment.extend', async (_, found) => {
    const changed = await change(client, later, [found, days, those.uuid])
    await settleEnrolments(client, found)
    return changed
  })
}

const setDue = `update enrolment e set own_due_at = day_end($2::date, z.name)
  from (select n.uuid, unit_zone(coalesce(s.unit, a.owner_unit)) as name from enrolment n
    join enrolment_source s on s.enrolment = n.uuid and s.ended_at is null and s.assignment = $3 join assignment a on a.uuid = $3) z
  where z.uuid = e.uuid and e.uuid = any($1::uuid[]) and e.completed_at is null
    and e.own_due_at is distinct from day_end($2::date, z.name)`

/** Sets a due date that outranks every rule; null takes it away. */
export async function changeDue(
  client: PoolClient,
  call: RequestCall,
  those: Those,
  dueOn: string | null,
): Promise<AssignmentBulkPayload> {
  const fault = dueOn === null ? null : await checkFutureDay(client, dueOn)
  if (fault !== null) return refuse(userError(fault, 'dueOn'))
  return act(client, call, those, 'assignment.changeDue', async (_, found) => {
    const changed = await change(client, setDue, [found, dueOn, those.uuid])
    await settleEnrolments(client, found)
    return changed
  })
}

// Also in the draft that edits it, whose activation would bring them back.
const exclude = `insert into assignment_person (assignment, person, is_excluded)
  select distinct a.uuid, e.person, true from enrolment e join assignment a on $2::uuid in (a.uuid, a.edit_of) where e.uuid = any($1::uuid[])
  on conflict (assignment, person) do update set is_excluded = true returning person`

/** Excludes people by name; they lose the assignment, what they did stays. */
export const removePeople = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.removePeople', async (_, found) => {
    const { rows } = await client.query<{ person: string }>(exclude, [found, those.uuid])
    const people = [...new Set(rows.map(({ person }) => person))]
    const isActive = (await evaluateAssignment(client, those.uuid, people)) > 0
    if (!isActive) {
      await client.query(
        'update enrolment_source set ended_at = now() where assignment = $2 and enrolment = any($1::uuid[]) and ended_at is null',
        [found, those.uuid],
      )
      await settleEnrolments(client, found)
    }
    return people.length
  })

/** Reminds those who are not done, once a day each. */
export const remind = (client: PoolClient, call: RequestCall, those: Those): Promise<AssignmentBulkPayload> =>
  act(client, call, those, 'assignment.remind', (_, found) => remindEnrolments(client, found))
