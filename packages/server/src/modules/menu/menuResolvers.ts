import { callOf } from '../../access/callContext.ts'
import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { MenuService } from './menuService.ts'

/** Translates `menu { … }` into calls of the service. */
export const createMenuResolvers = (menu: MenuService): Resolvers<RequestContext> => ({
  Query: { menu: () => openNamespace() },
  Mutation: { menu: () => openNamespace() },
  MenuQueries: { menu: () => menu.find() },
  MenuMutations: {
    saveDraft: (_, { revision, arrangement }, context) =>
      menu.saveDraft(revision, arrangement ?? null, requireCaller(context)),
    discardDraft: (_, { revision }) => menu.discardDraft(revision),
    publish: (_, { revision }, context) => menu.publish(revision, callOf(context)),
    undoPublish: (_, { revision }, context) => menu.undoPublish(revision, callOf(context)),
  },
})
