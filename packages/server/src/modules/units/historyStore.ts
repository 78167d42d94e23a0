import type { AuditChange, AuditEvent, AuditPage } from '@somo/graphql/schema'
import { isEntryInScope, unitInEntry } from '../audit/unitsInEntries.ts'
import type { PagePlan } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { nameInSql, readTimePage } from '../timePage.ts'
import type { Connection } from './statements.ts'

type Fields = Readonly<Record<string, unknown>> | null

interface Row extends Omit<AuditEvent, 'changes'> {
  readonly before: Fields
  readonly after: Fields
}

const list = {
  columns: `t.uuid, t.at, ${nameInSql('p')} as actor, ${nameInSql('b')} as "onBehalfOf", t.action, t.object_kind as "objectKind",
    t.object, u.name as "objectName", ${unitInEntry('t')} as unit, t.before, t.after, t.request_id as "requestId"`,
  from: `audit_event t left join person p on p.uuid = t.actor left join person b on b.uuid = t.on_behalf_of
    left join unit u on u.uuid = t.object`,
  key: 't.at',
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function readChanges(before: Fields, after: Fields): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
}

/**
 * A page of what was changed about a unit, as far as the reader's scope reaches. Finding the calls in the log is the
 * administrators' business: nobody else is told their numbers.
 */
export async function readHistory(connection: Connection, plan: PagePlan<'AT'>, unit: string, scope: Scope): Promise<AuditPage> {
  const where = ['t.object = $1', isEntryInScope(scope, 't', '$2')]
  const values = scope.manager === null ? [unit] : [unit, scope.manager]
  const { items, pageInfo } = await readTimePage<Row, 'AT'>(connection, plan, { ...list, where, values })
  return {
    pageInfo,
    items: items.map(({ before, after, ...event }) => ({
      ...event,
      requestId: scope.manager === null ? (event.requestId ?? null) : null,
      changes: readChanges(before, after),
    })),
  }
}
