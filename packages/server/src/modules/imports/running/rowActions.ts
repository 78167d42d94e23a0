import type { AuditAction } from '../../audit/auditActions.ts'
import type { Traces } from '../importTypes.ts'
import { type DueRow, type RowWriter } from './rowWriter.ts'

/** What is written down of each row, the same as where a person does it; of a row taken back that made something, `UNDO_CREATE`. */
const actionsOf: Readonly<
  Record<RowWriter['objectKind'], Readonly<Record<DueRow['action'] | 'UNDO_CREATE', AuditAction>>>
> = {
  user: {
    CREATE: 'user.create',
    UPDATE: 'user.update',
    DEACTIVATE: 'user.suspend',
    RESTORE: 'user.reactivate',
    UNDO_CREATE: 'user.remove',
  },
  unit: {
    CREATE: 'unit.create',
    UPDATE: 'unit.update',
    DEACTIVATE: 'unit.deactivate',
    RESTORE: 'unit.restore',
    UNDO_CREATE: 'unit.remove',
  },
  membership: {
    CREATE: 'membership.add',
    UPDATE: 'membership.update',
    DEACTIVATE: 'membership.remove',
    RESTORE: 'membership.add',
    UNDO_CREATE: 'membership.remove',
  },
  medium: {
    CREATE: 'enrolment.complete',
    UPDATE: 'enrolment.complete',
    DEACTIVATE: 'enrolment.undo',
    RESTORE: 'enrolment.complete',
    UNDO_CREATE: 'enrolment.undo',
  },
}

/** As `actionsOf`, of places in units that begin later. */
const actionsOfComing = {
  CREATE: 'membership.plan',
  UPDATE: 'membership.replan',
  UNDO_CREATE: 'membership.unplan',
} as const satisfies Readonly<Record<string, AuditAction>>

/** The audit action of a row. */
export const actionFor = (
  { objectKind }: RowWriter,
  action: DueRow['action'] | 'UNDO_CREATE',
  traces: Traces | null | undefined,
): AuditAction =>
  traces?.isComing === true && action in actionsOfComing
    ? actionsOfComing[action as keyof typeof actionsOfComing]
    : actionsOf[objectKind][action]
