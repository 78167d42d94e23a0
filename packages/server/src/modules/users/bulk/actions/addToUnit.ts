import type { UnitRole, UserError } from '@somo/graphql/schema'
import { scopeOf } from '../../../scope.ts'
import {
  type ActionRun,
  type BulkAction,
  type Verdict,
  isOvertaken,
  refuse,
  usual,
  uuidsOf,
  when,
  wishFor,
} from '../bulkAction.ts'
import type { Concerned } from '../bulkTarget.ts'
import {
  changePlaces,
  type EarlierPlace,
  readEarlierPlaces,
  restorePlaces,
  type UnitPlace,
} from '../previousMemberships.ts'
import { placePeople, planPeople } from '../../person/unitPlacement.ts'
import { describePlan, isOfPlans, judgePlan, leaveUnit, replacedByPlan } from '../scheduledMemberships.ts'
import { readReplaced } from '../previousValues.ts'
import { fault } from '../../person/personFields.ts'

function judgeUnit({ asker, unit }: ActionRun): UserError[] {
  if (unit === null) return [fault(scopeOf(asker).manager === null ? 'UNKNOWN' : 'OUT_OF_SCOPE', 'unit')]
  return unit.isInScope ? [] : [fault('OUT_OF_SCOPE', 'unit')]
}

/** Whether it is about a place that begins on a later day; a day that is here already means at once. */
const isComing = ({ args: { from }, today }: ActionRun): boolean => from !== undefined && from !== null && from > today

/** From when until when it is to be. */
const daysOf = ({ args: { from, until } }: ActionRun): Record<string, unknown> => ({
  begins: from,
  ...(until ? { until } : {}),
})

/** Whether the role may be had until that day; what is taken back was once. */
function judgeRole({ unit, args: { role, until, from }, today, replaced }: ActionRun): UserError[] {
  const faults: UserError[] = []
  if (unit !== null && (role ?? 'MEMBER') !== 'MEMBER' && !unit.mayAppoint) faults.push(fault('OUT_OF_SCOPE', 'role'))
  if (role === 'DEPUTY' && !until) faults.push(fault('REQUIRED', 'until'))
  if (until && until < today && replaced === null) faults.push(fault('IN_THE_PAST', 'until'))
  if (until && from && until < from) faults.push(fault('WRONG_ORDER', 'from'))
  return faults
}

function judgePlace(run: ActionRun): UserError[] {
  const faults = judgeUnit(run)
  if (faults.length === 0 && run.unit?.isOpen !== true) faults.push(fault('WRONG_STATE', 'unit'))
  return [...faults, ...judgeRole(run)]
}

const ranks: Readonly<Record<UnitRole, number>> = { MEMBER: 0, DEPUTY: 1, MANAGER: 2 }

/** What somebody is to be in the unit: as they were, where that is taken back; null where nobody knows how they were. */
function wantedPlace(person: Concerned, run: ActionRun): UnitPlace | null {
  const wish = wishFor(person, run)
  return wish === null ? null : { role: wish.role ?? 'MEMBER', until: wish.until ?? null }
}

/** As somebody was in the unit before the act that is taken back. */
function earlierPlace(person: Concerned, run: ActionRun): EarlierPlace[] {
  const [wanted, kept] = [wantedPlace(person, run), run.replaced?.get(person.uuid)?.place]
  return wanted === null || kept === undefined ? [] : [{ person: person.uuid, ...wanted, ...kept }]
}

/** The log's words for it: a last day where there is one. */
const describePlace = (place: UnitPlace | null): Record<string, unknown> =>
  place === null ? {} : { role: place.role, ...(place.until === null ? {} : { until: place.until }) }

/** What a place that is to begin later would change: the one that is to come already gives way to it. */
function judgeComing({ coming }: Concerned, { unit, args }: ActionRun, wanted: UnitPlace): Verdict {
  if (coming === null) return 'change'
  if (coming.role === wanted.role && coming.until === wanted.until && coming.from === args.from) return 'unchanged'
  return coming.role === 'MEMBER' || unit?.mayAppoint === true ? 'change' : refuse('OUT_OF_SCOPE')
}

