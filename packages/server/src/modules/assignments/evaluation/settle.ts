import type { PoolClient } from 'pg'
import { recordEvents, type LearningEvent } from '../../learning/learningEvents.ts'

/*
  What an enrolment says, from its open sources: the earliest due date wins, with its days of grace; without a source there is no
  access. $1 is the list of enrolments. What is completed keeps its due date.
*/
const merged = `select e.uuid,
    case when bool_or(s.uuid is not null and s.ended_at is null) then 'OPEN' when e.access in ('REQUESTED', 'DECLINED') then e.access else 'CLOSED' end as access,
    case when e.completed_at is not null then e.due_at
      else coalesce(e.own_due_at, min(s.due_at) filter (where s.ended_at is null)) end as due_at,
    case when bool_or(a.uuid is not null) then coalesce(bool_or(a.is_mandatory) filter (where s.ended_at is null), false)
      else e.is_mandatory end as is_mandatory,
    case when e.completed_at is null and bool_or(a.uuid is not null)
      then coalesce((array_agg(coalesce(a.grace_days, 0) order by s.due_at nulls last, a.grace_days desc) filter (where s.ended_at is null))[1], 0)
      else e.grace_days end as grace_days,
    case when e.completed_at is not null and bool_or(s.valid_until is not null and s.ended_at is null)
      then min(s.valid_until) filter (where s.ended_at is null) else e.valid_until end as valid_until,
    case when e.completed_at is not null and bool_or(s.valid_until is not null and s.ended_at is null)
      then (array_agg(a.window_days order by s.valid_until nulls last) filter (where s.ended_at is null and a.uuid is not null))[1]
      else e.renewal_days end as renewal_days
  from enrolment e left join enrolment_source s on s.enrolment = e.uuid left join assignment a on a.uuid = s.assignment
  where e.uuid = any($1::uuid[]) group by e.uuid`

const write = `with before as (select uuid, access from enrolment where uuid = any($1::uuid[]))
  update enrolment e set access = m.access, due_at = m.due_at, is_mandatory = m.is_mandatory, grace_days = m.grace_days,
    valid_until = m.valid_until, renewal_days = m.renewal_days, revision = e.revision + 1
  from (${merged}) m join before b on b.uuid = m.uuid
  where e.uuid = m.uuid and (e.access, e.due_at, e.is_mandatory, e.grace_days, e.valid_until, e.renewal_days)
    is distinct from (m.access, m.due_at, m.is_mandatory, m.grace_days, m.valid_until, m.renewal_days)
  returning e.uuid, b.access as before, e.access as after`

interface Settled {
  readonly uuid: string
  readonly before: string
  readonly after: string
}

/**
 * Brings enrolments into line with their sources and records who got or lost access.
 * @returns how many changed
 */
export async function settleEnrolments(
  client: PoolClient,
  enrolments: readonly string[],
  actor: string | null = null,
): Promise<number> {
  if (enrolments.length === 0) return 0
  const { rows } = await client.query<Settled>(write, [enrolments])
  const events = rows
    .filter(({ before, after }) => before !== after && (after === 'OPEN' || after === 'CLOSED'))
    .map(({ uuid, after }): LearningEvent => ({
      kind: after === 'OPEN' ? 'ENROLLED' : 'CLOSED',
      enrolment: uuid,
      actor,
    }))
  await recordEvents(client, events)
  return rows.length
}
