import type { User, UserField } from '@somo/graphql/schema'
import { isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from './statements.ts'

const mostUnits = 20

/**
 * The units a caller manages, read once for a whole statement: what stands before it, and the condition on a column with a
 * unit's uuid. `manager` is the place of `scope.manager` among the statement's parameters.
 */
export const writeManaged = (
  scope: Scope,
  manager: string,
): { readonly head: string; readonly isSeen: (unit: string) => string } =>
  scope.manager === null
    ? { head: '', isSeen: () => 'true' }
    : {
        head: `with managed as materialized (select u.uuid from unit u where ${isUnitInScope(scope, 'u.uuid', manager)})`,
        isSeen: (unit) => `${unit} in (select uuid from managed)`,
      }

/**
 * A person as those see them who manage people, as JSON: `person` is the alias of their row, `isSeen` as `writeManaged` has it. Their
 * units are read once for all that is told of them.
 */
export function writePerson(person: string, isSeen: (unit: string) => string): string {
  return `jsonb_build_object('uuid', ${person}.uuid, 'id', ${person}.id, 'username', ${person}.username,
    'email', ${person}.email, 'givenName', ${person}.given_name, 'familyName', ${person}.family_name,
    'name', ${nameOf(person)}, 'displayedId', ${person}.displayed_id, 'externalId', ${person}.external_id,
    'status', ${person}.status, 'roles', ${person}.roles, 'locale', ${person}.locale, 'timeZone', ${person}.time_zone,
    'avatarUrl', ${person}.avatar_url, 'lastSignInAt', ${person}.last_sign_in_at, 'loginCount', ${person}.login_count,
    'invitedAt', ${person}.invited_at, 'createdAt', ${person}.created_at, 'birthYear', ${person}.birth_year,
    'startsOn', ${person}.starts_on,
    'deactivateOn', ${person}.deactivate_on, 'source', ${person}.source, 'revision', ${person}.revision)
    || (select jsonb_build_object('defaultUnit', jsonb_agg(${stepOf('u')}) filter (where m.is_default) -> 0,
      'unitCount', count(*) filter (where not m.is_default),
      'units', coalesce(jsonb_path_query_array(jsonb_agg(${stepOf('u')} order by u.name, u.uuid) filter (where not m.is_default),
        '$[0 to ${mostUnits - 1}]'), '[]'))
      from unit_membership m join unit u on u.uuid = m.unit where m.person = ${person}.uuid and u.archived_at is null and ${isSeen('u.uuid')})`
}

/** What a person is called: given and family name, else what else names them. */
export const nameOf = (person: string): string =>
  `coalesce(nullif(trim(coalesce(${person}.given_name, '') || ' ' || coalesce(${person}.family_name, '')), ''),
    ${person}.username, ${person}.email, '')`

/** A person as `writePerson` reads them; what can be changed of them depends on who keeps identities, and on who asks. */
export type PersonRow = Omit<User, 'lockedFields' | 'mayChange'>

/** What an outside provider keeps. */
export const outsideFields = [
  'USERNAME',
  'EMAIL',
  'GIVEN_NAME',
  'FAMILY_NAME',
  'LOCALE',
  'TIME_ZONE',
  'ROLES',
  'PASSWORD',
] as const satisfies readonly UserField[]
