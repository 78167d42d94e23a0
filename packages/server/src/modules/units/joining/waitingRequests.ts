import type { DashboardJoinRequests } from '@somo/graphql/schema'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { type Connection, readRows, stepOf } from '../statements.ts'

const waiting = (
  scope: Scope,
): string => `with open as (select r.unit, count(*)::int as count, min(r.created_at) as since
    from join_request r join unit u on u.uuid = r.unit and u.archived_at is null
    where r.state = 'REQUESTED' and ${isUnitInScope(scope, 'r.unit', '$1')} group by r.unit)
  select sum(o.count)::int as count, count(*)::int as units,
    (select ${stepOf('u')} from open f join unit u on u.uuid = f.unit order by f.since, u.uuid limit 1) as first from open o having count(*) > 0`

/** How many wait for an answer in all units of a scope; null where nobody does. */
export async function readWaitingRequests(connection: Connection, scope: Scope): Promise<DashboardJoinRequests | null> {
  return (
    (
      await readRows<DashboardJoinRequests>(connection, waiting(scope), scope.manager === null ? [] : [scope.manager])
    )[0] ?? null
  )
}
