import type { ListedOwnTask, OwnTask, OwnTaskCounts, TaskRefusal } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { unitDay } from '../../dates/days.ts'
import { readKeysetPage } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import {
  due,
  isOwnTask,
  lastMoment,
  ownTaskDue,
  ownTaskRefusal,
  ownTaskState,
  ownTasks,
  person,
} from './ownTasksInSql.ts'
import { taskFileInSql, type TaskFileRow } from '../taskFiles.ts'
import { versionsInSql, type TaskVersionRow } from '../versionsInSql.ts'

const isDone = `coalesce(s.state in ('SUBMITTED', 'PASSED', 'FAILED'), false)`

const unitName = '(select u.name from unit u where u.uuid = t.owner_unit)'

/** A page of the caller's tasks: by due date, or what is done by the latest answer. */
export const listOwnTasks = (sql: Queryable, plan: PagePlan<'DUE'>, subject: string, done: boolean) =>
  readKeysetPage<ListedOwnTask, 'DUE'>(sql, plan, {
    columns: `t.uuid, t.title, ${unitName} as unit, ${ownTaskState} as state, coalesce(s.is_late, false) as "isLate", t.opens_at as "opensAt",
      ${ownTaskDue} as "dueAt", ${unitDay(ownTaskDue, 't.owner_unit')} as "dueOn", s.handed_in_at as "handedInAt", s.points, t.max_points as "maxPoints", ${ownTaskRefusal} as refusal`,
    from: ownTasks,
    key: `coalesce(s.revision_due_at, ${due}, 'infinity'::timestamptz)`,
    where: [isOwnTask, done ? isDone : `not ${isDone}`],
    values: [subject],
  })

/** How many tasks the caller has. */
export async function countOwnTasks(sql: Queryable, subject: string): Promise<OwnTaskCounts> {
  const { rows } = await sql.query<OwnTaskCounts>(
    `select count(*) filter (where not ${isDone})::int as "toDo", count(*) filter (where ${isDone})::int as done from ${ownTasks} where ${isOwnTask}`,
    [subject],
  )
  return rows[0] ?? { toDo: 0, done: 0 }
}

/** A task of the caller as the database answers it. */
export interface OwnTaskRow extends Omit<OwnTask, 'files' | 'draft' | 'versions'> {
  readonly files: readonly TaskFileRow[]
  readonly draft: Omit<OwnTask['draft'], 'files'> & { readonly files: readonly TaskFileRow[] }
  readonly versions: readonly TaskVersionRow[]
}

const filesOf = (condition: string): string =>
  `coalesce((select jsonb_agg(${taskFileInSql} order by f.created_at, f.uuid) from task_file f where ${condition}), '[]'::jsonb)`

const ownColumns = `t.uuid, t.title, ${unitName} as unit, t.instructions, ${filesOf('f.task = t.uuid')} as files, ${ownTaskState} as state,
  coalesce(s.is_late, false) as "isLate", t.opens_at as "opensAt", ${ownTaskDue} as "dueAt", ${unitDay(ownTaskDue, 't.owner_unit')} as "dueOn", t.late_rule as "lateRule",
  ${lastMoment} as "lateUntil", greatest(t.resubmissions - coalesce(s.returned_count, 0), 0) as "returnsLeft",
  to_jsonb(t.answer_kinds) as "answerKinds", t.grading, t.max_points as "maxPoints", t.pass_points as "passPoints", s.points, ${ownTaskRefusal} as refusal,
  jsonb_build_object('text', coalesce(s.draft_text, ''), 'link', coalesce(s.draft_link, ''), 'sequence', coalesce(s.draft_sequence, 0),
    'savedAt', s.drafted_at, 'files', ${filesOf('f.submission = s.uuid and f.is_in_draft')}) as draft,
  ${versionsInSql} as versions`

/** A task of the caller; null for any other. Before it opens its instructions and files are left out. */
export async function findOwnTask(sql: Queryable, subject: string, uuid: string): Promise<OwnTaskRow | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<OwnTaskRow>(
    `select ${ownColumns} from ${ownTasks} where t.uuid = $2 and ${isOwnTask}`,
    [subject, uuid],
  )
  const [row] = rows
  if (row?.refusal !== 'NOT_OPEN') return row ?? null
  return { ...row, instructions: '', files: [] }
}

/** What a change of an answer needs, locked. */
export interface OwnSubmission {
  readonly uuid: string
  readonly state: string
  readonly version: number
  readonly sequence: number
  readonly text: string
  readonly link: string
  readonly refusal: TaskRefusal | null
  readonly isPastDue: boolean
  readonly answerKinds: readonly string[]
  readonly title: string
  readonly person: string
}

const begin = `insert into task_submission (task, person, unit)
  select t.uuid, ${person}, (select m.unit from unit_membership m where m.person = ${person} order by m.is_default desc, m.created_at limit 1)
  from ${ownTasks} where t.uuid = $2 and ${isOwnTask} and s.uuid is null on conflict (task, person) do nothing`

const lock = `select s.uuid, s.state, s.version, s.draft_sequence as sequence, s.draft_text as text, s.draft_link as link, ${ownTaskRefusal} as refusal,
    coalesce(${due} < now(), false) as "isPastDue", to_jsonb(t.answer_kinds) as "answerKinds", t.title, s.person
  from task t join task_submission s on s.task = t.uuid and s.person = ${person}
  where t.uuid = $2 and ${isOwnTask} for update of s`

/** Locks what the caller hands in for a task, begun where it was not; null where the task is not theirs. */
export async function lockOwnSubmission(sql: Queryable, subject: string, task: string): Promise<OwnSubmission | null> {
  if (!isUuid(task)) return null
  await sql.query(begin, [subject, task])
  const { rows } = await sql.query<OwnSubmission>(lock, [subject, task])
  return rows[0] ?? null
}
