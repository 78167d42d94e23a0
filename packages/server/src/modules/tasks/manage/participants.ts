import type { TaskParticipant, TaskParticipantFilter } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { unitDay } from '../../dates/days.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'

const state = `coalesce(s.state, 'NOT_STARTED')`

const predicates: FilterTable<TaskParticipantFilter> = {
  state: (states, { add }) => `${state} = any(${add(states)}::text[])`,
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `t.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
}

/** Whom a task is for now, and who handed it in. */
function listOf(scope: Scope, task: string, filter: Partial<TaskParticipantFilter>): KeysetList {
  if ((filter.search?.length ?? 0) > 200) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const uuid = `${parameters.add(task)}::uuid`
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  return {
    columns: `t.uuid, coalesce(${nameInSql('t')}, '') as name, (select ${stepOf('u')} from unit u where u.uuid = coalesce(s.unit,
        (select m.unit from unit_membership m where m.person = t.uuid order by m.is_default desc, m.created_at limit 1))) as unit,
      ${state} as state, coalesce(s.is_late, false) as "isLate", ${unitDay('coalesce(s.own_due_at, k.due_at)', 'k.owner_unit')} as "dueOn", s.handed_in_at as "handedInAt",
      coalesce(s.version, 0) as version, s.points, case when s.version > 0 then s.uuid end as submission, s.revision`,
    from: `person t join task k on k.uuid = ${uuid} left join task_submission s on s.person = t.uuid and s.task = k.uuid`,
    key: 't.sort_name',
    type: 'text',
    where: [
      `t.uuid in (select a from task_audience(${uuid}) a union select h.person from task_submission h where h.task = ${uuid} and h.version > 0)`,
      isAmongPeopleInScope(scope, 't.uuid', manager),
      ...writePredicates(predicates, filter, parameters),
    ],
    values: parameters.values,
  }
}

/** A page of the people of a task, by name. */
export const listParticipants = (
  pool: Pool,
  plan: PagePlan<'NAME'>,
  scope: Scope,
  task: string,
  filter: Partial<TaskParticipantFilter>,
) => readKeysetPage<TaskParticipant, 'NAME'>(pool, plan, listOf(scope, task, filter))

/** Counts them, no further than the cap. */
export const countParticipants = (
  pool: Pool,
  cap: number,
  scope: Scope,
  task: string,
  filter: Partial<TaskParticipantFilter>,
): Promise<number> => countKeysetList(pool, listOf(scope, task, filter), cap)
