import type {
  DayCount,
  IdentitySource,
  Role,
  UnitStep,
  User,
  UserField,
  UserSource,
  UserStatus,
} from '@somo/graphql/schema'
import { writeValue, type StoredValues } from '../../custom-fields/values.ts'
import type { Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'
import { mayChangeWithin } from './rolePermissions.ts'

/** A person as the SQL of this module reads them. */
export interface PersonRow {
  readonly uuid: string
  readonly id: number
  readonly subject: string | null
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly displayedId: string | null
  readonly externalId: string | null
  readonly status: UserStatus
  readonly roles: Role[]
  readonly locale: string | null
  readonly timeZone: string | null
  readonly avatarUrl: string | null
  readonly defaultUnit: UnitStep | null
  readonly units: UnitStep[]
  readonly unitCount: number
  readonly lastSignInAt: Date | null
  readonly loginCount: number
  readonly invitedAt: Date | null
  readonly createdAt: Date
  /** Four digits. */
  readonly birthYear: string | null
  readonly startsOn: string | null
  readonly deactivateOn: string | null
  readonly source: UserSource
  readonly revision: number
  /** The days until `deactivateOn`; only where the statement reads them. */
  readonly ends?: DayCount | null
  /** The visible custom fields; only where the statement reads them. */
  readonly custom?: StoredValues
}

/** The status as lists show it: people who have never signed in were invited, or not yet. */
export type Standing = UserStatus | 'NOT_INVITED'
export const standingOf = ({ status, invitedAt }: Pick<PersonRow, 'status' | 'invitedAt'>): Standing =>
  status === 'INVITED' && invitedAt === null ? 'NOT_INVITED' : status

/** The columns of a person `p` without their units. */
export const ownColumns = `p.uuid, p.id, p.subject, p.username, p.email, p.given_name as "givenName",
  p.family_name as "familyName", p.displayed_id as "displayedId", p.external_id as "externalId", p.status, p.roles, p.locale,
  p.time_zone as "timeZone", p.avatar_url as "avatarUrl", p.last_sign_in_at as "lastSignInAt", p.login_count as "loginCount",
  p.invited_at as "invitedAt", p.created_at as "createdAt", p.birth_year::text as "birthYear", p.starts_on::text as "startsOn",
  p.deactivate_on::text as "deactivateOn", p.source, p.revision`

/** The columns of a person `p` with their units, which `unitsOfPerson` joins as `s`. */
export const personColumns = `${ownColumns}, s."defaultUnit", s.units, s."unitCount"`

const maxUnits = 20

// A `case` checks each unit once; PostgreSQL splits an `or` into two conditions that both check it.
/** The units of a person `p` that the caller may read, as a table `s` of one row. */
export const unitsOfPerson = (mayReadUnit: (column: string) => string): string => `cross join lateral (
  select (array_agg(${stepOf('u')}) filter (where m.is_default))[1] as "defaultUnit",
    coalesce(to_jsonb((array_agg(${stepOf('u')} order by u.name, u.uuid) filter (where not m.is_default))[1:${maxUnits}]), '[]') as units,
    (count(*) filter (where not m.is_default))::int as "unitCount"
  from unit_membership m join unit u on u.uuid = m.unit
  where m.person = p.uuid and case when m.is_default and u.is_general then true else ${mayReadUnit('u.uuid')} end) s`

/** The stable pseudonym of an anonymised person. */
export const pseudonymOf = (uuid: string): string => uuid.replaceAll('-', '').slice(-8).toUpperCase()

/** Given and family name; without these the username, the email address, or a pseudonym. */
export function nameOfPerson(
  row: Pick<PersonRow, 'uuid' | 'status' | 'givenName' | 'familyName' | 'username' | 'email'>,
): string {
  if (row.status === 'ANONYMISED') return pseudonymOf(row.uuid)
  const name = [row.givenName, row.familyName].filter((part) => part !== null).join(' ')
  return name === '' ? (row.username ?? row.email ?? pseudonymOf(row.uuid)) : name
}

/** A person for the API, as a caller with that scope sees them. */
export type PersonMapper = (row: PersonRow, scope: Scope) => User

/** Maps rows to people of the API; `source` and `locked` come from the writer. */
export function createPersonMapper(source: IdentitySource, locked: readonly UserField[]): PersonMapper {
  return ({ subject, lastSignInAt, invitedAt, createdAt, birthYear, custom, ends, ...row }, scope) => {
    // An outside provider knows only the people who have signed in there.
    const isExternal = source === 'OUTSIDE' && subject !== null
    return {
      ...row,
      birthYear: birthYear === null ? null : Number(birthYear),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      invitedAt: invitedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      name: nameOfPerson(row),
      duplicateReasons: [],
      ends: ends ?? null,
      custom:
        custom === undefined ? null : Object.entries(custom).map(([key, value]) => ({ key, value: writeValue(value) })),
      lockedFields: isExternal ? [...locked] : [],
      mayChange: mayChangeWithin(scope, row.roles),
    }
  }
}
