import type { ModuleDeps, ServerModule } from '../module.ts'
import { createViewResolvers } from './resolvers.ts'
import { createViewService } from './service.ts'

/** Saved views of lists. */
export const createModule = ({ database }: ModuleDeps): ServerModule => ({
  resolvers: [createViewResolvers(createViewService(database.pool))],
})
