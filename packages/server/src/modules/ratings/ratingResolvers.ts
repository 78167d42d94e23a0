import type { MediumRating } from '@somo/graphql/schema'
import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { RatingService } from './ratingService.ts'

/** Translates `ratings { … }` and `rating { … }` into calls of the service; media have their mean rating. */
export const createRatingResolvers = (
  ratings: RatingService,
  meanOf: (medium: string) => Promise<MediumRating | null>,
): Resolvers<RequestContext> => ({
  Query: { ratings: () => openNamespace() },
  Mutation: { rating: () => openNamespace() },
  LearnerMedium: { rating: ({ uuid }) => meanOf(uuid) },
  CatalogueMedium: { rating: ({ uuid }) => meanOf(uuid) },
  Medium: { rating: ({ uuid }) => meanOf(uuid) },
  RatingQueries: {
    unrated: (_, { page, locale }, context) =>
      ratings.listUnrated(requireCaller(context), planPage(page, latestFirst('COMPLETED')), locale),
    mine: (_, { page, locale }, context) =>
      ratings.listOwn(requireCaller(context), planPage(page, latestFirst('RATED')), locale),
    counts: (_, __, context) => ratings.count(requireCaller(context)),
    rateable: (_, { medium, locale }, context) => ratings.findRateable(requireCaller(context), medium, locale),
    ofMedium: (_, { medium, page, filter }, context) =>
      ratings.listOfMedium(requireCaller(context), medium, planPage(page, latestFirst('RATED')), filter ?? {}),
    distribution: (_, { medium }, context) => ratings.findDistribution(requireCaller(context), medium),
  },
  RatingMutations: {
    rate: (_, { medium, revision, input, locale }, context) =>
      ratings.rate(requireCaller(context), { medium, revision: revision ?? null }, input, locale),
    withdraw: (_, { medium, revision, locale }, context) =>
      ratings.withdraw(requireCaller(context), { medium, revision }, locale),
    dismiss: (_, { medium }, context) => ratings.dismiss(requireCaller(context), medium),
  },
})
