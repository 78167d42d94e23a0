import type { PoolClient } from 'pg'

/** How much is made, and from what. */
export interface ScalePlan {
  readonly users: number
  readonly units: number
  /** The same plan with the same seed makes the same data. */
  readonly seed: number
  /** The day everything happened before, such as 2026-01-31. */
  readonly today: string
  /** Whether people get accounts at the embedded provider; without passwords, so nobody can sign in with one. */
  readonly hasAccounts: boolean
}

/** The numbers from which a run goes on; nothing is made twice. */
export interface Offsets {
  readonly users: number
  readonly units: number
}

/** How long ago the first person was made, in days: three years. */
const days = 1095

const branches = ({ units }: ScalePlan): { roots: number; children: number } => {
  const roots = Math.max(1, Math.round(units / 600))
  // Below the roots lie at most five levels.
  return { roots, children: Math.max(2, Math.ceil((units / roots) ** 0.2)) }
}

/** Only whole numbers and a checked day are written into the texts, where PostgreSQL takes no parameters. */
function check({ users, units, seed, today }: ScalePlan, offsets: Offsets): void {
  const numbers = [users, units, seed, offsets.users, offsets.units]
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0))
    throw new RangeError('Only whole numbers from 0 on.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) throw new RangeError('A day is written as 2026-01-31.')
}

/**
 * Makes the functions the statements stand on, for one connection alone: dice that fall the same way for the same number, and
 * uuids of version 7 by the moment something was made.
 */
export async function makeTools(client: PoolClient, plan: ScalePlan, offsets: Offsets): Promise<void> {
  check(plan, offsets)
  const { users, units, seed, today } = plan
  const { roots, children } = branches(plan)
  const define = (head: string, body: string): Promise<unknown> =>
    client.query(`create or replace function pg_temp.${head} language sql stable as $f$ select ${body} $f$`)
  await define(
    'dice(n bigint, throw int, sides int) returns int',
    `((hashint8extended(n, ${seed}::bigint * 1000 + throw) & 2147483647) % sides)::int`,
  )
  await define(
    'mark(kind text, n bigint, at timestamptz) returns uuid',
    `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5('${seed} ' || kind || ' ' || n), 1, 3) || '8' || substr(md5('${seed} ' || kind || ' ' || n), 4, 15))::uuid`,
  )
  await define('today() returns timestamptz', `'${today} 00:00:00Z'::timestamptz`)
  await define(
    'unit_uuid(n bigint) returns uuid',
    `pg_temp.mark('unit', n, pg_temp.today() - interval '${days + 100} days')`,
  )
  await define(
    'person_made(n bigint) returns timestamptz',
    `pg_temp.today() - make_interval(secs => ${days} * 86400.0 * (${users} - (n - ${offsets.users}) + 1) / ${Math.max(users, 1)})`,
  )
  await define('person_uuid(n bigint) returns uuid', `pg_temp.mark('person', n, pg_temp.person_made(n))`)
  // The unit of a person: upper ones hold somewhat more.
  await define(
    'unit_of(n bigint, throw int) returns bigint',
    `${offsets.units} + 1 + floor(${units} * power(pg_temp.dice(n, throw, 1000000) / 1000000.0, 1.2))::bigint`,
  )
  await define(
    'parent_of(n bigint) returns bigint',
    `case when n - ${offsets.units} > ${roots} then ${offsets.units} + 1 + (n - ${offsets.units} - ${roots} - 1) / ${children} end`,
  )
  await define(
    'first_below(n bigint) returns bigint',
    `${offsets.units} + ${roots} + 1 + (n - ${offsets.units} - 1) * ${children}`,
  )
  await define(
    'place_of(n bigint) returns bigint',
    `case when n - ${offsets.units} > ${roots} then (n - ${offsets.units} - ${roots} - 1) % ${children} else n end`,
  )
}
