import type { AssignmentFilter, AssignmentSortField, AssignmentTabCounts, ListedAssignment } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { deadlineDay } from '../../dates/days.ts'
import { stateOf } from '../../learning/complianceState.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'

const sortColumns = {
  TITLE: { key: 't.title', type: 'text' },
  DUE: { key: 't.due_sort', type: 'date' },
  UPDATED: { key: 't.updated_at', type: 'timestamptz' },
} as const satisfies Record<AssignmentSortField, Pick<KeysetList, 'key' | 'type'>>

const longestSearch = 200
const nowhere = '00000000-0000-0000-0000-000000000000'
const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)

// With several targets, the state that needs most to be done.
const worstFirst = `array['OVERDUE', 'EXPIRED', 'IN_GRACE', 'FAILED', 'DUE_SOON', 'IN_PROGRESS', 'NOT_STARTED', 'DONE', 'WAIVED']`

/** The state of a person over the states of their enrolments, as an aggregate. @param state of one enrolment */
export const stateOfPerson = (state: string): string =>
  `(${worstFirst})[min(array_position(${worstFirst}, case when ${state} in ('COMPLETED', 'EXPIRING') then 'DONE' else ${state} end))]`

// Only what is due can be overdue, and the index on due dates knows that.
const isOverdueIn = (
  inScope: string,
): string => `exists (select from enrolment_source s join enrolment e on e.uuid = s.enrolment
  where s.assignment = t.uuid and s.ended_at is null and e.completed_at is null and e.due_at < now() and ${stateOf('e')} = 'OVERDUE' and ${inScope})`

const hasTarget = (condition: string): string =>
  `exists (select from assignment_target x join learning_target m on m.uuid = coalesce(x.medium, x.path) where x.assignment = t.uuid and ${condition})`

const predicatesOf = (inScope: string): FilterTable<AssignmentFilter> => ({
  search: (search, { add }) =>
    patternsOf(search)
      .map(add)
      .map((pattern) => `(t.search_text like ${pattern} or ${hasTarget(`m.search_text like ${pattern}`)})`)
      .join(' and ') || 'true',
  state: (states, { add }) => `t.state = any(${add(states)}::text[])`,
  kind: (kinds, { add }) => hasTarget(`m.kind = any(${add(kinds)}::text[])`),
  unit: (unit, { add }) => `exists (select from assignment_unit x join unit_ancestor ua on ua.unit = x.unit
    where x.assignment = t.uuid and not x.is_excluded and ua.ancestor = ${add(known(unit))}::uuid)`,
  medium: (medium, { add }) => hasTarget(`m.uuid = ${add(known(medium))}::uuid`),
  isMandatory: (is, { add }) => `t.is_mandatory = ${add(is)}::boolean`,
  isOverdue: (is) => `${is ? '' : 'not '}${isOverdueIn(inScope)}`,
})

const named = (table: string, isExcluded: boolean): string =>
  `(select count(*)::int from ${table} x where x.assignment = t.uuid and ${isExcluded ? '' : 'not '}x.is_excluded)`

// Asked for only where the clocks of a unit differ from those of the installation.
const nextDue = `(select e.uuid from enrolment_source s join enrolment e on e.uuid = s.enrolment
    where s.assignment = t.uuid and e.due_at = g.next_due limit 1)`

