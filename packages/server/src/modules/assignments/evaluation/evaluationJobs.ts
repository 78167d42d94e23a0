import type { PoolClient } from 'pg'
import type { JobWorker } from '../../jobs/jobs.ts'
import { evaluationKind } from '../life.ts'
import { evaluateAssignment } from './evaluate.ts'

/** Makes the enrolments of an assignment that concerns many people. */
export const createEvaluationWorker = (): JobWorker<{ readonly assignment: string }, never> => ({
  kind: evaluationKind,
  async step({ assignment }, _, { client }) {
    const done = await evaluateAssignment(client, assignment)
    return { position: null, done, total: done }
  },
})

const peopleAStep = 2000

const takePeople = `delete from assignment_recheck where person in (select person from assignment_recheck order by at limit ${peopleAStep})
  returning person`

// Once a day everyone: places end, renewals open and beginnings are reached without anybody doing anything.
const isStale = `state = 'ACTIVE' and (evaluated_at is null or installation_day(evaluated_at) < installation_day())`

const activeOnes = `select uuid from assignment where state = 'ACTIVE' order by uuid`

async function recheckPeople(client: PoolClient): Promise<number> {
  const { rows: people } = await client.query<{ person: string }>(takePeople)
  if (people.length === 0) return 0
  const { rows } = await client.query<{ uuid: string }>(activeOnes)
  for (const { uuid } of rows)
    await evaluateAssignment(
      client,
      uuid,
      people.map(({ person }) => person),
    )
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
