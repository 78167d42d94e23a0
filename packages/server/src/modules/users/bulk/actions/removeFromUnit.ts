import { defineBulkAction } from '../bulkAction.ts'
import { refuse } from '../eligibility.ts'
import { readPreviousValues } from '../previousValues.ts'
import { checkUnscheduling, describeUnscheduling, isUnscheduling, removeOrUnschedule } from '../scheduledMemberships.ts'
import { checkUnit } from '../unitActionRules.ts'

/** Removes people from a unit; as the undo of scheduled memberships it cancels these. */
export const removeFromUnit = defineBulkAction({
  name: 'REMOVE_FROM_UNIT',
  mutation: 'removeFromUnit',
  jobKind: 'users.removeFromUnit',
  auditAction: 'user.removeFromUnit',
  needsConfirmation: true,
  needsUnit: true,
  undo: { by: 'ADD_TO_UNIT', audited: { action: 'membership.remove' } },
  checkInput: checkUnit,
  checkEligibility(target, run) {
    const { status, unitRole, unitCount, subject } = target
    const { unit, call } = run
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    const unscheduling = checkUnscheduling(target, run)
    if (unscheduling !== null) return unscheduling
    if (unitRole === null) return 'unchanged'
    const mayRemove = unitRole === 'MEMBER' || (unitRole === 'MANAGER' ? unit?.mayReplace : unit?.mayAppoint) === true
    if (!mayRemove && subject !== call.subject) return refuse('OUT_OF_SCOPE')
    return unit?.isGeneral === true && unitCount === 1 ? refuse('GENERAL_UNIT') : 'change'
  },
  async apply(targets, run) {
    if (run.unit !== null) await removeOrUnschedule(run.client, targets, run.unit.uuid, run)
  },
  auditEntries: (run) => ({
    person: 'membership.remove',
    unit: isUnscheduling(run) ? 'unit.members.unplan' : 'unit.members.remove',
  }),
  // The audit entry holds everything that an undo needs to restore the membership.
  auditDetails: (target, run) =>
    describeUnscheduling(target, run) ?? {
      before: {
        unit: run.unit?.uuid,
        role: target.unitRole,
        ...(target.unitUntil === null ? {} : { until: target.unitUntil }),
        ...(target.isDefaultUnit ? { isDefault: true } : {}),
        since: target.unitSince,
        source: target.unitSource,
      },
    },
  readPrevious: readPreviousValues,
})
