import type { PendingPartsFragment } from '@somo/graphql/consent'
import type { Problem } from '../../platform/errors/problem.ts'

/** A text in force that waits for the person's answer. */
export type PendingConsent = PendingPartsFragment

/** What came of an answer. */
export interface DecisionResult {
  /** The call failed: nothing was answered. */
  readonly problem: Problem | null
  /** Another version has taken its place while it was being read; that one is shown now. */
  readonly hasChanged: boolean
}
