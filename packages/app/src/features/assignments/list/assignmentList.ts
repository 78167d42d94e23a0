import type { ListedAssignmentPartsFragment } from '@somo/graphql/assignments'
import type { AssignmentFilter, AssignmentSort, AssignmentState } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'
import { learningKinds } from '../../../domain/medium/mediumKinds.ts'

export type AssignmentRow = ListedAssignmentPartsFragment

const assignmentStates = ['ACTIVE', 'DRAFT', 'PAUSED', 'ENDED'] as const satisfies readonly AssignmentState[]

/** Parts of the drawer beside the list; the people have a page. */
export const drawerTabs = ['overview', 'messages', 'history'] as const
export type DrawerTab = (typeof drawerTabs)[number]

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
  entryTabs: drawerTabs,
  views: {
    active: { state: ['ACTIVE'] },
    behind: { state: ['ACTIVE'], overdue: true },
    drafts: { state: ['DRAFT'] },
    paused: { state: ['PAUSED'] },
    ended: { state: ['ENDED'] },
  },
})
