import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMediumService } from './mediumService.ts'
import { createMediumResolvers } from './resolvers.ts'

/** Media: everything that can be learned, as its authors make it. */
export function createModule(given: ModuleDeps): ServerModule {
  const {
    database,
    transact,
    mediumUploads: uploads,
    uploads: { pageImages },
    files,
    content,
    settings,
  } = given
  const deps = { pool: database.pool, transact, uploads, pageImages, files, content, settings }
  return { resolvers: [createMediumResolvers(createMediumService(deps), deps)] }
}
