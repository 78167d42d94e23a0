import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ConsoleService } from './service.ts'

/** Translates `console { … }` into calls of the service. */
export function createConsoleResolvers(service: ConsoleService): Resolvers<RequestContext> {
  return {
    Query: { console: () => openNamespace() },
    ConsoleQueries: {
      scope: (_, _args, context) => service.listScope(requireCaller(context).subject),
      jobQueue: () => service.readJobQueue(),
      mailQueue: () => service.readMailQueue(),
      signIns: () => service.listSignIns(),
      slowStatements: () => service.listSlowStatements(),
    },
  }
}
