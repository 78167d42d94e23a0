import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { openNamespace } from '../namespace.ts'

const refuse = (): never => {
  throw new SomoError('UNAVAILABLE')
}

export function createUploadResolvers(): Resolvers<RequestContext> {
  return {
    Mutation: { upload: () => openNamespace() },
    UploadMutations: { createUpload: refuse },
  }
}
