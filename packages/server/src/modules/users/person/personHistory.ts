import type { AuditPage, UnitStep } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { isOwnEntry } from '../../audit/auditLog.ts'
import { readChanges } from '../../audit/changesInEntries.ts'
import { isEntryInScope, unitInEntry } from '../../audit/unitsInEntries.ts'
import { buildPage, type PagePlan } from '../../paging.ts'
import type { Scope } from '../../scope.ts'
import { standsFor } from '../peopleStore.ts'
import { pseudonym } from './pseudonym.ts'

interface HistoryRow {
  readonly uuid: string
  readonly at: Date
  readonly actor: string | null
  readonly onBehalfOf: string | null
  readonly action: string
  readonly isOwn: boolean
  readonly objectKind: string
  readonly object: string
  readonly unit: UnitStep | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly requestId: string | null
  readonly sortValue: string
}

const nameOf = (
  person: string,
): string => `(select coalesce(nullif(concat_ws(' ', a.given_name, a.family_name), ''), a.username, a.email,
  ${pseudonym('a.uuid')}) from person a where a.uuid = ${standsFor(person)})`

const columns = `e.uuid, e.at, ${nameOf('e.actor')} as actor, ${nameOf('e.on_behalf_of')} as "onBehalfOf", e.action,
  ${isOwnEntry('e')} as "isOwn", e.object_kind as "objectKind", e.object, ${unitInEntry('e')} as unit, e.before, e.after, e.request_id as "requestId", e.at::text as "sortValue"`

const isAboutPerson = `e.object in (select $1::uuid union all select m.uuid from person_pointer m where m.person = $1)`

/**
 * A page of the audit entries about a person within the reader's scope. Uses the index on (object, at, uuid). Only
 * administrators get the request ids, with which the server log is searched.
 */
export async function readHistory(pool: Pool, person: string, plan: PagePlan<'AT'>, scope: Scope): Promise<AuditPage> {
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const [order, sign] = isRising ? ['asc', '>'] : ['desc', '<']
  const values: unknown[] = [person, plan.limit + 1]
  const put = (value: unknown): string => `$${values.push(value)}`
  const cursor =
    plan.from === null
      ? ''
      : `and (e.at, e.uuid) ${sign} (${put(plan.from.value)}::timestamptz, ${put(plan.from.uuid)}::uuid)`
  const isInScope = isEntryInScope(scope, 'e', scope.manager === null ? '' : put(scope.manager))
  const text = `select ${columns} from audit_event e where ${isAboutPerson} ${cursor} and ${isInScope} order by e.at ${order}, e.uuid ${order} limit $2`
  const { rows } = await pool.query<HistoryRow>(text, values)
  const { items, pageInfo } = buildPage(plan, rows, plan.from !== null, (row) => row.sortValue)
  const events = items.map((row) => {
    const { sortValue: _value, before: _before, after: _after, requestId, at, ...event } = row
    return {
      ...event,
      at: at.toISOString(),
      objectName: null,
      requestId: scope.manager === null ? requestId : null,
      changes: readChanges(row),
    }
  })
  return { items: events, pageInfo }
}
