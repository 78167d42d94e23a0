import type { MyUnit } from '@somo/graphql/schema'
import { countUnitDays } from '../../dates/days.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { nameOf } from '../memberSql.ts'
import { type Connection, isManaging, nearest, pathOf, readRows, stepOf } from '../statements.ts'

const mostContacts = 20
/** Nobody reads more out of a card, and everybody is in the general unit. */
const mostCounted = 1000

// The nearest unit upwards that has anybody, the unit itself first.
const responsible = `(select a.ancestor from unit_ancestor a where a.unit = u.uuid
  and exists (select from unit_membership g where g.unit = a.ancestor and ${isManaging('g')}) order by a.distance limit 1)`

const contacts = `coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'email', c.email, 'avatarUrl', c.avatar_url, 'role', c.role)
    order by c.role desc, c.sort_name) from (
      select ${nameOf('k')} as name, k.email, k.avatar_url, g.role, k.sort_name from unit_membership g join person k on k.uuid = g.person
      where g.unit = ${responsible} and ${isManaging('g')} and k.status <> 'ANONYMISED'
      order by g.role desc, k.sort_name limit ${mostContacts}) c), '[]'::jsonb)`

const children = `coalesce((select jsonb_agg(${stepOf('c')} order by c.name, c.uuid) from unit c
  where c.parent = u.uuid and c.archived_at is null), '[]'::jsonb)`

/** One's own units. `isManaged` says which of them the caller manages. */
const write = (
  isManaged: string,
): string => `select jsonb_build_object('uuid', u.uuid, 'id', u.id, 'key', u.key, 'name', u.name,
      'displayedId', u.displayed_id, 'isActive', u.is_active, 'isGeneral', u.is_general,
      'logoUrl', ${nearest('u.uuid', 'logo_url')}, 'color', ${nearest('u.uuid', 'color')}) as unit,
    ${pathOf('u.uuid')} as path, m.role, m.created_at as since, m.until::text, ${countUnitDays('m.until', 'm.unit')} as ends, m.source, m.is_default as "isDefault",
    ${contacts} as managers, case when ${isManaged} then ${children} else '[]'::jsonb end as children,
    (select count(*)::int from (select from unit_membership o where o.unit = u.uuid limit ${mostCounted}) o) as "memberCount", ${isManaged} as "isManaged",
    m.source = 'SELF' and m.role = 'MEMBER' and not u.is_general as "canLeave"
  from person p join unit_membership m on m.person = p.uuid join unit u on u.uuid = m.unit and u.archived_at is null
  where p.subject = $1 order by m.is_default desc, u.name, u.uuid`

/**
 * The units of a person, the default one first; those in the archive are left out. `scope` is null for those whom no
 * role lets manage anything.
 */
export async function readMyUnits(connection: Connection, subject: string, scope: Scope | null): Promise<MyUnit[]> {
  return readRows<MyUnit>(connection, write(scope === null ? 'false' : isUnitInScope(scope, 'u.uuid', '$1')), [subject])
}
