import { defineBulkAction } from '../bulkAction.ts'
import { changeIf, refuseProtected } from '../eligibility.ts'
import { updateTargets } from '../updateTargets.ts'

/** Takes access from people and ends their sessions. */
export const suspend = defineBulkAction({
  name: 'SUSPEND',
  mutation: 'suspendUsers',
  jobKind: 'users.suspend',
  auditAction: 'user.suspend',
  needsConfirmation: true,
  undo: { by: 'REACTIVATE', audited: { action: 'user.suspend' } },
  checkEligibility: (target, run) =>
    refuseProtected(target, run, { includesSelf: false }) ?? changeIf(target.status !== 'SUSPENDED'),
  removesAdministrator: () => true,
  apply: (targets, run) => updateTargets(run, targets, () => ({ isSuspended: true })),
})
