import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { openNamespace } from '../namespace.ts'

const refuse = (): never => {
  throw new SomoError('UNAVAILABLE')
}

export function createDashboardResolvers(): Resolvers<RequestContext> {
  return {
    Query: { dashboard: () => openNamespace() },
    Mutation: { dashboard: () => openNamespace() },
    DashboardQueries: { setup: refuse, notices: refuse },
    DashboardMutations: { chooseOrganisationKind: refuse, hideSetup: refuse },
  }
}
