import type { TaskDecision } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { notify } from '../notifications/notify.ts'
import { dayValue } from './announceTasks.ts'

interface HandedIn {
  readonly task: string
  readonly person: string
  readonly name: string
  readonly title: string
  readonly version: number
  readonly at: Date
  readonly receipt: string
  readonly today: string
  readonly reviewers: readonly string[]
}

// Managers of the person's units, the nearest alone: whoever is further up sees the queue without a message each time.
const nearestManagers = `select g.person from unit_membership m join unit_ancestor a on a.unit = m.unit
    join unit_membership g on g.unit = a.ancestor and g.role <> 'MEMBER' and is_not_over(g.until, g.unit)
    join person r on r.uuid = g.person and r.status = 'ACTIVE' and r.roles && '{ADMIN,EDUCATION_MANAGER}'
  where m.person = s.person and g.person <> s.person
    and a.distance = (select min(b.distance) from unit_membership n join unit_ancestor b on b.unit = n.unit
      join unit_membership h on h.unit = b.ancestor and h.role <> 'MEMBER' and is_not_over(h.until, h.unit)
      where n.person = s.person and h.person <> s.person)`

const readHandedIn = `select s.task, s.person, coalesce(${nameInSql('p')}, '') as name, t.title, s.version, s.handed_in_at as at, v.receipt,
    installation_day()::text as today,
    case t.reviewed_by when 'NAMED' then array(select x.person from task_reviewer x where x.task = t.uuid and x.person <> s.person)
      else array(${nearestManagers}) end as reviewers
  from task_submission s join task t on t.uuid = s.task join person p on p.uuid = s.person
    join task_version v on v.submission = s.uuid and v.number = s.version where s.uuid = $1`

/** Sends the receipt to the person, and tells the reviewers once a day and task that answers wait. */
export async function notifyHandedIn(sql: Queryable, submission: string): Promise<void> {
  const { rows } = await sql.query<HandedIn>(readHandedIn, [submission])
  for (const { task, person, name, title, version, at, receipt, today, reviewers } of rows)
    await notify(sql, [
      {
        event: 'TASK_HANDED_IN',
        person,
        subject: submission,
        cycle: version,
        address: `/media?task=${task}&version=${version}`,
        values: { title, at: { moment: at.toISOString() }, receipt },
      },
      ...[...new Set(reviewers)].map((reviewer) => ({
        ...({ event: 'TASK_REVIEW_WAITING', person: reviewer, subject: task, day: today } as const),
        address: `/task-management?review=${task}`,
        values: { title, person: name },
      })),
    ])
}

interface Reviewed {
  readonly task: string
  readonly person: string
  readonly title: string
  readonly version: number
  readonly decision: TaskDecision
  readonly comment: string
  readonly day: string
  readonly due: string | null
}

const readReviewed = `select s.task, s.person, t.title, s.version, v.decision, v.comment, installation_day()::text as day,
    (s.revision_due_at at time zone unit_zone(t.owner_unit))::date::text as due
  from task_submission s join task t on t.uuid = s.task join task_version v on v.submission = s.uuid and v.number = s.version
  where s.uuid = $1 and v.decision is not null`

/** Tells a person what was decided about their answer. */
export async function notifyReviewed(sql: Queryable, submission: string): Promise<void> {
  const { rows } = await sql.query<Reviewed>(readReviewed, [submission])
  await notify(
    sql,
    rows.map(({ task, person, title, version, decision, comment, day, due }) => {
      const common = { person, subject: submission, cycle: version, day, address: `/media?task=${task}` }
      return decision === 'RETURNED'
        ? { event: 'TASK_RETURNED', ...common, values: { title, due: dayValue(due), reason: comment } }
        : { event: 'TASK_GRADED', ...common, values: { title, decision, reason: comment } }
    }),
  )
}
