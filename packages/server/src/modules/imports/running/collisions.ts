import { createHash } from 'node:crypto'
import type { ImportField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { DueRow, Unwritten, WriteContext } from './rowWriter.ts'

/**
 * As many rows of a manager's imports in a day may name what belongs to somebody outside their units. Each of them tells that
 * such a person exists, so a list of guesses must not be answered by the thousand.
 */
const mostCollisions = 100

const dayInMs = 24 * 60 * 60 * 1000

// The shape and place that all counts of attempts have. The row stays locked until the step ends, so that a manager's imports count one after the other.
const add = `insert into sign_in_limit as l (key, points, expire) values ($1, $2, $3)
  on conflict (key) do update set
    points = case when l.expire > $4 then l.points + excluded.points else excluded.points end,
    expire = case when l.expire > $4 then l.expire else excluded.expire end
  returning points`

/** Counts collisions of a manager; answers how many more they may meet today. Zero counted asks alone. */
async function countCollisions(client: PoolClient, manager: string, count: number): Promise<number> {
  const key = `import-collision:${createHash('sha256').update(manager).digest('base64url')}`
  const now = Date.now()
  const { rows } = await client.query<{ points: number }>(add, [key, count, now + dayInMs, now])
  return Math.max(0, mostCollisions - (rows[0]?.points ?? 0))
}

/** The values that no two people share. */
export const unique = [
  ['USERNAME', 'lower(p.username)', 'lower(v.value)'],
  ['EMAIL', 'lower(p.email)', 'lower(v.value)'],
  ['DISPLAYED_ID', 'p.displayed_id', 'v.value'],
  ['EXTERNAL_ID', 'p.external_id', 'v.value'],
] as const satisfies readonly (readonly [ImportField, string, string])[]

/** What somebody else has; of people outside a manager's units it is said no more than that an administrator is needed. */
async function findTaken({ client, manager }: WriteContext, rows: readonly DueRow[]): Promise<Unwritten[]> {
  const taken: Unwritten[] = []
  for (const [field, theirs, ours] of unique) {
    const wanted = rows.flatMap(({ number, object, after }) =>
      after[field] ? [{ number, object, value: after[field] }] : [],
    )
    if (wanted.length === 0) continue
    const { rows: found } = await client.query<{ number: number; isManaged: boolean }>(
      `select v.number, ($2::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($2)))) as "isManaged"
       from jsonb_to_recordset($1::jsonb) as v(number int, object uuid, value text)
       join person p on ${theirs} = ${ours} and p.uuid is distinct from v.object and p.uuid <> all($3::uuid[])`,
      [
        JSON.stringify(wanted),
        manager,
        rows.flatMap(({ object, after }) => (object !== null && after[field] !== undefined ? [object] : [])),
      ],
    )
    taken.push(
      ...found.map(({ number, isManaged }) => ({
        number,
        code: isManaged ? ('TAKEN' as const) : ('OUT_OF_SCOPE' as const),
        field,
      })),
    )
  }
  return taken
}

const namesUnique = ({ after }: DueRow): boolean => unique.some(([field]) => Boolean(after[field]))

/** As `findTaken`; a manager who has met too many people of others is told of no further one, nor that there is none. */
export async function findCollisions(context: WriteContext, rows: readonly DueRow[]): Promise<Unwritten[]> {
  const { client, manager } = context
  const left = manager === null ? Infinity : await countCollisions(client, manager, 0)
  const untold = (after: number): Unwritten[] =>
    rows.flatMap((row) =>
      row.number > after && namesUnique(row) ? [{ number: row.number, code: 'TOO_MANY', field: null }] : [],
    )
  if (left === 0) return untold(-Infinity)
  const taken = await findTaken(context, rows)
  if (manager === null) return taken
  const met = [...new Set(taken.flatMap(({ number, code }) => (code === 'OUT_OF_SCOPE' ? [number] : [])))].sort(
    (one, other) => one - other,
  )
  await countCollisions(client, manager, Math.min(met.length, left))
  const last = met.length > left ? met[left - 1] : undefined
  return last === undefined ? taken : [...taken.filter(({ number }) => number <= last), ...untold(last)]
}
