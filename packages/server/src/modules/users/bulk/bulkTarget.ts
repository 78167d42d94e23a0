import type { MembershipSource, Role, UnitRole, UserStatus } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { isAmongPeopleInScope, scopeOf } from '../../scope.ts'

/** A person of a selection, as far as bulk actions need to know them. */
export interface BulkTarget {
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
  /** In the unit of the action; null where they are not in it. */
  readonly unitRole: UnitRole | null
  readonly unitUntil: string | null
  readonly unitSince: string | null
  readonly unitSource: MembershipSource | null
  readonly isDefaultUnit: boolean
  readonly unitCount: number
  /** The scheduled membership in that unit; null where there is none. */
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

export interface ReadTargetsOptions {
  /** The unit of the action. @default null */
  readonly unit?: string | null
  /** Locks the rows, in one order, so that two writers of the same people cannot deadlock. */
  readonly isLocked: boolean
  /** Reads people outside the caller's scope too. @default false */
  readonly ignoresScope?: boolean
}

/** Those of the uuids whom the caller manages. */
export async function readTargets(
  client: Pick<PoolClient, 'query'>,
  call: CallContext,
  uuids: readonly string[],
  { unit = null, isLocked, ignoresScope = false }: ReadTargetsOptions,
): Promise<readonly BulkTarget[]> {
  const scope = ignoresScope ? { manager: null } : scopeOf(call)
  const statement = text(isAmongPeopleInScope(scope, 'p.uuid', '$3'), isLocked ? 'for no key update of p' : '')
  const values = [uuids, unit, ...(scope.manager === null ? [] : [scope.manager])]
  return (await client.query<BulkTarget>(statement, values)).rows
}
