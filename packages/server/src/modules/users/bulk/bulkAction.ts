import type { UserAction, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import type { AuditAction } from '../../audit/auditActions.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { TargetUnit } from '../person/unitPlacement.ts'
import type { BulkAuditAction, BulkInput, BulkInputOf, BulkJobKind, BulkMutation } from './bulkApiTypes.ts'
import type { BulkTarget } from './bulkTarget.ts'
import type { Eligibility } from './eligibility.ts'
import type { PreviousValues, PreviousValuesById } from './previousValues.ts'

/** The unit of a bulk action. */
export interface BulkUnit extends TargetUnit {
  /** Whether the caller may make somebody its manager or deputy, and may replace a manager. */
  readonly mayAppoint: boolean
  readonly mayReplace: boolean
}

/** One run of a bulk action: its input and everything its rules read. */
export interface BulkRun<Input = BulkInput> {
  readonly deps: PeopleDeps
  readonly client: PoolClient
  readonly call: CallContext
  readonly input: Input
  /** The unit of the input, where the action needs one. */
  readonly unit: BulkUnit | null
  /** The day in the time zone of that unit; without a unit in that of the installation. */
  readonly today: string
  /** In an undo: the values to restore. Null where the action is not an undo. */
  readonly previous: PreviousValuesById | null
}

/** The audit entries of a run. */
export interface BulkAuditEntries {
  readonly person: AuditAction
  readonly unit: AuditAction
  /** Written into the entry of the unit beside the number of people and their role. */
  readonly ofUnit?: Readonly<Record<string, unknown>>
}

/** What the audit entry of one person says beside the action, or in its place. */
export interface BulkAuditDetails {
  readonly action?: AuditAction
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
}

/** How a bulk action is undone. */
export interface BulkUndo<Input> {
  /** The action that restores the previous state. */
  readonly by: UserAction
  /** Finds the people whom a job changed in the audit log; null where saved previous values name all of them. */
  readonly audited: { readonly action: AuditAction; /** SQL over the entry `e`. */ readonly where?: string } | null
  /** Whether the undo restores this person exactly. @default true */
  isExact?(target: BulkTarget, run: BulkRun<Input>): boolean
  /** The values to save for a week. Absent, or null, where the audit log has them. */
  previousValues?(target: BulkTarget, run: BulkRun<Input>): PreviousValues | null
}

/**
 * One bulk action. Its mutation, preview, job, audit entries, undo and export of jobs derive from this object; a new one is
 * a file in `actions/`, a line in `registry.ts`, and the texts that the compiler then asks for.
 */
export interface BulkAction<
  Name extends UserAction = UserAction,
  Mutation extends BulkMutation = BulkMutation,
  Input = BulkInputOf<Mutation>,
> {
  /** The name in the API. */
  readonly name: Name
  readonly mutation: Mutation
  readonly jobKind: BulkJobKind<Name>
  readonly auditAction: BulkAuditAction<Name>
  /** Whether the caller types the number of people where it is more than twenty. */
  readonly needsConfirmation: boolean
  readonly needsUnit: boolean
  /** Null where it cannot be undone. */
  readonly undo: BulkUndo<Input> | null
  /** Errors of the input itself. */
  checkInput(run: BulkRun<Input>): UserError[]
  checkEligibility(target: BulkTarget, run: BulkRun<Input>): Eligibility
  /** Whether it takes access, or the role, from an administrator. */
  removesAdministrator(target: BulkTarget, run: BulkRun<Input>): boolean
  /** Changes the eligible people, in a constant number of statements. */
  apply(targets: readonly BulkTarget[], run: BulkRun<Input>): Promise<void>
  /** The audit entries, where they are not `auditAction` for each person alone. */
  auditEntries?(run: BulkRun<Input>): BulkAuditEntries
  auditDetails?(target: BulkTarget, run: BulkRun<Input>): BulkAuditDetails
  /** Where it undoes another action: reads what that one replaced. Absent where everybody gets the same values. */
  readPrevious?(client: PoolClient, act: string, people: readonly string[]): Promise<PreviousValuesById>
  /** Where it undoes another action: whether it may restore these people outside the caller's scope. @default false */
  ignoresScope?(previous: PreviousValuesById, people: readonly string[]): boolean
}

const defaults = {
  needsConfirmation: false,
  needsUnit: false,
  undo: null,
  checkInput: () => [],
  removesAdministrator: () => false,
} as const

type Definition<Name extends UserAction, Mutation extends BulkMutation> = Omit<
  BulkAction<Name, Mutation>,
  keyof typeof defaults
> &
  Partial<Pick<BulkAction<Name, Mutation>, keyof typeof defaults>>

/** A bulk action; by default it needs no unit, no confirmation and has no undo. */
export const defineBulkAction = <const Name extends UserAction, const Mutation extends BulkMutation>(
  definition: Definition<Name, Mutation>,
): BulkAction<Name, Mutation> => ({ ...defaults, ...definition })

/** The input for one person: the given one, or in an undo the values to restore; null where none were saved. */
export const inputFor = <Input extends object>(
  { uuid }: Pick<BulkTarget, 'uuid'>,
  { input, previous }: BulkRun<Input>,
): BulkInput | null => (previous === null ? input : (previous.get(uuid)?.before ?? null))

/** In an undo: whether somebody has changed the person since the action that is being undone. */
export function isChangedSince(
  { uuid }: Pick<BulkTarget, 'uuid'>,
  { previous }: Pick<BulkRun, 'previous'>,
  isStill: (after: BulkInput) => boolean,
): boolean {
  const values = previous?.get(uuid)
  return values !== undefined && !isStill(values.after)
}
