import type { ModulePreference } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { asc, eq, sql, type Runner } from '../../database/drizzle.ts'
import { modulePreferenceTable } from '../../database/tables.ts'

/** Reads and writes preferences. */
export interface ModulePreferenceStore {
  /** All preferences of a module, by key; as part of a transaction where one is given. */
  list(moduleName: string, runner?: Runner): Promise<ModulePreference[]>
  /** Sets a preference; null takes it away. */
  set(moduleName: string, key: string, value: string | null, runner: Runner): Promise<void>
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
  return {
    async list(name, runner) {
      if (runner === undefined) return listed.execute({ moduleName: name })
      const { rows } = await runner.execute<{ key: string; value: string }>(
        sql`select key, value from module_preference where module_name = ${name} order by key`,
      )
      return rows
    },
    async set(name, preference, text, runner) {
      await runner.execute(
        text === null
          ? sql`delete from module_preference where module_name = ${name} and key = ${preference}`
          : sql`insert into module_preference (module_name, key, value) values (${name}, ${preference}, ${text})
              on conflict (module_name, key) do update set value = excluded.value, updated_at = now()`,
      )
    },
  }
}
