import type { ComingMembership } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { countUnitDays, hasBegun } from '../../dates/days.ts'
import type { PagePlan } from '../../paging.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { choosePredicates, readKeysetPage } from '../../list/keysetPage.ts'
import { nameOf } from '../memberSql.ts'
import { type Connection, stepOf } from '../statements.ts'

const columns = `t.uuid, ${stepOf('u')} as unit, t.person, ${nameOf('p')} as name, t.role, t.begins_on::text as "from", t.until::text,
  ${countUnitDays('t.begins_on', 't.unit')} as begins,
  t.source, ${hasBegun('t')} as "isWaiting", t.revision`
const from = 'coming_membership t join unit u on u.uuid = t.unit join person p on p.uuid = t.person'

/** One page of who is to come into a unit, by day and then by name, or those of them whom a search means. Who asks has been let through before. */
export function readComing(connection: Connection, plan: PagePlan<'FROM'>, unit: string, search: string) {
  const chosen = choosePredicates([
    ['t.unit = $#::uuid', unit],
    ...patternsOf(search).map((pattern) => ['p.search_text like $#', pattern] as const),
  ])
  return readKeysetPage<ComingMembership, 'FROM'>(connection, plan, {
    columns,
    from,
    key: 't.begins_on',
    type: 'date',
    thenBy: 'p.sort_name',
    ...chosen,
  })
}

/** Where a person is to come into units of a scope, the nearest day first. */
export async function readComingOf(connection: Connection, person: string, scope: Scope): Promise<ComingMembership[]> {
  const text = `select ${columns} from ${from} where t.person = $1 and ${isUnitInScope(scope, 't.unit', '$2')} order by t.begins_on, u.name, t.uuid`
  return (await connection.query<ComingMembership>(text, [person, ...(scope.manager === null ? [] : [scope.manager])]))
    .rows
}

/** One of them; null where there is none. */
export async function findComing(connection: Connection, uuid: string): Promise<ComingMembership | null> {
  const { rows } = await connection.query<ComingMembership>(`select ${columns} from ${from} where t.uuid = $1`, [uuid])
  return rows[0] ?? null
}

/** As `findComing`, with what the rules ask beside it; nobody else changes it until the transaction ends. */
export async function lockComingMembership(
  client: PoolClient,
  uuid: string,
  subject: string,
): Promise<(ComingMembership & { readonly isOwn: boolean }) | null> {
  const text = `select ${columns}, p.subject is not distinct from $2 as "isOwn" from ${from} where t.uuid = $1 for update of t`
  const { rows } = await client.query<ComingMembership & { isOwn: boolean }>(text, [uuid, subject])
  return rows[0] ?? null
}
