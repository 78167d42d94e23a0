import type { AssignmentReminders } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isAmongPeopleInScope, type Scope } from '../../scope.ts'
import { mostEnrolments } from '../../userStatistics/acts/conditions.ts'
import { stateOf } from '../../learning/complianceState.ts'
import { dueRows, isToSend, overdueDays } from '../reminders.ts'

const morning = (day: string): string => `((${day}) + time '05:00') at time zone installation_zone()`

// The run of today is still to come, or it has been and the next one is tomorrow.
const nextRun = `case when a.reminded_on < installation_day() then greatest(now(), ${morning('installation_day()')})
  else ${morning('installation_day() + 1')} end`

// Days for which something is planned: before the due date, and after the days of grace the latest one with the one after it.
const plannedDays = `lateral (
    select r.due_day - chosen as day from unnest(a.reminder_days) chosen where r.days >= 0
    union all select r.today - ${overdueDays} where a.overdue_every_days is not null and ${overdueDays} < 0
    union all select r.today - ${overdueDays} % a.overdue_every_days + step * a.overdue_every_days from generate_series(0, 1) step
      where a.overdue_every_days is not null and ${overdueDays} >= 0)`

const next = (inScope: string): string => `select q.at as "nextAt", count(distinct q.person)::int as "nextPeople"
  from (select r.person, case when p.day <= r.today then n.at
        else ${morning('installation_day(n.at) + (p.day - r.today)')} end as at
      from (${dueRows(`a.uuid = $1 and ${inScope}`, `(${nextRun})`)}) r join assignment a on a.uuid = r.assignment
        join person o on o.uuid = r.person and o.status in ('ACTIVE', 'INVITED')
        cross join lateral (select ${nextRun} as at) n cross join ${plannedDays} p
      where ${isToSend}) q
  group by q.at order by q.at limit 1`

const remindable = (inScope: string): string => `select e.uuid, e.person
  from enrolment_source s join assignment a on a.uuid = s.assignment join enrolment e on e.uuid = s.enrolment
    join person o on o.uuid = e.person and o.status in ('ACTIVE', 'INVITED')
  where a.uuid = $1 and a.state = 'ACTIVE' and s.ended_at is null and e.access = 'OPEN' and e.completed_at is null
    and ${stateOf('e')} in ('OVERDUE', 'IN_GRACE', 'DUE_SOON') and ${inScope}
    and not exists (select from notification n where n.event in ('OVERDUE', 'DUE_REMINDER') and n.subject = coalesce(e.medium, e.path)
      and n.person = e.person and n.cycle = e.cycle and n.day = installation_day())
  group by e.uuid order by e.due_at, e.uuid limit ${mostEnrolments}`

const valuesOf = (assignment: string, { manager }: Scope): string[] => [
  assignment,
  ...(manager === null ? [] : [manager]),
]

/** Enrolments that are overdue or due soon and were not reminded of today, the earliest due date first. */
export async function findRemindable(sql: Queryable, assignment: string, scope: Scope): Promise<string[]> {
  if (!isUuid(assignment)) return []
  const inScope = isAmongPeopleInScope(scope, 'e.person', '$2')
  const { rows } = await sql.query<{ uuid: string }>(remindable(inScope), valuesOf(assignment, scope))
  return rows.map(({ uuid }) => uuid)
}

/** When the next reminders of an assignment are sent, and whom somebody could remind now. */
export async function readReminders(pool: Pool, assignment: string, scope: Scope): Promise<AssignmentReminders> {
  const inScope = isAmongPeopleInScope(scope, 'e.person', '$2')
  const values = valuesOf(assignment, scope)
  const [planned, now] = await Promise.all([
    pool.query<Pick<AssignmentReminders, 'nextAt' | 'nextPeople'>>(next(inScope), values),
    pool.query<{ people: number }>(
      `select count(distinct x.person)::int as people from (${remindable(inScope)}) x`,
      values,
    ),
  ])
  const [first] = planned.rows
  return {
    nextAt: first?.nextAt ?? null,
    nextPeople: first?.nextPeople ?? 0,
    remindable: now.rows[0]?.people ?? 0,
  }
}
