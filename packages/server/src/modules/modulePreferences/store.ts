import type { ModulePreference } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import type { Queryable } from '../../database/transaction.ts'

/** Reads and writes preferences. */
export interface ModulePreferenceStore {
  /** All preferences of a module, by key; as part of a transaction where one is given. */
  list(moduleName: string, client?: Queryable): Promise<ModulePreference[]>
  /** Sets a preference; null takes it away. */
  set(moduleName: string, key: string, value: string | null, client: Queryable): Promise<void>
}

const select = 'select key, value from module_preference where module_name = $1 order by key'
const remove = 'delete from module_preference where module_name = $1 and key = $2'
const upsert = `insert into module_preference (module_name, key, value) values ($1, $2, $3)
  on conflict (module_name, key) do update set value = excluded.value, updated_at = now()`

/** A store over the product's database. */
export function createModulePreferenceStore({ pool }: Database): ModulePreferenceStore {
  return {
    async list(moduleName, client = pool) {
      const { rows } = await client.query<{ key: string; value: string }>({
        name: 'module-preference-list',
        text: select,
        values: [moduleName],
      })
      return rows
    },
    async set(moduleName, key, value, client) {
      if (value === null) await client.query(remove, [moduleName, key])
      else await client.query(upsert, [moduleName, key, value])
    },
  }
}
