import type { UnitRole } from '@somo/graphql/schema'
import { addMembers, scheduleMembers } from '../../person/unitPlacement.ts'
import { type BulkRun, defineBulkAction } from '../bulkAction.ts'
import type { BulkTarget } from '../bulkTarget.ts'
import { changeIf, type Eligibility, refuse } from '../eligibility.ts'
import {
  type MembershipTerms,
  readPreviousMemberships,
  restoreMemberships,
  type RestoredMembership,
} from '../previousMemberships.ts'
import { previousSchedule } from '../scheduledMemberships.ts'
import { checkRole, checkUnit, describeTerms, termsFor } from '../unitActionRules.ts'
import { userError } from '../../../userError.ts'

const ranks: Readonly<Record<UnitRole, number>> = { MEMBER: 0, DEPUTY: 1, MANAGER: 2 }

/** Whether the membership begins on a later day; a first day up to today means at once. */
const isScheduled = ({ input: { from }, today }: BulkRun): boolean =>
  from !== undefined && from !== null && from > today

/** A scheduled membership replaces the one that is scheduled already. */
function checkSchedule({ coming }: BulkTarget, { unit, input }: BulkRun, terms: MembershipTerms): Eligibility {
  if (coming === null) return 'change'
  if (coming.role === terms.role && coming.until === terms.until && coming.from === input.from) return 'unchanged'
  return coming.role === 'MEMBER' || unit?.mayAppoint === true ? 'change' : refuse('OUT_OF_SCOPE')
}

/** In an undo: the membership as it was before. */
function membershipToRestore(target: BulkTarget, run: BulkRun): RestoredMembership[] {
  const [terms, details] = [termsFor(target, run), run.previous?.get(target.uuid)?.membership]
  return terms === null || details === undefined ? [] : [{ person: target.uuid, ...terms, ...details }]
}

/** Adds people to a unit, at once or on a later day, or raises their role in it. */
export const addToUnit = defineBulkAction({
  name: 'ADD_TO_UNIT',
  mutation: 'addToUnit',
  jobKind: 'users.addToUnit',
  auditAction: 'user.addToUnit',
  needsUnit: true,
  undo: {
    by: 'REMOVE_FROM_UNIT',
    // People who were in the unit before got another role: removing them would not restore it.
    audited: { action: 'membership.add', where: 'e.before is null' },
    isExact: ({ unitRole }, run) => unitRole === null || isScheduled(run),
    previousValues: (target, run) => (isScheduled(run) ? previousSchedule(target, run) : null),
  },
  checkInput(run) {
    const errors = checkUnit(run)
    if (errors.length === 0 && run.unit?.isOpen !== true) errors.push(userError('WRONG_STATE', 'unit'))
    return [...errors, ...checkRole(run)]
  },
  checkEligibility(target, run) {
    const { status, unitRole, unitUntil } = target
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    const terms = termsFor(target, run)
    if (terms === null) return 'unchanged'
    if (run.previous !== null && terms.role !== 'MEMBER' && run.unit?.mayAppoint !== true) return refuse('OUT_OF_SCOPE')
    if (unitRole === null) return isScheduled(run) ? checkSchedule(target, run, terms) : 'change'
    const [present, rank] = [ranks[unitRole], ranks[terms.role]]
    // An existing membership is only ever raised; lowering it is `setUnitRole`.
    const isRaised =
      run.previous === null && (rank > present || (rank === present && rank > 0 && unitUntil !== terms.until))
    return isRaised && isScheduled(run) ? checkSchedule(target, run, terms) : changeIf(isRaised)
  },
  async apply(targets, run) {
    const { client, unit, input, previous } = run
    if (unit === null) return
    if (previous !== null) {
      const memberships = targets.flatMap((target) => membershipToRestore(target, run))
      return restoreMemberships(client, unit.uuid, memberships)
    }
    const uuids = targets.map(({ uuid }) => uuid)
    const place = {
      unit: unit.uuid,
      role: input.role ?? 'MEMBER',
      until: input.until ?? null,
      source: 'MANUAL',
    } as const
    if (input.from && isScheduled(run)) await scheduleMembers(client, uuids, { ...place, from: input.from })
    else await addMembers(client, uuids, place)
  },
  auditEntries(run) {
    if (!isScheduled(run)) return { person: 'membership.add', unit: 'unit.members.add' }
    const { from, until } = run.input
    const ofUnit = { begins: from, ...(until ? { until } : {}) }
    return { person: 'membership.plan', unit: 'unit.members.plan', ofUnit }
  },
  auditDetails: (target, run) => ({
    ...(target.unitRole === null ? {} : { before: { unit: run.unit?.uuid, role: target.unitRole } }),
    after: {
      unit: run.unit?.uuid,
      ...describeTerms(termsFor(target, run)),
      ...(isScheduled(run) ? { begins: run.input.from } : {}),
    },
  }),
  readPrevious: readPreviousMemberships,
  // A caller who has just removed people from a unit may add them back, though they no longer manage them.
  ignoresScope: (previous, people) => people.every((uuid) => previous.get(uuid)?.membership?.isRecent === true),
})
