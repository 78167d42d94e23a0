import type { NewsFilter, SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'

export const newsStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'EXPIRED', 'ARCHIVED'] as const

interface ByCreation {
  readonly field: 'CREATED'
  readonly direction: SortDirection
}

/** News that the person manages, the latest first. */
export const newsList = defineList<NewsFilter, ByCreation>()({
  path: '/communication',
  tab: 'news',
  columns: { title: {}, state: {}, visible: {}, read: {}, created: { sort: 'CREATED' } },
  filters: { state: many(newsStates, 'state') },
  search: 'search',
  sort: '-created',
})
