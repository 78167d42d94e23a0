import type { ServerModule } from '../module.ts'
import { createSearchResolvers } from './resolvers.ts'
import { createSearchService, type SearchProvider } from './service.ts'

/** The search over everything, from what the other modules find. */
export const createModule = (providers: readonly SearchProvider[]): ServerModule => ({
  resolvers: [createSearchResolvers(createSearchService([...providers]))],
})
