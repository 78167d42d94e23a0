import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { createModulePreferenceResolvers } from './resolvers.ts'
import { createModulePreferenceService, type ModulePreferenceService } from './service.ts'
import { createModulePreferenceStore } from './store.ts'

/** What the product knows about the settings of its modules. */
export const createPreferences = ({ database }: Pick<ServerDeps, 'database'>): ModulePreferenceService =>
  createModulePreferenceService(createModulePreferenceStore(database))

/** Settings of modules that the app reads. */
export const createModule = ({ preferences }: ModuleDeps): ServerModule => ({
  resolvers: [createModulePreferenceResolvers(preferences)],
})
