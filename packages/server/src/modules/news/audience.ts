import type { AudienceInput } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { isNotOver } from '../dates/days.ts'
import type { Scope } from '../scope.ts'

/** Nobody counts further. */
export const mostPeople = 100_000

/**
 * Whether news is for a person, as SQL over the aliases `d` (news, or anything with its columns of the audience) and `p` (person).
 * Without units it is for everybody, without roles for all roles; the units with all below them where it says so.
 */
export const isForPerson = `p.status in ('ACTIVE', 'INVITED')
  and (d.audience_roles = '{}' or d.audience_roles && p.roles)
  and (d.audience_units = '{}' or exists (select from unit_membership m where m.person = p.uuid and ${isNotOver('m')}
    and (m.unit = any(d.audience_units) or (d.with_subunits and exists (select from unit_ancestor a
      where a.unit = m.unit and a.ancestor = any(d.audience_units))))))`

/**
 * Whether a caller manages news, as SQL over `t` (news): all of its units are theirs, or it is their own draft without units.
 * `parameter` is the place of `scope.manager` among the values.
 */
export const isNewsInScope = (scope: Scope, parameter: string): string =>
  scope.manager === null
    ? 'true'
    : `t.audience_units <@ array(select managed_unit(${parameter})) and (t.audience_units <> '{}'
        or (t.state = 'DRAFT' and t.created_by = (select uuid from person where subject = ${parameter})))`

/** Those of the units that the caller manages. */
export async function managedUnits(sql: Queryable, scope: Scope, units: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select u.uuid from unit u where u.uuid = any($1::uuid[])
      ${scope.manager === null ? '' : 'and u.uuid in (select managed_unit($2))'}`,
    [units.filter(isUuid), ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows.map(({ uuid }) => uuid)
}

/** Counts the people of an audience, each once. */
export async function countAudience(
  sql: Queryable,
  scope: Scope,
  { roles, units, withSubunits }: AudienceInput,
): Promise<{ count: number; withoutEmail: number }> {
  const known = await managedUnits(sql, scope, units)
  // Nobody, instead of everybody: the units are not the caller's.
  if (known.length === 0 && (units.length > 0 || scope.manager !== null)) return { count: 0, withoutEmail: 0 }
  const { rows } = await sql.query<{ count: number; withoutEmail: number }>(
    `select count(*)::int as count, (count(*) filter (where c.email is null))::int as "withoutEmail" from (
      select p.email from (select $1::text[] as audience_roles, $2::uuid[] as audience_units, $3::boolean as with_subunits) d
        join person p on ${isForPerson} limit $4) c`,
    [[...roles], known, withSubunits, mostPeople],
  )
  return rows[0] ?? { count: 0, withoutEmail: 0 }
}
