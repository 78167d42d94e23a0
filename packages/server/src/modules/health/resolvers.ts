import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { HealthService } from './service.ts'

/** Translates `system { … }` into calls of the service; only administrators come this far (`@allow` in the schema). */
export function createHealthResolvers(service: HealthService): Resolvers<RequestContext> {
  return {
    Query: { system: () => openNamespace() },
    SystemQueries: { health: () => service.check() },
  }
}
