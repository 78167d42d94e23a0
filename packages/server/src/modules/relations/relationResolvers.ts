import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readCap } from '../list/keysetList.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { RelationService } from './relationService.ts'

/** Translates `relations { … }` and `relation { … }` into calls of the service. */
export const createRelationResolvers = (relations: RelationService): Resolvers<RequestContext> => ({
  Query: { relations: () => openNamespace() },
  Mutation: { relation: () => openNamespace() },
  RelationQueries: {
    list: (_, { page, filter }) => relations.list(planPage(page, latestFirst('CREATED')), filter ?? {}),
    count: (_, { cap, filter }) => relations.count(filter ?? {}, readCap(cap)),
    seenBy: (_, __, context) => relations.listSeenBy(requireCaller(context)),
    accompanied: (_, { locale }, context) => relations.listAccompanied(requireCaller(context), locale),
    invitation: (_, { code }, context) => relations.findInvitation(requireCaller(context), code),
  },
  RelationMutations: {
    invite: (_, { input }, context) => relations.invite(callOf(context), input),
    renew: (_, target, context) => relations.renew(callOf(context), target),
    end: (_, { uuid }, context) => relations.end(callOf(context), uuid),
    accept: (_, { code }, context) => relations.accept(callOf(context), code),
    decline: (_, { code }, context) => relations.decline(callOf(context), code),
    respond: (_, { uuid, isAccepted }, context) => relations.respond(callOf(context), uuid, isAccepted),
  },
})
