import type { AuditFilter, PageInfo, UnitStep } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import type { PagePlan } from '../paging.ts'
import { choosePredicates, countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import { isOwnEntry } from './auditLog.ts'
import { unitInEntry } from './unitsInEntries.ts'

/** Something that was changed, as its row says. */
export interface AuditRow {
  readonly uuid: string
  readonly at: string
  readonly actor: string | null
  readonly onBehalfOf: string | null
  readonly action: string
  readonly isOwn: boolean
  readonly objectKind: string
  readonly object: string | null
  readonly objectName: string | null
  readonly unit: UnitStep | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly requestId: string | null
}

// The legal text and the version that was agreed to, such as "Terms of use v3".
const legalNameInSql = `d.title || coalesce(' v' || (t.after ->> 'number'), '')`

const columns = `t.uuid, t.at::text as at, ${nameInSql('a')} as actor, ${nameInSql('b')} as "onBehalfOf", t.action,
  ${isOwnEntry('t')} as "isOwn", t.object_kind as "objectKind", t.object, coalesce(${nameInSql('o')}, u.name, ${legalNameInSql}) as "objectName", ${unitInEntry('t')} as unit, t.before, t.after,
  t.request_id as "requestId"`
const names = `left join person a on a.uuid = t.actor left join person b on b.uuid = t.on_behalf_of
  left join person o on t.object_kind = 'user' and o.uuid = t.object
  left join unit u on t.object_kind = 'unit' and u.uuid = t.object
  left join legal_document d on d.uuid = case t.object_kind when 'legal' then t.object when 'consent' then (t.after ->> 'document')::uuid end`

/** One page of what was changed. */
export function listAudit(
  { pool }: Database,
  plan: PagePlan<'AT'>,
  filter: AuditFilter | null,
): Promise<{ items: (AuditRow & { sortedAt: string })[]; pageInfo: PageInfo }> {
  return readKeysetPage<AuditRow, 'AT'>(pool, plan, listOf(filter ?? {}))
}

/** How many there are, counted to `cap`. */
export const countAudit = ({ pool }: Database, filter: AuditFilter | null, cap: number): Promise<number> =>
  countKeysetList(pool, listOf(filter ?? {}), cap)

/** The actions that occur, each found by one step through the index. */
export async function listActions({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ action: string }>(`
    with recursive found as (
      (select action from audit_event order by action limit 1)
      union all
      select (select e.action from audit_event e where e.action > f.action order by e.action limit 1)
      from found f where f.action is not null
    )
    select action from found where action is not null`)
  return rows.map(({ action }) => action)
}

function listOf({ action, actor, object, from: since, until, reference }: AuditFilter): KeysetList {
  const choice = choosePredicates([
    ['t.action = any($#::text[])', action],
    ['t.actor = $#::uuid', actor],
    ['t.object = $#::uuid', object],
    ['t.at >= $#::timestamptz', since],
    ['t.at < $#::timestamptz', until],
    ['t.request_id = $#', reference?.trim() || null],
  ])
  return { columns, from: 'audit_event t', thenJoin: names, key: 't.at', ...choice }
}
