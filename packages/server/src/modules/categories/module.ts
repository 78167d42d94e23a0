import type { ModuleDeps, ServerModule } from '../module.ts'
import { createCategoryResolvers } from './resolvers.ts'
import { createCategoryService } from './service.ts'

/** Categories that media are sorted into. */
export const createModule = ({ database: { pool } }: ModuleDeps): ServerModule => ({
  resolvers: [createCategoryResolvers(createCategoryService(pool))],
})
