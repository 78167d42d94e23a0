import type { Role, UnitRole, UserAction, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { AuditAction } from '../audit/auditActions.ts'
import { scopeOf } from '../scope.ts'
import { readAuthority } from '../units/membershipWriter.ts'
import { anonymisePeople } from './anonymise.ts'
import type { Concerned } from './concerned.ts'
import { sendLinks } from './invitations.ts'
import type { Asker, PeopleParts } from './parts.ts'
import type { PersonFields } from './peopleWriter.ts'
import { nameOfPerson } from './personRow.ts'
import { findTarget, placePeople, removePeople, type TargetUnit } from './placement.ts'
import { mayChange, tidyRoles } from './rights.ts'
import { fault } from './rules.ts'

/** What an action is told beside whom it concerns. */
export interface ActionArgs {
  readonly roles?: readonly Role[] | null
  readonly unit?: string | null
  readonly role?: UnitRole | null
  readonly until?: string | null
}

/** What an action works with. */
export interface ActionRun {
  readonly parts: PeopleParts
  readonly client: PoolClient
  readonly asker: Asker
  readonly args: ActionArgs
  /** The unit of the arguments, where the action has one. */
  readonly unit: ActionUnit | null
}

/** A unit that people are put into or taken out of. */
export interface ActionUnit extends TargetUnit {
  /** Whether the asker may make somebody its manager or deputy, and take a manager's place away. */
  readonly mayAppoint: boolean
  readonly mayReplace: boolean
}

/** What an action would do to somebody; a code says why it cannot. */
export type Verdict = 'change' | 'unchanged' | { readonly refused: UserErrorCode }

type BulkVerb = 'invite' | 'suspend' | 'reactivate' | 'setRoles' | 'addToUnit' | 'removeFromUnit' | 'endSessions' | 'anonymise'

/** One bulk action: its judgement and its doing. */
export interface BulkAction {
  /** What it is, and what its job is called. */
  readonly kind: Extract<AuditAction, `user.${BulkVerb}`>
  /** What is written down of each person where that is not the kind itself; of the unit it concerns, how many they were. */
  readonly writes?: { readonly person: AuditAction; readonly unit: AuditAction }
  /** Whether somebody who does it to more than twenty has to type the number. */
  readonly isConfirmed: boolean
  /** Whether it takes the access, or the role, of an administrator. */
  readonly endsAdministrators: boolean
  readonly needsUnit: boolean
  /** What is wrong with the arguments themselves. */
  judgeArgs(run: ActionRun): UserError[]
  judge(person: Concerned, run: ActionRun): Verdict
  /** Does it to those it would change, all at once. */
  apply(people: readonly Concerned[], run: ActionRun): Promise<void>
  /** Whether the opposite act puts somebody whom it changed back exactly; absent where nothing does. */
  isReversible?(person: Concerned, run: ActionRun): boolean
  /** What is written down of a person beside the action itself. */
  describe?(person: Concerned, run: ActionRun): { before?: Record<string, unknown>; after?: Record<string, unknown> }
}

const refuse = (code: UserErrorCode): Verdict => ({ refused: code })
const when = (isConcerned: boolean): Verdict => (isConcerned ? 'change' : 'unchanged')
const uuidsOf = (people: readonly Concerned[]): string[] => people.map(({ uuid }) => uuid)
const today = (): string => new Date().toISOString().slice(0, 10)

const usual = { isConfirmed: false, endsAdministrators: false, needsUnit: false, judgeArgs: () => [] } as const

/** Nobody shuts themselves out, and a manager changes nobody who manages the product. */
function guard(person: Concerned, { asker }: ActionRun, canBeSelf: boolean): Verdict | null {
  if (person.status === 'ANONYMISED') return refuse('WRONG_STATE')
  if (!mayChange(asker, person.roles)) return refuse('OUT_OF_SCOPE')
  return !canBeSelf && person.subject === asker.subject ? refuse('SELF') : null
}

async function change({ parts, client }: ActionRun, people: readonly Concerned[], changeOf: (person: Concerned) => Partial<PersonFields>) {
  await parts.writer.update(client, people.map((person) => ({ uuid: person.uuid, change: changeOf(person) })))
}

const invite: BulkAction = {
  ...usual,
  kind: 'user.invite',
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (person.status !== 'INVITED') return person.status === 'SUSPENDED' ? refuse('WRONG_STATE') : 'unchanged'
    return person.email === null ? refuse('NO_ADDRESS') : 'change'
  },
  apply: (people, { parts, client }) =>
    sendLinks(parts, client, people.map((person) => ({ ...person, name: nameOfPerson(person) })), 'INVITATION'),
}

