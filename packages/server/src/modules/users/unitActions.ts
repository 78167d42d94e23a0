import type { UnitRole, UserError } from '@somo/graphql/schema'
import { scopeOf } from '../scope.ts'
import { type ActionRun, type BulkAction, refuse, usual, uuidsOf, when } from './bulkAction.ts'
import { placePeople, removePeople } from './placement.ts'
import { fault } from './rules.ts'

function judgeUnit({ asker, unit }: ActionRun): UserError[] {
  if (unit === null) return [fault(scopeOf(asker).manager === null ? 'UNKNOWN' : 'OUT_OF_SCOPE', 'unit')]
  return unit.isInScope ? [] : [fault('OUT_OF_SCOPE', 'unit')]
}

function judgePlace(run: ActionRun): UserError[] {
  const faults = judgeUnit(run)
  if (faults.length === 0 && run.unit?.isOpen !== true) faults.push(fault('WRONG_STATE', 'unit'))
  const { role, until } = run.args
  if (run.unit !== null && (role ?? 'MEMBER') !== 'MEMBER' && !run.unit.mayAppoint) faults.push(fault('OUT_OF_SCOPE', 'role'))
  if (role === 'DEPUTY' && !until) faults.push(fault('REQUIRED', 'until'))
  if (until && until < run.today) faults.push(fault('IN_THE_PAST', 'until'))
  return faults
}

const ranks: Readonly<Record<UnitRole, number>> = { MEMBER: 0, DEPUTY: 1, MANAGER: 2 }

/** Puts people into a unit, or raises their place in it. */
export const addToUnit: BulkAction = {
  ...usual,
  kind: 'user.addToUnit',
  writes: { person: 'membership.add', unit: 'unit.members.add' },
  needsUnit: true,
  judgeArgs: judgePlace,
  judge({ status, unitRole, unitUntil }, { args }) {
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    const [present, wanted] = [unitRole === null ? -1 : ranks[unitRole], ranks[args.role ?? 'MEMBER']]
    // A membership that is there already is only ever raised; to lower it is a change of that membership.
    return when(wanted > present || (wanted === present && wanted > 0 && unitUntil !== (args.until ?? null)))
  },
  async apply(people, { client, unit, args }) {
    if (unit === null) return
    const place = { unit: unit.uuid, role: args.role ?? 'MEMBER', until: args.until ?? null, source: 'MANUAL' } as const
    await placePeople(client, uuidsOf(people), place)
  },
  // Who was in the unit already gets another role there: taking them out would not be the way back.
  isReversible: ({ unitRole }) => unitRole === null,
  describe: ({ unitRole }, { unit, args }) => ({
    ...(unitRole === null ? {} : { before: { unit: unit?.uuid, role: unitRole } }),
    after: { unit: unit?.uuid, role: args.role ?? 'MEMBER', ...(args.until ? { until: args.until } : {}) },
  }),
}

/** Takes people out of a unit. */
export const removeFromUnit: BulkAction = {
  ...usual,
  kind: 'user.removeFromUnit',
  writes: { person: 'membership.remove', unit: 'unit.members.remove' },
  needsUnit: true,
  judgeArgs: judgeUnit,
  judge({ status, unitRole, unitCount, subject }, { unit, asker }) {
    if (status === 'ANONYMISED') return refuse('WRONG_STATE')
    if (unitRole === null) return 'unchanged'
    const isFree = unitRole === 'MEMBER' || (unitRole === 'MANAGER' ? unit?.mayReplace : unit?.mayAppoint) === true
    if (!isFree && subject !== asker.subject) return refuse('OUT_OF_SCOPE')
    return unit?.isGeneral === true && unitCount === 1 ? refuse('GENERAL_UNIT') : 'change'
  },
  async apply(people, { client, unit }) {
    if (unit !== null) await removePeople(client, uuidsOf(people), unit.uuid)
  },
  isReversible: ({ unitRole, unitUntil, isDefaultUnit }) => unitRole === 'MEMBER' && unitUntil === null && !isDefaultUnit,
  describe: ({ unitRole, unitUntil, isDefaultUnit }, { unit }) => ({
    before: { unit: unit?.uuid, role: unitRole, ...(unitUntil === null ? {} : { until: unitUntil }), ...(isDefaultUnit ? { isDefault: true } : {}) },
  }),
}
