import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMenuResolvers } from './menuResolvers.ts'
import { createMenuService } from './menuService.ts'

/** Order, names and visibility of the entries of the menu. */
export const createModule = ({ database: { pool }, transact, preferences, nameOf }: ModuleDeps): ServerModule => ({
  resolvers: [createMenuResolvers(createMenuService({ pool, transact, preferences, nameOf }))],
})
