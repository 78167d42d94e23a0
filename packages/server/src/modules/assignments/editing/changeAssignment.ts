import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { userError } from '../../media/mediumTypes.ts'
import { scopeOf } from '../../scope.ts'
import { findAssignment, touchAssignment, type AssignmentRow } from '../assignmentStore.ts'

/** Which assignment, and the revision it was read with. */
export interface Target {
  readonly uuid: string
  readonly revision: number
}

/** What a change wrote, for the audit log; an array says what is wrong, and nothing may be written then. */
export type Change = Pick<AuditEntry, 'action' | 'before' | 'after'> | UserError[]

export type ChangeAssignment = (client: PoolClient, row: AssignmentRow) => Promise<Change>

/** Changes an assignment that the caller manages: locks it, compares its revision and state, counts the change and records it. */
export async function changeAssignment(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
  states: readonly AssignmentRow['state'][],
  change: ChangeAssignment,
): Promise<UserError[]> {
  const row = await findAssignment(client, scopeOf(call), uuid, true)
  if (row === null) return [userError('UNKNOWN', 'uuid')]
  if (row.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  if (!states.includes(row.state)) return [userError('WRONG_STATE')]
  const done = await change(client, row)
  if (Array.isArray(done)) return done
  await touchAssignment(client, uuid, call.subject)
  const after = { title: row.title, ...done.after }
  await writeAudit(client, call, [{ ...done, after, objectKind: 'assignment', object: uuid }])
  return []
}
