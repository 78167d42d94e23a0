import type { Pool } from 'pg'
import { isCutShort } from './problems.ts'

/** Of how many people a unit is large, itself and all below it. */
export interface LargeBounds {
  /** From so many on it becomes large: their lists are sorted at once as long as they are fewer. */
  readonly from: number
  /** With more it does not become large: a list of so many is full after a few entries of the list of everybody. */
  readonly to: number
  /** With fewer it is large no longer. */
  readonly until: number
  /** So many units at most become large, or cease to be so, in one turn. */
  readonly perTurn: number
  /** After so many milliseconds a turn begins with none: each holds up who comes into a unit, and whom it settles, for some seconds. */
  readonly patience: number
}

const usualBounds: LargeBounds = { from: 4000, to: 50_000, until: 2000, perTurn: 20, patience: 3000 }

// Those with fewer people first, as theirs then stand right already when those above become large.
const find = `select u.uuid, u.large_path is null as "becomesLarge" from (select s.unit, sum(s.people) as people from unit_people s group by s.unit) c
  join unit u on u.uuid = c.unit where case when u.large_path is null then c.people > $1 and c.people <= $2 else c.people < $3 end
  order by c.people, u.uuid limit $4`

/**
 * Marks the units that have become large, so that the lists of their people are read in their order (decision 0080), and those that
 * are so no longer. Answers how many it has seen to; where something else cut it short, the next turn does so.
 */
export async function markLargeUnits(
  { pool }: { readonly pool: Pick<Pool, 'query'> },
  bounds: Partial<LargeBounds> = {},
): Promise<number> {
  const { from, to, until, perTurn, patience } = { ...usualBounds, ...bounds }
  const { rows } = await pool.query<{ uuid: string; becomesLarge: boolean }>(find, [from, to, until, perTurn])
  const end = performance.now() + patience
  let marked = 0
  for (const { uuid, becomesLarge } of rows) {
    if (marked > 0 && performance.now() > end) break
    try {
      await pool.query('select mark_large_unit($1, $2)', [uuid, becomesLarge])
    } catch (error) {
      if (!isCutShort(error)) throw error
    }
    marked += 1
  }
  return marked
}
