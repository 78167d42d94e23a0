import { useMutation, useQuery } from '@apollo/client/react'
import type { JobFilter, JobSort } from '@somo/graphql/schema'
import {
  CountJobsDocument,
  ExportJobsDocument,
  SystemJobsDocument,
  SystemSchedulesDocument,
  type SystemSchedulesQuery,
} from '@somo/graphql/system-jobs'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useIntl, type IntlShape } from 'react-intl'
import { startedBy } from '../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../domain/job/useListExport.ts'
import { jobStates, stateFilter, useJobList, type JobListUse } from '../../domain/job/useJobList.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { chosenOf, directionOf, foundOf, momentsOf, wholeCodec } from '../../domain/list/simpleList.ts'
import { useCapped } from '../../domain/list/useCapped.ts'
import { useTabViews, type TabViewsUse } from '../../domain/list/useTabViews.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { kindsCalled, kindNames } from './jobSearch.ts'

export type Schedule = SystemSchedulesQuery['jobs']['schedules'][number]

/** The jobs of everybody, and what runs by itself. */
export interface JobsUse extends ListExport {
  readonly jobs: JobListUse
  readonly views: TabViewsUse
  /** How a person is found for the filter, and who is chosen. */
  readonly person: { readonly find: FindPeople; readonly chosen: FilterOption | null }
  readonly schedules: QueryState<readonly Schedule[]>
  readonly retrySchedules: () => void
}

const codec = wholeCodec('jobs', {
  filters: [
    stateFilter,
    { id: 'kind', kind: 'many', options: kindNames },
    { id: 'owner', kind: 'found' },
    { id: 'system', kind: 'yesNo' },
    { id: 'created', kind: 'date' },
  ],
  columns: ['work', 'state', 'progress', 'owner', 'created'],
  hidden: [],
  sorts: ['created'],
  sort: { columnId: 'created', direction: 'descending' },
})

/** What is listed beside the state, as the API asks for it: what is searched for are the names of kinds of work. */
function filterOf({ filters, search }: Pick<ListState, 'filters' | 'search'>, intl: IntlShape): JobFilter {
  const chosen = chosenOf(filters, 'kind', kindNames)
  const called = search === '' ? null : kindsCalled(search, intl)
  const kind = chosen === null || called === null ? (chosen ?? called) : chosen.filter((name) => called.includes(name))
  const system = filters.find(({ id }) => id === 'system')
  return {
    kind,
    owner: foundOf(filters, 'owner'),
    isOwnerless: system?.kind === 'yesNo' ? system.isYes : null,
    ...momentsOf(filters, 'created'),
  }
}

const sortOf = (state: Pick<ListState, 'sort'>): JobSort => ({ field: 'CREATED', direction: directionOf(state) })

/** For administrators; while it is not active nothing is asked. */
export function useJobs(isActive: boolean): JobsUse {
  const intl = useIntl()
  const { address, ...jobs } = useJobList(SystemJobsDocument, codec, isActive, (state) => ({
    filter: filterOf(state, intl),
    sort: sortOf(state),
  }))
  const { state, change, kept } = address
  const filter = { ...filterOf(state, intl), state: chosenOf(state.filters, 'state', jobStates) }
  const { cap, countOf } = useCapped(kept)
  const count = useQuery(CountJobsDocument, { skip: !isActive, variables: { cap, filter } })
  const [start] = useMutation(ExportJobsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort: sortOf(state), format } }), (data) => data.job.exportJobs.job),
  )
  const schedules = useQuery(SystemSchedulesDocument, { skip: !isActive })
  return {
    jobs: {
      ...jobs,
      list: { ...jobs.list, whole: { state, change, count: countOf(count.data?.jobs.count ?? null, count.loading) } },
    },
    ...exporting,
    views: useTabViews(address, '/system?tab=jobs', isActive),
    person: { find: usePersonFinder(), chosen: usePersonName(isActive ? foundOf(state.filters, 'owner') : null) },
    schedules: {
      isWaiting: schedules.loading,
      data: schedules.data?.jobs.schedules ?? null,
      problem: toProblem(schedules.error),
    },
    retrySchedules: () => void schedules.refetch(),
  }
}
