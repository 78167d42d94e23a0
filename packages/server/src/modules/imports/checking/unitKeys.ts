import type { PoolClient } from 'pg'
import type { CheckRules } from '../importTypes.ts'

type KeyColumn = 'unit_key' | 'parent_key'

/**
 * Finds the units that keys of the stage name, whatever their case of letters; those in the archive are none. A key of a
 * unit that was merged into another one names that one.
 */
export async function findUnits(client: PoolClient, key: KeyColumn, unit: 'unit' | 'person'): Promise<void> {
  await client.query(
    `update import_stage s set ${unit} = u.uuid from unit u where lower(u.key) = s.${key} and u.archived_at is null`,
  )
  await client.query(
    `update import_stage s set ${unit} = u.uuid from unit_alias a join unit u on u.uuid = a.unit
     where s.${unit} is null and lower(a.key) = s.${key} and u.archived_at is null`,
  )
}

const general = 'select uuid, key from unit where is_general'
const topmost = `with own as materialized (select managed_unit($1) as unit)
  select u.uuid, u.key from own join unit u on u.uuid = own.unit
  where u.archived_at is null and (u.parent is null or u.parent not in (select unit from own)) order by u.key`

/** Where people are made whose rows name no unit: in the general one, for a manager in the topmost of their own. */
export async function findHomes(
  client: Pick<PoolClient, 'query'>,
  manager: string | null,
): Promise<readonly { readonly uuid: string; readonly key: string }[]> {
  const { rows } = await client.query<{ uuid: string; key: string }>(
    manager === null ? general : topmost,
    manager === null ? [] : [manager],
  )
  return rows
}

/** The units that the import may touch; null: all. */
export async function managedUnits(client: PoolClient, rules: CheckRules): Promise<readonly string[] | null> {
  if (rules.manager === null) return null
  const { rows } = await client.query<{ unit: string }>('select managed_unit($1) as unit', [rules.manager])
  return rows.map(({ unit }) => unit)
}

// Closer than this people take for the same word written wrongly.
const closeEnough = 0.25
const mostKeys = 100

/** What is said of a unit that is not there; a manager is told the same of one that is not theirs, so that nobody learns which keys exist. */
export const missingUnit = ({ manager }: Pick<CheckRules, 'manager'>): 'UNKNOWN' | 'OUT_OF_SCOPE' =>
  manager === null ? 'UNKNOWN' : 'OUT_OF_SCOPE'

/** For keys that name no unit, or none of a manager's, the key of the unit that is closest by key or name; a manager is told of their own alone. */
export async function readHints(
  client: PoolClient,
  rules: CheckRules,
  key: KeyColumn,
  unit: 'unit' | 'person',
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ wanted: string; hint: string }>(
    `select k.wanted, best.key as hint
     from (select distinct ${key} as wanted from import_stage where ${key} is not null
       and (${unit} is null or ($1::text is not null and ${unit} not in (select managed_unit($1)))) limit ${mostKeys}) k
     cross join lateral (
       select u.key, greatest(similarity(lower(u.key), k.wanted), similarity(lower(u.name), k.wanted)) as likeness
       from unit u where u.archived_at is null and ($1::text is null or u.uuid in (select managed_unit($1)))
       order by 2 desc, u.key limit 1
     ) best where best.likeness >= ${closeEnough}`,
    [rules.manager],
  )
  return new Map(rows.map(({ wanted, hint }) => [wanted, hint]))
}
