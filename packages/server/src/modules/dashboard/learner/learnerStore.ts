import type { DashboardTally } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { deadlineDay, unitDay } from '../../dates/days.ts'
import { dueSoonDays } from '../../learning/complianceState.ts'
import { isOwnTask, ownTaskDue, ownTasks } from '../../tasks/learner/ownTasksInSql.ts'

/** A date of a person as the database answers it. */
export interface DateRow {
  readonly uuid: string
  readonly kind: 'DEADLINE' | 'SESSION' | 'TASK'
  readonly day: string
  readonly startsAt: string | null
  readonly medium: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly isOverdue: boolean
}

const me = '(select uuid from person where subject = $1)'

const dates = `select * from (
    select e.uuid, 'DEADLINE' as kind, ${deadlineDay('e.due_at', 'e.uuid')} as day, null::timestamptz as "startsAt", m.uuid as medium,
      m.titles, m.main_locale as "mainLocale",
      compliance_state(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days, e.waived_until,
        now(), ${dueSoonDays}) in ('OVERDUE', 'IN_GRACE') as "isOverdue"
    from enrolment e join learning_target m on m.uuid = coalesce(e.medium, e.path)
    where e.person = ${me} and e.is_latest and e.access = 'OPEN' and e.completed_at is null and e.due_at is not null
      and (e.waived_until is null or e.waived_until < now())
    union all
    select s.uuid, 'SESSION', (s.starts_at at time zone s.zone)::date::text, s.starts_at, s.medium, m.titles, m.main_locale, false
    from enrolment e join attempt a on a.enrolment = e.uuid join event_booking b on b.attempt = a.uuid and b.state in ('REGISTERED', 'ATTENDED')
      join event_session s on s.uuid = b.session join medium m on m.uuid = s.medium
    where e.person = ${me} and s.cancelled_at is null
    union all
    select t.uuid, 'TASK', ${unitDay(ownTaskDue, 't.owner_unit')}, null, null, jsonb_build_object('en', t.title), 'en', ${ownTaskDue} < now()
    from ${ownTasks} where ${isOwnTask} and ${ownTaskDue} is not null and coalesce(s.state, 'DRAFT') in ('DRAFT', 'RETURNED')
      and t.state = 'PUBLISHED'
  ) d
  where d.day between $2 and $3 order by d.day, d."startsAt" nulls first, d.uuid limit 100`

/** Deadlines and booked sessions of somebody, by day. @param from yyyy-MM-dd, as `to` */
export const readDates = async (sql: Queryable, subject: string, from: string, to: string): Promise<DateRow[]> =>
  (await sql.query<DateRow>(dates, [subject, from, to])).rows

// A course counts by its parts, which have events of their own.
const tally = `select count(*) filter (where d.day >= w.monday)::int as "thisWeek",
    count(*) filter (where d.day < w.monday)::int as "lastWeek"
  from (select date_trunc('week', installation_day())::date as monday) w
  left join lateral (
    select installation_day(v.at) as day from learning_event v left join medium m on m.uuid = v.medium
    where v.person = ${me} and v.at > now() - interval '16 days'
      and (v.kind = 'PART_COMPLETED' or (v.kind = 'COMPLETED' and m.kind <> 'COURSE'))
  ) d on d.day >= w.monday - 7`

type Weeks = Omit<DashboardTally, 'certificates'>

/** How much somebody completed in this week and in the one before. */
export async function readTally(sql: Queryable, subject: string): Promise<Weeks> {
  const { rows } = await sql.query<Weeks>(tally, [subject])
  return rows[0] ?? { thisWeek: 0, lastWeek: 0 }
}
