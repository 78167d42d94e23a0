import type { LearningPathFilter, LearningPathSortField, ListedLearningPath } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stepOf } from '../../units/statements.ts'
import { stateOf } from '../../learning/complianceState.ts'

const sortColumns = {
  TITLE: { key: 't.title', type: 'text' },
  UPDATED: { key: 't.updated_at', type: 'timestamptz' },
} as const satisfies Record<LearningPathSortField, Pick<KeysetList, 'key' | 'type'>>

const longestSearch = 200
const nowhere = '00000000-0000-0000-0000-000000000000'

// Everyone once, by the latest cycle; who lost it before the end is left out.
const isCounted = `e.path = t.uuid and e.is_latest and (e.access = 'OPEN' or e.completed_at is not null)`

const predicatesOf = (inScope: string): FilterTable<LearningPathFilter> => ({
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `t.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states, { add }) => `t.state = any(${add(states)}::text[])`,
  unit: (unit, { add }) => `exists (select from unit_ancestor a where a.unit = t.owner_unit
    and a.ancestor = ${add(isUuid(unit) ? unit : nowhere)}::uuid)`,
  isOverdue: (is) =>
    `${is ? '' : 'not '}exists (select from enrolment e where ${isCounted} and ${stateOf('e')} = 'OVERDUE' and ${inScope})`,
})

const shown = `coalesce(t.current_version, (select v.uuid from path_version v where v.path = t.uuid and v.published_at is null))`

const columns = `t.uuid, t.title, t.state, (select v.number from path_version v where v.uuid = t.current_version) as version,
  exists (select from path_version v where v.path = t.uuid and v.published_at is null) as "hasDraft",
  (select count(*)::int from path_stage s where s.version = ${shown}) as stages,
  (select count(*)::int from path_stage s join path_stage_item i on i.stage = s.uuid where s.version = ${shown}) as items,
  g.people, g.done, g.overdue, ${stepOf('o')} as "ownerUnit", t.updated_at as "updatedAt", t.revision`

const joinsOf = (inScope: string): string => `join unit o on o.uuid = t.owner_unit cross join lateral (
    select count(*)::int as people, count(*) filter (where e.completed_at is not null)::int as done,
      count(*) filter (where ${stateOf('e')} = 'OVERDUE')::int as overdue
    from enrolment e where ${isCounted} and ${inScope}) g`

/** Paths of a scope. */
export interface PathChoice {
  readonly scope: Scope
  readonly filter: Partial<LearningPathFilter>
}

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ scope, filter }: PathChoice, field: LearningPathSortField): KeysetList {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const peopleInScope = isAmongPeopleInScope(scope, 'e.person', manager)
  const filterConditions = writePredicates(predicatesOf(peopleInScope), filter, parameters)
  const inUse = (filter.state ?? []).length > 0 ? [] : [`t.state <> 'ARCHIVED'`]
  return {
    columns,
    from: 'learning_path t',
    thenJoin: joinsOf(peopleInScope),
    ...sortColumns[field],
    where: [isUnitInScope(scope, 't.owner_unit', manager), ...inUse, ...filterConditions],
    values: parameters.values,
  }
}

/** One page of learning paths. */
export const listPaths = (pool: Pool, plan: PagePlan<LearningPathSortField>, choice: PathChoice) =>
  readKeysetPage<ListedLearningPath, LearningPathSortField>(pool, plan, listOf(choice, plan.field))

/** Counts learning paths, no further than the cap. */
export const countPaths = (pool: Pool, cap: number, choice: PathChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'TITLE'), cap)
