import type { PoolClient } from 'pg'
import { notify, type NewNotification } from '../notifications/notify.ts'
import type { JobWorker } from '../jobs/jobs.ts'

interface DueRow {
  readonly person: string
  readonly medium: string
  readonly cycle: number
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly due: string | null
  /** Days until the due date; negative behind it. */
  readonly days: number
  /** The day on which it was to be told. */
  readonly planned: string
}

const isOpen = `e.access = 'OPEN' and e.completed_at is null and coalesce(e.waived_until < now(), true)`

/*
  Open enrolments with a due date, through each of their active assignments, as a run at `moment` sees them. Days are those of the clocks
  of the unit. `missed_days` are 1 after a run on the day before, more where the server was down.
*/
export const dueRows = (
  condition: string,
  moment = 'now()',
): string => `select distinct on (e.uuid, a.uuid) a.uuid as assignment, e.uuid, e.person, coalesce(e.medium, e.path) as target, e.cycle,
    e.grace_days, d.due_day, d.today, (d.due_day - d.today) as days, (s.since at time zone z.name)::date as since,
    greatest(1, installation_day(${moment}) - a.reminded_on) as missed_days
  from enrolment_source s join assignment a on a.uuid = s.assignment and s.ended_at is null
    join enrolment e on e.uuid = s.enrolment
    cross join lateral (select unit_zone(coalesce(s.unit, a.owner_unit)) as name) z
    cross join lateral (select (e.due_at at time zone z.name)::date as due_day, (${moment} at time zone z.name)::date as today) d
  where a.state = 'ACTIVE' and ${isOpen} and e.due_at is not null and ${condition}`

/** Days since the first day overdue, of a row of `dueRows`. */
export const overdueDays = '(-r.days - r.grace_days - 1)'

// The latest of the chosen days that has come: before the due date, or after the days of grace.
const plannedDay = `lateral (
    select max(r.due_day - chosen) as day from unnest(a.reminder_days) chosen where r.days >= 0 and chosen >= r.days
    union all select r.today - ${overdueDays} % a.overdue_every_days where a.overdue_every_days is not null and ${overdueDays} >= 0)`

const isTold = `exists (select from notification n
    where n.event = case when r.days < 0 then 'OVERDUE' else 'DUE_REMINDER' end and n.subject = r.target and n.person = r.person
      and n.cycle = r.cycle and n.day >= p.day)`

/**
 * Whether a run sends what was planned for the day `p.day`, of a row `r` of `dueRows`. A day that was missed is made up for as long as
 * it is still true, and where nothing was told since. A day more than was missed: clocks of units differ, and the key of the
 * notification keeps from telling it twice.
 */
export const isToSend = `p.day > r.today - r.missed_days - 1 and p.day >= r.since and not ${isTold}`

const dueNow = `select distinct on (r.uuid) r.person, r.target as medium, r.cycle, m.titles, m.main_locale as "mainLocale", r.due_day::text as due, r.days,
    p.day::text as planned
  from (${dueRows('true')}) r join assignment a on a.uuid = r.assignment join learning_target m on m.uuid = r.target cross join ${plannedDay} p
  where ${isToSend}
  order by r.uuid, p.day desc`

const toNotification = ({
  person,
  medium,
  cycle,
  titles,
  mainLocale,
  due,
  days,
  planned,
}: DueRow): NewNotification => ({
  event: days < 0 ? 'OVERDUE' : 'DUE_REMINDER',
  person,
  subject: medium,
  cycle,
  day: planned,
  values: {
    title: { texts: titles, mainLocale },
    due: due === null ? '' : { day: due },
    days: Math.abs(days),
  },
  address: `/media?medium=${medium}`,
})

/** Managers `w` of the units of a person `r.person`, or of the nearest unit above that has any. */
export const nearestManagers = `join lateral (select w.person, w.unit, rank() over (partition by o.unit order by ua.distance) as place
      from unit_membership o join unit_ancestor ua on ua.unit = o.unit join unit_membership w on w.unit = ua.ancestor
      where o.person = r.person and w.role <> 'MEMBER' and w.person <> r.person and is_not_over(w.until, w.unit)) w on w.place = 1`

// On the first day, and with every reminder. Told once for the days that were missed.
const listDay = `r.today - case when a.overdue_every_days is null then ${overdueDays} else ${overdueDays} % a.overdue_every_days end`

const overdueLists = `select w.person, w.unit, u.name, count(distinct r.person)::int as count, installation_day()::text as today
  from (${dueRows('a.is_list_sent and e.due_at < now()')}) r
    join assignment a on a.uuid = r.assignment ${nearestManagers} join unit u on u.uuid = w.unit
  where ${overdueDays} >= 0 and ${listDay} > r.today - r.missed_days
  group by w.person, w.unit, u.name`

interface ListRow {
  readonly person: string
  readonly unit: string
  readonly name: string
  readonly count: number
  readonly today: string
}

const keepDay = `update assignment set reminded_on = installation_day() where state = 'ACTIVE' and reminded_on < installation_day()`

/** Sends the reminders of today, and those of the days since the last run. @returns how many are new */
export async function sendReminders(client: PoolClient): Promise<number> {
  const { rows } = await client.query<DueRow>(dueNow)
  const { rows: lists } = await client.query<ListRow>(overdueLists)
  const told = lists.map(({ person, unit, name, count, today }): NewNotification => ({
    event: 'OVERDUE_LIST',
    person,
    subject: unit,
    day: today,
    values: { count, unit: name },
    address: '/user-statistics',
  }))
  await client.query(keepDay)
  return (await notify(client, rows.map(toNotification))) + (await notify(client, told))
}

const isMorning = `extract(hour from now() at time zone installation_zone()) >= 5`

/** Sends reminders every morning, and later in the day where the server was down. */
export const createReminderWorker = (): JobWorker<object, never> => ({
  kind: 'assignments.remind',
  cron: '0 5 * * *',
  pollSeconds: 600,
  async isNeeded(client) {
    const { rows } = await client.query(
      `select from assignment where state = 'ACTIVE' and reminded_on < installation_day() and ${isMorning} limit 1`,
    )
    return rows.length > 0
  },
  async step(_, __, { client }) {
    const done = await sendReminders(client)
    return { position: null, done, total: done }
  },
})
