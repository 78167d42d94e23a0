import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { DashboardService } from './service.ts'

/** Translates `dashboard { … }`; each widget is a field of its own, so that one that fails takes no other with it. */
export function createDashboardResolvers(service: DashboardService): Resolvers<RequestContext> {
  return {
    Query: { dashboard: () => openNamespace() },
    Mutation: { dashboard: () => openNamespace() },
    DashboardQueries: {
      setup: (_, __, context) => service.findSetup(requireCaller(context)),
      notices: (_, __, context) => service.listNotices(requireCaller(context)),
      joinRequests: (_, __, context) => service.findJoinRequests(requireCaller(context)),
    },
    DashboardMutations: {
      chooseOrganisationKind: async (_, { kind }, context) => ({
        setup: await service.chooseOrganisationKind(requireCaller(context), kind ?? null),
        userErrors: [],
      }),
      hideSetup: async (_, { isHidden }, context) => ({
        setup: await service.hideSetup(requireCaller(context), isHidden),
        userErrors: [],
      }),
    },
  }
}
