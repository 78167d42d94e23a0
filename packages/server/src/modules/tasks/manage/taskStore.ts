import type { Task } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'
import { taskFileInSql, type TaskFileRow } from '../taskFiles.ts'

/** A task as the database answers it. */
export interface TaskRow extends Omit<Task, 'files'> {
  readonly files: TaskFileRow[]
}

const named = (table: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', coalesce(${nameInSql('p')}, '')) order by p.sort_name, p.uuid)
    from ${table} x join person p on p.uuid = x.person where x.task = t.uuid), '[]'::jsonb)`

const dayOf = (moment: string): string => `(${moment} at time zone unit_zone(t.owner_unit))::date::text`

const columns = `t.uuid, t.title, t.instructions, t.state, ${stepOf('o')} as "ownerUnit",
  coalesce((select jsonb_agg(jsonb_build_object('unit', ${stepOf('u')}, 'withSubUnits', x.with_sub_units) order by u.name, u.uuid)
    from task_unit x join unit u on u.uuid = x.unit where x.task = t.uuid), '[]'::jsonb) as units,
  ${named('task_person')} as people, (select count(*)::int from task_audience(t.uuid)) as audience,
  t.opens_at as "opensAt", t.due_at as "dueAt", ${dayOf('t.opens_at')} as "opensOn", ${dayOf('t.due_at')} as "dueOn",
  ${dayOf('t.late_until')} as "lateOn", t.late_rule as "lateRule", t.resubmissions, to_jsonb(t.answer_kinds) as "answerKinds",
  t.reviewed_by as "reviewedBy", ${named('task_reviewer')} as reviewers, t.grading, t.max_points as "maxPoints", t.pass_points as "passPoints",
  coalesce((select jsonb_agg(${taskFileInSql} order by f.created_at, f.uuid) from task_file f where f.task = t.uuid), '[]'::jsonb) as files,
  exists (select from task_submission s where s.task = t.uuid and s.version > 0) as "isHandedIn",
  t.published_at as "publishedAt", t.revision`

/** A task that the caller manages; null for any other. @param lock keeps it as it is until the transaction ends */
export async function findTask(sql: Queryable, scope: Scope, uuid: string, lock = false): Promise<TaskRow | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<TaskRow>(
    `select ${columns} from task t join unit o on o.uuid = t.owner_unit
      where t.uuid = $1 and ${isUnitInScope(scope, 't.owner_unit', '$2')} ${lock ? 'for update of t' : ''}`,
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  return rows[0] ?? null
}

/** The values of a task as they are stored; days are those of the owner unit. */
export interface TaskValues {
  readonly title: string
  readonly instructions: string
  readonly ownerUnit: string
  readonly units: readonly { readonly unit: string; readonly withSubUnits: boolean }[]
  readonly people: readonly string[]
  readonly opensOn: string | null
  readonly dueOn: string | null
  readonly lateRule: Task['lateRule']
  readonly lateOn: string | null
  readonly resubmissions: number
  readonly answerKinds: readonly string[]
  readonly reviewedBy: Task['reviewedBy']
  readonly reviewers: readonly string[]
  readonly grading: Task['grading']
  readonly maxPoints: number | null
  readonly passPoints: number | null
}

const upsert = `insert into task (uuid, title, instructions, owner_unit, opens_at, due_at, late_rule, late_until, resubmissions, answer_kinds,
    reviewed_by, grading, max_points, pass_points, created_by, updated_by)
  select $1, $2, $3, $4, $5::date::timestamp at time zone z.name, day_end($6::date, z.name), $7, day_end($8::date, z.name), $9, $10,
    $11, $12, $13, $14, p.uuid, p.uuid
  from (select unit_zone($4::uuid) as name) z left join person p on p.subject = $15
  on conflict (uuid) do update set (title, instructions, owner_unit, opens_at, due_at, late_rule, late_until, resubmissions, answer_kinds,
    reviewed_by, grading, max_points, pass_points, updated_by) = (excluded.title, excluded.instructions, excluded.owner_unit, excluded.opens_at,
    excluded.due_at, excluded.late_rule, excluded.late_until, excluded.resubmissions, excluded.answer_kinds, excluded.reviewed_by,
    excluded.grading, excluded.max_points, excluded.pass_points, excluded.updated_by), updated_at = now(), revision = task.revision + 1,
    announced_at = null`

const writeNamed = [
  `with given as (select * from jsonb_to_recordset($2::jsonb) as n (unit uuid, "withSubUnits" boolean)),
    gone as (delete from task_unit where task = $1 and unit not in (select unit from given))
    insert into task_unit (task, unit, with_sub_units) select $1, unit, "withSubUnits" from given
    on conflict (task, unit) do update set with_sub_units = excluded.with_sub_units`,
  ...['task_person', 'task_reviewer'].map(
    (table) => `with gone as (delete from ${table} where task = $1 and person <> all($2::uuid[]))
      insert into ${table} (task, person) select $1, n from unnest($2::uuid[]) n on conflict do nothing`,
  ),
] as const

/** Creates a task, or changes it. */
export async function saveTask(sql: Queryable, uuid: string, given: TaskValues, subject: string): Promise<void> {
  await sql.query(upsert, [
    uuid,
    given.title,
    given.instructions,
    given.ownerUnit,
    given.opensOn,
    given.dueOn,
    given.lateRule,
    given.lateOn,
    given.resubmissions,
    given.answerKinds,
    given.reviewedBy,
    given.grading,
    given.maxPoints,
    given.passPoints,
    subject,
  ])
  const lists = [JSON.stringify(given.units), given.people, given.reviewers]
  for (const [place, text] of writeNamed.entries()) await sql.query(text, [uuid, lists[place]])
}

/** Counts a change of a task. */
export const touchTask = (sql: Queryable, uuid: string, subject: string) =>
  sql.query(
    `update task set revision = revision + 1, updated_at = now(), updated_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`,
    [uuid, subject],
  )
