import type { ModulePreference } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import { modulePreferenceTable } from '../../database/tables.ts'

/** Reads preferences. */
export interface ModulePreferenceStore {
  /** All preferences of a module, by key. */
  list(moduleName: string): Promise<ModulePreference[]>
}

/** A store over the product's database. */
export function createModulePreferenceStore({ drizzle }: Database): ModulePreferenceStore {
  const { moduleName, key, value } = modulePreferenceTable
  const listed = drizzle
    .select({ key, value })
    .from(modulePreferenceTable)
    .where(eq(moduleName, sql.placeholder('moduleName')))
    .orderBy(asc(key))
    .prepare('module_preference_list')
  return { list: (name) => listed.execute({ moduleName: name }) }
}
