import type { LearningPathPerson, LearningPathPersonFilter, LearningPathPersonSortField } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { SomoError } from '../../../access/somoError.ts'
import { deadlineDay } from '../../dates/days.ts'
import { createParameters, writePredicates, type FilterTable } from '../../list/keysetList.ts'
import { countKeysetList, personInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isAmongPeopleInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { stateOf } from '../../learning/complianceState.ts'

const sortColumns = {
  NAME: { key: 'n.sort_name', type: 'text' },
  DUE: { key: `coalesce(t.due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
} as const satisfies Record<LearningPathPersonSortField, Pick<KeysetList, 'key' | 'type'>>

const predicates: FilterTable<LearningPathPersonFilter> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map((pattern) => `n.search_text like ${add(pattern)}`)
      .join(' and ') || 'true',
  state: (states, { add }) => `${stateOf('t')} = any(${add(states)}::text[])`,
}

const from = `enrolment t join person n on n.uuid = t.person join path_version v on v.uuid = t.path_version
  join learning_path p on p.uuid = t.path`
// Of what is done, no stage is the next one.
const next = `(select min(s.place) from path_stage_states(array[t.uuid]) s where t.completed_at is null and not s.is_done)`

/** People in a path, of a scope. */
export interface PathPeopleChoice {
  readonly path: string
  readonly scope: Scope
  readonly locale: string
  readonly filter: Partial<LearningPathPersonFilter>
}

/** @throws SomoError BAD_INPUT where more is searched for than 200 characters */
function listOf({ path, scope, locale, filter }: PathPeopleChoice, field: LearningPathPersonSortField): KeysetList {
  if ((filter.search?.length ?? 0) > 200) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const parameters = createParameters()
  const [own, language] = [parameters.add(path), parameters.add(locale)]
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const filterConditions = writePredicates(predicates, filter, parameters)
  return {
    columns: `t.uuid, ${personInSql('n')} as person, t.cycle, ${stateOf('t')} as state, t.progress, ${next} + 1 as stage,
      (select coalesce(g.titles ->> ${language}, g.titles ->> p.main_locale) from path_stage g
        where g.version = t.path_version and g.position = ${next}) as "stageTitle", v.number as version, t.due_at as "dueAt",
      ${deadlineDay('t.due_at', 't.uuid')} as "dueOn",
      t.started_at as "startedAt", t.completed_at as "completedAt"`,
    from,
    ...sortColumns[field],
    where: [
      `t.path = ${own}`,
      `${language}::text is not null`,
      `t.is_latest and (t.access = 'OPEN' or t.completed_at is not null)`,
      isAmongPeopleInScope(scope, 't.person', manager),
      ...filterConditions,
    ],
    values: parameters.values,
  }
}

/** One page of the people in a path. */
export const listPathPeople = (pool: Pool, plan: PagePlan<LearningPathPersonSortField>, choice: PathPeopleChoice) =>
  readKeysetPage<LearningPathPerson, LearningPathPersonSortField>(pool, plan, listOf(choice, plan.field))

/** Counts them, no further than the cap. */
export const countPathPeople = (pool: Pool, cap: number, choice: PathPeopleChoice): Promise<number> =>
  countKeysetList(pool, listOf(choice, 'NAME'), cap)
