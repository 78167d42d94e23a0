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

/** In which order rows are done; rows of one ring are done together. */
export interface SwapOrder {
  /** 0 waits for nobody. */
  readonly rank: number
  /** The lowest line of the rows that take each other's values; null for a row that waits for others alone. */
  readonly ring: number | null
}

type Waiting = ReadonlyMap<number, readonly Want[]>

/** The rows that can be done together, since each value they want is given up by one of them or by a row that is done. */
function findClosed(
  left: Waiting,
  done: (holder: number) => boolean,
  releases: Releases,
): Map<number, readonly Want[]> {
  const closed = new Map(left)
  for (let size = -1; size !== closed.size;) {
    size = closed.size
    for (const [number, wants] of closed) {
      const isMet = wants.every(
        ({ field, holder }) => (closed.has(holder) || done(holder)) && releases.get(holder)?.has(field) === true,
      )
      if (!isMet) closed.delete(number)
    }
  }
  return closed
}

/** The lowest line of each row's ring: of all that it is tied to, in either direction. */
function findRings(closed: Waiting): ReadonlyMap<number, number> {
  const parents = new Map([...closed.keys()].map((number) => [number, number]))
  const find = (number: number): number => {
    let root = number
    for (let above = parents.get(root); above !== undefined && above !== root; above = parents.get(root)) root = above
    parents.set(number, root)
    return root
  }
  for (const [number, wants] of closed) {
    for (const { holder } of wants) {
      if (!closed.has(holder)) continue
      const [one, other] = [find(number), find(holder)]
      parents.set(Math.max(one, other), Math.min(one, other))
    }
  }
  return new Map([...closed.keys()].map((number) => [number, find(number)]))
}

/**
 * Says in which order rows can be done that want what others give up. Rows that wait for each other in a ring, such as two
 * people who swap addresses, are done together. Left out are those that never can be done, since the other keeps its value.
 */
export function rankValueSwaps(waiting: Waiting, releases: Releases): Map<number, SwapOrder> {
  const ranks = new Map<number, SwapOrder>()
  const left = new Map(waiting)
  const isDone = (holder: number): boolean => !waiting.has(holder) || ranks.has(holder)
  for (let rank = 1; left.size > 0; rank += 1) {
    const ready = [...left].filter(([, wants]) =>
      wants.every(({ field, holder }) => isDone(holder) && releases.get(holder)?.has(field) === true),
    )
    const rings = ready.length > 0 ? new Map<number, number>() : findRings(findClosed(left, isDone, releases))
    const numbers = ready.length > 0 ? ready.map(([number]) => number) : [...rings.keys()]
    if (numbers.length === 0) break
    for (const number of numbers) {
      left.delete(number)
      ranks.set(number, { rank, ring: rings.get(number) ?? null })
    }
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
export async function settleValueSwaps(
  client: PoolClient,
  rules: CheckRules,
  waiting: ReadonlyMap<number, readonly Want[]>,
): Promise<void> {
  if (waiting.size === 0) return
  const holders = [...new Set([...waiting.values()].flatMap((wants) => wants.map(({ holder }) => holder)))]
  const ranks = rankValueSwaps(waiting, await readReleases(client, rules, holders))
  await client.query(
    `update import_row r set rank = v.rank,
       traces = case when v.ring is null then r.traces else coalesce(r.traces, '{}') || jsonb_build_object('ring', v.ring) end
     from jsonb_to_recordset($2::jsonb) as v(number int, rank int, ring int) where r.import_job = $1 and r.number = v.number`,
    [rules.import, JSON.stringify([...ranks].map(([number, swap]) => ({ number, ...swap })))],
  )
  const refused = [...waiting].filter(([number]) => !ranks.has(number))
  const errors = refused.map(([number, [want]]) => ({
    number,
    field: want?.field,
    column: want && rules.headerOf.get(want.field),
  }))
  await client.query(
    `update import_row r set action = 'ERROR', object = null, checked_revision = null, after = '{}', before = '{}',
       errors = jsonb_build_array(jsonb_build_object('column', v.column, 'value', r.after ->> v.field, 'code', 'TAKEN', 'hint', null))
     from jsonb_to_recordset($2::jsonb) as v(number int, field text, "column" text)
     where r.import_job = $1 and r.number = v.number`,
    [rules.import, JSON.stringify(errors)],
  )
}
