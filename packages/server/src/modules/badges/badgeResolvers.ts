import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { BadgeService } from './badgeService.ts'
import type { CollectionService } from './collectionService.ts'

/** Translates `badges { … }` and `badge { … }` into calls of the services; a counted sign-in answers with its badges. */
export const createBadgeResolvers = (badges: BadgeService, own: CollectionService): Resolvers<RequestContext> => ({
  Query: { badges: () => openNamespace() },
  Mutation: { badge: () => openNamespace() },
  LoginCountPayload: {
    newBadges: ({ counted }, _, context) => (counted ? own.takeNew(requireCaller(context)) : []),
  },
  BadgeQueries: {
    list: (_, { kind, locale }) => badges.list(kind, locale),
    one: (_, { uuid, locale }) => badges.find(uuid, locale),
    preview: (_, { badge, kind, rule }) => badges.preview(badge ?? null, kind, rule),
    awards: (_, { badge, page }) => badges.listAwards(badge, planPage(page, latestFirst('AWARDED'))),
    mine: (_, { locale }, context) => own.readOwn(requireCaller(context), locale),
    unseen: (_, { locale }, context) => own.listUnseen(requireCaller(context), locale),
    files: (_, { award, locale }, context) => own.readFiles(requireCaller(context), award, locale),
  },
  BadgeMutations: {
    addPicture: (_, { upload }, context) => badges.addPicture(callOf(context), upload),
    create: (_, { kind, input, locale, idempotenceKey }, context) =>
      badges.create(callOf(context), { kind, input, idempotenceKey: idempotenceKey ?? null }, locale),
    update: (_, { input, locale, ...target }, context) => badges.update(callOf(context), target, input, locale),
    publish: (_, { awardNow, locale, ...target }, context) => badges.publish(callOf(context), target, awardNow, locale),
    setState: (_, { state, locale, ...target }, context) => badges.setState(callOf(context), target, state, locale),
    award: (_, given, context) => badges.award(callOf(context), given),
    revoke: (_, { award, reason }, context) => badges.revoke(callOf(context), award, reason),
    show: (_, { award, isShown }, context) => own.show(requireCaller(context), award, isShown),
    markSeen: (_, __, context) => own.markSeen(requireCaller(context)),
  },
})
