import type { Role } from '@somo/graphql/schema'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { SessionSnapshot } from '../../platform/session/contract.ts'
import type { RoutePath } from '../routeTable.ts'
import type { RouteRow } from '../routeRow.ts'

/** The guard's decision for one page and one session. */
export type Decision =
  | { readonly kind: 'allow' }
  /** Not signed in on the dashboard: the sign-in gate is shown in its place, which avoids a redirect loop. */
  | { readonly kind: 'gate' }
  /** The session is still being made or left; ask again at its next change. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: RoutePath; readonly because: 'anonymous' | 'role' }

const allow: Decision = { kind: 'allow' }
const wait: Decision = { kind: 'wait' }

/** Passes if the route has no role list, or if any of the person's roles matches (specification section 6). */
export function rolesMatch(row: Pick<RouteRow, 'roles'>, roles: readonly Role[]): boolean {
  return row.roles.length === 0 || row.roles.some((role) => roles.includes(role))
}

/** Compares guard and roles of the row with the session (specification sections 2 and 6). */
export function decide(
  row: Pick<RouteRow, 'path' | 'guard' | 'roles'>,
  session: Pick<SessionSnapshot, 'state' | 'isComplete' | 'roles'>,
): Decision {
  if (row.guard === 'open') return allow
  if (!session.isComplete) return wait
  if (session.state === 'signedIn') {
    return rolesMatch(row, session.roles) ? allow : { kind: 'redirect', to: addresses.dashboard, because: 'role' }
  }
  if (session.state !== 'anonymous') return wait
  return row.path === addresses.dashboard
    ? { kind: 'gate' }
    : { kind: 'redirect', to: addresses.dashboard, because: 'anonymous' }
}
