import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { findAssignment, isWhollyInScope, touchAssignment, type AssignmentRow } from '../assignmentStore.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

/** What a change wrote, for the audit log, and the job that does the rest; an array says what is wrong, and nothing may be written then. */
export type Change = (Pick<AuditEntry, 'action' | 'before' | 'after'> & { readonly job?: string | null }) | UserError[]

/** What is wrong, or the job that does the rest. */
export interface Changed {
  readonly userErrors: readonly UserError[]
  readonly job: string | null
}

const refuse = (...userErrors: UserError[]): Changed => ({ userErrors, job: null })

export type ChangeAssignment = (client: PoolClient, row: AssignmentRow) => Promise<Change>

/**
 * Changes an assignment that the caller manages: locks it, compares its revision and state, counts the change and records it.
 * A manager changes none that is also meant for people outside the scope.
 */
export async function changeAssignment(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
  states: readonly AssignmentRow['state'][],
  change: ChangeAssignment,
): Promise<Changed> {
  const row = await findAssignment(client, scopeOf(call), uuid, true)
  if (row === null) return refuse(userError('UNKNOWN', 'uuid'))
  if (row.revision !== revision) return refuse(userError('CHANGED_MEANWHILE'))
  if (!states.includes(row.state)) return refuse(userError('WRONG_STATE'))
  if (!(await isWhollyInScope(client, scopeOf(call), row))) return refuse(userError('OUT_OF_SCOPE'))
  const changed = await change(client, row)
  if (Array.isArray(changed)) return refuse(...changed)
  await touchAssignment(client, uuid, call.subject)
  const { job = null, ...entry } = changed
  const after = { title: row.title, ...entry.after }
  await writeAudit(client, call, [{ ...entry, after, objectKind: 'assignment', object: uuid }])
  return { userErrors: [], job }
}
