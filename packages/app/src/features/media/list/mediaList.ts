import type { LearningTab, OwnEnrolmentFilter, OwnEnrolmentSort } from '@somo/graphql/schema'
import { learningKinds } from '../../../domain/medium/mediumKinds.ts'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many, yesNo } from '../../../domain/list/definition/listFilters.ts'

/** The parts of the page, in their order. */
export const mediaTabs = ['todo', 'progress', 'finished'] as const
export type MediaTab = (typeof mediaTabs)[number]

/** What the API calls each part. */
export const tabOfApi: Readonly<Record<MediaTab, LearningTab>> = {
  todo: 'TO_DO',
  progress: 'IN_PROGRESS',
  finished: 'FINISHED',
}

const listOf = (tab: MediaTab) =>
  defineList<OwnEnrolmentFilter, OwnEnrolmentSort>()({
    path: '/media',
    tab,
    columns: {
      due: { sort: 'DUE' },
      used: { sort: 'LAST_USED' },
      title: { sort: 'TITLE' },
      progress: { sort: 'PROGRESS' },
    },
    filters: { kind: many(learningKinds, 'kind'), mandatory: yesNo('isMandatory') },
    search: 'search',
    sort: tab === 'finished' ? '-used' : 'due',
  })

/** The list of each part. */
export const mediaLists = { todo: listOf('todo'), progress: listOf('progress'), finished: listOf('finished') }

/** The orders that are offered, by column; `-` is descending. */
export const mediaSorts = ['due', '-used', 'title', '-progress'] as const
export type MediaSort = (typeof mediaSorts)[number]
