import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ViewAsService } from './service.ts'

/** Translates `console { viewAs … }` into calls of the service. */
export function createViewAsResolvers(service: ViewAsService): Resolvers<RequestContext> {
  return {
    Mutation: { console: () => openNamespace() },
    ConsoleQueries: { viewAs: (_, _args, context) => service.list(requireCaller(context)) },
    ConsoleMutations: {
      beginViewAs: (_, { user, reason }, context) => service.begin(callOf(context), user, reason),
      endViewAs: (_, { uuid }, context) => service.end(callOf(context), uuid),
    },
  }
}