const columns = `t.uuid, t.title, t.state, t.edit_of as "editOf", t.is_mandatory as "isMandatory", t.due_rule as "dueRule",
  t.due_on::text as "dueOn", t.due_days as "dueDays", t.renewal, t.every_months as "everyMonths", t.starts_on::text as "startsOn",
  coalesce((select jsonb_agg(jsonb_build_object('medium', m.uuid, 'kind', m.kind, 'title', m.title, 'state', m.state,
      'durationMinutes', m.duration_minutes) order by m.title, m.uuid) from (select m.* from assignment_target x join learning_target m on m.uuid = coalesce(x.medium, x.path)
      where x.assignment = t.uuid order by m.title, m.uuid limit 3) m), '[]'::jsonb) as targets,
  (select count(*)::int from assignment_target x where x.assignment = t.uuid) as "targetCount",
  coalesce((select jsonb_agg(jsonb_build_object('unit', ${stepOf('n')}, 'withSubUnits', n.with_sub_units, 'isExcluded', false, 'people', n.people)
      order by n.name, n.uuid) from (select u.uuid, u.name, u.key, x.with_sub_units,
        (select count(distinct m.person)::int from unit_ancestor ua join unit_membership m on m.unit = ua.unit
          where ua.ancestor = u.uuid and (x.with_sub_units or ua.distance = 0)) as people
      from assignment_unit x join unit u on u.uuid = x.unit where x.assignment = t.uuid and not x.is_excluded order by u.name, u.uuid limit 3) n),
    '[]'::jsonb) as units,
  ${named('assignment_unit', false)} as "unitCount", ${named('assignment_person', false)} as "personCount",
  ${named('assignment_unit', true)} + ${named('assignment_person', true)} as "excludedCount",
  ${deadlineDay('g.next_due', nextDue)} as "nextDueOn", jsonb_build_object('total', g.total, 'done', g.done, 'overdue', g.overdue) as progress,
  ${stepOf('o')} as "ownerUnit", t.updated_at as "updatedAt", t.revision`

const joinsOf = (inScope: string): string => `join unit o on o.uuid = t.owner_unit cross join lateral (
    select count(*)::int as total, count(*) filter (where p.state = 'DONE')::int as done, count(*) filter (where p.state = 'OVERDUE')::int as overdue,
      min(p.next_due) as next_due
    from (select s.person, ${stateOfPerson('s.state')} as state,
        min(s.due_at) filter (where s.state not in ('COMPLETED', 'EXPIRING', 'EXPIRED', 'WAIVED')) as next_due
      from (select e.person, e.due_at, ${stateOf('e')} as state from enrolment_source s join enrolment e on e.uuid = s.enrolment
        where s.assignment = t.uuid and (s.ended_at is null or s.ended_at = t.ended_at) and ${inScope}) s
      group by s.person) p) g`

/** Assignments of a scope. */
export interface AssignmentChoice {
  readonly scope: Scope
  readonly filter: Partial<AssignmentFilter>
}

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ scope, filter }: AssignmentChoice, field: AssignmentSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const peopleInScope = isAmongPeopleInScope(scope, 'e.person', manager)
  const asked = writePredicates(predicatesOf(peopleInScope), filter, parameters)
  const notEnded = (filter.state ?? []).length > 0 ? [] : [`t.state <> 'ENDED'`]
  return {
    columns,
    from: 'assignment t',
    thenJoin: joinsOf(peopleInScope),
    ...sortColumns[field],
    where: [isUnitInScope(scope, 't.owner_unit', manager), ...notEnded, ...asked],
    values: parameters.values,
  }
}

/** One page of assignments. */
export const listAssignments = (pool: Queryable, plan: PagePlan<AssignmentSortField>, choice: AssignmentChoice) =>
  readKeysetPage<ListedAssignment, AssignmentSortField>(pool, plan, listOf(choice, plan.field))

/** Counts assignments, no further than the cap. */
export const countAssignments = (pool: Pool, cap: number, choice: AssignmentChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE'), cap)

const ofState = (state: string): string => `count(*) filter (where t.state = '${state}')::int`

/** How many assignments each tab has. */
export async function countTabs(pool: Pool, scope: Scope): Promise<AssignmentTabCounts> {
  const { rows } = await pool.query<AssignmentTabCounts>(
    `select ${ofState('ACTIVE')} as active, count(*) filter (where t.state = 'ACTIVE' and ${isOverdueIn(isAmongPeopleInScope(scope, 'e.person', '$1'))})::int as overdue,
      ${ofState('DRAFT')} as draft, ${ofState('PAUSED')} as paused, ${ofState('ENDED')} as ended
      from assignment t where t.edit_of is null and ${isUnitInScope(scope, 't.owner_unit', '$1')}`,
    scope.manager === null ? [] : [scope.manager],
  )
  return rows[0] ?? { active: 0, overdue: 0, draft: 0, paused: 0, ended: 0 }
}
