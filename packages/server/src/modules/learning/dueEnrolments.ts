import type { Queryable } from '../../database/transaction.ts'
import { type EnrolmentRow, isLatest, isOwn, ownColumns, ownEnrolments, ownState } from './ownLearningStore.ts'

/** Something a person has to do, with the session they booked for it. */
export interface DueRow extends EnrolmentRow {
  /** Of the session, the deadline, or the end of the validity. */
  readonly day: Date | string | null
  readonly session: {
    readonly startsAt: string
    readonly place: string | null
    readonly state: 'REGISTERED' | 'WAITING'
  } | null
}

/** What a person has to do. */
export interface DueEnrolments {
  readonly rows: readonly DueRow[]
  readonly total: number
  readonly overdue: number
  readonly dueSoon: number
}

const due = `with due as materialized (
    select ${ownColumns}, b.session,
      coalesce(b.starts_at, case when t.completed_at is null then t.due_at else t.valid_until end) as "day"
    from ${ownEnrolments} left join lateral (
      select s.starts_at, jsonb_build_object('startsAt', s.starts_at, 'place', s.place, 'state', b.state) as session
      from attempt a join event_booking b on b.attempt = a.uuid and b.state in ('REGISTERED', 'WAITING')
        join event_session s on s.uuid = b.session and s.ends_at > now()
      where m.kind = 'EVENT' and a.enrolment = t.uuid order by s.starts_at limit 1
    ) b on true
    where ${isOwn} and ${isLatest} and t.access = 'OPEN'
      and ${ownState} in ('NOT_STARTED', 'IN_PROGRESS', 'DUE_SOON', 'IN_GRACE', 'OVERDUE', 'EXPIRING', 'EXPIRED')
  )
  select d.*, count(*) over ()::int as total, count(*) filter (where d.state in ('OVERDUE', 'IN_GRACE')) over ()::int as overdue,
    count(*) filter (where d.state = 'DUE_SOON') over ()::int as "dueSoon"
  from due d order by d.state not in ('OVERDUE', 'IN_GRACE'), d.day nulls last, d."createdAt", d.uuid limit $2`

/** What somebody has to do: what is overdue first, then by the day of its session, its deadline, or the end of its validity. */
export async function readDueEnrolments(sql: Queryable, subject: string, most: number): Promise<DueEnrolments> {
  const { rows } = await sql.query<DueRow & Omit<DueEnrolments, 'rows'>>(due, [subject, most])
  const { total = 0, overdue = 0, dueSoon = 0 } = rows[0] ?? {}
  return { rows, total, overdue, dueSoon }
}

const lastActive = `select ${ownColumns} from ${ownEnrolments}
  where ${isOwn} and ${isLatest} and t.access = 'OPEN' and t.medium is not null and t.last_active_at is not null and t.completed_at is null and t.failed_at is null
  order by t.last_active_at desc limit 1`

/** What somebody was learning last and has not completed; null where there is none. */
export const readLastActive = async (sql: Queryable, subject: string): Promise<EnrolmentRow | null> =>
  (await sql.query<EnrolmentRow>(lastActive, [subject])).rows[0] ?? null

const lastItem = `select item from attempt where enrolment = $1 and item is not null order by last_active_at desc, uuid limit 1`

/** The item of a course that was open last; null before the first one. */
export const readLastItem = async (sql: Queryable, enrolment: string): Promise<string | null> =>
  (await sql.query<{ item: string }>(lastItem, [enrolment])).rows[0]?.item ?? null
