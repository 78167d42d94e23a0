import type { PoolClient } from 'pg'
import { recordEventOfMany } from '../../learning/learningEvents.ts'
import { notifyOfMany } from '../../notifications/notify.ts'
import { planTables } from './plan.ts'
import { settleEnrolments } from './settle.ts'

// $4: also what is as it was already.
const keepPlan = `create temporary table assignment_plan on commit drop as with ${planTables}
  select ordered_uuid() as fresh, (select target from a) as assignment, p.* from plan p where p.action <> 'NONE' and (p.is_changed or $4)`

// As its one source says: there is nothing to merge yet.
const addCycles = `insert into enrolment (uuid, person, medium, path, cycle, access, due_at, grace_days, is_mandatory)
  select p.fresh, p.person, case when l.uuid is null then p.target end, l.uuid, coalesce(p.cycle, 0) + 1, 'OPEN', p.due_at, a.grace_days, a.is_mandatory
  from assignment_plan p join assignment a on a.uuid = p.assignment left join learning_path l on l.uuid = p.target where p.action = 'OPEN'
  on conflict (person, medium, path, cycle) do nothing returning uuid`

const endSources = `update enrolment_source s set ended_at = now() from assignment_plan p
  where s.uuid = p.source and p.action <> 'KEEP'`

const addSources = `insert into enrolment_source (uuid, enrolment, kind, assignment, due_at, unit, joined_on, renews_at, valid_until)
  select ordered_uuid(), e.uuid, 'ASSIGNMENT', p.assignment, p.due_at, p.unit, p.joined_on, p.renews_at, p.valid_until
  from assignment_plan p join enrolment e on e.uuid = case when p.action = 'OPEN' then p.fresh else p.latest end
  where p.action in ('OPEN', 'JOIN', 'COUNT')
  on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing`

const keepSources = `update enrolment_source s set unit = p.unit, joined_on = p.joined_on, valid_until = p.valid_until,
    due_at = case when p.is_held_done then s.due_at else p.due_at end
  from assignment_plan p
  where s.uuid = p.source and p.action = 'KEEP' and p.is_changed`

// What has no end of validity any more has none on its enrolment either, unless something else says one.
const dropValidity = `update enrolment e set valid_until = null, renewal_days = 0 from assignment_plan p join enrolment_source s on s.uuid = p.source
  where p.action = 'KEEP' and p.valid_until is null and e.uuid = s.enrolment and e.valid_until = s.valid_until`

const touched = `select distinct e.uuid from assignment_plan p
  cross join lateral (values (p.held), (case p.action when 'OPEN' then p.fresh when 'LEAVE' then null else p.latest end)) e (uuid)
  where e.uuid is not null`

const newcomers = `select e.person, m.uuid as subject, e.cycle, '/media?medium=' || m.uuid as address,
    jsonb_build_object('title', jsonb_build_object('texts', m.titles, 'mainLocale', m.main_locale),
      'due', case when e.due_at is null then '""'::jsonb else jsonb_build_object('day', to_char(e.due_at at time zone p.zone, 'YYYY-MM-DD')) end) as values
  from assignment_plan p join enrolment e on e.uuid = case when p.action = 'OPEN' then p.fresh else p.latest end
    join learning_target m on m.uuid = p.target
  where p.action in ('OPEN', 'JOIN') and coalesce(e.waived_until < now(), true)`

/**
 * Brings the enrolments of an active assignment up to date: opens and closes its sources, begins renewals, merges due dates.
 * Repeated at once it changes nothing.
 * @param people only these; null: everyone
 * @returns how many rows changed
 */
export async function evaluateAssignment(
  client: PoolClient,
  assignment: string,
  people: readonly string[] | null = null,
): Promise<number> {
  // After an activation the settings may be others, so that enrolments are merged anew though no source changes.
  const { rows } = await client.query<{ isAnnounced: boolean; isFirst: boolean }>(
    `select is_announced as "isAnnounced", evaluated_at is null as "isFirst" from assignment where uuid = $1 and state = 'ACTIVE' for update`,
    [assignment],
  )
  const [active] = rows
  if (active === undefined) return 0
  await client.query('drop table if exists assignment_plan')
  await client.query(keepPlan, [assignment, people, false, active.isFirst || people !== null])
  await client.query('analyze assignment_plan')
  const { rows: opened } = await client.query<{ uuid: string }>(addCycles)
  if (opened.length > 0)
    await recordEventOfMany(client, 'ENROLLED', `select fresh as uuid from assignment_plan where action = 'OPEN'`)
  let changed = opened.length
  for (const step of [endSources, addSources, dropValidity, keepSources])
    changed += (await client.query(step)).rowCount ?? 0
  const { rows: enrolments } = await client.query<{ uuid: string }>(touched)
  changed += await settleEnrolments(
    client,
    enrolments.map(({ uuid }) => uuid),
  )
  if (active.isAnnounced) await notifyOfMany(client, 'ASSIGNED', newcomers)
  if (people === null) await client.query('update assignment set evaluated_at = now() where uuid = $1', [assignment])
  return changed
}

const countOf = async (client: PoolClient, text: string, values: unknown[]): Promise<number> =>
  (await client.query<{ count: number }>(text, values)).rows[0]?.count ?? 0

/** How many people and targets an assignment concerns. */
export const countPlanned = (client: PoolClient, assignment: string): Promise<number> =>
  countOf(client, `with ${planTables} select count(*)::int as count from plan where action <> 'NONE'`, [
    assignment,
    null,
    false,
  ])

/** How many enrolments are open through an assignment. */
export const countOpen = (client: PoolClient, assignment: string): Promise<number> =>
  countOf(client, 'select count(*)::int as count from enrolment_source where assignment = $1 and ended_at is null', [
    assignment,
  ])

// At the moment the assignment ended, also where a job does it later: it is known by that who had it then.
const endAll = `update enrolment_source s set ended_at = a.ended_at from assignment a
  where a.uuid = $1 and s.assignment = a.uuid and s.ended_at is null returning s.enrolment`

/** Ends every source of an assignment that has ended. @param keepsStarted who has begun may finish, without a due date */
export async function closeAssignment(client: PoolClient, assignment: string, keepsStarted: boolean): Promise<number> {
  const { rows } = await client.query<{ enrolment: string }>(endAll, [assignment])
  const enrolments = rows.map(({ enrolment }) => enrolment)
  if (keepsStarted)
    await client.query(
      `insert into enrolment_source (uuid, enrolment, kind) select gen_random_uuid(), e.uuid, 'MANAGER' from enrolment e
        where e.uuid = any($1::uuid[]) and e.started_at is not null and e.completed_at is null
        on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing`,
      [enrolments],
    )
  await settleEnrolments(client, enrolments)
  return enrolments.length
}
