import type { UserMembership } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { isUuid } from '../../database/uuid.ts'
import { isSeen } from '../custom-fields/definitions.ts'
import { countOwnDays, countUnitDays } from '../dates/days.ts'
import { isPersonInScope, isUnitInScope, type Scope } from '../scope.ts'
import { createPersonListStore, type PersonListStore } from './list/personListStore.ts'
import { personColumns, type PersonRow, unitsOfPerson } from './person/personRow.ts'

type Runner = Pick<PoolClient, 'query'>

/** Reads people. Each function is one statement. */
export interface PeopleStore extends PersonListStore {
  /** Null where there is none, or the scope does not hold them; an old address leads to whoever they were united with. */
  find(uuid: string, scope: Scope, client?: Runner): Promise<PersonRow | null>
  /** Of these, those whom the scope holds, in no order. */
  findMany(uuids: readonly string[], scope: Scope): Promise<readonly PersonRow[]>
  /** The units of somebody whom the scope holds, the default one first; a manager's own ones alone. */
  listMemberships(person: string, scope: Scope): Promise<readonly UserMembership[]>
}

/** Who was united with somebody is found by either address. */
export const standsFor = (uuid: string): string =>
  `coalesce((select m.person from person_pointer m where m.uuid = ${uuid}::uuid), ${uuid}::uuid)`

const manager = (scope: Scope): readonly string[] => (scope.manager === null ? [] : [scope.manager])

const some = (scope: Scope, condition: string, more = ''): string => `select ${personColumns}${more}
  from person p ${unitsOfPerson((column) => isUnitInScope(scope, column, '$2'))} where ${condition} and ${isPersonInScope(scope, 'p.uuid', '$2')}`

/** What a person `p` holds in the custom fields that the scope's owner sees. */
const customValues = (
  scope: Scope,
): string => `(select coalesce(jsonb_object_agg(f.key, p.custom -> f.key), '{}') from custom_field f
    where p.custom ? f.key and ${isSeen(scope.manager === null ? 'ADMINISTRATOR' : 'MANAGER')}) as custom`

const memberships = (
  scope: Scope,
): string => `select m.uuid, m.role, m.until::text, ${countUnitDays('m.until', 'm.unit')} as ends, m.created_at as since, m.source,
    m.is_default as "isDefault", m.revision, jsonb_build_object('uuid', u.uuid, 'name', u.name, 'key', u.key) as unit,
    (select coalesce(jsonb_agg(jsonb_build_object('uuid', b.uuid, 'name', b.name, 'key', b.key) order by a.distance desc), '[]')
      from unit_ancestor a join unit b on b.uuid = a.ancestor
      where a.unit = u.uuid and a.distance > 0 and ${isUnitInScope(scope, 'b.uuid', '$2')}) as path
  from unit_membership m join unit u on u.uuid = m.unit
  where m.person = $1 and ${isUnitInScope(scope, 'u.uuid', '$2')} order by m.is_default desc, u.name, u.uuid`

/** A store over the product's database. */
export function createPeopleStore({ pool }: Pick<Database, 'pool'>): PeopleStore {
  return {
    ...createPersonListStore(pool),
    async find(uuid, scope, client = pool) {
      if (!isUuid(uuid)) return null
      const { rows } = await client.query<PersonRow>(
        some(
          scope,
          `p.uuid = ${standsFor('$1')}`,
          `, ${customValues(scope)}, ${countOwnDays('p.deactivate_on')} as ends`,
        ),
        [uuid, ...manager(scope)],
      )
      return rows[0] ?? null
    },
    async findMany(uuids, scope) {
      const known = uuids.filter(isUuid)
      if (known.length === 0) return []
      return (await pool.query<PersonRow>(some(scope, 'p.uuid = any($1::uuid[])'), [known, ...manager(scope)])).rows
    },
    listMemberships: async (person, scope) =>
      (await pool.query<UserMembership>(memberships(scope), [person, ...manager(scope)])).rows,
  }
}
