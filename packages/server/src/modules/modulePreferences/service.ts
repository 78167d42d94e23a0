import type { ModulePreference } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import type { ModulePreferenceStore } from './store.ts'

/** What the product knows about the settings of its modules. */
export interface ModulePreferenceService {
  /**
   * All preferences of a module, by key; none for a module that nobody knows (specification, section 7). As part of a
   * transaction where one is given.
   */
  listPreferences(moduleName: string, transaction?: Queryable): Promise<ModulePreference[]>
  /** Sets preferences of a module as part of a transaction; null takes one away. */
  setPreferences(
    moduleName: string,
    values: Readonly<Record<string, string | null>>,
    transaction: Queryable,
  ): Promise<void>
}

/** The rules about preferences over a store. */
export function createModulePreferenceService(store: ModulePreferenceStore): ModulePreferenceService {
  return {
    listPreferences: (moduleName, transaction) => store.list(moduleName, transaction),
    async setPreferences(moduleName, values, transaction) {
      for (const [key, value] of Object.entries(values)) await store.set(moduleName, key, value, transaction)
    },
  }
}
