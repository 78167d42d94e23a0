import type { TaskQueueCounts, TaskQueueItem, TaskReview } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, isPersonInScope, isUnitInScope, scopeOf } from '../../scope.ts'
import { versionsInSql, type TaskVersionRow } from '../versionsInSql.ts'

/** Who reviews. */
export type Reviewer = Pick<CallContext, 'subject' | 'roles'>

/** The person who calls, `$1`. */
export const me = '(select c.uuid from person c where c.subject = $1)'

/**
 * Whether the caller `$1` may review the answer `s` of the task `k`: nobody their own.
 * @param isInScope the predicate over people: one for many rows, or one that is asked for each of a few
 */
export function mayReview(reviewer: Reviewer, s = 's', isInScope = isPersonInScope): string {
  const scope = scopeOf(reviewer)
  const isNotOwn = `${s}.person is distinct from ${me}`
  if (scope.manager === null) return `${isNotOwn} and k.state <> 'ARCHIVED'`
  return `${isNotOwn} and k.state <> 'ARCHIVED' and case k.reviewed_by
    when 'NAMED' then exists (select from task_reviewer x where x.task = k.uuid and x.person = ${me})
    else ${isInScope(scope, `${s}.person`, '$1')} end`
}

const isClaimed = (s: string): string => `${s}.claimed_until > now()`

const known = (task: string | null): string | null => (task === null || isUuid(task) ? task : null)

function queueList(reviewer: Reviewer, task: string | null): KeysetList {
  return {
    columns: `t.uuid, t.task, k.title as "taskTitle", coalesce(${nameInSql('p')}, '') as name, t.version, t.returned_count > 0 as "isRevision",
      t.is_late as "isLate", t.handed_in_at as "handedInAt", case when ${isClaimed('t')} then ${nameInSql('c')} end as "claimedBy",
      coalesce(${isClaimed('t')} and t.claimed_by = ${me}, false) as "isMine"`,
    from: 'task_submission t join task k on k.uuid = t.task join person p on p.uuid = t.person left join person c on c.uuid = t.claimed_by',
    key: 't.handed_in_at',
    where: [
      `t.state = 'SUBMITTED'`,
      '($2::uuid is null or t.task = $2)',
      mayReview(reviewer, 't', isAmongPeopleInScope),
    ],
    values: [reviewer.subject, known(task)],
  }
}

/** A page of what waits for the caller, the longest waiting first. */
export const listQueue = (sql: Queryable, plan: PagePlan<'HANDED_IN'>, reviewer: Reviewer, task: string | null) =>
  readKeysetPage<TaskQueueItem, 'HANDED_IN'>(sql, plan, queueList(reviewer, task))

/** How much waits for the caller, and since when. */
export async function countQueue(sql: Queryable, reviewer: Reviewer, task: string | null): Promise<TaskQueueCounts> {
  const { rows } = await sql.query<TaskQueueCounts>(
    `select count(*) filter (where s.state = 'SUBMITTED')::int as waiting, min(s.handed_in_at) filter (where s.state = 'SUBMITTED') as "oldestAt",
      count(*) filter (where s.state <> 'SUBMITTED')::int as reviewed
    from task_submission s join task k on k.uuid = s.task
    where s.version > 0 and ($2::uuid is null or s.task = $2) and ${mayReview(reviewer, 's', isAmongPeopleInScope)}`,
    [reviewer.subject, known(task)],
  )
  return rows[0] ?? { waiting: 0, oldestAt: null, reviewed: 0 }
}

/** An answer as the database answers it. */
export interface ReviewRow extends Omit<TaskReview, 'versions' | 'canRelease'> {
  readonly versions: readonly TaskVersionRow[]
}