/** Puts people into a unit, or raises their place in it. */
export const addToUnit: BulkAction = {
  ...usual,
  kind: 'user.addToUnit',
  writes: (run) =>
    isComing(run)
      ? { person: 'membership.plan', unit: 'unit.members.plan', ofUnit: daysOf(run) }
      : { person: 'membership.add', unit: 'unit.members.add' },
  needsUnit: true,
  judgeArgs: judgePlace,
  judge(person, run) {
    const { status, unitRole, unitUntil } = person
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    const wanted = wantedPlace(person, run)
    if (wanted === null) return 'unchanged'
    if (run.replaced !== null && wanted.role !== 'MEMBER' && run.unit?.mayAppoint !== true)
      return refuse('OUT_OF_SCOPE')
    const isLater = isComing(run)
    if (unitRole === null) return isLater ? judgeComing(person, run, wanted) : 'change'
    const [present, rank] = [ranks[unitRole], ranks[wanted.role]]
    // A membership that is there already is only ever raised; to lower it is a change of that membership.
    const isRaised =
      run.replaced === null && (rank > present || (rank === present && rank > 0 && unitUntil !== wanted.until))
    return isRaised && isLater ? judgeComing(person, run, wanted) : when(isRaised)
  },
  async apply(people, run) {
    const { client, unit, args, replaced } = run
    if (unit === null) return
    if (replaced !== null)
      return restorePlaces(
        client,
        unit.uuid,
        people.flatMap((person) => earlierPlace(person, run)),
      )
    const place = { unit: unit.uuid, role: args.role ?? 'MEMBER', until: args.until ?? null, source: 'MANUAL' } as const
    if (args.from && isComing(run)) await planPeople(client, uuidsOf(people), { ...place, from: args.from })
    else await placePeople(client, uuidsOf(people), place)
  },
  // Who was in the unit already gets another role there: taking them out would not be the way back.
  isReversible: ({ unitRole }, run) => unitRole === null || isComing(run),
  replaces: (person, run) => (isComing(run) ? replacedByPlan(person, run) : null),
  findReplaced: readEarlierPlaces,
  describe: (person, run) => ({
    ...(person.unitRole === null ? {} : { before: { unit: run.unit?.uuid, role: person.unitRole } }),
    after: {
      unit: run.unit?.uuid,
      ...describePlace(wantedPlace(person, run)),
      ...(isComing(run) ? { begins: run.args.from } : {}),
    },
  }),
}

/** All that it takes to bring somebody back as they were. */
const describeEarlier = (
  { unitRole, unitUntil, isDefaultUnit, unitSince, unitSource }: Concerned,
  { unit }: ActionRun,
) => ({
  before: {
    ...{ unit: unit?.uuid, role: unitRole, ...(unitUntil === null ? {} : { until: unitUntil }) },
    ...{ ...(isDefaultUnit ? { isDefault: true } : {}), since: unitSince, source: unitSource },
  },
})

/** Takes people out of a unit; where an act is taken back that planned their places there, it takes back the plans. */
export const removeFromUnit: BulkAction = {
  ...usual,
  kind: 'user.removeFromUnit',
  writes: (run) => ({
    person: 'membership.remove',
    unit: isOfPlans(run) ? 'unit.members.unplan' : 'unit.members.remove',
  }),
  isConfirmed: true,
  needsUnit: true,
  judgeArgs: judgeUnit,
  judge(person, run) {
    const { status, unitRole, unitCount, subject } = person
    const { unit, asker } = run
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    const plan = judgePlan(person, run)
    if (plan !== null) return plan
    if (unitRole === null) return 'unchanged'
    const isFree = unitRole === 'MEMBER' || (unitRole === 'MANAGER' ? unit?.mayReplace : unit?.mayAppoint) === true
    if (!isFree && subject !== asker.subject) return refuse('OUT_OF_SCOPE')
    return unit?.isGeneral === true && unitCount === 1 ? refuse('GENERAL_UNIT') : 'change'
  },
  async apply(people, run) {
    if (run.unit !== null) await leaveUnit(run.client, people, run.unit.uuid, run)
  },
  isReversible: () => true,
  findReplaced: readReplaced,
  describe: (person, run) => describePlan(person, run) ?? describeEarlier(person, run),
}

/** Gives those who are in a unit another role there, or another last day. */
export const setUnitRole: BulkAction = {
  ...usual,
  kind: 'user.setUnitRole',
  writes: () => ({ person: 'membership.update', unit: 'unit.members.update' }),
  needsUnit: true,
  judgeArgs: (run) => [...judgeUnit(run), ...judgeRole(run)],
  judge(person, run) {
    const { status, unitRole, unitUntil, subject } = person
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    if (unitRole === null) return refuse('UNKNOWN')
    const wanted = wantedPlace(person, run)
    if (wanted === null || (wanted.role === unitRole && wanted.until === unitUntil)) return 'unchanged'
    if (isOvertaken(person, run, (left) => left.role === unitRole && (left.until ?? null) === unitUntil))
      return refuse('CHANGED_MEANWHILE')
    if (scopeOf(run.asker).manager === null || (unitRole === 'MEMBER' && wanted.role === 'MEMBER')) return 'change'
    // Nobody prolongs or raises their own place; a deputy appoints nobody.
    if (subject === run.asker.subject) return refuse('SELF')
    return (unitRole === 'MANAGER' ? run.unit?.mayReplace : run.unit?.mayAppoint) === true
      ? 'change'
      : refuse('OUT_OF_SCOPE')
  },
  async apply(people, run) {
    if (run.unit === null) return
    const places = people.flatMap((person) => ({
      person: person.uuid,
      role: person.unitRole ?? 'MEMBER',
      until: null,
      ...wantedPlace(person, run),
    }))
    await changePlaces(run.client, run.unit.uuid, places)
  },
  isReversible: () => true,
  findReplaced: readEarlierPlaces,
  describe: (person, run) => ({
    before: describePlace(person.unitRole === null ? null : { role: person.unitRole, until: person.unitUntil }),
    after: { unit: run.unit?.uuid, ...describePlace(wantedPlace(person, run)) },
  }),
}
