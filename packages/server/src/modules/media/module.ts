import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMediumService } from './mediumService.ts'
import { createMediumResolvers } from './resolvers.ts'

/** Media: everything that can be learned, as its authors make it. */
export function createModule({ database: { pool }, transact }: ModuleDeps): ServerModule {
  const deps = { pool, transact }
  return { resolvers: [createMediumResolvers(createMediumService(deps), deps)] }
}
