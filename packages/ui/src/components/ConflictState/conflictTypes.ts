/** Whose value is kept. */
export type ConflictChoice = 'mine' | 'theirs'

/** One field in which two people's values differ. */
export interface ConflictField {
  /** Unique in the conflict; the key of the result. */
  readonly id: string
  readonly label: string
  /** What the person entered, as it is shown in the form; dates and numbers already written for the person. */
  readonly mine: string
  /** What was saved meanwhile. */
  readonly theirs: string
}
