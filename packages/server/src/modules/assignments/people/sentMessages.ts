import type { AssignmentMessage } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { isAmongPeopleInScope, type Scope } from '../../scope.ts'

// A message is about a person, a target and a cycle; of several assignments with the same target each tells of it.
const sent = (
  inScope: string,
): string => `select n.event, installation_day(n.created_at)::text as day, count(distinct n.person)::int as people,
    count(distinct n.person) filter (where n.email in ('SENT', 'DIGESTED'))::int as emailed,
    count(distinct n.person) filter (where n.email in ('DUE', 'DIGEST'))::int as waiting
  from enrolment_source s join enrolment e on e.uuid = s.enrolment
    join notification n on n.event in ('ASSIGNED', 'DUE_REMINDER', 'OVERDUE') and n.subject = coalesce(e.medium, e.path) and n.person = e.person and n.cycle = e.cycle
  where s.assignment = $1 and n.created_at >= s.since and n.created_at <= coalesce(s.ended_at, 'infinity') and ${inScope}
  group by 1, 2 order by 2 desc, 1 limit 200`

/** What was sent for an assignment, the latest day first: by event and day, to how many people of the scope. */
export async function listSentMessages(pool: Pool, assignment: string, scope: Scope): Promise<AssignmentMessage[]> {
  const { rows } = await pool.query<AssignmentMessage>(sent(isAmongPeopleInScope(scope, 'e.person', '$2')), [
    assignment,
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  return rows
}
