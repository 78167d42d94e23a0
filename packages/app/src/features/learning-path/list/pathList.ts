import type { LearningPathsQuery } from '@somo/graphql/learning-path'
import type { LearningPathFilter, LearningPathSort, LearningPathState } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'

export type PathRow = LearningPathsQuery['learningPaths']['learningPaths']['items'][number]

const pathStates = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const satisfies readonly LearningPathState[]

/** The list of learning paths. Without a filter by state the server leaves out the archived ones. */
export const pathList = defineList<LearningPathFilter, LearningPathSort>()({
  path: '/learning-path',
  columns: {
    title: { sort: 'TITLE' },
    state: {},
    stages: {},
    people: {},
    done: {},
    overdue: {},
    unit: {},
    version: {},
    updated: { sort: 'UPDATED', isHidden: true },
  },
  filters: {
    state: many(pathStates, 'state'),
    unit: found('unit'),
    overdue: yesNo('isOverdue'),
  },
  search: 'search',
  sort: 'title',
  views: {
    published: { state: ['PUBLISHED'] },
    drafts: { state: ['DRAFT'] },
    behind: { overdue: true },
    archived: { state: ['ARCHIVED'] },
  },
})
