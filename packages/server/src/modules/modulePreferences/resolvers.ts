import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ModulePreferenceService } from './service.ts'

/** Translates `modulePreferences { … }` into calls of the service. */
export function createModulePreferenceResolvers(service: ModulePreferenceService): Resolvers<RequestContext> {
  return {
    Query: { modulePreferences: () => openNamespace() },
    ModulePreferenceQueries: { modulePreferences: (_, { moduleName }) => service.listPreferences(moduleName) },
  }
}