const columns = `s.uuid, s.task, k.title as "taskTitle", k.instructions, k.grading, k.max_points as "maxPoints", k.pass_points as "passPoints",
  jsonb_build_object('uuid', p.uuid, 'name', coalesce(${nameInSql('p')}, '')) as person, (select u.name from unit u where u.uuid = s.unit) as unit,
  s.state, s.is_late as "isLate", coalesce(s.own_due_at, k.due_at) as "dueAt", greatest(k.resubmissions - s.returned_count, 0) as "returnsLeft",
  ${versionsInSql} as versions, case when ${isClaimed('s')} then ${nameInSql('c')} end as "claimedBy",
  coalesce(${isClaimed('s')} and s.claimed_by = ${me}, false) as "isMine", case when ${isClaimed('s')} then s.claimed_until end as "claimedUntil",
  case when s.claimed_by = ${me} then s.feedback else '' end as feedback, case when s.claimed_by = ${me} then s.feedback_points end as "feedbackPoints",
  s.revision`

/** An answer that the caller may review; null for any other. */
export async function findReview(sql: Queryable, reviewer: Reviewer, uuid: string): Promise<ReviewRow | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<ReviewRow>(
    `select ${columns} from task_submission s join task k on k.uuid = s.task join person p on p.uuid = s.person
        left join person c on c.uuid = s.claimed_by
      where s.uuid = $2 and s.version > 0 and ${mayReview(reviewer)}`,
    [reviewer.subject, uuid],
  )
  return rows[0] ?? null
}

/** Whether the caller may end the review of somebody else: they manage the task and the person. */
export async function mayRelease(sql: Queryable, reviewer: Reviewer, uuid: string): Promise<boolean> {
  const scope = scopeOf(reviewer)
  const { rowCount } = await sql.query(
    `select from task_submission s join task k on k.uuid = s.task
      where s.uuid = $1 and ${isAmongPeopleInScope(scope, 's.person', '$2')} and ${isUnitInScope(scope, 'k.owner_unit', '$2')}`,
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  return (rowCount ?? 0) > 0
}

/** An answer, locked for a change. */
export interface LockedReview {
  readonly uuid: string
  readonly state: string
  readonly version: number
  readonly grading: 'PASS_FAIL' | 'POINTS'
  readonly maxPoints: number | null
  readonly passPoints: number | null
  readonly returnsLeft: number
  /** Somebody else has it. */
  readonly isTaken: boolean
  readonly title: string
  readonly task: string
}

/** Locks an answer that the caller may review. */
export async function lockReview(sql: Queryable, reviewer: Reviewer, uuid: string): Promise<LockedReview | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<LockedReview>(
    `select s.uuid, s.state, s.version, k.grading, k.max_points as "maxPoints", k.pass_points as "passPoints", k.title, s.task,
        greatest(k.resubmissions - s.returned_count, 0) as "returnsLeft",
        coalesce(${isClaimed('s')} and s.claimed_by <> ${me}, false) as "isTaken"
      from task_submission s join task k on k.uuid = s.task where s.uuid = $2 and s.version > 0 and ${mayReview(reviewer)} for update of s`,
    [reviewer.subject, uuid],
  )
  return rows[0] ?? null
}

// Feedback of another reviewer is not the caller's.
const setClaim = `claimed_until = now() + interval '60 minutes', claimed_by = ${me},
  feedback = case when claimed_by = ${me} then feedback else '' end, feedback_points = case when claimed_by = ${me} then feedback_points end`

/** Claims a locked answer for 60 minutes. */
export const claim = (sql: Queryable, { subject }: Reviewer, uuid: string) =>
  sql.query(`update task_submission set ${setClaim} where uuid = $2`, [subject, uuid])

/** Claims the longest waiting answer that nobody else has, past those that others are claiming at this moment. */
export async function claimNext(
  sql: Queryable,
  reviewer: Reviewer,
  task: string | null,
  skip: readonly string[],
): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>(
    `with next as (
      select s.uuid from task_submission s join task k on k.uuid = s.task
      where s.state = 'SUBMITTED' and ($2::uuid is null or s.task = $2) and s.uuid <> all($3::uuid[])
        and (s.claimed_until is null or s.claimed_until <= now() or s.claimed_by = ${me}) and ${mayReview(reviewer)}
      order by s.handed_in_at, s.uuid limit 1 for update of s skip locked)
    update task_submission set ${setClaim} where uuid = (select uuid from next) returning uuid`,
    [reviewer.subject, known(task), skip.filter(isUuid)],
  )
  return rows[0]?.uuid ?? null
}
