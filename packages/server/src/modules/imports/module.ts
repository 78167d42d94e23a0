import type { ModuleDeps, ServerModule } from '../module.ts'
import { createImportProvider } from '../search/providers.ts'
import { clearImports } from './clearImports.ts'
import { openImportService, openImportWorkers } from './openImports.ts'
import { createImportResolvers } from './importResolvers.ts'

/** Imports of people, units and memberships from files. */
export function createModule(deps: ModuleDeps): ServerModule {
  const service = openImportService(deps, deps.jobService.find)
  return {
    resolvers: [createImportResolvers(service)],
    workers: openImportWorkers(deps),
    search: createImportProvider(service),
    clean: (now) => clearImports(deps.database.pool, deps.uploads.imports, now),
  }
}
