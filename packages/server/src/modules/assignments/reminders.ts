import type { PoolClient } from 'pg'
import { notify, type NewNotification } from '../notifications/notify.ts'
import type { JobWorker } from '../jobs/jobs.ts'

interface DueRow {
  readonly uuid: string
  readonly person: string
  readonly medium: string
  readonly cycle: number
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly due: string | null
  /** Days until the due date; negative behind it. */
  readonly days: number | null
  readonly today: string
}

const columns = `e.uuid, e.person, m.uuid as medium, e.cycle, m.titles, m.main_locale as "mainLocale", to_char(e.due_at at time zone z.name, 'YYYY-MM-DD') as due,
  (e.due_at at time zone z.name)::date - (now() at time zone z.name)::date as days, installation_day()::text as today`

const isOpen = `e.access = 'OPEN' and e.completed_at is null and coalesce(e.waived_until < now(), true)`

// Of several assignments with the same target each day is told once, by the key of the notification.
const source = `enrolment_source s join assignment a on a.uuid = s.assignment and s.ended_at is null
  join enrolment e on e.uuid = s.enrolment join learning_target m on m.uuid = coalesce(e.medium, e.path)
  cross join lateral (select unit_zone(coalesce(s.unit, a.owner_unit)) as name) z`

const isOverdueDay = `a.overdue_every_days is not null and r.days < -r.grace_days and (-r.days - r.grace_days - 1) % a.overdue_every_days = 0`

const dueToday = `select r.* from (select distinct on (e.uuid, a.uuid) a.uuid as assignment, e.grace_days, ${columns} from ${source}
    where a.state = 'ACTIVE' and ${isOpen} and e.due_at is not null) r join assignment a on a.uuid = r.assignment
  where r.days = any(a.reminder_days) or (${isOverdueDay})`

const toNotification = ({ person, medium, cycle, titles, mainLocale, due, days, today }: DueRow): NewNotification => ({
  ...{ event: days !== null && days < 0 ? 'OVERDUE' : 'DUE_REMINDER', person, subject: medium, cycle, day: today },
  values: {
    title: { texts: titles, mainLocale },
    ...{ due: due === null ? '' : { day: due }, days: Math.abs(days ?? 0) },
  },
  address: `/media?medium=${medium}`,
})

const those = `select distinct on (e.uuid) ${columns} from ${source} where e.uuid = any($1::uuid[]) and ${isOpen}`

/** Reminds the people of enrolments that are not done. @returns how many were not told today already */
export async function remindEnrolments(client: PoolClient, enrolments: readonly string[]): Promise<number> {
  const { rows } = await client.query<DueRow>(those, [enrolments])
  return notify(client, rows.map(toNotification))
}

// Managers of the person's units, or of the nearest unit above that has any.
const nearestManagers = `join lateral (select w.person, w.unit, rank() over (partition by o.unit order by ua.distance) as place
      from unit_membership o join unit_ancestor ua on ua.unit = o.unit join unit_membership w on w.unit = ua.ancestor
      where o.person = r.person and w.role <> 'MEMBER' and w.person <> r.person and is_not_over(w.until, w.unit)) w on w.place = 1`

const overdueLists = `select w.person, w.unit, u.name, count(distinct r.person)::int as count, installation_day()::text as today
  from (select distinct on (e.uuid, a.uuid) a.uuid as assignment, e.grace_days, ${columns} from ${source}
      where a.state = 'ACTIVE' and a.is_list_sent and ${isOpen} and e.due_at < now()) r
    join assignment a on a.uuid = r.assignment ${nearestManagers} join unit u on u.uuid = w.unit
  where r.days = -r.grace_days - 1 or (${isOverdueDay})
  group by w.person, w.unit, u.name`

interface ListRow {
  readonly person: string
  readonly unit: string
  readonly name: string
  readonly count: number
  readonly today: string
}

/** Sends the reminders of today. @returns how many are new */
export async function sendReminders(client: PoolClient): Promise<number> {
  const { rows } = await client.query<DueRow>(dueToday)
  const { rows: lists } = await client.query<ListRow>(overdueLists)
  const told = lists.map(({ person, unit, name, count, today }): NewNotification => ({
    ...{ event: 'OVERDUE_LIST', person, subject: unit, day: today },
    values: { count, unit: name },
    address: '/user-statistics',
  }))
  return (await notify(client, rows.map(toNotification))) + (await notify(client, told))
}

/** Sends reminders every morning. */
export const createReminderWorker = (): JobWorker<object, never> => ({
  kind: 'assignments.remind',
  cron: '0 5 * * *',
  async isNeeded(client) {
    return (await client.query(`select from assignment where state = 'ACTIVE' limit 1`)).rows.length > 0
  },
  async step(_, __, { client }) {
    const done = await sendReminders(client)
    return { position: null, done, total: done }
  },
})
