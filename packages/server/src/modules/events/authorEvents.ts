import { isTooLong } from '@somo/graphql/personText'
import type {
  AttendanceInput,
  AttendancePayload,
  EventBooking,
  EventSession,
  EventSessionInput,
  EventSessionPayload,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../audit/auditLog.ts'
import type { ModuleDeps } from '../module.ts'
import { scopeOf } from '../scope.ts'
import { markBookings } from './attendance.ts'
import { bookForPerson } from './bookSession.ts'
import * as store from './eventStore.ts'
import { notifySession, readOpenBookings } from './notifySession.ts'
import { readSessionInput } from './readSessionInput.ts'
import { giveSeat, takeOff } from './seats.ts'

interface SaveInput {
  readonly medium: string
  readonly session: string | null
  readonly revision: number | null
  readonly input: EventSessionInput
}

/** The sessions of an event, for those who manage its owner unit. */
export interface AuthorEvents {
  sessions(call: RequestCall, medium: string): Promise<EventSession[]>
  bookings(call: RequestCall, session: string): Promise<EventBooking[]>
  save(call: RequestCall, input: SaveInput): Promise<EventSessionPayload>
  cancel(call: RequestCall, session: string, revision: number, reason: string): Promise<EventSessionPayload>
  /** Gives a free seat to somebody who waits. */
  giveSeat(call: RequestCall, session: string, booking: string): Promise<AttendancePayload>
  takeOff(
    call: RequestCall,
    session: string,
    given: { readonly booking: string; readonly isSeatPassedOn: boolean },
  ): Promise<AttendancePayload>
  /** For a person of the caller. */
  bookFor(call: RequestCall, session: string, person: string): Promise<AttendancePayload>
  markAttendance(call: RequestCall, session: string, entries: readonly AttendanceInput[]): Promise<AttendancePayload>
}

interface BookingChange {
  readonly session: string
  readonly action: AuditEntry['action']
  /** What a refusal is about. */
  readonly field: string
}

/** The session that was written, or why nothing was. */
type Written = string | UserError

const longestReason = 500

const refusal = (code: UserError['code'], ...path: string[]): UserError => ({ code, path })

/** Makes the service. */
export function createAuthorEvents({
  pool,
  transact,
}: { readonly pool: Pool } & Pick<ModuleDeps, 'transact'>): AuthorEvents {
  const answer = async (call: RequestCall, written: Written | readonly UserError[]): Promise<EventSessionPayload> => {
    if (typeof written !== 'string') return { session: null, userErrors: [written].flat() }
    const session = await store.findSession(pool, scopeOf(call), written)
    return { session: session === null ? null : store.mapSession(session, true), userErrors: [] }
  }
  const changeBooking = createBookingChanges({ pool, transact })
  return {
    async sessions(call, medium) {
      const sessions = await store.readSessions(pool, scopeOf(call), medium)
      return sessions.map((session) => store.mapSession(session, true))
    },
    async bookings(call, session) {
      const found = await store.findSession(pool, scopeOf(call), session)
      return found === null ? [] : store.readBookings(pool, found.uuid)
    },
    save: async (call, input) => answer(call, await transact((client) => save(client, call, input))),
    cancel: async (call, session, revision, reason) =>
      answer(call, await transact((client) => cancel(client, call, { session, revision, reason: reason.trim() }))),
    bookFor: (call, session, person) =>
      changeBooking(call, { session, action: 'medium.bookSession', field: 'person' }, (client, found) =>
        bookForPerson(client, call, found, person),
      ),
    giveSeat: (call, session, booking) =>
      changeBooking(call, { session, action: 'medium.giveSeat', field: 'booking' }, (client, found) =>
        giveSeat(client, call, found, booking),
      ),
    takeOff: (call, session, given) =>
      changeBooking(call, { session, action: 'medium.takeOff', field: 'booking' }, (client, found) =>
        takeOff(client, call, found, given),
      ),
    async markAttendance(call, uuid, entries) {
      const userErrors = await transact(async (client) => {
        const session = await store.findSession(client, scopeOf(call), uuid, true)
        if (session === null) return [refusal('UNKNOWN', 'session')]
        if (session.cancelledAt !== null || session.startsAt > session.now) return [refusal('WRONG_STATE', 'session')]
        const errors = await markBookings(client, call, session, entries)
        await note(client, call, session, 'medium.markAttendance', { people: entries.length - errors.length })
        return errors
      })
      const found = await store.findSession(pool, scopeOf(call), uuid)
      return { bookings: found === null ? [] : await store.readBookings(pool, uuid), userErrors }
    },
  }
}

type BookingWork = (client: PoolClient, session: store.SessionRow) => Promise<UserError['code'] | null>

/** Changes the place of one person in a session of the caller. */
const createBookingChanges =
  ({ pool, transact }: { readonly pool: Pool } & Pick<ModuleDeps, 'transact'>) =>
  async (
    call: RequestCall,
    { session: uuid, action, field }: BookingChange,
    work: BookingWork,
  ): Promise<AttendancePayload> => {
    const code = await transact(async (client) => {
      const session = await store.findSession(client, scopeOf(call), uuid, true)
      if (session === null) return 'UNKNOWN'
      const refused = await work(client, session)
      if (refused === null) await note(client, call, session, action, { people: 1 })
      return refused
    })
    const found = await store.findSession(pool, scopeOf(call), uuid)
    const userErrors = code === null ? [] : [refusal(code, field)]
    return { bookings: found === null ? [] : await store.readBookings(pool, uuid), userErrors }
  }

const note = (
  client: PoolClient,
  call: RequestCall,
  { medium, title, day }: Pick<store.SessionRow, 'medium' | 'title' | 'day'>,
  action: AuditEntry['action'],
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  writeAudit(client, call, [{ action, objectKind: 'medium', object: medium, after: { title, day, ...after } }])

const insert = `insert into event_session
    (uuid, medium, starts_at, ends_at, zone, place, join_url, trainer, seats, has_waiting_list, created_by, updated_by)
  select $1, $2, timezone($6, $3::date + $4::time), timezone($6, $3::date + $5::time), $6, $7, $8, $9, $10, $11, p.uuid, p.uuid
  from (select) one left join person p on p.subject = $12`

const update = `update event_session set starts_at = timezone($5, $2::date + $3::time), ends_at = timezone($5, $2::date + $4::time), zone = $5, place = $6,
    join_url = $7, trainer = $8, seats = $9, has_waiting_list = $10,
    updated_by = (select p.uuid from person p where p.subject = $11), updated_at = now(),
    revision = revision + 1, sequence = sequence + 1 where uuid = $1`

/** What people have to know; more seats or another trainer change nothing for them. */
const movingFields = ['day', 'from', 'to', 'zone', 'place', 'joinUrl'] as const

async function save(client: PoolClient, call: RequestCall, given: SaveInput): Promise<Written | readonly UserError[]> {
  const medium = await store.findEvent(client, scopeOf(call), given.medium)
  if (medium === null) return refusal('UNKNOWN', 'medium')
  if (medium.kind !== 'EVENT') return refusal('WRONG_KIND', 'medium')
  const { values, errors } = readSessionInput(given.input)
  if (errors.length > 0) return errors
  const { day, from, to, zone, place, joinUrl, trainer, seats, hasWaitingList } = values
  const row = [day, from, to, zone, place, joinUrl, trainer, seats, hasWaitingList, call.subject]
  const { title } = medium
  if (given.session === null) {
    const uuid = createUuid()
    await client.query(insert, [uuid, medium.uuid, ...row])
    await note(client, call, { medium: medium.uuid, title, day }, 'medium.addSession')
    return uuid
  }
  const session = await store.findSession(client, scopeOf(call), given.session, true)
  if (session === null || session.medium !== medium.uuid) return refusal('UNKNOWN', 'session')
  if (session.revision !== given.revision) return refusal('CHANGED_MEANWHILE')
  if (session.cancelledAt !== null) return refusal('WRONG_STATE', 'session')
  if (seats !== null && seats < session.registered) return refusal('IN_USE', 'seats')
  const booked = await readOpenBookings(client, session.uuid)
  await client.query(update, [session.uuid, ...row])
  const isMoved = movingFields.some((field) => values[field] !== session[field])
  if (isMoved) await notifySession(client, 'EVENT_SESSION_CHANGED', session.uuid, booked)
  await store.fillSeats(client, session.uuid)
  await note(client, call, { medium: medium.uuid, title, day }, 'medium.changeSession')
  return session.uuid
}

async function cancel(
  client: PoolClient,
  call: RequestCall,
  given: { readonly session: string; readonly revision: number; readonly reason: string },
): Promise<Written> {
  const session = await store.findSession(client, scopeOf(call), given.session, true)
  if (session === null) return refusal('UNKNOWN', 'session')
  if (session.revision !== given.revision) return refusal('CHANGED_MEANWHILE')
  if (given.reason === '') return refusal('REQUIRED', 'reason')
  if (isTooLong(given.reason, longestReason)) return refusal('TOO_LONG', 'reason')
  if (session.cancelledAt !== null || session.startsAt <= session.now) return refusal('WRONG_STATE', 'session')
  await client.query(
    `update event_session set cancelled_at = now(), cancel_reason = $2, revision = revision + 1, sequence = sequence + 1 where uuid = $1`,
    [session.uuid, given.reason],
  )
  const booked = await readOpenBookings(client, session.uuid)
  await client.query(
    `update event_booking set state = 'CANCELLED', changed_at = now() where session = $1 and state in ('REGISTERED', 'WAITING')`,
    [session.uuid],
  )
  await notifySession(client, 'EVENT_SESSION_CANCELLED', session.uuid, booked)
  await note(client, call, session, 'medium.cancelSession', { reason: given.reason })
  return session.uuid
}
