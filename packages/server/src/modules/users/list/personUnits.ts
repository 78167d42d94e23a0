import type { UserFilter } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import type { Scope } from '../../scope.ts'
import { createParameters } from '../../list/keysetList.ts'

/** The units whose people a list holds, with all below them. */
export interface PersonUnits {
  /** Their ids, as `person_list_entry.unit_ids` has them. None: the list is empty. */
  readonly ids: readonly number[]
  /** About how many people are in them, counted to `mostCounted` where it is one unit without those below. */
  readonly people: number
  /** The one unit whose own members alone are listed; null where those below count as well. */
  readonly onlyUnit: string | null
  /** The units that a manager manages; null for an administrator. */
  readonly managed: readonly string[] | null
}

type Connection = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

const mostCounted = 50_000

// A manager sees of another's unit the units below it that are theirs; of a unit below theirs, all of it.
const rootsOf = (unit: string | null, isBounded: boolean, isAlone: boolean): string => {
  if (unit === null) return 'select unit from granted'
  if (!isBounded) return `select ${unit}::uuid`
  const itself = `select a.unit from unit_ancestor a where a.unit = ${unit}::uuid and a.ancestor in (select unit from granted)`
  return isAlone
    ? itself
    : `${itself} union select a.unit from unit_ancestor a where a.ancestor = ${unit}::uuid and a.unit in (select unit from granted)`
}

/** Whether a list is bound to units: by its filter, or as a manager's. */
const hasUnits = ({ unit }: UserFilter, { manager }: Scope): boolean => manager !== null || (unit ?? null) !== null

/** Reads which units a list is bound to; null where it holds everybody. */
export async function readPersonUnits(
  connection: Connection,
  filter: UserFilter,
  scope: Scope,
): Promise<PersonUnits | null> {
  if (!hasUnits(filter, scope)) return null
  const unit = filter.unit ?? null
  const isAlone = unit !== null && filter.withSubunits === false
  const isBounded = scope.manager !== null
  const { add, values } = createParameters()
  const granted = isBounded
    ? `select unit from granted_unit(${add(scope.manager)}) g (unit)`
    : 'select null::uuid as unit'
  const roots = rootsOf(unit === null ? null : add(isUuid(unit) ? unit : null), isBounded, isAlone)
  const size = isAlone
    ? `(select count(*)::int from (select from unit_membership m where m.unit in (select uuid from root) limit ${mostCounted}) c)`
    : 'coalesce((select sum(s.people)::int from unit_people s where s.unit in (select uuid from root)), 0)'
  const { rows } = await connection.query<{ ids: number[]; people: number; managed: string[] }>(
    `with granted as materialized (${granted}),
      root as materialized (select u.uuid, u.id from unit u where u.uuid in (${roots})${filter.hasNoUnit === true ? ' and u.is_general' : ''})
    select coalesce((select array_agg(id) from root), '{}') as ids, ${size} as people,
      coalesce((select array_agg(unit) from granted), '{}') as managed`,
    [...values],
  )
  const { ids = [], people = 0, managed = [] } = rows[0] ?? {}
  return { ids, people, onlyUnit: isAlone ? unit : null, managed: isBounded ? managed : null }
}
