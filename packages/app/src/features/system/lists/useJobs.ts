import { useMutation } from '@apollo/client/react'
import type { JobFilter } from '@somo/graphql/schema'
import {
  CountJobsDocument,
  ExportJobsDocument,
  SystemJobsDocument,
  SystemSchedulesDocument,
  type SystemSchedulesQuery,
} from '@somo/graphql/system-jobs'
import type { FilterOption } from '@somo/ui/FilterBar'
import { useIntl, type IntlShape } from 'react-intl'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { useJobList, type JobListUse } from '../../../domain/job/list/useJobList.ts'
import type { Narrowing } from '../../../domain/list/definition/listState.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useTabViews, type TabViewsUse } from '../../../domain/list/views/useTabViews.ts'
import { usePersonFinder, usePersonName, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { kindsCalled } from './jobSearch.ts'
import { jobList } from './systemLists.ts'

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

/** The filter input of a state: a search is for the names of kinds of work, which only the app knows. */
function filterOf(state: Narrowing, intl: IntlShape): JobFilter {
  const filter = jobList.filterOf(state)
  if (state.search === '') return filter
  const called = kindsCalled(state.search, intl)
  return { ...filter, kind: filter.kind?.filter((name) => called.includes(name)) ?? called }
}

/** For administrators; while it is not active nothing is asked. */
export function useJobs(isActive: boolean): JobsUse {
  const intl = useIntl()
  const { address, ...jobs } = useJobList(SystemJobsDocument, jobList, isActive, (state) => ({
    filter: filterOf(state, intl),
    sort: jobList.sortOf(state),
  }))
  const { state, change, kept } = address
  const [filter, sort] = [filterOf(state, intl), jobList.sortOf(state)]
  const count = useListCount(CountJobsDocument, {
    variables: { filter },
    listed: kept,
    isWanted: isActive,
    pick: (data) => data.jobs.count,
  })
  const [start] = useMutation(ExportJobsDocument)
  const exporting = useListExport(async (format) =>
    startedBy(await start({ variables: { filter, sort, format } }), (data) => data.job.exportJobs.job),
  )
  const { retry, ...schedules } = useQueryState(SystemSchedulesDocument, {
    isWanted: isActive,
    pick: (data) => data.jobs.schedules,
  })
  return {
    jobs: { ...jobs, list: { ...jobs.list, whole: { state, change, count } } },
    ...exporting,
    views: useTabViews(address, jobList.viewsKey, isActive),
    person: { find: usePersonFinder(), chosen: usePersonName(isActive ? jobList.chosen(state, 'owner') : null) },
    schedules,
    retrySchedules: retry,
  }
}
