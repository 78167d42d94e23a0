import type { Pool } from 'pg'
import { deadlineDay, unitDay } from '../dates/days.ts'
import { textIn } from '../learning/learningMapper.ts'
import type { PersonLinks } from '../notifications/personLinks.ts'
import type { SettingReader } from '../system/settings.ts'
import { writeCalendar, type CalendarEntry } from './writeCalendar.ts'

/** The calendar of each person, at a secret address. */
export interface CalendarFeeds {
  /** The address; null for somebody who is not known yet. */
  addressOf(subject: string): Promise<string | null>
  /** A new address; the one before answers nothing any more. */
  renew(subject: string): Promise<string | null>
  /** The calendar at an address; null for every other address, and for people who are suspended. */
  read(token: string): Promise<string | null>
}

export interface CalendarDeps {
  readonly pool: Pool
  readonly links: PersonLinks
  readonly settings: SettingReader
  readonly origin: string
}

const generationOf = `select p.uuid as person, coalesce(f.generation, 0) as generation from person p
  left join calendar_feed f on f.person = p.uuid where p.subject = $1`
const renew = `insert into calendar_feed (person, generation) select uuid, 1 from person where subject = $1
  on conflict (person) do update set generation = calendar_feed.generation + 1, renewed_at = now()
  returning person, generation`
const findReader = `select p.uuid, p.locale from person p left join calendar_feed f on f.person = p.uuid
  where p.uuid = $1 and coalesce(f.generation, 0) = $2 and p.status in ('ACTIVE', 'INVITED')`

const past = `interval '90 days'`

const deadlines = `select e.uuid, m.uuid as medium, m.titles, m.main_locale as "mainLocale", ${deadlineDay('e.due_at', 'e.uuid')} as day,
    (select count(*)::int from past_enrolment_term t where t.enrolment = e.uuid) as sequence, e.created_at as "changedAt", e.access = 'CLOSED' as "isCancelled"
  from enrolment e join learning_target m on m.uuid = coalesce(e.medium, e.path)
  where e.person = $1 and e.due_at > now() - ${past} and e.completed_at is null and e.access in ('OPEN', 'CLOSED')
    and (e.waived_until is null or e.waived_until < now())
  order by e.due_at, e.uuid limit 500`

// Of a person, or of the task; a revision that was asked for has its own.
const tasks = `select t.uuid, t.title, ${unitDay('coalesce(s.revision_due_at, s.own_due_at, t.due_at)', 't.owner_unit')} as day,
    greatest(t.updated_at, s.created_at) as "changedAt", t.revision + coalesce(s.revision, 0) as sequence
  from task t left join task_submission s on s.task = t.uuid and s.person = $1
  where t.state = 'PUBLISHED' and coalesce(s.state, 'DRAFT') in ('DRAFT', 'RETURNED')
    and coalesce(s.revision_due_at, s.own_due_at, t.due_at) > now() - ${past} and (s.version > 0 or is_task_audience(t.uuid, $1))
  order by 3, t.uuid limit 500`

const sessions = `select s.uuid, s.medium, m.titles, m.main_locale as "mainLocale", s.starts_at as "startsAt", s.ends_at as "endsAt",
    s.place, s.join_url as "joinUrl", s.trainer, s.sequence, s.updated_at as "changedAt", s.cancel_reason as reason,
    bool_and(b.state in ('CANCELLED', 'WITHDRAWN')) as "isCancelled"
  from event_booking b join event_session s on s.uuid = b.session join attempt a on a.uuid = b.attempt
    join enrolment e on e.uuid = a.enrolment join medium m on m.uuid = s.medium
  where e.person = $1 and s.starts_at > now() - ${past} and b.state in ('REGISTERED', 'ATTENDED', 'CANCELLED')
  group by s.uuid, m.uuid order by s.starts_at, s.uuid limit 500`

interface DeadlineRow {
  readonly uuid: string
  readonly medium: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly day: string
  /** How often its terms were changed. */
  readonly sequence: number
  readonly changedAt: Date
  readonly isCancelled: boolean
}

