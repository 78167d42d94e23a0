import type { Resolvers } from '@somo/graphql/resolvers'
import type { MissedSearchSort } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { mostStarted, type MediaStatisticsService } from './mediaStatisticsService.ts'
import { listMissedSearches } from './searches/missedSearchStore.ts'

/** What is listed where nobody says it. */
const usual = { period: 'WEEKS_12' } as const
const mostSearched: MissedSearchSort = { field: 'SEARCHES', direction: 'DESCENDING' }

/** Translates `mediaStatistics { … }` into calls of the service. */
export const createStatisticsResolvers = (media: MediaStatisticsService, pool: Pool): Resolvers<RequestContext> => ({
  Query: { mediaStatistics: () => openNamespace() },
  Mutation: { mediaStatistics: () => openNamespace() },
  MediaStatisticsQueries: {
    overview: (_, { unit, period }, context) => media.overview(requireCaller(context), unit ?? null, period),
    media: (_, { page, filter, sort }, context) =>
      media.list(requireCaller(context), page, filter ?? usual, sort ?? null),
    count: (_, { cap, filter }, context) => media.count(requireCaller(context), cap, filter ?? usual),
    medium: (_, { uuid, unit, period }, context) => media.medium(requireCaller(context), uuid, unit ?? null, period),
    missedSearches: (_, { page, filter, sort }) =>
      listMissedSearches(pool, planPage(page, sort ?? mostSearched), filter ?? usual),
  },
  MediaStatisticsMutations: {
    exportMedia: (_, { filter, sort, format }, context) =>
      media.export(callOf(context), { filter: filter ?? usual, sort: sort ?? mostStarted, format }),
  },
})
