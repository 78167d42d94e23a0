import type {
  MediaStatisticsFilter,
  MediaStatisticsSort,
  MissedSearchFilter,
  MissedSearchSort,
} from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'
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
  filters: { kind: many(mediumKinds, 'kind') },
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
