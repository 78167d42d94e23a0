import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import type { RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { CategoryService } from './service.ts'

/** Translates `categories { … }` and `category { … }` into calls of the service. */
export function createCategoryResolvers(categories: CategoryService): Resolvers<RequestContext> {
  return {
    Query: { categories: () => openNamespace() },
    Mutation: { category: () => openNamespace() },
    CategoryQueries: {
      all: () => categories.readAll(),
      tree: () => categories.readOptions(),
      mergePreview: (_, { uuid, into }) => categories.previewMerge(uuid, into),
    },
    CategoryMutations: {
      create: (_, { input, parent, idempotenceKey }, context) =>
        categories.create(callOf(context), input, parent ?? null, idempotenceKey ?? null),
      update: (_, { input, ...target }, context) => categories.update(callOf(context), target, input),
      move: (_, { parent, before, ...target }, context) =>
        categories.move(callOf(context), target, parent ?? null, before ?? null),
      setActive: (_, { isActive, ...target }, context) => categories.setActive(callOf(context), target, isActive),
      remove: (_, target, context) => categories.remove(callOf(context), target),
      merge: (_, { into, expectedMedia, ...target }, context) =>
        categories.merge(callOf(context), target, into, expectedMedia),
    },
  }
}
