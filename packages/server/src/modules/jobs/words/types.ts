import type { UserErrorCode } from '@somo/graphql/schema'

/** The words for why a job stopped. */
export interface ReasonTexts {
  readonly codes: Readonly<Record<UserErrorCode, string>>
  /** Where there are no words for a code, such as of an error of the server; it stands in place of `{code}`. */
  readonly other: string
}
