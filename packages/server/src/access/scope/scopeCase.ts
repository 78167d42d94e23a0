/** Whom and what a field is asked about. */
export interface ScopeTarget {
  /** The pupil of class 5a. */
  readonly user: string
  /** Somebody else of the same unit. */
  readonly other: string
  readonly email: string
  readonly revision: number
  /** Class 5a. */
  readonly unit: string
  /** A word that nothing else in the database has. */
  readonly mark: string
}

/** How a field is asked about somebody; a text says why it is about nobody else than its caller, or tested elsewhere. */
export type ScopeCase =
  | {
      readonly write: (target: ScopeTarget) => string
      /** Whether an answer shows that the caller was let near the person. */
      readonly reaches: (value: unknown) => boolean
      /** Who may: those who manage the class and administrators, or these alone. */
      readonly who: 'managers' | 'administrators'
    }
  | string