interface SessionRow extends Omit<DeadlineRow, 'day'> {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly place: string | null
  readonly joinUrl: string | null
  readonly trainer: string | null
  readonly reason: string | null
}

interface TaskRow {
  readonly uuid: string
  readonly title: string
  readonly day: string
  readonly sequence: number
  readonly changedAt: Date
}

const words = {
  en: { name: 'Learning', due: 'Due: {title}' },
  de: { name: 'Lernen', due: 'Fällig: {title}' },
  sw: { name: 'Kujifunza', due: 'Mwisho: {title}' },
} as const

/** Makes the service. */
export function createCalendarFeeds({ pool, links, settings, origin }: CalendarDeps): CalendarFeeds {
  const host = new URL(origin).hostname
  const answer = async (statement: string, subject: string): Promise<string | null> => {
    const { rows } = await pool.query<{ person: string; generation: number }>(statement, [subject])
    const [row] = rows
    return row === undefined ? null : links.calendar(row.person, row.generation)
  }
  return {
    addressOf: (subject) => answer(generationOf, subject),
    renew: (subject) => answer(renew, subject),
    async read(token) {
      const link = links.readCalendar(token)
      if (link === null) return null
      const { rows } = await pool.query<{ uuid: string; locale: string | null }>(findReader, [
        link.person,
        link.generation,
      ])
      const [reader] = rows
      if (reader === undefined) return null
      const locale = reader.locale ?? (await settings.read()).defaultLocale
      const [due, set, booked] = await Promise.all([
        pool.query<DeadlineRow>(deadlines, [reader.uuid]),
        pool.query<TaskRow>(tasks, [reader.uuid]),
        pool.query<SessionRow>(sessions, [reader.uuid]),
      ])
      const context = { locale, host, origin }
      const entries = [
        ...due.rows.map((row) => entryOfDeadline(row, context)),
        ...set.rows.map((row) => entryOfTask(row, context)),
        ...booked.rows.map((row) => entryOfSession(row, context)),
      ]
      return writeCalendar(entries, { name: wordsOf(locale).name })
    },
  }
}

interface EntryContext {
  readonly locale: string
  readonly host: string
  readonly origin: string
}

const wordsOf = (locale: string) => words[locale === 'de' || locale === 'sw' ? locale : 'en']

const shared = ({ titles, mainLocale, medium, ...row }: Omit<DeadlineRow, 'day'>, context: EntryContext) => ({
  title: textIn(titles, context.locale, mainLocale) ?? '',
  url: `${context.origin}/media?medium=${medium}`,
  sequence: row.sequence,
  changedAt: row.changedAt,
  isCancelled: row.isCancelled,
})

function entryOfDeadline(row: DeadlineRow, context: EntryContext): CalendarEntry {
  const { title, ...rest } = shared(row, context)
  return {
    ...rest,
    uid: `enrolment-${row.uuid}@${context.host}`,
    summary: wordsOf(context.locale).due.replace('{title}', title),
    time: { day: row.day },
  }
}

const entryOfTask = (
  { uuid, title, day, sequence, changedAt }: TaskRow,
  { locale, host, origin }: EntryContext,
): CalendarEntry => ({
  uid: `task-${uuid}@${host}`,
  summary: wordsOf(locale).due.replace('{title}', title),
  url: `${origin}/media?task=${uuid}`,
  sequence,
  changedAt,
  isCancelled: false,
  time: { day },
})

function entryOfSession(row: SessionRow, context: EntryContext): CalendarEntry {
  const { title, ...rest } = shared(row, context)
  return {
    ...rest,
    uid: `session-${row.uuid}@${context.host}`,
    summary: title,
    description: [row.reason, row.trainer, row.joinUrl].filter((line) => line !== null).join('\n'),
    ...(row.place === null ? {} : { location: row.place }),
    time: { start: row.startsAt, end: row.endsAt },
  }
}
