import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { SearchService } from './service.ts'

/** Translates `search` into a call of the service. */
export function createSearchResolvers(service: SearchService): Resolvers<RequestContext> {
  return {
    Query: {
      search: (_, { query }, context) =>
        service.search(requireCaller(context), query, context.viewer !== null && context.viewer !== undefined),
    },
  }
}
