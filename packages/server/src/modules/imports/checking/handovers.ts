import type { ImportField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CheckRules } from '../importTypes.ts'

/** A value that a row wants, and the row of who has it now. */
export interface Want {
  readonly field: ImportField
  readonly holder: number
}

/** The fields that a row's thing loses its value of. */
type Releases = ReadonlyMap<number, ReadonlySet<string>>

/**
 * Says in which order rows can be done that want what others give up: rank 0 waits for nobody. Left out are those that
 * never can, since the other keeps its value or they wait for each other in a ring.
 */
export function rankHandovers(waiting: ReadonlyMap<number, readonly Want[]>, releases: Releases): Map<number, number> {
  const ranks = new Map<number, number>()
  const left = new Map(waiting)
  for (let rank = 1; left.size > 0; rank += 1) {
    const ready = [...left].filter(([, wants]) =>
      wants.every(({ field, holder }) => {
        const isDone = waiting.has(holder) ? ranks.has(holder) : true
        return isDone && releases.get(holder)?.has(field) === true
      }),
    )
    if (ready.length === 0) break
    for (const [number] of ready) left.delete(number)
    for (const [number] of ready) ranks.set(number, rank)
  }
  return ranks
}

async function readReleases(client: PoolClient, rules: CheckRules, holders: readonly number[]): Promise<Releases> {
  const { rows } = await client.query<{ number: number; fields: string[] }>(
    `select number, array(select jsonb_object_keys(after)) as fields from import_row
     where import_job = $1 and number = any($2::int[]) and action in ('UPDATE', 'RESTORE', 'DEACTIVATE')`,
    [rules.import, holders],
  )
  return new Map(rows.map(({ number, fields }) => [number, new Set(fields)]))
}

/** Orders the rows that want what another row gives up; where that cannot be, they are errors. */
export async function settleHandovers(client: PoolClient, rules: CheckRules, waiting: ReadonlyMap<number, readonly Want[]>): Promise<void> {
  if (waiting.size === 0) return
  const holders = [...new Set([...waiting.values()].flatMap((wants) => wants.map(({ holder }) => holder)))]
  const ranks = rankHandovers(waiting, await readReleases(client, rules, holders))
  await client.query(
    `update import_row r set rank = v.rank from jsonb_to_recordset($2::jsonb) as v(number int, rank int)
     where r.import_job = $1 and r.number = v.number`,
    [rules.import, JSON.stringify([...ranks].map(([number, rank]) => ({ number, rank })))],
  )
  const refused = [...waiting].filter(([number]) => !ranks.has(number))
  const faults = refused.map(([number, [want]]) => ({ number, field: want?.field, column: want && rules.headerOf.get(want.field) }))
  await client.query(
    `update import_row r set action = 'ERROR', object = null, checked_revision = null, after = '{}', before = '{}',
       errors = jsonb_build_array(jsonb_build_object('column', v.column, 'value', r.after ->> v.field, 'code', 'TAKEN', 'hint', null))
     from jsonb_to_recordset($2::jsonb) as v(number int, field text, "column" text)
     where r.import_job = $1 and r.number = v.number`,
    [rules.import, JSON.stringify(faults)],
  )
}
