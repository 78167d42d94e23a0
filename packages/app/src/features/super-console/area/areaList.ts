import type { JobFilter, JobSort } from '@somo/graphql/schema'
import { jobStates } from '../../../domain/job/list/jobStates.ts'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'

/** What the person asked for that is at work or was: the latest first, in columns that stay as they are. */
export const areaList = defineList<JobFilter, JobSort>()({
  path: '/super-console',
  tab: 'area',
  columns: { work: {} },
  filters: { state: many(jobStates, 'state') },
  sort: { field: 'CREATED' },
})
