import type { ModulePreference } from '@somo/graphql/schema'
import type { ModulePreferenceStore } from './store.ts'

/** What the product knows about the settings of its modules. */
export interface ModulePreferenceService {
  /** All preferences of a module, by key; none for a module that nobody knows (specification, section 7). */
  listPreferences(moduleName: string): Promise<ModulePreference[]>
}

/** The rules about preferences over a store. */
export function createModulePreferenceService(store: ModulePreferenceStore): ModulePreferenceService {
  return { listPreferences: (moduleName) => store.list(moduleName) }
}
