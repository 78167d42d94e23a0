import type {
  AssignmentEnrolment,
  AssignmentEnrolmentFilter,
  AssignmentEnrolmentSortField,
  AssignmentPeopleCounts,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { deadlineDay } from '../../dates/days.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, personInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'
import { stateOf } from '../../learning/complianceState.ts'
import { stateOfPerson } from '../list/assignmentListStore.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'
const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)
const longestSearch = 200

const sortColumns = {
  NAME: { key: 'n.sort_name', type: 'text' },
  DUE: { key: `coalesce(t.due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
} as const satisfies Record<AssignmentEnrolmentSortField, Pick<KeysetList, 'key' | 'type'>>

const predicates: FilterTable<AssignmentEnrolmentFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `n.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states, { add }) => `${stateOf('t')} = any(${add(states)}::text[])`,
  medium: (medium, { add }) => `coalesce(t.medium, t.path) = ${add(known(medium))}::uuid`,
  unit: (
    unit,
    { add },
  ) => `t.person in (select m.person from unit_ancestor ua join unit_membership m on m.unit = ua.unit
    where ua.ancestor = ${add(known(unit))}::uuid)`,
  dueFrom: (from, { add }) => `t.due_at >= ${add(from)}::timestamptz`,
  dueBefore: (before, { add }) => `t.due_at < ${add(before)}::timestamptz`,
}

// Of an assignment that has ended: whoever had it then.
const from = `enrolment_source s join assignment a on a.uuid = s.assignment join enrolment t on t.uuid = s.enrolment
  join person n on n.uuid = t.person join learning_target m on m.uuid = coalesce(t.medium, t.path) left join unit u on u.uuid = s.unit`
const isPresent = '(s.ended_at is null or s.ended_at = a.ended_at)'

const columnsOf = (isManaged: string): string => `t.uuid, ${personInSql('n')} as person,
  case when u.uuid is not null then ${stepOf('u')} end as unit, m.uuid as medium, m.title as "mediumTitle", t.cycle, ${stateOf('t')} as state, t.progress,
  t.due_at as "dueAt", ${deadlineDay('t.due_at', 't.uuid')} as "dueOn", t.own_due_at is not null as "hasOwnDate", t.completed_at as "completedAt", t.valid_until as "validUntil",
  ${deadlineDay('t.valid_until', 't.uuid')} as "validUntilDay",
  t.waived_at as "waivedAt", nullif(t.waived_until, 'infinity') as "waivedUntil",
  ${deadlineDay(`nullif(t.waived_until, 'infinity')`, 't.uuid')} as "waivedUntilDay", t.waived_reason as "waivedReason",
  array(select b.title from enrolment_source o join assignment b on b.uuid = o.assignment
    where o.enrolment = t.uuid and o.ended_at is null and o.assignment <> s.assignment and ${isManaged} order by b.title) as "otherAssignments"`

/** Enrolments through an assignment, of people in the scope. */
export interface PeopleChoice {
  readonly assignment: string
  readonly scope: Scope
  readonly filter: Partial<AssignmentEnrolmentFilter>
}

function listOf({ assignment, scope, filter }: PeopleChoice, field: AssignmentEnrolmentSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const own = parameters.add(assignment)
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const where = [`s.assignment = ${own}`, isPresent, isAmongPeopleInScope(scope, 't.person', manager)]
  const asked = writePredicates(predicates, filter, parameters)
  return {
    columns: columnsOf(isUnitInScope(scope, 'b.owner_unit', manager)),
    from,
    ...sortColumns[field],
    where: [...where, ...asked],
    values: parameters.values,
  }
}

/** One page of the people of an assignment. */
export const listPeople = (pool: Queryable, plan: PagePlan<AssignmentEnrolmentSortField>, choice: PeopleChoice) =>
  readKeysetPage<AssignmentEnrolment, AssignmentEnrolmentSortField>(pool, plan, listOf(choice, plan.field))

/** Counts them, no further than the cap. */
export const countPeople = (pool: Pool, cap: number, choice: PeopleChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'NAME'), cap)

const of = (state: string): string => `count(*) filter (where x.state = '${state}')::int`

/** How many people of an assignment are in each state. */
export async function countStates(pool: Pool, assignment: string, scope: Scope): Promise<AssignmentPeopleCounts> {
  const { where, values } = listOf({ assignment, scope, filter: {} }, 'NAME')
  const { rows } = await pool.query<AssignmentPeopleCounts>(
    `select count(*)::int as total, ${of('OVERDUE')} as overdue, ${of('IN_GRACE')} as "inGrace", ${of('DUE_SOON')} as "dueSoon",
      ${of('IN_PROGRESS')} as "inProgress", ${of('NOT_STARTED')} as "notStarted", ${of('FAILED')} as failed, ${of('WAIVED')} as exempt,
      ${of('DONE')} as done, ${of('EXPIRED')} as expired
      from (select ${stateOfPerson('e.state')} as state
        from (select t.person, ${stateOf('t')} as state from ${from} where ${where.join(' and ')}) e group by e.person) x`,
    [...values],
  )
  const [counts] = rows
  if (counts === undefined) throw new Error('A count without groups has one row.')
  return counts
}
