import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { publishDemoMedium } from '../../media/demo/demoMedia.ts'
import type { DemoMedium } from '../../media/demo/demoMedium.ts'

const firstAid: DemoMedium = {
  key: 'first-aid-day',
  kind: 'EVENT',
  locale: 'en',
  minutes: 240,
  unit: 'operations',
  category: 'first-aid',
  booking: 'OPEN',
  completion: 'ATTENDED',
  titles: {
    en: 'First aid: practice day',
    de: 'Erste Hilfe: Praxistag',
    sw: 'Huduma ya kwanza: siku ya mazoezi',
  },
  summaries: {
    en: 'Recovery position, resuscitation and bandages, with a trainer.',
    de: 'Stabile Seitenlage, Wiederbelebung und Verbände, mit Trainerin.',
    sw: 'Mkao salama, kufufua na bandeji, pamoja na mkufunzi.',
  },
}

/** Days from now and seats. The third is over, the fourth was called off. */
const sessions = [
  { days: 6, place: 'Hall B', seats: 12, trainer: 'Asha Mwangi', reason: null },
  { days: 20, place: 'Training room 2', seats: 8, trainer: 'Jonas Weidmann', reason: null },
  { days: -18, place: 'Hall B', seats: 12, trainer: 'Asha Mwangi', reason: null },
  { days: 9, place: 'Hall A', seats: 12, trainer: 'Asha Mwangi', reason: 'The hall is being painted.' },
] as const

/**
 * Publishes an event of the demo with its sessions, before people are enrolled. Only where there is no event yet.
 * @returns how many sessions it made
 */
export const seedDemoEvents = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ isWanted: boolean }>(
      `select not exists (select from medium where kind = 'EVENT') and not exists (select from enrolment)
        and exists (select from unit where key = 'operations')
        and exists (select from unit where is_general and key = 'demo') as "isWanted"`,
    )
    if (rows[0]?.isWanted !== true) return 0
    const medium = createUuid()
    const uuids = new Map([[firstAid.key, medium]])
    await publishDemoMedium(client, firstAid, { uuids, place: 4, content: {} })
    for (const session of sessions) await addSession(client, medium, session)
    return sessions.length
  })

const insert = `insert into event_session
    (uuid, medium, starts_at, ends_at, zone, place, trainer, seats, cancelled_at, cancel_reason)
  select $1, $2, s.at, s.at + interval '4 hours', 'Europe/Berlin', $3, $4, $5, case when $6::text is not null then now() end, $6
  from (select timezone('Europe/Berlin', current_date + $7::int + time '09:00') as at) s`

const addSession = async (
  client: PoolClient,
  medium: string,
  { place, trainer, seats, reason, days }: (typeof sessions)[number],
): Promise<void> => {
  await client.query(insert, [createUuid(), medium, place, trainer, seats, reason, days])
}

/** Whoever has begun the event of the demo has booked its next session, and whoever completed it was at the last one. */
export async function seedDemoBookings(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into event_booking (uuid, session, attempt, state, booked_at)
      select gen_random_uuid(), s.uuid, a.uuid, case when a.state = 'RUNNING' then 'REGISTERED' else 'ATTENDED' end, a.started_at
      from attempt a join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium and m.kind = 'EVENT'
      cross join lateral (select s.uuid from event_session s where s.medium = m.uuid and s.cancelled_at is null
        and (s.starts_at > now()) = (a.state = 'RUNNING') order by s.starts_at limit 1) s
      where not exists (select from event_booking)`,
  )
  return rowCount ?? 0
}
