import type { AssignmentPeopleQuery } from '@somo/graphql/assignments-actions'
import type { AssignmentEnrolmentFilter, AssignmentEnrolmentSort, ComplianceState } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { days, found, many } from '../../../domain/list/definition/listFilters.ts'

type PeoplePage = NonNullable<AssignmentPeopleQuery['assignments']['people']>
export type PersonRow = PeoplePage['items'][number]

/** In the order of their need. */
const complianceStates = [
  ...(['OVERDUE', 'FAILED', 'EXPIRED', 'IN_GRACE', 'DUE_SOON', 'IN_PROGRESS'] as const),
  ...(['NOT_STARTED', 'WAIVED', 'EXPIRING', 'COMPLETED'] as const),
] as const satisfies readonly ComplianceState[]

/** The people of one assignment. */
export const peopleList = defineList<AssignmentEnrolmentFilter, AssignmentEnrolmentSort>()({
  path: '/assignments',
  tab: 'people',
  columns: {
    person: { sort: 'NAME' },
    state: {},
    due: { sort: 'DUE' },
    progress: {},
    note: {},
  },
  filters: {
    state: many(complianceStates, 'state'),
    unit: found('unit'),
    due: days('dueFrom', 'dueBefore'),
  },
  search: 'search',
  sort: 'person',
})
