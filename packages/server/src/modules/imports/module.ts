import type { ModuleDeps, ServerModule } from '../module.ts'
import { createImportProvider } from '../search/providers.ts'
import { clearImports } from './cleaning.ts'
import { openImportDesk, openImportWorkers } from './openImports.ts'
import { createImportResolvers } from './resolvers.ts'

/** Imports of people, units and memberships from files. */
export function createModule(deps: ModuleDeps): ServerModule {
  const service = openImportDesk(deps, deps.jobService.find)
  return {
    resolvers: [createImportResolvers(service)],
    workers: openImportWorkers(deps),
    search: createImportProvider(service),
    clean: (now) => clearImports(deps.database.pool, deps.uploads.imports, now),
  }
}
