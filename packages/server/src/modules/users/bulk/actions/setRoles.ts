import type { Role } from '@somo/graphql/schema'
import { isOwnRow, mayChange, sortRoles } from '../../person/rolePermissions.ts'
import { type BulkRun, defineBulkAction, inputFor, isChangedSince } from '../bulkAction.ts'
import type { BulkInputOf } from '../bulkApiTypes.ts'
import type { BulkTarget } from '../bulkTarget.ts'
import { refuse, refuseProtected } from '../eligibility.ts'
import { readPreviousValues } from '../previousValues.ts'
import { updateTargets } from '../updateTargets.ts'
import { userError } from '../../../userError.ts'

type Run = BulkRun<BulkInputOf<'setRoles'>>

const rolesFor = (target: BulkTarget, run: Run): Role[] => sortRoles(inputFor(target, run)?.roles ?? [])

const areSame = (some: readonly Role[], others: readonly Role[]): boolean =>
  sortRoles(some).join() === sortRoles(others).join()

/** Replaces the roles of people. */
export const setRoles = defineBulkAction({
  name: 'SET_ROLES',
  mutation: 'setRoles',
  jobKind: 'users.setRoles',
  auditAction: 'user.setRoles',
  undo: {
    by: 'SET_ROLES',
    audited: null,
    previousValues: (target, run) => ({ before: { roles: target.roles }, after: { roles: rolesFor(target, run) } }),
  },
  checkInput: ({ call, input }) => (mayChange(call, input.roles ?? []) ? [] : [userError('OUT_OF_SCOPE', 'roles')]),
  checkEligibility(target, run) {
    const refused = refuseProtected(target, run, { includesSelf: true })
    if (refused !== null) return refused
    if (run.deps.writer.source === 'OUTSIDE' && target.subject !== null) return refuse('LOCKED')
    if (inputFor(target, run) === null) return refuse('UNKNOWN')
    const roles = rolesFor(target, run)
    if (areSame(target.roles, roles)) return 'unchanged'
    if (isOwnRow(run.call, target)) return refuse('SELF')
    if (isChangedSince(target, run, (after) => areSame(target.roles, after.roles ?? [])))
      return refuse('CHANGED_MEANWHILE')
    return mayChange(run.call, roles) ? 'change' : refuse('OUT_OF_SCOPE')
  },
  removesAdministrator: (target, run) => !rolesFor(target, run).includes('ADMIN'),
  apply: (targets, run) => updateTargets(run, targets, (target) => ({ roles: rolesFor(target, run) })),
  auditDetails: (target, run) => ({ before: { roles: target.roles }, after: { roles: rolesFor(target, run) } }),
  readPrevious: readPreviousValues,
})
