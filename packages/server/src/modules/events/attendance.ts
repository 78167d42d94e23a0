import type { AttendanceInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { commitAttempt } from '../learning/commitAttempt.ts'
import type { SessionRow } from './eventStore.ts'

const marks: readonly string[] = ['ATTENDED', 'ABSENT', 'EXCUSED']

const read = `select b.state, a.uuid as attempt, a.device, a.sequence::int as sequence, e.person
  from event_booking b join attempt a on a.uuid = b.attempt join enrolment e on e.uuid = a.enrolment
  where b.uuid::text = $1 and b.session = $2`

const write = `update event_booking set state = $2, changed_at = now(),
  changed_by = (select p.uuid from person p where p.subject = $3) where uuid = $1`

interface Booked {
  readonly state: string
  readonly attempt: string
  readonly device: string | null
  readonly sequence: number
  readonly person: string
}

/**
 * Enters who attended a session that has begun; `ATTENDED` completes the attempt in this transaction.
 * @returns for each entry that was refused: UNKNOWN, NOT_OFFERED (no mark), WRONG_STATE (attended already, or has no seat)
 */
export async function markBookings(
  client: PoolClient,
  { subject }: Pick<RequestCall, 'subject'>,
  session: SessionRow,
  entries: readonly AttendanceInput[],
): Promise<UserError[]> {
  const errors: UserError[] = []
  for (const [place, { booking, state }] of entries.entries()) {
    const code = await mark(client, subject, session, { booking, state })
    if (code !== null) errors.push({ code, path: ['entries', String(place)] })
  }
  return errors
}

async function mark(
  client: PoolClient,
  subject: string,
  session: SessionRow,
  { booking, state }: AttendanceInput,
): Promise<UserError['code'] | null> {
  if (!marks.includes(state)) return 'NOT_OFFERED'
  const { rows } = await client.query<Booked>(read, [booking, session.uuid])
  const booked = rows[0]
  if (booked === undefined) return 'UNKNOWN'
  if (booked.state === state) return null
  if (booked.state !== 'REGISTERED' && booked.state !== 'ABSENT' && booked.state !== 'EXCUSED') return 'WRONG_STATE'
  if (state === 'ATTENDED' && (await hasOtherSeat(client, booked.attempt, booking))) return 'WRONG_STATE'
  await client.query(write, [booking, state, subject])
  if (state === 'ATTENDED')
    await commitAttempt(client, {
      attempt: booked.attempt,
      person: booked.person,
      device: booked.device ?? '',
      sequence: booked.sequence + 1,
      completion: 'COMPLETE',
      isJudged: true,
      isLeaving: true,
      seconds: Math.round((session.endsAt.getTime() - session.startsAt.getTime()) / 1000),
    })
  return null
}

/** Somebody who was absent may have booked another session since. */
async function hasOtherSeat(client: PoolClient, attempt: string, booking: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from event_booking where attempt = $1 and uuid <> $2 and state in ('REGISTERED', 'WAITING', 'ATTENDED')`,
    [attempt, booking],
  )
  return rows.length > 0
}
