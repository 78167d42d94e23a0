import { scopeOf } from '../../../scope.ts'
import { defineBulkAction, isChangedSince } from '../bulkAction.ts'
import { refuse } from '../eligibility.ts'
import { readPreviousMemberships, updateMemberships } from '../previousMemberships.ts'
import { checkRole, checkUnit, describeTerms, termsFor } from '../unitActionRules.ts'

/** Gives members of a unit another role there, or another last day. */
export const setUnitRole = defineBulkAction({
  name: 'SET_UNIT_ROLE',
  mutation: 'setUnitRole',
  jobKind: 'users.setUnitRole',
  auditAction: 'user.setUnitRole',
  needsUnit: true,
  undo: { by: 'SET_UNIT_ROLE', audited: { action: 'membership.update' } },
  checkInput: (run) => [...checkUnit(run), ...checkRole(run)],
  checkEligibility(target, run) {
    const { status, unitRole, unitUntil, subject } = target
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    if (unitRole === null) return refuse('UNKNOWN')
    const terms = termsFor(target, run)
    if (terms === null || (terms.role === unitRole && terms.until === unitUntil)) return 'unchanged'
    if (isChangedSince(target, run, (after) => after.role === unitRole && (after.until ?? null) === unitUntil))
      return refuse('CHANGED_MEANWHILE')
    if (scopeOf(run.call).manager === null || (unitRole === 'MEMBER' && terms.role === 'MEMBER')) return 'change'
    // Managers do not change their own place, and a deputy appoints nobody.
    if (subject === run.call.subject) return refuse('SELF')
    return (unitRole === 'MANAGER' ? run.unit?.mayReplace : run.unit?.mayAppoint) === true
      ? 'change'
      : refuse('OUT_OF_SCOPE')
  },
  async apply(targets, run) {
    if (run.unit === null) return
    const memberships = targets.flatMap((target) => ({
      person: target.uuid,
      role: target.unitRole ?? 'MEMBER',
      until: null,
      ...termsFor(target, run),
    }))
    await updateMemberships(run.client, run.unit.uuid, memberships)
  },
  auditEntries: () => ({ person: 'membership.update', unit: 'unit.members.update' }),
  auditDetails: (target, run) => ({
    before: describeTerms(target.unitRole === null ? null : { role: target.unitRole, until: target.unitUntil }),
    after: { unit: run.unit?.uuid, ...describeTerms(termsFor(target, run)) },
  }),
  readPrevious: readPreviousMemberships,
})
