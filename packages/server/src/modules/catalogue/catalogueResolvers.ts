import type { Resolvers } from '@somo/graphql/resolvers'
import type { CatalogueSort } from '@somo/graphql/schema'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readBounded } from '../list/keysetList.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { CatalogueService } from './catalogueService.ts'

const bestFirst: CatalogueSort = { field: 'RELEVANCE', direction: 'DESCENDING' }

/** Translates `catalogue { … }` into calls of the service. */
export const createCatalogueResolvers = (service: CatalogueService): Resolvers<RequestContext> => ({
  Query: { catalogue: () => openNamespace() },
  Mutation: { catalogue: () => openNamespace() },
  CatalogueQueries: {
    media: (_, { page, locale, filter, sort }, context) =>
      service.list(requireCaller(context), planPage(page, sort ?? bestFirst), {
        filter: filter ?? {},
        locale,
        isViewing: context.viewer !== null && context.viewer !== undefined,
      }),
    count: (_, { cap, filter }, context) =>
      service.count(requireCaller(context), filter ?? {}, readBounded(cap, [1, 10_000], 'cap')),
    facets: (_, { filter }, context) => service.facets(requireCaller(context), filter ?? {}),
    medium: (_, { uuid, locale }, context) => service.detail(requireCaller(context), uuid, locale),
    recommendations: (_, { locale }, context) => service.recommend(requireCaller(context), locale),
  },
  CatalogueMutations: { dismiss: (_, { medium }, context) => service.dismiss(requireCaller(context), medium) },
})
