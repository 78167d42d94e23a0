import type { ConsentDecision } from '@somo/graphql/schema'

/** Which consents are meant; what is null does not narrow. */
export interface ConsentChoice {
  readonly document: string | null
  readonly version: string | null
  readonly decisions: readonly ConsentDecision[] | null
  /** Moments (RFC 3339): from the first on, and before the second. */
  readonly from: string | null
  readonly until: string | null
  /** Anywhere in what names the person, in the pseudonym of who was anonymised, or in the name of the document. */
  readonly search: string | null
}
