import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { UploadService } from './service.ts'

/** Translates `upload { … }` into calls of the service. */
export function createUploadResolvers(service: UploadService): Resolvers<RequestContext> {
  return {
    Mutation: { upload: () => openNamespace() },
    UploadMutations: {
      createUpload: (_, { kind, size }, context) => service.createUpload(kind, size, requireCaller(context)),
    },
  }
}
