import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { Asking, ViewAsService } from './service.ts'

const askingOf = (context: RequestContext): Asking => ({ caller: requireCaller(context), requestId: context.requestId })

/** Translates `console { viewAs … }` into calls of the service. */
export function createViewAsResolvers(service: ViewAsService): Resolvers<RequestContext> {
  return {
    Mutation: { console: () => openNamespace() },
    ConsoleQueries: { viewAs: (_, _args, context) => service.list(requireCaller(context)) },
    ConsoleMutations: {
      beginViewAs: (_, { user, reason }, context) => service.begin(askingOf(context), user, reason),
      endViewAs: (_, { uuid }, context) => service.end(askingOf(context), uuid),
    },
  }
}
