import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { DesignService } from './service.ts'

/** Translates `design { … }` into calls of the service. */
export function createDesignResolvers(service: DesignService): Resolvers<RequestContext> {
  return {
    Query: { design: () => openNamespace() },
    Mutation: { design: () => openNamespace() },
    DesignQueries: {
      design: () => service.findDesign(),
      unitColors: (_, { page }) => service.listUnitColors(page),
    },
    DesignMutations: {
      saveDraft: (_, { revision, input }, context) => service.saveDraft(revision, input, requireCaller(context)),
      discardDraft: (_, { revision }) => service.discardDraft(revision),
      publish: (_, { revision }) => service.publish(revision),
      undoPublish: (_, { revision }) => service.undoPublish(revision),
    },
  }
}
