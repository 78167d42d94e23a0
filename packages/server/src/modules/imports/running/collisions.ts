import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/**
 * As many rows of a manager's imports in a day may name what belongs to somebody outside their units. Each of them tells that
 * such a person exists, so a list of guesses must not be answered by the thousand.
 */
export const mostCollisions = 100

const dayInMs = 24 * 60 * 60 * 1000

// The shape and place that all counts of attempts have. The row stays locked until the step ends, so that a manager's imports count one after the other.
const add = `insert into sign_in_limit as l (key, points, expire) values ($1, $2, $3)
  on conflict (key) do update set
    points = case when l.expire > $4 then l.points + excluded.points else excluded.points end,
    expire = case when l.expire > $4 then l.expire else excluded.expire end
  returning points`

/** Counts collisions of a manager; answers how many more they may meet today. Zero counted asks alone. */
export async function countCollisions(client: PoolClient, manager: string, count: number): Promise<number> {
  const key = `import-collision:${createHash('sha256').update(manager).digest('base64url')}`
  const now = Date.now()
  const { rows } = await client.query<{ points: number }>(add, [key, count, now + dayInMs, now])
  return Math.max(0, mostCollisions - (rows[0]?.points ?? 0))
}
