import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { PreviewService } from './previewService.ts'

/** Translates `preview { … }` into calls of the service. */
export const createPreviewResolvers = (previews: PreviewService): Resolvers<RequestContext> => ({
  Query: { preview: () => openNamespace() },
  PreviewQueries: {
    medium: (_, { uuid, locale }, context) => previews.medium(requireCaller(context), uuid, locale),
    part: (_, { input }, context) => previews.part(requireCaller(context), input),
    quizResult: (_, { input, answers }, context) => previews.quizResult(requireCaller(context), input, answers),
  },
})
