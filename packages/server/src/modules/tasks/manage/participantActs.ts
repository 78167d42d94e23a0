import { linesError } from '@somo/graphql/personText'
import type { TaskBulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { notify } from '../../notifications/notify.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'
import { findTask, type TaskRow } from './taskStore.ts'
import { userError } from '../../userError.ts'

const refuse = (...userErrors: UserError[]): TaskBulkPayload => ({ changed: 0, userErrors })
const done = (changed: number): TaskBulkPayload => ({ changed, userErrors: [] })

const record = (
  client: PoolClient,
  call: RequestCall,
  { uuid, title }: Pick<TaskRow, 'uuid' | 'title'>,
  action: AuditEntry['action'],
  after: AuditEntry['after'] = {},
) => writeAudit(client, call, [{ action, objectKind: 'task', object: uuid, after: { title, ...after } }])

// Reviewers wait for those who have not handed in, or were asked for a revision.
const readLate = (
  inScope: string,
): string => `select a.person, coalesce(s.revision_due_at, s.own_due_at, k.due_at) as due,
    (coalesce(s.revision_due_at, s.own_due_at, k.due_at) at time zone unit_zone(k.owner_unit))::date::text as "dueOn",
    (coalesce(s.revision_due_at, s.own_due_at, k.due_at) at time zone unit_zone(k.owner_unit))::date - installation_day() as days,
    installation_day()::text as today
  from task k cross join lateral task_audience(k.uuid) as a (person)
    left join task_submission s on s.task = k.uuid and s.person = a.person
  where k.uuid = $1 and coalesce(s.state, 'DRAFT') in ('DRAFT', 'RETURNED') and ($2::uuid[] is null or a.person = any($2)) and ${inScope}`

/** Reminds people who have not handed in, each at most once a day. */
export async function remind(
  client: PoolClient,
  call: RequestCall,
  uuid: string,
  people: readonly string[] | null,
): Promise<TaskBulkPayload> {
  const scope = scopeOf(call)
  const task = await findTask(client, scope, uuid)
  if (task === null) return refuse(userError('UNKNOWN', 'task'))
  if (task.state !== 'PUBLISHED') return refuse(userError('WRONG_STATE', 'task'))
  const { rows } = await client.query<{ person: string; dueOn: string | null; days: number | null; today: string }>(
    readLate(isAmongPeopleInScope(scope, 'a.person', '$3')),
    [uuid, people?.filter(isUuid) ?? null, ...(scope.manager === null ? [] : [scope.manager])],
  )
  const notified = await notify(
    client,
    rows.map(({ person, dueOn, days, today }) => ({
      ...({ event: days !== null && days < 0 ? 'OVERDUE' : 'DUE_REMINDER', person, subject: uuid } as const),
      day: today,
      address: `/media?task=${uuid}`,
      values: { title: task.title, due: dueOn === null ? '–' : { day: dueOn }, days: days ?? '–' },
    })),
  )
  if (notified > 0) await record(client, call, task, 'task.remind', { people: notified })
  return done(notified)
}

const insertOwnDue = `insert into task_submission (task, person, own_due_at, unit)
  select k.uuid, $2, day_end($3::date, unit_zone(k.owner_unit)),
    (select m.unit from unit_membership m where m.person = $2 order by m.is_default desc, m.created_at limit 1)
  from task k where k.uuid = $1
  on conflict (task, person) do update set own_due_at = excluded.own_due_at,
    revision_due_at = case when task_submission.state = 'RETURNED' then excluded.own_due_at else task_submission.revision_due_at end,
    revision = task_submission.revision + 1`

/** Sets the due date of one person; null: that of the task. */
export async function extend(
  client: PoolClient,
  call: RequestCall,
  { task: uuid, person, dueOn }: { readonly task: string; readonly person: string; readonly dueOn: string | null },
): Promise<TaskBulkPayload> {
  const scope = scopeOf(call)
  const task = await findTask(client, scope, uuid)
  if (task === null) return refuse(userError('UNKNOWN', 'task'))
  if (!isUuid(person)) return refuse(userError('UNKNOWN', 'person'))
  const { rows } = await client.query<{ isPast: boolean }>(
    `select coalesce($3::date < installation_day(), false) as "isPast" where is_task_audience($1, $2)
      and ${isAmongPeopleInScope(scope, '$2::uuid', '$4')}`,
    [uuid, person, dueOn, ...(scope.manager === null ? [] : [scope.manager])],
  )
  if (rows[0] === undefined) return refuse(userError('UNKNOWN', 'person'))
  if (rows[0].isPast) return refuse(userError('IN_THE_PAST', 'dueOn'))
  await client.query(insertOwnDue, [uuid, person, dueOn])
  await record(client, call, task, 'task.extend', { due: dueOn })
  return done(1)
}

interface Submission {
  readonly uuid: string
  readonly task: string
  readonly state: string
  readonly revision: number
  readonly version: number
}

/** Locks an answer of a task that the caller manages, of a person they manage. */
async function findManaged(
  client: PoolClient,
  call: RequestCall,
  uuid: string,
): Promise<(Submission & { row: TaskRow }) | null> {
  if (!isUuid(uuid)) return null
  const scope = scopeOf(call)
  const { rows } = await client.query<Submission>(
    `select s.uuid, s.task, s.state, s.revision, s.version from task_submission s
      where s.uuid = $1 and ${isAmongPeopleInScope(scope, 's.person', '$2')} for update`,
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  const row = rows[0] === undefined ? null : await findTask(client, scope, rows[0].task)
  return rows[0] === undefined || row === null ? null : { ...rows[0], row }
}

/** Takes a decision back: the answer waits again. The version keeps what was said of it until it is reviewed anew. */
export async function reopen(
  client: PoolClient,
  call: RequestCall,
  { submission, revision, reason: given }: { submission: string; revision: number; reason: string },
): Promise<TaskBulkPayload> {
  const reason = given.trim().normalize('NFC')
  const code = reason === '' ? 'REQUIRED' : linesError(reason, 500)
  if (code !== null) return refuse(userError(code, 'reason'))
  const found = await findManaged(client, call, submission)
  if (found === null) return refuse(userError('UNKNOWN', 'submission'))
  if (found.revision !== revision) return refuse(userError('CHANGED_MEANWHILE'))
  if (found.state !== 'PASSED' && found.state !== 'FAILED') return refuse(userError('WRONG_STATE'))
  await client.query(
    `update task_version set decision = null, reviewed_at = null, reviewed_by = null, points = null where submission = $1 and number = $2`,
    [submission, found.version],
  )
  await client.query(
    `update task_submission set state = 'SUBMITTED', points = null, decided_at = null, revision = revision + 1 where uuid = $1`,
    [submission],
  )
  await record(client, call, found.row, 'task.reopenSubmission', { reason })
  return done(1)
}

/** Ends the review of somebody else. */
export async function release(client: PoolClient, call: RequestCall, submission: string): Promise<TaskBulkPayload> {
  const found = await findManaged(client, call, submission)
  if (found === null) return refuse(userError('UNKNOWN', 'submission'))
  const { rowCount } = await client.query(
    'update task_submission set claimed_by = null, claimed_until = null where uuid = $1 and claimed_by is not null',
    [submission],
  )
  if ((rowCount ?? 0) > 0) await record(client, call, found.row, 'task.releaseSubmission')
  return done(rowCount ?? 0)
}
