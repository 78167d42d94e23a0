import type { EventBooking, EventBookingState, EventSession } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { notifySession } from './notifySession.ts'

/** A session as its rules need it. */
export interface SessionRow {
  readonly uuid: string
  readonly medium: string
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The day and the times by the clocks of the zone. */
  readonly day: string
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly place: string | null
  readonly joinUrl: string | null
  readonly trainer: string | null
  readonly seats: number | null
  readonly registered: number
  readonly waiting: number
  readonly hasWaitingList: boolean
  readonly cancelledAt: Date | null
  readonly cancelReason: string | null
  readonly revision: number
  /** The clock of the database. */
  readonly now: Date
}

const countOf = (states: string): string =>
  `(select count(*)::int from event_booking b where b.session = s.uuid and b.state in (${states}))`

const columns = `s.uuid, s.medium, m.title, s.starts_at as "startsAt", s.ends_at as "endsAt",
  to_char(s.starts_at at time zone s.zone, 'YYYY-MM-DD') as day, to_char(s.starts_at at time zone s.zone, 'HH24:MI') as "from",
  to_char(s.ends_at at time zone s.zone, 'HH24:MI') as "to", s.zone, s.place, s.join_url as "joinUrl",
  s.trainer, s.seats, ${countOf(`'REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED'`)} as registered, ${countOf(`'WAITING'`)} as waiting,
  s.has_waiting_list as "hasWaitingList", s.cancelled_at as "cancelledAt", s.cancel_reason as "cancelReason", s.revision, now() as now`

const from = 'event_session s join medium m on m.uuid = s.medium'

/** A medium that the caller manages; null for any other. */
export async function findEvent(
  sql: Queryable,
  scope: Scope,
  uuid: string,
): Promise<{ readonly uuid: string; readonly kind: string; readonly title: string } | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<{ uuid: string; kind: string; title: string }>(
    `select m.uuid, m.kind, m.title from medium m where m.uuid = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')}`,
    [uuid, ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows[0] ?? null
}

/** Sessions of a medium that the caller manages, the latest first, at most 200. */
export async function readSessions(sql: Queryable, scope: Scope, medium: string): Promise<SessionRow[]> {
  if (!isUuid(medium)) return []
  const { rows } = await sql.query<SessionRow>(
    `select ${columns} from ${from} where s.medium = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')}
      order by s.starts_at desc, s.uuid limit 200`,
    [medium, ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows
}

/** One of them; null where the caller does not manage it. @param lock keeps it as it is until the transaction ends */
export async function findSession(
  sql: Queryable,
  scope: Scope,
  uuid: string,
  lock = false,
): Promise<SessionRow | null> {
  if (!isUuid(uuid)) return null
  if (lock) await sql.query('select from event_session where uuid = $1 for update', [uuid])
  const { rows } = await sql.query<SessionRow>(
    `select ${columns} from ${from} where s.uuid = $1 and ${isUnitInScope(scope, 'm.owner_unit', '$2')}`,
    [uuid, ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows[0] ?? null
}

/** Sessions of a medium that have not begun, and one more that is named; the earliest first. */
export async function readOffered(sql: Queryable, medium: string, named: string | null): Promise<SessionRow[]> {
  const { rows } = await sql.query<SessionRow>(
    `select ${columns} from ${from} where s.medium = $1 and (s.uuid = $2 or (s.starts_at > now() and s.cancelled_at is null))
      order by s.starts_at, s.uuid limit 200`,
    [medium, named],
  )
  return rows
}

/** Who booked a session, in the order of booking. */
export async function readBookings(sql: Queryable, session: string): Promise<EventBooking[]> {
  const { rows } = await sql.query<Omit<EventBooking, 'bookedAt'> & { bookedAt: Date }>(
    `select b.uuid, p.uuid as person, coalesce(${nameInSql('p')}, '') as name, b.state, b.booked_at as "bookedAt"
      from event_booking b join attempt a on a.uuid = b.attempt join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person
      where b.session = $1 and b.state <> 'WITHDRAWN' order by b.booked_at, b.uuid`,
    [session],
  )
  return rows.map((row) => ({ ...row, bookedAt: row.bookedAt.toISOString() }))
}

/** The first people who wait move up while there are seats. The session is locked. @returns their bookings */
async function moveUp(sql: Queryable, session: string): Promise<string[]> {
  const { rows } = await sql.query<{ uuid: string }>(
    `update event_booking set state = 'REGISTERED', changed_at = now() where uuid in (
      select w.uuid from event_booking w where w.session = $1 and w.state = 'WAITING' order by w.booked_at, w.uuid
      limit (select case when s.seats is null then 1000000 else greatest(0, s.seats - (select count(*) from event_booking t
        where t.session = s.uuid and t.state in ('REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED'))) end
        from event_session s where s.uuid = $1 and s.cancelled_at is null)) returning uuid`,
    [session],
  )
  return rows.map(({ uuid }) => uuid)
}

/** Gives free seats to people who wait, and notifies them. The session is locked. */
export async function fillSeats(sql: Queryable, session: string): Promise<void> {
  await notifySession(sql, 'SEAT_FROM_WAITING_LIST', session, await moveUp(sql, session))
}

/** An attempt at an event, with its latest booking. */
export interface EventAttempt {
  readonly uuid: string
  readonly medium: string
  readonly isOpen: boolean
  readonly session: string | null
  readonly state: EventBookingState | null
}

/** The attempt of a person; null for any other and for other kinds. @param lock for writes, as those of every player */
export async function findEventAttempt(
  sql: Queryable,
  subject: string,
  uuid: string,
  lock = false,
): Promise<EventAttempt | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<EventAttempt>(
    `select a.uuid, m.uuid as medium, a.state = 'RUNNING' and e.access = 'OPEN' as "isOpen",
        (select b.session from event_booking b where b.attempt = a.uuid order by b.booked_at desc, b.uuid desc limit 1) as session,
        (select b.state from event_booking b where b.attempt = a.uuid order by b.booked_at desc, b.uuid desc limit 1) as state
      from enrolment e join person p on p.uuid = e.person join attempt a on a.enrolment = e.uuid
        join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
      where a.uuid = $1 and m.kind = 'EVENT' and p.subject = $2 ${lock ? 'for update of e, a' : ''}`,
    [uuid, subject],
  )
  return rows[0] ?? null
}

/** A session as the API answers it. */
export function mapSession({ medium: _, title: __, now: ___, ...row }: SessionRow, maySeeUrl: boolean): EventSession {
  return {
    ...row,
    joinUrl: maySeeUrl ? row.joinUrl : null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
  }
}
