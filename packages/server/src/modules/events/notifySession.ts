import type { Queryable } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'

type SessionEvent =
  | 'EVENT_BOOKED'
  | 'EVENT_BOOKING_CANCELLED'
  | 'EVENT_SESSION_CHANGED'
  | 'EVENT_SESSION_CANCELLED'
  | 'SEAT_FROM_WAITING_LIST'

/** Of a booking, not of the session. */
const bookingEvents: ReadonlySet<SessionEvent> = new Set([
  'EVENT_BOOKED',
  'EVENT_BOOKING_CANCELLED',
  'SEAT_FROM_WAITING_LIST',
])

interface BookedRow {
  readonly person: string
  readonly booking: string
  readonly medium: string
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly startsAt: Date
  readonly place: string | null
  readonly reason: string | null
  readonly sequence: number
}

const readBooked = `select e.person, b.uuid as booking, m.uuid as medium, m.titles, m.main_locale as "mainLocale", s.starts_at as "startsAt",
    s.place, s.cancel_reason as reason, s.sequence
  from event_booking b join event_session s on s.uuid = b.session join medium m on m.uuid = s.medium
    join attempt a on a.uuid = b.attempt join enrolment e on e.uuid = a.enrolment
  where b.session = $1 and b.uuid = any($2::uuid[])`

/** The bookings of a session that have a seat, or wait for one. */
export async function readOpenBookings(sql: Queryable, session: string): Promise<string[]> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select uuid from event_booking where session = $1 and state in ('REGISTERED', 'WAITING')`,
    [session],
  )
  return rows.map(({ uuid }) => uuid)
}

/** Notifies the people of some bookings of a session, as it is now. */
export async function notifySession(
  sql: Queryable,
  event: SessionEvent,
  session: string,
  bookings: readonly string[],
): Promise<void> {
  if (bookings.length === 0) return
  const { rows } = await sql.query<BookedRow>(readBooked, [session, bookings])
  await notify(
    sql,
    rows.map((row) => ({
      event,
      person: row.person,
      // A seat is told once a booking, a change once a version of the session.
      ...(bookingEvents.has(event) ? { subject: row.booking } : { subject: session, cycle: row.sequence }),
      values: {
        title: { texts: row.titles, mainLocale: row.mainLocale },
        at: { moment: row.startsAt.toISOString() },
        ...(event === 'EVENT_SESSION_CANCELLED' ? { reason: row.reason ?? '' } : { place: row.place ?? '' }),
      },
      address: `/media?medium=${row.medium}`,
    })),
  )
}
