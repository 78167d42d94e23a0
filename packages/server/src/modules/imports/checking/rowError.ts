import type { UserErrorCode } from '@somo/graphql/schema'

/** An error of a row as it is kept; `column` is the header, null where the row as a whole is meant. */
export interface RowError {
  readonly column: string | null
  readonly value: string | null
  readonly code: UserErrorCode
  readonly hint: string | null
  /** The line of the other row it is about; absent where it is about no other. */
  readonly row?: number
}

/** What a field's rule makes of a cell: its value as text, or what is wrong with it and what would do. */
export type Reading = { readonly value: string } | { readonly code: UserErrorCode; readonly hint?: string | null }
