import type { DashboardTask } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { unitDay } from '../../dates/days.ts'
import { dueSoonDays } from '../../learning/complianceState.ts'
import { ownTaskDue, ownTaskState, ownTasks, isOwnTask, ownTaskRefusal } from './ownTasksInSql.ts'

/** A task as the database answers it. */
export interface DueTask extends DashboardTask {
  readonly dueAt: string | null
  readonly isOverdue: boolean
}

/** Tasks that a person can hand in now and has to: with a due date, or returned for revision. */
export interface DueTasks {
  readonly rows: readonly DueTask[]
  readonly total: number
  readonly overdue: number
  readonly dueSoon: number
}

const dueTasks = `with due as (
    select t.uuid, t.title, (select u.name from unit u where u.uuid = t.owner_unit) as unit, ${ownTaskState} as state, ${ownTaskDue} as "dueAt",
      ${unitDay(ownTaskDue, 't.owner_unit')} as "dueOn",
      coalesce(${ownTaskDue} < now(), false) as "isOverdue"
    from ${ownTasks}
    where ${isOwnTask} and ${ownTaskRefusal} is null and coalesce(s.state, 'DRAFT') in ('DRAFT', 'RETURNED')
      and (${ownTaskDue} is not null or s.state = 'RETURNED'))
  select d.*, count(*) over ()::int as total, count(*) filter (where d."isOverdue") over ()::int as overdue,
    count(*) filter (where not d."isOverdue" and d."dueAt" < now() + interval '${dueSoonDays} days') over ()::int as "dueSoon"
  from due d order by not d."isOverdue", d."dueAt" nulls last, d.uuid limit $2`

/** The tasks of somebody that are due, the most urgent first, and how many there are. */
export async function readDueTasks(sql: Queryable, subject: string, most: number): Promise<DueTasks> {
  const { rows } = await sql.query<DueTask & Omit<DueTasks, 'rows'>>(dueTasks, [subject, most])
  const { total = 0, overdue = 0, dueSoon = 0 } = rows[0] ?? {}
  return { rows, total, overdue, dueSoon }
}
