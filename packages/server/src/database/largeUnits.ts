import type { Pool } from 'pg'
import { repeatCutShort } from './transaction.ts'

/** Of how many people a unit is large, itself and all below it. */
export interface LargeBounds {
  /** From so many on it becomes large: their lists are sorted at once as long as they are fewer. */
  readonly from: number
  /** With more it does not become large: a list of so many is full after a few entries of the list of everybody. */
  readonly to: number
  /** With fewer it is large no longer. */
  readonly until: number
  /** So many units at most become large, or cease to be so, in one turn: each holds up who is moved meanwhile for some seconds. */
  readonly perTurn: number
}

const usualBounds: LargeBounds = { from: 4000, to: 100_000, until: 2000, perTurn: 20 }

// Those with fewer people first, as theirs then stand right already when those above become large.
const find = `select u.uuid, u.large_path is null as "becomesLarge" from (select s.unit, sum(s.people) as people from unit_people s group by s.unit) c
  join unit u on u.uuid = c.unit where case when u.large_path is null then c.people > $1 and c.people <= $2 else c.people < $3 end
  order by c.people, u.uuid limit $4`

/** Marks the units that have become large, so that the lists of their people are read in their order (decision 0080). Answers how many it has marked anew. */
export async function markLargeUnits({ pool }: { readonly pool: Pick<Pool, 'query'> }, bounds: Partial<LargeBounds> = {}): Promise<number> {
  const { from, to, until, perTurn } = { ...usualBounds, ...bounds }
  const { rows } = await pool.query<{ uuid: string; becomesLarge: boolean }>(find, [from, to, until, perTurn])
  for (const { uuid, becomesLarge } of rows) {
    await repeatCutShort(() => pool.query('select mark_large_unit($1, $2)', [uuid, becomesLarge]))
  }
  return rows.length
}
