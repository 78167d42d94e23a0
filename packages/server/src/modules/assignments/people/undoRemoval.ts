import type { StatisticsBulkPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { isAmongPeopleInScope, isUnitInScope, scopeOf } from '../../scope.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'
import { settleEnrolments } from '../evaluation/settle.ts'

/** The kind of such an act in `replaced_value`. */
const kind = 'assignment.removal'

const keep = `insert into replaced_value (act, person, kind, owner, before, after)
  select $1, p.person, '${kind}', $2, jsonb_build_object('assignment', $3::uuid,
      'sources', array(select s.uuid from enrolment_source s join enrolment e on e.uuid = s.enrolment
        where s.assignment = $3::uuid and e.person = p.person and s.ended_at is null),
      'named', (select coalesce(jsonb_object_agg(x.assignment, x.is_excluded), '{}') from assignment_person x
        join assignment a on a.uuid = x.assignment where $3::uuid in (a.uuid, a.edit_of) and x.person = p.person)), '{}'
  from (select distinct e.person from enrolment e where e.uuid = any($4::uuid[])) p`

/** Keeps for a week how people had an assignment. @returns what `undoAct` takes */
export async function keepBeforeRemoval(
  client: PoolClient,
  actor: string | null,
  assignment: string,
  enrolments: readonly string[],
): Promise<string | null> {
  if (actor === null) return null
  const act = createUuid()
  await client.query(keep, [act, actor, assignment, enrolments])
  return act
}

// Nobody named them again since, and the assignment has not ended.
const claim = (isOwned: string, isPersonInScope: string): string => `update replaced_value r set undone_at = now()
  from person o, assignment a, assignment_person x
  where r.act = $1 and r.kind = '${kind}' and r.undone_at is null and o.uuid = r.owner and o.subject = $2
    and a.uuid = (r.before ->> 'assignment')::uuid and a.state in ('ACTIVE', 'PAUSED') and ${isOwned}
    and x.assignment = a.uuid and x.person = r.person and x.is_excluded and ${isPersonInScope}
  returning r.person, a.uuid as assignment, r.before`

interface Claimed {
  readonly person: string
  readonly assignment: string
  readonly before: { readonly sources: string[]; readonly named: Readonly<Record<string, boolean>> }
}

const claimed = `(select c.person, c.before -> 'named' as named from jsonb_to_recordset($2::jsonb) c(person uuid, before jsonb)) c,
  assignment a where $1::uuid in (a.uuid, a.edit_of) and x.assignment = a.uuid and x.person = c.person`
const forget = `delete from assignment_person x using ${claimed} and c.named -> a.uuid::text is null`
const rename = `update assignment_person x set is_excluded = (c.named ->> a.uuid::text)::boolean from ${claimed}`

// With the due date it had. Where something opened it again since, that stays.
const reopen = `update enrolment_source s set ended_at = null where s.uuid = any($1::uuid[]) and not exists (select from enrolment_source o
    where o.enrolment = s.enrolment and o.assignment = s.assignment and o.ended_at is null)
  returning s.enrolment`

/** Gives an assignment back to people whom the caller removed. @returns null where the act is no removal that can be taken back */
export async function undoRemoval(
  client: PoolClient,
  call: RequestCall,
  act: string,
): Promise<(Pick<StatisticsBulkPayload, 'changed'> & { readonly people: string[] }) | null> {
  const scope = scopeOf(call)
  const text = claim(isUnitInScope(scope, 'a.owner_unit', '$3'), isAmongPeopleInScope(scope, 'r.person', '$3'))
  const values = [act, call.subject, ...(scope.manager === null ? [] : [scope.manager])]
  const { rows } = await client.query<Claimed>(text, values)
  const [first] = rows
  if (first === undefined) return null
  const people = rows.map(({ person }) => person)
  for (const statement of [forget, rename]) await client.query(statement, [first.assignment, JSON.stringify(rows)])
  const reopened = await client.query<{ enrolment: string }>(reopen, [rows.flatMap(({ before }) => before.sources)])
  await settleEnrolments(
    client,
    reopened.rows.map(({ enrolment }) => enrolment),
  )
  // Who left the audience meanwhile loses it again.
  await evaluateAssignment(client, first.assignment, people)
  return { changed: people.length, people }
}
