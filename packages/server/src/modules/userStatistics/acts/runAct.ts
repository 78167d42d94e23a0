import { isTooLong } from '@somo/graphql/personText'
import type { StatisticsAct, StatisticsBulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { digestOf, mostEnrolments, readTargets } from './conditions.ts'
import { userError } from '../../userError.ts'

/** What is done to locked enrolments that the act fits. */
export interface ActWork {
  readonly act: StatisticsAct
  readonly action: AuditEntry['action']
  /** The digest of the preview. If a due date has changed since, nothing is written (CHANGED_MEANWHILE). */
  readonly digest?: string
  /** What the audit log tells beside the number of items. */
  readonly after?: Readonly<Record<string, unknown>>
  /** @returns how many changed, and by what it is taken back */
  readonly run: (client: PoolClient, enrolments: string[], actor: string | null) => Promise<ActResult>
}

export interface ActResult {
  readonly changed: number
  readonly undo?: string | null
}

/** An act that changed nothing, with the reasons. */
export const refuse = (...userErrors: UserError[]): StatisticsBulkPayload => ({ changed: 0, undo: null, userErrors })

/** Acts on the enrolments that it fits, and writes down for each person how many of their items were changed. */
export async function runAct(
  client: PoolClient,
  call: RequestCall,
  enrolments: readonly string[],
  { act, action, digest, after, run }: ActWork,
): Promise<StatisticsBulkPayload> {
  if (new Set(enrolments).size > mostEnrolments) return refuse(userError('TOO_MANY', 'enrolments'))
  const targets = (await readTargets(client, scopeOf(call), act, enrolments, true)).filter(({ fits }) => fits)
  if (targets.length === 0) return refuse()
  if (digest !== undefined && digest !== digestOf(targets)) return refuse(userError('CHANGED_MEANWHILE'))
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [call.subject])
  const { changed, undo = null } = await run(
    client,
    targets.map(({ uuid }) => uuid),
    rows[0]?.uuid ?? null,
  )
  if (changed > 0) {
    const items = new Map<string, number>()
    for (const { person } of targets) items.set(person, (items.get(person) ?? 0) + 1)
    await writeAudit(
      client,
      call,
      [...items].map(([object, count]) => ({
        action,
        objectKind: 'user' as const,
        object,
        after: { ...after, items: count },
      })),
    )
  }
  return { changed, undo, userErrors: [] }
}

/** How many rows a statement changed. */
export const change = async (client: PoolClient, text: string, values: unknown[]): Promise<number> =>
  (await client.query(text, values)).rowCount ?? 0

/** A typed reason: what is wrong with it, or the reason itself. */
export function readReason(
  typed: string,
  field: string,
): { readonly reason: string; readonly errors: readonly UserError[] } {
  const reason = typed.trim()
  if (reason === '') return { reason, errors: [userError('REQUIRED', field)] }
  return { reason, errors: isTooLong(reason, 500) ? [userError('TOO_LONG', field)] : [] }
}

/** Today, by the clocks of the installation. */
export const readToday = async (client: PoolClient): Promise<string> =>
  (await client.query<{ day: string }>('select installation_day()::text as day')).rows[0]?.day ?? ''
