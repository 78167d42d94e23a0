import type { TasksQuery } from '@somo/graphql/task-management'
import type { TaskFilter, TaskSort, TaskState } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'

export type TaskRow = TasksQuery['tasks']['tasks']['items'][number]

const taskStates = ['PUBLISHED', 'DRAFT', 'CLOSED', 'ARCHIVED'] as const satisfies readonly TaskState[]

/** The list of tasks. Without a filter by state the server leaves out the archived ones. */
export const taskList = defineList<TaskFilter, TaskSort>()({
  path: '/task-management',
  columns: {
    title: { sort: 'TITLE' },
    state: {},
    audience: {},
    due: { sort: 'DUE' },
    handedIn: {},
    waiting: {},
    updated: { sort: 'UPDATED', isHidden: true },
  },
  filters: { state: many(taskStates, 'state'), unit: found('unit'), waiting: yesNo('isWaiting') },
  search: 'search',
  sort: '-updated',
  views: {
    open: { state: ['PUBLISHED'] },
    waiting: { waiting: true },
    drafts: { state: ['DRAFT'] },
    closed: { state: ['CLOSED'] },
  },
})
