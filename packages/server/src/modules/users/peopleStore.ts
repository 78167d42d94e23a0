import type { UserFilter, UserMembership, UserSortField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { queryPlanned } from '../../database/planned.ts'
import { isUuid } from '../../database/uuid.ts'
import { isSeen } from '../custom-fields/definitions.ts'
import { countOwnDays, countUnitDays } from '../dates/days.ts'
import type { PagePlan } from '../paging.ts'
import { isPersonInScope, isUnitInScope, type Scope } from '../scope.ts'
import { createParameters } from './peopleFilter.ts'
import { writePage } from './peoplePage.ts'
import { findPeople, isPlaced } from './peopleSql.ts'
import type { Named } from './peopleWays.ts'
import { personColumns, type PersonRow, unitsOfPerson } from './person/personRow.ts'

/** A person of a page, with the text of what the page is sorted by. */
export interface ListedPerson extends PersonRow {
  readonly sortValue: string
}

/** Those of a list that are named, or all but those. */
export interface Among {
  readonly only: readonly string[] | null
  readonly except: readonly string[]
}

const everybody: Among = { only: null, except: [] }

type Runner = Pick<PoolClient, 'query'>

/** Reads people. Each function is one statement. */
export interface PeopleStore {
  /** One more than the plan asks where there are more; of the `among` alone where they are given. */
  list(plan: PagePlan<UserSortField>, filter: UserFilter, scope: Scope, among?: Among): Promise<readonly ListedPerson[]>
  /** How many match, counted no further than the cap. */
  count(cap: number, filter: UserFilter, scope: Scope): Promise<number>
  /** Null where there is none, or the scope does not hold them; an old address leads to whoever they were united with. */
  find(uuid: string, scope: Scope, client?: Runner): Promise<PersonRow | null>
  /** Of these, those whom the scope holds, in no order. */
  findMany(uuids: readonly string[], scope: Scope): Promise<readonly PersonRow[]>
  /** The units of somebody whom the scope holds, the default one first; a manager's own ones alone. */
  listMemberships(person: string, scope: Scope): Promise<readonly UserMembership[]>
}

function writeAmong({ only, except }: Among, add: (value: unknown) => string): Named {
  const conditions = [
    ...(only === null ? [] : [`p.uuid = any(${add(only.filter(isUuid))}::uuid[])`]),
    ...(except.length === 0 ? [] : [`not p.uuid = any(${add(except.filter(isUuid))}::uuid[])`]),
  ]
  return { conditions, isChosen: only !== null }
}

function writeList(plan: PagePlan<UserSortField>, filter: UserFilter, scope: Scope, among: Among) {
  const parameters = createParameters(true)
  const people = findPeople(filter, scope, parameters)
  const { head, table, key, end } = writePage(plan, people, writeAmong(among, parameters.add), parameters)
  const text = `${head} select ${personColumns}, (${key})::text as "sortValue" from ${table} p ${unitsOfPerson(people.mayReadUnit)} ${end}`
  return { text, values: parameters.values }
}

function writeCount(cap: number, filter: UserFilter, scope: Scope) {
  // Of everybody it depends on the value: what nearly all have is counted by reading on, what few have by its index.
  const isKept = isPlaced(filter, scope)
  const parameters = createParameters(isKept)
  const people = findPeople(filter, scope, parameters)
  const text = `${people.head} select count(*)::int as count from ${people.uuids(parameters.add(cap))} p`
  return { text, values: parameters.values, isKept }
}

/** Who was united with somebody is found by either address. */
export const standsFor = (uuid: string): string =>
  `coalesce((select m.person from person_pointer m where m.uuid = ${uuid}::uuid), ${uuid}::uuid)`

const manager = (scope: Scope): readonly string[] => (scope.manager === null ? [] : [scope.manager])

const some = (scope: Scope, condition: string, more = ''): string => `select ${personColumns}${more}
  from person p ${unitsOfPerson((column) => isUnitInScope(scope, column, '$2'))} where ${condition} and ${isPersonInScope(scope, 'p.uuid', '$2')}`

/** What a person `p` holds in the custom fields that the scope's owner sees. */
const held = (
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
export function createPeopleStore({ pool, lists }: Pick<Database, 'pool' | 'lists'>): PeopleStore {
  return {
    list(plan, filter, scope, among = everybody) {
      const { text, values } = writeList(plan, filter, scope, among)
      return queryPlanned<ListedPerson>(lists, text, values)
    },
    async count(cap, filter, scope) {
      const { text, values, isKept } = writeCount(cap, filter, scope)
      const rows = isKept
        ? await queryPlanned<{ count: number }>(lists, text, values)
        : (await pool.query<{ count: number }>(text, [...values])).rows
      return Math.min(rows[0]?.count ?? 0, cap)
    },
    async find(uuid, scope, client = pool) {
      if (!isUuid(uuid)) return null
      const { rows } = await client.query<PersonRow>(
        some(scope, `p.uuid = ${standsFor('$1')}`, `, ${held(scope)}, ${countOwnDays('p.deactivate_on')} as ends`),
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
