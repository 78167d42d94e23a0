import type {
  MediaStatisticsFilter,
  MediaStatisticsSort,
  MissedSearchFilter,
  MissedSearchSort,
  StatisticsFilter,
  StatisticsSort,
} from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many, oneOf } from '../../../domain/list/definition/listFilters.ts'
import { complianceStates } from '../../../domain/learning/complianceStates.ts'
import { mediumKinds } from '../../../domain/medium/mediumKinds.ts'

/** Media with their figures. */
export const mediaStatisticsList = defineList<Partial<MediaStatisticsFilter>, MediaStatisticsSort>()({
  path: '/media-statistics',
  columns: {
    title: { sort: 'TITLE' },
    starts: { sort: 'STARTS' },
    completions: { sort: 'COMPLETIONS' },
    people: { sort: 'PEOPLE' },
    rate: { sort: 'RATE' },
    score: { sort: 'SCORE' },
    time: { sort: 'TIME' },
  },
  filters: { kind: many(mediumKinds, 'kind'), category: oneOf('category') },
  search: 'search',
  sort: '-starts',
})

/** What people looked for in vain. */
export const missedSearchList = defineList<Partial<MissedSearchFilter>, MissedSearchSort>()({
  path: '/media-statistics',
  tab: 'searches',
  columns: { term: {}, locale: {}, searches: { sort: 'SEARCHES' }, lastOn: { sort: 'LAST' } },
  filters: {},
  search: 'search',
  sort: '-searches',
})

/** People who have a medium. */
export const mediumPeopleList = defineList<Pick<StatisticsFilter, 'search' | 'state'>, StatisticsSort>()({
  path: '/media-statistics',
  tab: 'mediumPeople',
  columns: {
    name: { sort: 'NAME' },
    unit: {},
    state: {},
    progress: {},
    score: {},
    lastActive: {},
    due: { sort: 'DUE' },
  },
  filters: { state: many(complianceStates, 'state') },
  search: 'search',
  sort: 'name',
})
