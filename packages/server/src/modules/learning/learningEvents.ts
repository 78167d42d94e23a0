import type { PoolClient } from 'pg'
import { notifyNewAwards } from '../badges/notifyNewAwards.ts'
import { notifyCompleted } from '../certificates/notifyIssued.ts'

/** What happens to an enrolment (docs/learning-model.md, rule 5). */
export type LearningEventKind =
  | 'REQUESTED'
  | 'ENROLLED'
  | 'CLOSED'
  | 'DECLINED'
  | 'ATTEMPT_STARTED'
  | 'STARTED'
  | 'PROGRESSED'
  | 'ATTEMPT_ENDED'
  | 'PART_COMPLETED'
  | 'PART_FAILED'
  /** An attempt has another score, since the key of a question was corrected. */
  | 'REGRADED'
  | 'COMPLETED'
  | 'FAILED'
  /** Somebody set another due date, or exempted the person. */
  | 'DUE_CHANGED'
  | 'WAIVED'
  | 'WAIVER_ENDED'

/** An entry of the record of what happened; person, target and cycle are those of its enrolment. */
export interface LearningEvent {
  readonly kind: LearningEventKind
  readonly enrolment: string
  /** The item of the course it is about; absent where the whole is meant. */
  readonly item?: string | null
  readonly version?: string | null
  /** Who did it, where that is not the person. */
  readonly actor?: string | null
  /** In percent. */
  readonly score?: number | null
  readonly seconds?: number | null
  /** Of a completion of the past: it counts for the day on which it was. */
  readonly isOfItsDay?: boolean
  /** What else is to be told, such as the reason of a refusal. */
  readonly data?: Readonly<Record<string, unknown>>
}

const insert = `insert into learning_event (at, kind, person, actor, enrolment, medium, path, item, version, cycle, units, score, seconds, data)
  select case when n."isOfItsDay" then e.completed_at else now() end, n.kind, e.person, n.actor, e.uuid, e.medium, e.path, n.item, n.version, e.cycle,
    coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = e.person), '{}'),
    n.score, n.seconds, coalesce(n.data, '{}')
  from jsonb_to_recordset($1::jsonb) as n (place int, kind text, enrolment uuid, item uuid, version uuid, actor uuid, score numeric, seconds int, data jsonb, "isOfItsDay" boolean)
  join enrolment e on e.uuid = n.enrolment order by n.place`

/**
 * Appends one event of a kind for many enrolments, in one statement: units are read once a person, where `recordEvents` asks for each.
 * For kinds that nothing waits for, so not for COMPLETED.
 * @param enrolments a query for their columns uuid, person, medium, path and cycle, without parameters
 */
export async function recordEventOfMany(client: PoolClient, kind: 'ENROLLED', enrolments: string): Promise<void> {
  await client.query(
    `with concerned as materialized (${enrolments}),
      placed as materialized (select m.person, array_agg(distinct a.ancestor) as units
        from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person in (select person from concerned) group by m.person)
      insert into learning_event (kind, person, enrolment, medium, path, cycle, units)
      select $1, c.person, c.uuid, c.medium, c.path, c.cycle, coalesce(p.units, '{}') from concerned c left join placed p on p.person = c.person`,
    [kind],
  )
}

/** Appends events in their order, with the units of the person as they are now. */
export async function recordEvents(client: PoolClient, events: readonly LearningEvent[]): Promise<void> {
  if (events.length === 0) return
  await client.query({
    name: 'record events',
    text: insert,
    values: [JSON.stringify(events.map((event, place) => ({ ...event, place })))],
  })
  const completed = events.flatMap(({ kind, enrolment }) => (kind === 'COMPLETED' ? [enrolment] : []))
  if (completed.length === 0) return
  // The insert has issued and awarded them (0150_certificates.sql, 0155_badges.sql).
  await notifyCompleted(client, completed)
  await notifyNewAwards(client)
}
