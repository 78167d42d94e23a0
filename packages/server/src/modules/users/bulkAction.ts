import type { MembershipSource, Role, UnitRole, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import type { Concerned } from './concerned.ts'
import type { PeopleParts } from './parts.ts'
import type { PersonFields } from './peopleWriter.ts'
import type { TargetUnit } from './placement.ts'
import { mayChange } from './rights.ts'

/** What an action is told beside whom it concerns. */
export interface ActionArgs {
  readonly roles?: readonly Role[] | null
  readonly unit?: string | null
  readonly role?: UnitRole | null
  readonly until?: string | null
  /** The first day, where a place in a unit begins later. */
  readonly from?: string | null
  /** The last day with access; null takes a day away that was written down. */
  readonly day?: string | null
}

/** All that was kept of a place in a unit beside its role and last day. */
export interface KeptPlace {
  readonly isDefault: boolean
  /** Since when and how they were in it; null where an older version did not write it down. */
  readonly since: string | null
  readonly source: MembershipSource | null
  /** When the act was, and whether within the last hour. */
  readonly at: string
  readonly isRecent: boolean
}

/** What somebody had, or got. */
export interface Had extends ActionArgs {
  /** How a place in a unit that begins later came about. */
  readonly source?: MembershipSource
}

/** What an act on many gave somebody in place of what they had. */
export interface Replaced {
  readonly before: Had
  readonly after: Had
  /** Where it was a place in a unit. */
  readonly place?: KeptPlace
}

/** What an act replaced, by the person. */
export type ReplacedValues = ReadonlyMap<string, Replaced>

/** What an action works with. */
export interface ActionRun {
  readonly parts: PeopleParts
  readonly client: PoolClient
  readonly asker: CallContext
  readonly args: ActionArgs
  /** The unit of the arguments, where the action has one. */
  readonly unit: ActionUnit | null
  /** Which day it is by the clocks of that unit; without one by those of the installation. */
  readonly today: string
  /** Where an act is taken back: what it replaced, by the person; null where something is done for the first time. */
  readonly replaced: ReplacedValues | null
}

/** A unit that people are put into or taken out of. */
export interface ActionUnit extends TargetUnit {
  /** Whether the asker may make somebody its manager or deputy, and take a manager's place away. */
  readonly mayAppoint: boolean
  readonly mayReplace: boolean
}

/** What an action would do to somebody; a code says why it cannot. */
export type Verdict = 'change' | 'unchanged' | { readonly refused: UserErrorCode }

type BulkVerb =
  | 'invite'
  | 'suspend'
  | 'reactivate'
  | 'deactivateOn'
  | 'setRoles'
  | 'addToUnit'
  | 'removeFromUnit'
  | 'setUnitRole'
  | 'endSessions'
  | 'anonymise'

/** One bulk action: its judgement and its doing. */
export interface BulkAction {
  /** What it is, and what its job is called. */
  readonly kind: Extract<AuditAction, `user.${BulkVerb}`>
  /** What is written down of each person where that is not the kind itself; of the unit it concerns, how many they were and `ofUnit`. */
  writes?(run: ActionRun): {
    readonly person: AuditAction
    readonly unit: AuditAction
    readonly ofUnit?: Readonly<Record<string, unknown>>
  }
  /** Whether somebody who does it to more than twenty has to type the number. */
  readonly isConfirmed: boolean
  readonly needsUnit: boolean
  /** What is wrong with the arguments themselves. */
  judgeArgs(run: ActionRun): UserError[]
  judge(person: Concerned, run: ActionRun): Verdict
  /** Whether it takes the access, or the role, of an administrator whom it changes. */
  endsAdministrator(person: Concerned, run: ActionRun): boolean
  /** Does it to those it would change, all at once. */
  apply(people: readonly Concerned[], run: ActionRun): Promise<void>
  /** Whether taking it back puts somebody whom it changed back exactly; absent where nothing does. */
  isReversible?(person: Concerned, run: ActionRun): boolean
  /** What it puts in place of what somebody has: kept for a week, so that each gets back what was theirs. Absent, or null, where the log says it. */
  replaces?(person: Concerned, run: ActionRun): Replaced | null
  /** Where it takes an act back: finds what that act replaced. Absent where everybody gets the same. */
  findReplaced?(client: PoolClient, act: string, people: readonly string[]): Promise<ReplacedValues>
  /** What is written down of a person beside the action itself, or in its place. */
  describe?(
    person: Concerned,
    run: ActionRun,
  ): { action?: AuditAction; before?: Record<string, unknown>; after?: Record<string, unknown> }
}

export const refuse = (code: UserErrorCode): Verdict => ({ refused: code })
export const when = (isConcerned: boolean): Verdict => (isConcerned ? 'change' : 'unchanged')
export const uuidsOf = (people: readonly Concerned[]): string[] => people.map(({ uuid }) => uuid)

/** What most actions are. */
export const usual = {
  isConfirmed: false,
  needsUnit: false,
  judgeArgs: () => [],
  endsAdministrator: () => false,
} as const

/** Nobody shuts themselves out, and a manager changes nobody who manages the product. */
export function guard(person: Concerned, { asker }: ActionRun, canBeSelf: boolean): Verdict | null {
  if (person.status === 'ANONYMISED') return refuse('WRONG_STATE')
  if (!mayChange(asker, person.roles)) return refuse('OUT_OF_SCOPE')
  return !canBeSelf && person.subject === asker.subject ? refuse('SELF') : null
}

/** Writes what `changeOf` says of each. */
export async function change(
  { parts, client }: ActionRun,
  people: readonly Concerned[],
  changeOf: (person: Concerned) => Partial<PersonFields>,
) {
  await parts.writer.update(
    client,
    people.map((person) => ({ uuid: person.uuid, change: changeOf(person) })),
  )
}

/** What somebody is to have: as the arguments say, or what an act that is taken back had replaced; null where nothing is kept of it. */
export function wishFor({ uuid }: Concerned, { args, replaced }: ActionRun): ActionArgs | null {
  return replaced === null ? args : (replaced.get(uuid)?.before ?? null)
}

/** Whether something else has been done since the act that is taken back: newer work is not undone with it. */
export function isOvertaken(person: Concerned, { replaced }: ActionRun, has: (left: ActionArgs) => boolean): boolean {
  const kept = replaced?.get(person.uuid)
  return kept !== undefined && !has(kept.after)
}
