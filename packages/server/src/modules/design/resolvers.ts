import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { openNamespace } from '../namespace.ts'

const refuse = (): never => {
  throw new SomoError('UNAVAILABLE')
}

export function createDesignResolvers(): Resolvers<RequestContext> {
  return {
    Query: { design: () => openNamespace() },
    Mutation: { design: () => openNamespace() },
    DesignQueries: { design: refuse, unitColors: refuse },
    DesignMutations: { saveDraft: refuse, discardDraft: refuse, publish: refuse, undoPublish: refuse },
  }
}
