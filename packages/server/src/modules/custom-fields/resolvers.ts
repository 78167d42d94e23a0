import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { OwnFieldService } from './ownService.ts'
import type { CustomFieldService } from './service.ts'

/** Translates `customFields { … }` and `customField { … }` into calls of the services. */
export function createCustomFieldResolvers(
  fields: CustomFieldService,
  own: OwnFieldService,
): Resolvers<RequestContext> {
  return {
    Query: { customFields: () => openNamespace() },
    Mutation: { customField: () => openNamespace() },
    CustomFieldQueries: {
      all: () => fields.list(),
      ofPeople: (_, __, context) => fields.listSeen(requireCaller(context)),
      mine: (_, __, context) => own.read(requireCaller(context)),
      holders: () => fields.countHolders(),
      neededLocale: () => fields.readNeededLocale(),
    },
    CustomFieldMutations: {
      createField: (_, { key, input, idempotenceKey }, context) =>
        fields.create(key, input, idempotenceKey ?? null, callOf(context)),
      updateField: (_, { uuid, revision, input }, context) => fields.update(uuid, revision, input, callOf(context)),
      orderFields: (_, { uuids }, context) => fields.order(uuids, callOf(context)),
      archiveField: (_, { uuid, revision }, context) => fields.archive(uuid, revision, callOf(context)),
      restoreField: (_, { uuid, revision }, context) => fields.restore(uuid, revision, callOf(context)),
      removeField: (_, { uuid, revision }, context) => fields.remove(uuid, revision, callOf(context)),
      changeMine: (_, { revision, values }, context) =>
        own.change(requireCaller(context), revision, values, callOf(context)),
    },
  }
}
