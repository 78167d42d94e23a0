import type { Assignment, AssignmentPerson, AssignmentTarget, AssignmentUnit } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { personInSql } from '../list/keysetPage.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../scope.ts'
import { countPeople, stepOf } from '../units/statements.ts'

/** An assignment as the database answers it, without what it names. */
export type AssignmentRow = Omit<Assignment, 'targets' | 'units' | 'people' | 'peopleOutside' | 'mayChange' | 'gaps'>

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

const peopleIn = (scope: Scope): string => `select ${personInSql('p')} as person, x.is_excluded as "isExcluded"
  from assignment_person x join person p on p.uuid = x.person
  where x.assignment = $1 and ${isAmongPeopleInScope(scope, 'x.person', '$2')} order by p.sort_name, p.uuid limit 1000`

// Whom an assignment names outside the scope of $2; what it excludes concerns nobody there.
const namesOutside = (scope: Scope): string => `
  exists (select from assignment_unit x where x.assignment = any($1::uuid[]) and not x.is_excluded and not ${isUnitInScope(scope, 'x.unit', '$2')})
  or exists (select from assignment_person x where x.assignment = any($1::uuid[]) and not x.is_excluded
    and not ${isAmongPeopleInScope(scope, 'x.person', '$2')})`

/**
 * Whether everyone a draft or assignment is meant for is in the scope: only then a manager changes it, since a change would also be one
 * for the others. Of an edit, the assignment that it edits counts as well.
 */
export async function isWhollyInScope(
  sql: Queryable,
  scope: Scope,
  { uuid, editOf = null }: Pick<AssignmentRow, 'uuid' | 'editOf'>,
): Promise<boolean> {
  if (scope.manager === null) return true
  const { rows } = await sql.query<{ is: boolean }>(`select not (${namesOutside(scope)}) as is`, [
    editOf === null ? [uuid] : [uuid, editOf],
    scope.manager,
  ])
  return rows[0]?.is === true
}

const countOutside = (scope: Scope): string => `select count(distinct o.person)::int as count from (
    select e.person from enrolment_source s join assignment a on a.uuid = s.assignment join enrolment e on e.uuid = s.enrolment
      where s.assignment = $1 and (s.ended_at is null or s.ended_at = a.ended_at)
    union all select x.person from assignment_person x where x.assignment = $1 and not x.is_excluded
    union all select m.person from assignment_unit x
      join unit_ancestor ua on ua.ancestor = x.unit and (x.with_sub_units or ua.distance = 0) join unit_membership m on m.unit = ua.unit
      where x.assignment = $1 and not x.is_excluded) o
  where not ${isAmongPeopleInScope(scope, 'o.person', '$2')}`

/** The units and people that an assignment names. People outside the scope are counted, never named. */
export async function readAudience(
  sql: Queryable,
  assignment: string,
  scope: Scope,
): Promise<{
  readonly units: AssignmentUnit[]
  readonly people: AssignmentPerson[]
  readonly peopleOutside: number
}> {
  const named = await sql.query<AssignmentUnit>(units, [assignment])
  if (scope.manager === null) {
    const { rows } = await sql.query<AssignmentPerson>(peopleIn(scope), [assignment])
    return { units: named.rows, people: rows, peopleOutside: 0 }
  }
  const values = [assignment, scope.manager]
  const { rows: counted } = await sql.query<{ count: number }>(countOutside(scope), values)
  return {
    units: named.rows,
    people: (await sql.query<AssignmentPerson>(peopleIn(scope), values)).rows,
    peopleOutside: counted[0]?.count ?? 0,
  }
}

const touch = `update assignment set revision = revision + 1, updated_at = now(),
  updated_by = (select p.uuid from person p where p.subject = $2) where uuid = $1`

/** Counts a change of an assignment. */
export async function touchAssignment(client: PoolClient, uuid: string, subject: string): Promise<void> {
  await client.query(touch, [uuid, subject])
}
