import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { SurveyService } from './surveyService.ts'

/** Translates `survey { … }` into calls of the service. */
export const createSurveyResolvers = (surveys: SurveyService): Resolvers<RequestContext> => ({
  Query: { survey: () => openNamespace() },
  Mutation: { survey: () => openNamespace() },
  SurveyQueries: {
    session: (_, { attempt }, context) => surveys.session(requireCaller(context), attempt),
    result: (_, { medium }, context) => surveys.result(requireCaller(context), medium),
  },
  SurveyMutations: { submit: (_, { input }, context) => surveys.submit(requireCaller(context), input) },
})
