import type { UserError } from '@somo/graphql/schema'
import { scopeOf } from '../../scope.ts'
import { type BulkRun, inputFor } from './bulkAction.ts'
import type { BulkTarget } from './bulkTarget.ts'
import type { MembershipTerms } from './previousMemberships.ts'
import { userError } from '../../userError.ts'

/** Errors of the unit itself. A manager learns nothing of units outside their scope, not even that they exist. */
export function checkUnit({ call, unit }: BulkRun): UserError[] {
  if (unit === null) return [userError(scopeOf(call).manager === null ? 'UNKNOWN' : 'OUT_OF_SCOPE', 'unit')]
  return unit.isInScope ? [] : [userError('OUT_OF_SCOPE', 'unit')]
}

/** Errors of the role and its days. A last day that an undo restores may be over. */
export function checkRole({ unit, input: { role, until, from }, today, previous }: BulkRun): UserError[] {
  const errors: UserError[] = []
  if (unit !== null && (role ?? 'MEMBER') !== 'MEMBER' && !unit.mayAppoint)
    errors.push(userError('OUT_OF_SCOPE', 'role'))
  if (role === 'DEPUTY' && !until) errors.push(userError('REQUIRED', 'until'))
  if (until && until < today && previous === null) errors.push(userError('IN_THE_PAST', 'until'))
  if (until && from && until < from) errors.push(userError('WRONG_ORDER', 'from'))
  return errors
}

/** The role and last day a person is to have; in an undo those before it, null where they are unknown. */
export function termsFor(target: BulkTarget, run: BulkRun): MembershipTerms | null {
  const input = inputFor(target, run)
  return input === null ? null : { role: input.role ?? 'MEMBER', until: input.until ?? null }
}

/** The terms as an audit entry has them: a last day only where there is one. */
export const describeTerms = (terms: MembershipTerms | null): Record<string, unknown> =>
  terms === null ? {} : { role: terms.role, ...(terms.until === null ? {} : { until: terms.until }) }
