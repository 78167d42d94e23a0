import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../../access/requestContext.ts'
import { openNamespace } from '../../namespace.ts'
import { scopeOf } from '../../scope.ts'
import { chooseUnits, type UnitService } from './unitListService.ts'

/** Translates `units { … }` into calls of the service. */
export function createUnitResolvers(service: UnitService): Resolvers<RequestContext> {
  return {
    Query: { units: () => openNamespace() },
    UnitQueries: {
      defaultUnit: (_, __, context) => service.findDefaultUnit(requireCaller(context).subject),
      units: (_, { page, sort, filter }, context) =>
        service.listUnits(page, sort ?? null, chooseUnits(scopeOf(requireCaller(context)), filter)),
      count: (_, { cap, filter }, context) =>
        service.countUnits(cap, chooseUnits(scopeOf(requireCaller(context)), filter)),
    },
  }
}
