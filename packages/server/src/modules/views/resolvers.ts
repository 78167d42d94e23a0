import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ViewService } from './service.ts'

/** Translates `views { … }` and `view { … }` into calls of the service. */
export function createViewResolvers(service: ViewService): Resolvers<RequestContext> {
  return {
    Query: { views: () => openNamespace() },
    Mutation: { view: () => openNamespace() },
    ViewQueries: { views: (_, { screen }, context) => service.list(requireCaller(context), screen) },
    ViewMutations: {
      createView: (_, { screen, input }, context) => service.create(requireCaller(context), screen, input),
      updateView: (_, { uuid, revision, input }, context) =>
        service.update(requireCaller(context), uuid, revision, input),
      deleteView: (_, { uuid }, context) => service.delete(requireCaller(context), uuid),
    },
  }
}
