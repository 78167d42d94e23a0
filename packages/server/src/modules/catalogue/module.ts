import type { ModuleDeps, ServerModule } from '../module.ts'
import { createCatalogueResolvers } from './catalogueResolvers.ts'
import { createCatalogueService } from './catalogueService.ts'
import { createRecommenderClient } from './recommendations/recommenderClient.ts'

/** What people can learn by choice: the list with its search and facets, one medium, and recommendations. */
export function createModule({ database, config, log }: ModuleDeps): ServerModule {
  const { recommenderUrl } = config
  const recommender =
    recommenderUrl === null
      ? null
      : createRecommenderClient(recommenderUrl, { warn: (message, error) => log.warn({ err: error }, message) })
  return { resolvers: [createCatalogueResolvers(createCatalogueService(database.pool, recommender))] }
}
