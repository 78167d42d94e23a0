import { defineBulkAction, type BulkRun } from '../bulkAction.ts'
import type { BulkTarget } from '../bulkTarget.ts'
import { changeIf, refuseProtected } from '../eligibility.ts'
import { updateTargets } from '../updateTargets.ts'

/** Whether the last day is over: if it stayed, the next run of the schedule would suspend the person again. */
const isPastLastDay = ({ deactivateOn }: BulkTarget, { today }: Pick<BulkRun, 'today'>): boolean =>
  deactivateOn !== null && deactivateOn < today

/** Gives suspended people access again, and removes a last day that is over. */
export const reactivate = defineBulkAction({
  name: 'REACTIVATE',
  mutation: 'reactivateUsers',
  jobKind: 'users.reactivate',
  auditAction: 'user.reactivate',
  undo: {
    by: 'SUSPEND',
    // An undo does not restore a last day that was removed.
    audited: { action: 'user.reactivate', where: 'e.before is null' },
    isExact: (target, run) => !isPastLastDay(target, run),
  },
  checkEligibility: (target, run) =>
    refuseProtected(target, run, { includesSelf: true }) ?? changeIf(target.status === 'SUSPENDED'),
  apply: (targets, run) =>
    updateTargets(run, targets, (target) =>
      isPastLastDay(target, run) ? { isSuspended: false, deactivateOn: null } : { isSuspended: false },
    ),
  auditDetails: (target, run) => (isPastLastDay(target, run) ? { before: { deactivateOn: target.deactivateOn } } : {}),
})
