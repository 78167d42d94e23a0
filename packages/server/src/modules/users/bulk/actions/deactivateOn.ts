import { type BulkRun, defineBulkAction, inputFor, isChangedSince } from '../bulkAction.ts'
import type { BulkInputOf } from '../bulkApiTypes.ts'
import type { BulkTarget } from '../bulkTarget.ts'
import { changeIf, refuse, refuseProtected } from '../eligibility.ts'
import { readPreviousValues } from '../previousValues.ts'
import { updateTargets } from '../updateTargets.ts'
import { userError } from '../../../userError.ts'

type Run = BulkRun<BulkInputOf<'deactivateUsersOn'>>

const lastDayFor = (target: BulkTarget, run: Run): string | null => inputFor(target, run)?.day ?? null

/** Sets the last day with access, whole in the time zone of the installation; null removes it. */
export const deactivateOn = defineBulkAction({
  name: 'DEACTIVATE_ON',
  mutation: 'deactivateUsersOn',
  jobKind: 'users.deactivateOn',
  auditAction: 'user.deactivateOn',
  needsConfirmation: true,
  undo: {
    by: 'DEACTIVATE_ON',
    audited: null,
    previousValues: (target, run) => ({
      before: { day: target.deactivateOn },
      after: { day: lastDayFor(target, run) },
    }),
  },
  checkInput: ({ input, today }) => (input.day && input.day < today ? [userError('IN_THE_PAST', 'day')] : []),
  checkEligibility(target, run) {
    const day = lastDayFor(target, run)
    const refused = refuseProtected(target, run, { includesSelf: day === null })
    if (refused !== null) return refused
    if (inputFor(target, run) === null) return refuse('UNKNOWN')
    const isDifferent = target.deactivateOn !== day
    if (isDifferent && isChangedSince(target, run, (after) => target.deactivateOn === (after.day ?? null)))
      return refuse('CHANGED_MEANWHILE')
    if (day !== null && day < run.today) return refuse('IN_THE_PAST')
    if (day !== null && target.startsOn !== null && day < target.startsOn) return refuse('WRONG_ORDER')
    return changeIf(isDifferent)
  },
  apply: (targets, run) => updateTargets(run, targets, (target) => ({ deactivateOn: lastDayFor(target, run) })),
  auditDetails: () => ({ before: { deactivateOn: null }, after: { deactivateOn: null } }),
  readPrevious: readPreviousValues,
})
