import type { MediaStatisticsPeriod, UnitStep } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import type { Queryable } from '../../../database/transaction.ts'
import type { Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'

/** Whose figures are asked for, and since when. */
export interface Selection {
  /** With all units below it. */
  readonly unit: UnitStep
  /** The units above it that the reader may choose as well: a difference to them must not tell of fewer than 5 people. */
  readonly wider: readonly string[]
  /** A Monday, as yyyy-mm-dd. */
  readonly from: string
  /** The first days of this period and of all longer ones: a difference to them must not tell a mean of fewer than 5 people. */
  readonly periods: readonly string[]
  readonly asOf: string
}

const fullWeeks = {
  WEEKS_4: 4,
  WEEKS_12: 12,
  WEEKS_26: 26,
  WEEKS_52: 52,
} as const satisfies Record<MediaStatisticsPeriod, number>

const managedUnits = (scope: Scope, subject: string): string =>
  scope.manager === null ? 'select m.uuid from unit m' : `select managed_unit(${subject})`

// Without a unit in the address: the highest one that the reader manages.
const text = (scope: Scope): string => `
  with managed (uuid) as materialized (${managedUnits(scope, '$3')})
  select ${stepOf('u')} as unit, (week_of(now()) - ($2::int[])[1] * 7)::text as "from", now() as "asOf",
    array(select (week_of(now()) - n * 7)::text from unnest($2::int[]) n) as periods,
    array(select a.ancestor from unit_ancestor a where a.unit = u.uuid and a.distance > 0 and a.ancestor in (select uuid from managed)) as wider
  from unit u where u.uuid in (select uuid from managed) and ($1::uuid is null or u.uuid = $1)
  order by u.is_general desc, (select count(*) from unit_ancestor a where a.unit = u.uuid), u.archived_at is not null, u.name, u.uuid limit 1`

/** What a reader chose; null where they do not manage the unit, or none. */
export async function readSelection(
  sql: Queryable,
  scope: Scope,
  unit: string | null,
  period: MediaStatisticsPeriod,
): Promise<Selection | null> {
  if (unit !== null && !isUuid(unit)) return null
  const { rows } = await sql.query<Selection>(text(scope), [
    unit,
    Object.values(fullWeeks).filter((weeks) => weeks >= fullWeeks[period]),
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  return rows[0] ?? null
}
