import type { PoolClient } from 'pg'
import type { JobWorker } from '../../jobs/jobs.ts'
import { closeAssignment, evaluateAssignment } from './evaluate.ts'

export const evaluationKind = 'assignments.evaluate'

/** An assignment to evaluate, or one that has ended to close. */
export interface EvaluationPayload {
  readonly assignment: string
  /** Of one that has ended. */
  readonly keepsStarted?: boolean
}

/** Brings the enrolments of an assignment into line with it. @returns how many rows changed */
export const applyAssignment = (client: PoolClient, { assignment, keepsStarted }: EvaluationPayload): Promise<number> =>
  keepsStarted === undefined
    ? evaluateAssignment(client, assignment)
    : closeAssignment(client, assignment, keepsStarted)

/** Changes the enrolments of an assignment that concerns many people. */
export const createEvaluationWorker = (): JobWorker<EvaluationPayload, never> => ({
  kind: evaluationKind,
  async step(payload, _, { client }) {
    const done = await applyAssignment(client, payload)
    return { position: null, done, total: done }
  },
})

const peopleAStep = 2000

const takePeople = `delete from assignment_recheck where id in (select id from assignment_recheck order by id limit ${peopleAStep} for update skip locked)
  returning person`

// With every day that begins by the clocks of a unit: places end, renewals open and beginnings are reached without anybody doing anything.
const isStale = `state = 'ACTIVE' and (evaluated_at is null or exists (
  select from (select distinct z.name from unit u join known_zone z on z.folded = lower(u.time_zone) union select installation_zone()) z
  where (evaluated_at at time zone z.name)::date < (now() at time zone z.name)::date))`

// Assignments that name them or one of their units, and those that they have.
const concerning = `select a.uuid from assignment a where a.state = 'ACTIVE' and (
    exists (select from assignment_person x where x.assignment = a.uuid and x.person = any($1::uuid[]))
    or exists (select from assignment_unit x join unit_ancestor ua on ua.ancestor = x.unit join unit_membership m on m.unit = ua.unit
      where x.assignment = a.uuid and m.person = any($1::uuid[]))
    or exists (select from enrolment_source s join enrolment e on e.uuid = s.enrolment
      where s.assignment = a.uuid and s.ended_at is null and e.person = any($1::uuid[])))
  order by a.uuid`

async function recheckPeople(client: PoolClient): Promise<number> {
  const { rows: taken } = await client.query<{ person: string }>(takePeople)
  if (taken.length === 0) return 0
  const people = [...new Set(taken.map(({ person }) => person))]
  const { rows } = await client.query<{ uuid: string }>(concerning, [people])
  for (const { uuid } of rows) await evaluateAssignment(client, uuid, people)
  return people.length
}

async function recheckOne(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid from assignment where ${isStale} order by evaluated_at nulls first, uuid limit 1`,
  )
  const [stale] = rows
  if (stale === undefined) return 0
  await evaluateAssignment(client, stale.uuid)
  return 1
}

/** Brings up to date who came, left or changed, and every assignment once a day; one of these a step. */
export const createRecheckWorker = (): JobWorker<object, { readonly done: number }> => ({
  kind: 'assignments.recheck',
  cron: '*/5 * * * *',
  // Who joins a unit has its assignments within ten seconds.
  pollSeconds: 5,
  async isNeeded(client) {
    const { rows } = await client.query(
      `select from (select from assignment_recheck limit 1) r union all select from (select from assignment where ${isStale} limit 1) a`,
    )
    return rows.length > 0
  },
  async step(_, position, { client }) {
    const people = await recheckPeople(client)
    const worked = people > 0 ? people : await recheckOne(client)
    const done = (position?.done ?? 0) + worked
    return { position: worked === 0 ? null : { done }, done, total: null }
  },
})
