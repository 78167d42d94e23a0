import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { UnitService } from './service.ts'

/** Translates `units { … }` into calls of the service. */
export function createUnitResolvers(service: UnitService): Resolvers<RequestContext> {
  return {
    Query: { units: () => openNamespace() },
    UnitQueries: {
      defaultUnit: () => service.findDefaultUnit(),
      units: (_, { page, sort }) => service.listUnits(page, sort ?? null),
      count: (_, { cap }) => service.countUnits(cap),
    },
  }
}
