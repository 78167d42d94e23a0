import type { Assignment, AssignmentPerson, AssignmentTarget, AssignmentUnit } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { personInSql } from '../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { countPeople, stepOf } from '../units/statements.ts'

/** An assignment as the database answers it, without what it names. */
export type AssignmentRow = Omit<Assignment, 'targets' | 'units' | 'people' | 'gaps'>

const columns = `a.uuid, a.title, a.state, a.edit_of as "editOf", (select e.uuid from assignment e where e.edit_of = a.uuid) as edit,
  a.is_mandatory as "isMandatory", ${stepOf('u')} as "ownerUnit", a.due_rule as "dueRule", a.due_on::text as "dueOn", a.due_days as "dueDays",
  a.late_days as "lateDays", a.starts_on::text as "startsOn", a.grace_days as "graceDays", a.renewal, a.every_months as "everyMonths",
  a.fixed_from::text as "fixedFrom", a.window_days as "windowDays", a.minimum_days as "minimumDays", a.earlier_days as "earlierDays",
  a.is_announced as "isAnnounced", a.reminder_days as "reminderDays", a.overdue_every_days as "overdueEveryDays",
  a.is_list_sent as "isListSentToManagers", a.last_step as "lastStep", a.activated_at as "activatedAt", a.evaluated_at as "evaluatedAt",
  ${personInSql('c')} as "createdBy", a.created_at as "createdAt", ${personInSql('p')} as "updatedBy", a.updated_at as "updatedAt", a.revision`

const from = `assignment a join unit u on u.uuid = a.owner_unit left join person c on c.uuid = a.created_by left join person p on p.uuid = a.updated_by`

/** An assignment that the caller manages; null for any other. @param lock keeps it as it is until the transaction ends */
export async function findAssignment(
  sql: Queryable,
  scope: Scope,
  uuid: string,
  lock = false,
): Promise<AssignmentRow | null> {
  if (!isUuid(uuid)) return null
  const { rows } = await sql.query<AssignmentRow>(
    `select ${columns} from ${from} where a.uuid = $1 and ${isUnitInScope(scope, 'a.owner_unit', '$2')} ${lock ? 'for update of a' : ''}`,
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  return rows[0] ?? null
}

const targets = `select m.uuid as medium, m.kind, m.title, m.state, m.duration_minutes as "durationMinutes"
  from assignment_target t join learning_target m on m.uuid = coalesce(t.medium, t.path) where t.assignment = $1 order by m.title, m.uuid limit 50`

/** What an assignment gives, by title. */
export const readTargets = async (sql: Queryable, assignment: string): Promise<AssignmentTarget[]> =>
  (await sql.query<AssignmentTarget>(targets, [assignment])).rows

const units = `select ${stepOf('u')} as unit, x.with_sub_units as "withSubUnits", x.is_excluded as "isExcluded",
    case when x.with_sub_units then ${countPeople('u.uuid', 'u.is_general', null)}
      else (select count(*)::int from unit_membership m where m.unit = u.uuid) end as people
  from assignment_unit x join unit u on u.uuid = x.unit where x.assignment = $1 order by u.name, u.uuid limit 200`

const people = `select ${personInSql('p')} as person, x.is_excluded as "isExcluded"
  from assignment_person x join person p on p.uuid = x.person where x.assignment = $1 order by p.sort_name, p.uuid limit 1000`

/** The units and people that an assignment names. */
export async function readAudience(
  sql: Queryable,
  assignment: string,
): Promise<{ readonly units: AssignmentUnit[]; readonly people: AssignmentPerson[] }> {
  const named = await sql.query<AssignmentUnit>(units, [assignment])
  return { units: named.rows, people: (await sql.query<AssignmentPerson>(people, [assignment])).rows }
}

const touch = `update assignment set revision = revision + 1, updated_at = now(),
  updated_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`

/** Counts a change of an assignment. */
export async function touchAssignment(client: PoolClient, uuid: string, subject: string): Promise<void> {
  await client.query(touch, [uuid, subject])
}
