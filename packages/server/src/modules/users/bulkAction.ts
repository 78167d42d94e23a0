import type { Role, UnitRole, UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { AuditAction } from '../audit/auditActions.ts'
import type { Concerned } from './concerned.ts'
import type { EarlierPlaces } from './earlierPlaces.ts'
import type { Asker, PeopleParts } from './parts.ts'
import type { TargetUnit } from './placement.ts'
import { mayChange } from './rights.ts'

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
  /** How people stood in the unit before the act that is being taken back; null where nothing is. */
  readonly earlier: EarlierPlaces | null
}

/** A unit that people are put into or taken out of. */
export interface ActionUnit extends TargetUnit {
  /** Whether the asker may make somebody its manager or deputy, and take a manager's place away. */
  readonly mayAppoint: boolean
  readonly mayReplace: boolean
}

/** What an action would do to somebody; a code says why it cannot. */
export type Verdict = 'change' | 'unchanged' | { readonly refused: UserErrorCode }

type BulkVerb = 'invite' | 'suspend' | 'reactivate' | 'setRoles' | 'addToUnit' | 'removeFromUnit' | 'setUnitRole' | 'endSessions' | 'anonymise'

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
  /** Whether taking it back puts somebody whom it changed back exactly; absent where nothing does. */
  isReversible?(person: Concerned, run: ActionRun): boolean
  /** What is written down of a person beside the action itself. */
  describe?(person: Concerned, run: ActionRun): { before?: Record<string, unknown>; after?: Record<string, unknown> }
}

export const refuse = (code: UserErrorCode): Verdict => ({ refused: code })
export const when = (isConcerned: boolean): Verdict => (isConcerned ? 'change' : 'unchanged')
export const uuidsOf = (people: readonly Concerned[]): string[] => people.map(({ uuid }) => uuid)
export const today = (): string => new Date().toISOString().slice(0, 10)

export const usual = { isConfirmed: false, endsAdministrators: false, needsUnit: false, judgeArgs: () => [] } as const

/** Nobody shuts themselves out, and a manager changes nobody who manages the product. */
export function guard(person: Concerned, { asker }: ActionRun, canBeSelf: boolean): Verdict | null {
  if (person.status === 'ANONYMISED') return refuse('WRONG_STATE')
  if (!mayChange(asker, person.roles)) return refuse('OUT_OF_SCOPE')
  return !canBeSelf && person.subject === asker.subject ? refuse('SELF') : null
}