const suspend: BulkAction = {
  ...usual,
  kind: 'user.suspend',
  isConfirmed: true,
  endsAdministrators: true,
  judge: (person, run) => guard(person, run, false) ?? when(person.status !== 'SUSPENDED'),
  apply: (people, run) => change(run, people, () => ({ isSuspended: true })),
  isReversible: () => true,
}

/** The day has come and gone: left standing it would shut them out again tonight. */
const isOver = ({ deactivateOn }: Concerned): boolean => deactivateOn !== null && deactivateOn < today()

const reactivate: BulkAction = {
  ...usual,
  kind: 'user.reactivate',
  judge: (person, run) => guard(person, run, true) ?? when(person.status === 'SUSPENDED'),
  apply: (people, run) => change(run, people, (person) => (isOver(person) ? { isSuspended: false, deactivateOn: null } : { isSuspended: false })),
  isReversible: (person) => !isOver(person),
  describe: (person) => (isOver(person) ? { before: { deactivateOn: person.deactivateOn } } : {}),
}

const setRoles: BulkAction = {
  ...usual,
  kind: 'user.setRoles',
  endsAdministrators: true,
  judgeArgs: ({ asker, args }) => (mayChange(asker, args.roles ?? []) ? [] : [fault('OUT_OF_SCOPE', 'roles')]),
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (run.parts.writer.source === 'OUTSIDE' && person.subject !== null) return refuse('LOCKED')
    const endsOwn = person.roles.includes('ADMIN') && !(run.args.roles ?? []).includes('ADMIN') && person.subject === run.asker.subject
    if (endsOwn) return refuse('SELF')
    return when(tidyRoles(person.roles).join() !== tidyRoles(run.args.roles ?? []).join())
  },
  apply: (people, run) => change(run, people, () => ({ roles: tidyRoles(run.args.roles ?? []) })),
  describe: ({ roles }, { args }) => ({ before: { roles }, after: { roles: tidyRoles(args.roles ?? []) } }),
}

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
  if (until && until < today()) faults.push(fault('IN_THE_PAST', 'until'))
  return faults
}

const ranks: Readonly<Record<UnitRole, number>> = { MEMBER: 0, DEPUTY: 1, MANAGER: 2 }

const addToUnit: BulkAction = {
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

const removeFromUnit: BulkAction = {
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

const endSessions: BulkAction = {
  ...usual,
  kind: 'user.endSessions',
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (person.subject === null) return 'unchanged'
    return run.parts.gateway.source === 'OUTSIDE' ? refuse('LOCKED') : 'change'
  },
  apply: (people, { parts, client }) =>
    parts.gateway.endSessionsOf(people.flatMap(({ subject }) => (subject === null ? [] : [subject])), client),
}

const anonymise: BulkAction = {
  ...usual,
  kind: 'user.anonymise',
  isConfirmed: true,
  endsAdministrators: true,
  judgeArgs: ({ asker }) => (asker.roles.includes('ADMIN') ? [] : [fault('OUT_OF_SCOPE')]),
  judge: (person, run) => (person.status === 'ANONYMISED' ? 'unchanged' : (guard(person, run, false) ?? 'change')),
  apply: (people, { parts, client }) => anonymisePeople(parts, client, uuidsOf(people)),
}

/** The bulk actions, by what the API calls them. */
export const actions: Readonly<Record<UserAction, BulkAction>> = {
  ...{ INVITE: invite, SUSPEND: suspend, REACTIVATE: reactivate, SET_ROLES: setRoles, ADD_TO_UNIT: addToUnit },
  ...{ REMOVE_FROM_UNIT: removeFromUnit, END_SESSIONS: endSessions, ANONYMISE: anonymise },
}

/** The unit of the arguments, where the action has one. */
export async function findActionUnit(action: BulkAction, client: PoolClient, asker: Asker, { unit }: ActionArgs): Promise<ActionUnit | null> {
  if (!action.needsUnit || !unit) return null
  const scope = scopeOf(asker)
  const target = await findTarget(client, unit, scope)
  return target === null ? null : { ...target, ...(await readAuthority(client, scope, target.uuid)) }
}
