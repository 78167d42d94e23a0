import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { Actor } from '../audit/auditLog.ts'
import { openNamespace } from '../namespace.ts'
import type { OwnFieldService } from './ownService.ts'
import type { CustomFieldService } from './service.ts'

const actorOf = (context: RequestContext): Actor => ({
  subject: requireCaller(context).subject,
  requestId: context.requestId,
})

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
        fields.create(key, input, idempotenceKey ?? null, actorOf(context)),
      updateField: (_, { uuid, revision, input }, context) => fields.update(uuid, revision, input, actorOf(context)),
      orderFields: (_, { uuids }, context) => fields.order(uuids, actorOf(context)),
      archiveField: (_, { uuid, revision }, context) => fields.archive(uuid, revision, actorOf(context)),
      restoreField: (_, { uuid, revision }, context) => fields.restore(uuid, revision, actorOf(context)),
      removeField: (_, { uuid, revision }, context) => fields.remove(uuid, revision, actorOf(context)),
      changeMine: (_, { revision, values }, context) =>
        own.change(requireCaller(context), revision, values, actorOf(context)),
    },
  }
}
