import type { EventOffer, EventOfferPayload, UserErrorCode } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { ModuleDeps } from '../module.ts'
import { bookSession } from './bookSession.ts'
import * as store from './eventStore.ts'
import { notifySession } from './notifySession.ts'

type Reader = Pick<Caller, 'subject'>

/** What learners do with the sessions of an event. Everything is the caller's own. */
export interface LearnerEvents {
  offer(caller: Reader, attempt: string): Promise<EventOffer | null>
  book(caller: Reader, attempt: string, session: string): Promise<EventOfferPayload>
  withdraw(caller: Reader, attempt: string): Promise<EventOfferPayload>
}

/** Makes the service. */
export function createLearnerEvents({
  pool,
  transact,
}: { readonly pool: Pool } & Pick<ModuleDeps, 'transact'>): LearnerEvents {
  const run = async ({ subject }: Reader, attempt: string, work: Work): Promise<EventOfferPayload> => {
    const refusal = await transact(async (client) => {
      const found = await store.findEventAttempt(client, subject, attempt, true)
      if (found === null) return 'UNKNOWN'
      return found.isOpen ? work(client, found) : 'WRONG_STATE'
    })
    return {
      offer: await readOffer(pool, subject, attempt),
      userErrors: refusal === null ? [] : [{ code: refusal, path: ['session'] }],
    }
  }
  return {
    offer: ({ subject }, attempt) => readOffer(pool, subject, attempt),
    book: (caller, attempt, session) => run(caller, attempt, (client, found) => bookSession(client, found, session)),
    withdraw: (caller, attempt) => run(caller, attempt, withdraw),
  }
}

/** Changes the booking of a locked attempt. @returns why not */
type Work = (client: PoolClient, attempt: store.EventAttempt) => Promise<UserErrorCode | null>

const isBooked = ({ state }: store.EventAttempt): boolean => state === 'REGISTERED' || state === 'WAITING'

async function readOffer(sql: Queryable, subject: string, uuid: string): Promise<EventOffer | null> {
  const attempt = await store.findEventAttempt(sql, subject, uuid)
  if (attempt === null) return null
  const { medium, session, state } = attempt
  const sessions = await store.readOffered(sql, medium, state === 'WITHDRAWN' ? null : session)
  const hasSeat = (of: string): boolean => of === session && (state === 'REGISTERED' || state === 'ATTENDED')
  return { sessions: sessions.map((row) => store.mapSession(row, hasSeat(row.uuid))), session, state }
}

async function withdraw(client: PoolClient, attempt: store.EventAttempt): Promise<UserErrorCode | null> {
  const { session: uuid } = attempt
  if (!isBooked(attempt) || uuid === null) return 'WRONG_STATE'
  const session = await store.findSession(client, { manager: null }, uuid, true)
  if (session === null || session.startsAt <= session.now) return 'IN_THE_PAST'
  const { rows } = await client.query<{ uuid: string }>(
    `update event_booking set state = 'WITHDRAWN', changed_at = now() where attempt = $1 and state in ('REGISTERED', 'WAITING') returning uuid`,
    [attempt.uuid],
  )
  // Who was waiting has nothing in the calendar.
  if (attempt.state === 'REGISTERED')
    await notifySession(
      client,
      'EVENT_BOOKING_CANCELLED',
      uuid,
      rows.map((row) => row.uuid),
    )
  await store.fillSeats(client, uuid)
  return null
}
