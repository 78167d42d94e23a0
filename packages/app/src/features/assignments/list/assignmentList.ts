import type { ListedAssignmentPartsFragment } from '@somo/graphql/assignments'
import type { AssignmentFilter, AssignmentSort, AssignmentState } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'
import { learningKinds } from '../../../domain/medium/mediumKinds.ts'

export type AssignmentRow = ListedAssignmentPartsFragment

const assignmentStates = ['ACTIVE', 'DRAFT', 'PAUSED', 'ENDED'] as const satisfies readonly AssignmentState[]

/** The list of assignments. Without a filter by state the server leaves out the ended ones. */
export const assignmentList = defineList<AssignmentFilter, AssignmentSort>()({
  path: '/assignments',
  columns: {
    title: { sort: 'TITLE' },
    audience: {},
    due: { sort: 'DUE' },
    renewal: {},
    progress: {},
    updated: { sort: 'UPDATED', isHidden: true },
  },
  filters: {
    state: many(assignmentStates, 'state'),
    unit: found('unit'),
    kind: many(learningKinds, 'kind'),
    overdue: yesNo('isOverdue'),
    mandatory: yesNo('isMandatory'),
  },
  search: 'search',
  sort: 'due',
  views: {
    active: { state: ['ACTIVE'] },
    behind: { state: ['ACTIVE'], overdue: true },
    drafts: { state: ['DRAFT'] },
    paused: { state: ['PAUSED'] },
    ended: { state: ['ENDED'] },
  },
})
