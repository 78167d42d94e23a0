import type { SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'

/** Certificates of other organisations on the tab of requests, the oldest first. */
export const submittedList = defineList<
  Record<string, never>,
  { readonly field: 'SUBMITTED'; readonly direction: SortDirection }
>()({
  path: '/assignments',
  tab: 'requests',
  columns: { submitted: { sort: 'SUBMITTED' } },
  filters: {},
  sort: 'submitted',
})
