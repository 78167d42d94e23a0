import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import { readBounded } from '../list/keysetList.ts'
import { planPage } from '../paging.ts'
import type { LearningService } from './learningService.ts'

/** Translates `learning { … }` into calls of the service. */
export const createLearningResolvers = (service: LearningService): Resolvers<RequestContext> => ({
  Query: { learning: () => openNamespace() },
  Mutation: { learning: () => openNamespace() },
  LearningQueries: {
    mine: (_, { page, locale, filter, sort }, context) =>
      service.list(
        requireCaller(context),
        planPage(page, sort ?? { field: 'DUE', direction: 'ASCENDING' }),
        filter ?? {},
        locale,
      ),
    count: (_, { cap, filter }, context) =>
      service.count(requireCaller(context), filter ?? {}, readBounded(cap, [1, 10_000], 'cap')),
    mineCounts: (_, __, context) => service.counts(requireCaller(context)),
    enrolment: (_, { uuid, locale }, context) => service.detail(requireCaller(context), { uuid }, locale),
    ofMedium: (_, { medium, locale }, context) => service.detail(requireCaller(context), { medium }, locale),
  },
  LearningMutations: {
    enrol: (_, { medium, locale }, context) => service.enrol(requireCaller(context), medium, locale),
    renew: (_, { enrolment, locale }, context) => service.renew(requireCaller(context), enrolment, locale),
    withdraw: (_, { enrolment, locale }, context) => service.withdraw(requireCaller(context), enrolment, locale),
    start: (_, { enrolment, item, device }, context) =>
      service.start(requireCaller(context), enrolment, item ?? null, device),
    commit: (_, { input, locale }, context) => service.commit(requireCaller(context), input, locale),
  },
})
