import type { UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { openEnrolment } from '../learning/enrolmentWriter.ts'
import { startAttempt } from '../learning/startAttempt.ts'
import { isPersonInScope, scopeOf } from '../scope.ts'
import * as store from './eventStore.ts'
import { notifySession } from './notifySession.ts'

const isBooked = ({ state }: store.EventAttempt): boolean => state === 'REGISTERED' || state === 'WAITING'

/** Books a session for a locked attempt: a seat, or a place on the waiting list. @returns why not */
export async function bookSession(
  client: PoolClient,
  attempt: store.EventAttempt,
  uuid: string,
): Promise<UserErrorCode | null> {
  const session = await store.findSession(client, { manager: null }, uuid, true)
  if (session === null || session.medium !== attempt.medium) return 'UNKNOWN'
  if (isBooked(attempt)) return attempt.session === uuid ? null : 'WRONG_STATE'
  if (attempt.state === 'ATTENDED' || session.cancelledAt !== null) return 'WRONG_STATE'
  if (session.startsAt <= session.now) return 'IN_THE_PAST'
  const isFull = session.seats !== null && session.registered >= session.seats
  if (isFull && !session.hasWaitingList) return 'LOCKED'
  const booking = createUuid()
  await client.query(
    // The moment itself, so that a later booking of the same transaction is the later one.
    'insert into event_booking (uuid, session, attempt, state, booked_at) values ($1, $2, $3, $4, clock_timestamp())',
    [booking, uuid, attempt.uuid, isFull ? 'WAITING' : 'REGISTERED'],
  )
  if (!isFull) await notifySession(client, 'EVENT_BOOKED', uuid, [booking])
  return null
}

const runningAttempt = `select a.uuid from attempt a where a.enrolment = $1 and a.item is null and a.state = 'RUNNING'`

/** Books a session for a person whom the caller manages, who is enrolled for it where that is needed. @returns why not */
export async function bookForPerson(
  client: PoolClient,
  call: RequestCall,
  { uuid, medium }: Pick<store.SessionRow, 'uuid' | 'medium'>,
  person: string,
): Promise<UserErrorCode | null> {
  if (!isUuid(person)) return 'UNKNOWN'
  const scope = scopeOf(call)
  const { rows } = await client.query<{ subject: string }>(
    `select p.subject from person p where p.uuid = $1 and p.status in ('ACTIVE', 'INVITED') and ${isPersonInScope(scope, 'p.uuid', '$2')}`,
    [person, ...(scope.manager === null ? [] : [scope.manager])],
  )
  const [found] = rows
  if (found === undefined) return 'UNKNOWN'
  const enrolment = await openEnrolment(client, { person, medium }, { kind: 'MANAGER' })
  const running = (await client.query<{ uuid: string }>(runningAttempt, [enrolment])).rows[0]?.uuid ?? null
  // A player that is open keeps its attempt.
  const started = running ?? (await startAttempt(client, { person, enrolment, item: null, device: createUuid() }))
  const attempt = await store.findEventAttempt(
    client,
    found.subject,
    typeof started === 'string' ? started : started.uuid,
    true,
  )
  return attempt === null || !attempt.isOpen ? 'WRONG_STATE' : bookSession(client, attempt, uuid)
}
