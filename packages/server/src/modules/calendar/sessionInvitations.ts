import type { Queryable } from '../../database/transaction.ts'
import { writeCalendar } from './writeCalendar.ts'
import type { MailCalendar } from '../mail/outbox.ts'
import { textIn } from '../learning/learningMapper.ts'

/** Whose invitation it is, to which session. */
export interface InvitedPerson {
  readonly person: string
  /** The uuid of a session or of a booking: what the notification is about. */
  readonly subject: string
  readonly name: string
  readonly mail: string
  readonly locale: string | null
}

interface SessionRow {
  readonly person: string
  readonly uuid: string
  readonly booking: string
  readonly medium: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly place: string | null
  readonly joinUrl: string | null
  readonly trainer: string | null
  readonly reason: string | null
  readonly sequence: number
  readonly changedAt: Date
  readonly isCancelled: boolean
}

// The latest booking of each person and session, as it is now: a mail that was held up says what holds. For a calendar each
// invitation, cancellation and change of a session has a number above the one before: giving a seat up and booking anew count too.
const readSessions = `select distinct on (e.person, s.uuid) e.person, s.uuid, b.uuid as booking, s.medium, m.titles, m.main_locale as "mainLocale",
    s.starts_at as "startsAt", s.ends_at as "endsAt", s.place, s.join_url as "joinUrl", s.trainer, s.cancel_reason as reason,
    s.sequence - (b.state = 'WITHDRAWN')::int + 2 * (select count(*)::int from event_booking w join attempt wa on wa.uuid = w.attempt
      join enrolment we on we.uuid = wa.enrolment
      where w.session = s.uuid and w.state = 'WITHDRAWN' and we.person = e.person) as sequence,
    greatest(s.updated_at, b.changed_at) as "changedAt", b.state in ('CANCELLED', 'WITHDRAWN') or s.cancelled_at is not null as "isCancelled"
  from jsonb_to_recordset($1::jsonb) as t(person uuid, subject uuid)
    join event_booking b on b.uuid = t.subject or b.session = t.subject
    join event_session s on s.uuid = b.session join attempt a on a.uuid = b.attempt
    join enrolment e on e.uuid = a.enrolment and e.person = t.person join medium m on m.uuid = s.medium
  where b.state <> 'WAITING'
  order by e.person, s.uuid, b.booked_at desc, b.uuid desc`

/** Where the invitations come from. */
export interface Organiser {
  readonly origin: string
  /** The name of the product. */
  readonly name: string
  /** The address that mails come from. */
  readonly mail: string
}

/** The invitations of people, by person and subject; people on a waiting list have none. */
export async function writeInvitations(
  sql: Queryable,
  people: readonly InvitedPerson[],
  organiser: Organiser,
): Promise<(person: InvitedPerson) => MailCalendar | null> {
  const bookings = people.map(({ person, subject }) => ({ person, subject }))
  const { rows } =
    bookings.length === 0 ? { rows: [] } : await sql.query<SessionRow>(readSessions, [JSON.stringify(bookings)])
  return (reader) => {
    const row = rows.find(
      ({ person, uuid, booking }) =>
        person === reader.person && (uuid === reader.subject || booking === reader.subject),
    )
    return row === undefined ? null : invite(row, reader, organiser)
  }
}

function invite(row: SessionRow, reader: InvitedPerson, { origin, name, mail }: Organiser): MailCalendar {
  const method = row.isCancelled ? 'CANCEL' : 'REQUEST'
  const entry = {
    // As in the calendar that people subscribe to.
    uid: `session-${row.uuid}@${new URL(origin).hostname}`,
    sequence: row.sequence,
    changedAt: row.changedAt,
    summary: textIn(row.titles, reader.locale ?? row.mainLocale, row.mainLocale) ?? '',
    description: [row.reason, row.trainer, row.joinUrl].filter((line) => line !== null).join('\n'),
    ...(row.place === null ? {} : { location: row.place }),
    url: `${origin}/media?medium=${row.medium}`,
    time: { start: row.startsAt, end: row.endsAt },
    organiser: { name, mail },
    attendee: { name: reader.name, mail: reader.mail },
  }
  return { method, content: writeCalendar([entry], { name, method }) }
}
