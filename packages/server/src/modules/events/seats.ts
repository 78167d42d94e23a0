import type { UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { fillSeats, type SessionRow } from './eventStore.ts'
import { notifySession } from './notifySession.ts'

const change = `update event_booking set state = $2, changed_at = now(),
  changed_by = (select p.uuid from person p where p.subject = $3) where uuid = $1`

interface Manager {
  readonly subject: string
}

async function readState(client: PoolClient, session: string, booking: string): Promise<string | null> {
  if (!isUuid(booking)) return null
  const { rows } = await client.query<{ state: string }>(
    'select state from event_booking where uuid = $1 and session = $2',
    [booking, session],
  )
  return rows[0]?.state ?? null
}

/** Gives a free seat of a locked session to somebody who waits, whoever waits longer. @returns why not; LOCKED: it is full */
export async function giveSeat(
  client: PoolClient,
  { subject }: Manager,
  session: SessionRow,
  booking: string,
): Promise<UserErrorCode | null> {
  const state = await readState(client, session.uuid, booking)
  if (state === null) return 'UNKNOWN'
  if (session.startsAt <= session.now) return 'IN_THE_PAST'
  if (state === 'REGISTERED') return null
  if (state !== 'WAITING' || session.cancelledAt !== null) return 'WRONG_STATE'
  if (session.seats !== null && session.registered >= session.seats) return 'LOCKED'
  await client.query(change, [booking, 'REGISTERED', subject])
  await notifySession(client, 'SEAT_FROM_WAITING_LIST', session.uuid, [booking])
  return null
}

/**
 * Takes somebody off a locked session that has not begun.
 * @param isSeatPassedOn to the first person on the waiting list; else the seat stays free for now
 * @returns why not
 */
export async function takeOff(
  client: PoolClient,
  { subject }: Manager,
  session: SessionRow,
  { booking, isSeatPassedOn }: { readonly booking: string; readonly isSeatPassedOn: boolean },
): Promise<UserErrorCode | null> {
  const state = await readState(client, session.uuid, booking)
  if (state === null) return 'UNKNOWN'
  if (session.startsAt <= session.now) return 'IN_THE_PAST'
  if (state === 'WITHDRAWN') return null
  if (state !== 'REGISTERED' && state !== 'WAITING') return 'WRONG_STATE'
  await client.query(change, [booking, 'WITHDRAWN', subject])
  await notifySession(client, 'EVENT_BOOKING_CANCELLED', session.uuid, [booking])
  if (isSeatPassedOn) await fillSeats(client, session.uuid)
  return null
}
