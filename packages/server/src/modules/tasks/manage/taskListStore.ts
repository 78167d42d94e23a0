import type { ListedTask, TaskFilter, TaskSortField } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { unitDay } from '../../dates/days.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'

const sortColumns = {
  TITLE: { key: 't.title', type: 'text' },
  DUE: { key: 't.due_sort', type: 'timestamptz' },
  UPDATED: { key: 't.updated_at', type: 'timestamptz' },
} as const satisfies Record<TaskSortField, Pick<KeysetList, 'key' | 'type'>>

const longestSearch = 200

const predicates: FilterTable<TaskFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `t.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states, { add }) => `t.state = any(${add(states)}::text[])`,
  unit: (unit, { add }) => `exists (select from task_unit x join unit_ancestor ua on ua.unit = x.unit
    where x.task = t.uuid and ua.ancestor = ${add(isUuid(unit) ? unit : null)}::uuid)`,
  isWaiting: (is) =>
    `${is ? '' : 'not '}exists (select from task_submission s where s.task = t.uuid and s.state = 'SUBMITTED')`,
}

const names = `select u.name, u.uuid, 0 as place from task_unit x join unit u on u.uuid = x.unit where x.task = t.uuid
    union all select coalesce(${nameInSql('p')}, ''), p.uuid, 1 from task_person x join person p on p.uuid = x.person where x.task = t.uuid`

const columns = `t.uuid, t.title, t.state, ${stepOf('o')} as "ownerUnit", t.opens_at as "opensAt", t.due_at as "dueAt",
  ${unitDay('t.due_at', 't.owner_unit')} as "dueOn",
  coalesce((select jsonb_agg(n.name order by n.place, n.name) from (select * from (${names}) a order by place, name, uuid limit 3) n), '[]'::jsonb) as "audienceNames",
  (select count(*)::int from task_unit x where x.task = t.uuid) + (select count(*)::int from task_person x where x.task = t.uuid) as "audienceCount",
  (select count(*)::int from task_audience(t.uuid)) as audience, g."handedIn", g.waiting, g.done, g.late,
  t.updated_at as "updatedAt", t.revision`

const joins = (inScope: string): string => `join unit o on o.uuid = t.owner_unit cross join lateral (
    select count(*) filter (where s.version > 0)::int as "handedIn", count(*) filter (where s.state = 'SUBMITTED')::int as waiting,
      count(*) filter (where s.state in ('PASSED', 'FAILED'))::int as done, count(*) filter (where s.is_late)::int as late
    from task_submission s where s.task = t.uuid and ${inScope}) g`

/** Tasks of a scope. */
export interface TaskChoice {
  readonly scope: Scope
  readonly filter: Partial<TaskFilter>
}

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ scope, filter }: TaskChoice, field: TaskSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const filterConditions = writePredicates(predicates, filter, parameters)
  const notArchived = (filter.state ?? []).length > 0 ? [] : [`t.state <> 'ARCHIVED'`]
  return {
    columns,
    from: 'task t',
    thenJoin: joins(isAmongPeopleInScope(scope, 's.person', manager)),
    ...sortColumns[field],
    where: [isUnitInScope(scope, 't.owner_unit', manager), ...notArchived, ...filterConditions],
    values: parameters.values,
  }
}

/** One page of tasks. */
export const listTasks = (pool: Pool, plan: PagePlan<TaskSortField>, choice: TaskChoice) =>
  readKeysetPage<ListedTask, TaskSortField>(pool, plan, listOf(choice, plan.field))

/** Counts tasks, no further than the cap. */
export const countTasks = (pool: Pool, cap: number, choice: TaskChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE'), cap)
