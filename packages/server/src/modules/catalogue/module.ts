import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { createCatalogueResolvers } from './catalogueResolvers.ts'
import { createCatalogueService, type CatalogueService } from './catalogueService.ts'
import { createSynonymResolvers } from './synonyms/synonymResolvers.ts'
import { createSynonymService } from './synonyms/synonymService.ts'
import { createRecommenderClient } from './recommendations/recommenderClient.ts'

/** The service, which the start page asks for recommendations. */
export function createCatalogue({ database, config, log }: ServerDeps): CatalogueService {
  const { recommenderUrl } = config
  const recommender =
    recommenderUrl === null
      ? null
      : createRecommenderClient(recommenderUrl, { warn: (message, error) => log.warn({ err: error }, message) })
  return createCatalogueService(database.pool, recommender)
}

/** What people can learn by choice: the list with its search and facets, one medium, and recommendations. */
export const createModule = ({ catalogue, database }: ModuleDeps): ServerModule => ({
  resolvers: [createCatalogueResolvers(catalogue), createSynonymResolvers(createSynonymService(database.pool))],
})
