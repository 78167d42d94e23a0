import type { MembershipSource, Role, UnitRole, UserStatus } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { isAmongPeopleInScope, scopeOf } from '../scope.ts'

/** What the bulk actions have to know of a person. */
export interface Concerned {
  readonly uuid: string
  readonly subject: string | null
  readonly status: UserStatus
  readonly roles: Role[]
  readonly username: string | null
  readonly email: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly locale: string | null
  readonly startsOn: string | null
  readonly deactivateOn: string | null
  /** In the unit that the action is about; null where they are not in it. */
  readonly unitRole: UnitRole | null
  readonly unitUntil: string | null
  readonly unitSince: string | null
  readonly unitSource: MembershipSource | null
  readonly isDefaultUnit: boolean
  readonly unitCount: number
  /** The place in that unit that begins later; null where there is none. */
  readonly coming: {
    readonly role: UnitRole
    readonly from: string
    readonly until: string | null
    readonly source: MembershipSource
  } | null
}

const text = (scope: string, lock: string): string => `select p.uuid, p.subject, p.status, p.roles, p.username, p.email,
    p.given_name as "givenName", p.family_name as "familyName", p.locale, p.starts_on::text as "startsOn",
    p.deactivate_on::text as "deactivateOn",
    m.role as "unitRole", m.until::text as "unitUntil", m.created_at::text as "unitSince", m.source as "unitSource", m.is_default is true as "isDefaultUnit",
    (select count(*)::int from unit_membership x where x.person = p.uuid) as "unitCount",
    (select jsonb_build_object('role', c.role, 'from', c.begins_on, 'until', c.until, 'source', c.source) from coming_membership c where c.person = p.uuid and c.unit = $2::uuid) as coming
  from person p left join unit_membership m on m.person = p.uuid and m.unit = $2::uuid
  where p.uuid = any($1::uuid[]) and ${scope} order by p.uuid ${lock}`

/** Those of the uuids whom the asker manages, or `isAnybody`; locked in one order, so that two who change the same never hang. */
export async function readConcerned(
  client: Pick<PoolClient, 'query'>,
  asker: CallContext,
  uuids: readonly string[],
  unit: string | null,
  isLocked: boolean,
  isAnybody = false,
): Promise<readonly Concerned[]> {
  const scope = isAnybody ? { manager: null } : scopeOf(asker)
  const statement = text(isAmongPeopleInScope(scope, 'p.uuid', '$3'), isLocked ? 'for no key update of p' : '')
  const values = [uuids, unit, ...(scope.manager === null ? [] : [scope.manager])]
  return (await client.query<Concerned>(statement, values)).rows
}
