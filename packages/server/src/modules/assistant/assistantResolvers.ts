import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { AssistantService } from './assistantService.ts'

/** Translates `assistant { … }` into calls of the service. */
export const createAssistantResolvers = (assistant: AssistantService): Resolvers<RequestContext> => ({
  Query: { assistant: () => openNamespace() },
  Mutation: { assistant: () => openNamespace() },
  AssistantQueries: { assistant: (_, __, context) => assistant.read(requireCaller(context)) },
  AssistantMutations: {
    ask: (_, { question, locale }, context) => assistant.ask(requireCaller(context), question, locale),
    deleteHistory: (_, __, context) => assistant.deleteHistory(requireCaller(context)),
  },
})
