import type { PoolClient } from 'pg'
import { recordEventOfMany } from '../../learning/learningEvents.ts'
import { notifyOfMany } from '../../notifications/notify.ts'
import { planTables } from './plan.ts'
import { settleEnrolments } from './settle.ts'

// $4: also what is as it was already.
const keepPlan = `create temporary table assignment_plan on commit drop as with ${planTables}
  select case p.action when 'OPEN' then ordered_uuid() else p.latest end as enrolment, (select target from a) as assignment, p.person, p.target,
    p.action, p.is_changed, p.source, p.held, case p.action when 'OPEN' then coalesce(p.cycle, 0) + 1 else p.cycle end as cycle,
    p.unit, p.joined_on, p.zone, p.due_at, p.renews_at, p.valid_until, p.is_held_done
  from plan p where p.action <> 'NONE' and (p.is_changed or $4)`

const countActions = `select action, count(*)::int as count, count(source)::int as sources from assignment_plan group by action`

// As its one source says: there is nothing to merge yet.
const addCycles = `insert into enrolment (uuid, person, medium, path, cycle, access, due_at, grace_days, is_mandatory)
  select p.enrolment, p.person, case when l.uuid is null then p.target end, l.uuid, p.cycle, 'OPEN', p.due_at, a.grace_days, a.is_mandatory
  from assignment_plan p join assignment a on a.uuid = p.assignment left join learning_path l on l.uuid = p.target where p.action = 'OPEN'
  on conflict (person, medium, path, cycle) do nothing`

// Somebody else began the same cycle meanwhile: the next evaluation joins it.
const dropConflicts = `delete from assignment_plan p where p.action = 'OPEN' and not exists (select from enrolment e where e.uuid = p.enrolment)`

const newCycles = `select p.enrolment as uuid, p.person, case when l.uuid is null then p.target end as medium, l.uuid as path, p.cycle
  from assignment_plan p left join learning_path l on l.uuid = p.target where p.action = 'OPEN'`

const endSources = `update enrolment_source s set ended_at = now() from assignment_plan p
  where s.uuid = p.source and p.action <> 'KEEP'`

const addSources = `insert into enrolment_source (uuid, enrolment, kind, assignment, due_at, unit, joined_on, renews_at, valid_until)
  select ordered_uuid(), p.enrolment, 'ASSIGNMENT', p.assignment, p.due_at, p.unit, p.joined_on, p.renews_at, p.valid_until
  from assignment_plan p where p.action in ('OPEN', 'JOIN', 'COUNT')
  on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing`

const keepSources = `update enrolment_source s set unit = p.unit, joined_on = p.joined_on, valid_until = p.valid_until,
    due_at = case when p.is_held_done then s.due_at else p.due_at end
  from assignment_plan p
  where s.uuid = p.source and p.action = 'KEEP' and p.is_changed`

// What has no end of validity any more has none on its enrolment either, unless something else says one.
const dropValidity = `update enrolment e set valid_until = null, renewal_days = 0 from assignment_plan p join enrolment_source s on s.uuid = p.source
  where p.action = 'KEEP' and p.valid_until is null and e.uuid = s.enrolment and e.valid_until = s.valid_until`

// A new cycle has other sources too where its learning path was opened with it; without paths its one source says what it says.
const touchedBy = (hasPaths: boolean): string => `select distinct e.uuid from assignment_plan p
  cross join lateral (values (p.held), (case when p.action in ('KEEP', 'JOIN', 'COUNT'${hasPaths ? ", 'OPEN'" : ''}) then p.enrolment end)) e (uuid)
  where e.uuid is not null`

const joined = (actions: string): string => `select p.person, p.target, e.cycle, e.due_at, p.zone
  from assignment_plan p join enrolment e on e.uuid = p.enrolment where p.action in (${actions}) and coalesce(e.waived_until < now(), true)`
const newcomersWith = (
  hasPaths: boolean,
): string => `select n.person, m.uuid as subject, n.cycle, '/media?medium=' || m.uuid as address,
    jsonb_build_object('title', jsonb_build_object('texts', m.titles, 'mainLocale', m.main_locale),
      'due', case when n.due_at is null then '""'::jsonb else jsonb_build_object('day', to_char(n.due_at at time zone n.zone, 'YYYY-MM-DD')) end) as values
  from (${hasPaths ? joined("'OPEN', 'JOIN'") : `select person, target, cycle, due_at, zone from assignment_plan where action = 'OPEN' union all ${joined("'JOIN'")}`}) n
    join learning_target m on m.uuid = n.target`

/** Writes what the plan says. @returns how many rows changed */
async function writePlan(client: PoolClient, hasPaths: boolean): Promise<number> {
  const { rows } = await client.query<{ action: string; count: number; sources: number }>(countActions)
  const countOfAction = (action: string): number => rows.find((row) => row.action === action)?.count ?? 0
  let changed = 0
  const run = async (statement: string): Promise<void> => {
    changed += (await client.query(statement)).rowCount ?? 0
  }
  const opened = countOfAction('OPEN')
  if (opened > 0) {
    await run(addCycles)
    if (changed < opened) await client.query(dropConflicts)
    await recordEventOfMany(client, 'ENROLLED', newCycles)
  }
  if (rows.some(({ action, sources }) => action !== 'KEEP' && sources > 0)) await run(endSources)
  if (opened + countOfAction('JOIN') + countOfAction('COUNT') > 0) await run(addSources)
  if (countOfAction('KEEP') > 0) for (const statement of [dropValidity, keepSources]) await run(statement)
  if (!hasPaths && rows.every(({ action, sources }) => action === 'OPEN' && sources === 0)) return changed
  const { rows: enrolments } = await client.query<{ uuid: string }>(touchedBy(hasPaths))
  const settled = await settleEnrolments(
    client,
    enrolments.map(({ uuid }) => uuid),
  )
  return changed + settled
}

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
  const { rows } = await client.query<{ isAnnounced: boolean; isFirst: boolean; hasPaths: boolean }>(
    `select is_announced as "isAnnounced", evaluated_at is null as "isFirst",
        exists (select from assignment_target t where t.assignment = a.uuid and t.path is not null) as "hasPaths"
      from assignment a where uuid = $1 and state = 'ACTIVE' for update`,
    [assignment],
  )
  const [active] = rows
  if (active === undefined) return 0
  // The plan of 50,000 people is sorted and joined in memory.
  if (people === null) await client.query(`set local work_mem = '64MB'`)
  await client.query('drop table if exists assignment_plan')
  await client.query(keepPlan, [assignment, people, false, active.isFirst || people !== null])
  await client.query('analyze assignment_plan')
  const changed = await writePlan(client, active.hasPaths)
  if (active.isAnnounced) await notifyOfMany(client, 'ASSIGNED', newcomersWith(active.hasPaths))
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
