import type { Account, AccountStore } from '../accounts/accountStore.ts'
import type { FactorSummary } from '../second-factor/factorStore.ts'
import type { PendingSignIn, PendingSignIns } from '../second-factor/pendingSignIns.ts'
import type { SecondFactorDeps } from '../second-factor/secondFactorDeps.ts'
import type { NoteFailedAttempt } from './signInNotes.ts'
import { finishSignIn, showError, type Visit, type VisitDeps } from './visit.ts'

/** What the steps after the password work with. */
export interface SecondStepDeps extends VisitDeps {
  readonly accounts: AccountStore
  readonly factors: SecondFactorDeps
  readonly pending: PendingSignIns
  /** Writes down the codes and passkeys that were refused. */
  readonly note: NoteFailedAttempt
}

/** A visit of somebody whose password was right. */
export interface PendingVisit extends Visit<SecondStepDeps> {
  readonly account: Account
  readonly pending: PendingSignIn
  readonly summary: FactorSummary
}

/** The pages below an interaction that belong to the second factor. */
export const secondSteps = ['second', 'set-up', 'passkey'] as const
export type SecondStepName = (typeof secondSteps)[number]

/** What the passkeys of one page sign for; one page's answer is of no use to another. */
export const purposeOf = (step: SecondStepName, { interaction }: Pick<Visit, 'interaction'>): string =>
  `${step}:${interaction.uid}`

/** Ends the pending sign-in before the provider learns of it: of two answers at once only one gets in. */
export async function finishPending(visit: PendingVisit, methods: readonly string[]): Promise<void> {
  const { deps, pending, interaction } = visit
  if (!(await deps.pending.end(interaction.uid))) return showError(visit, 410, 'expired')
  return finishSignIn(visit, { account: pending.account, methods, remember: pending.remember })
}
