import type { UserError, UserErrorCode } from '@somo/graphql/schema'

/** An error of the API about what was asked: its code, and where in the input it is. */
export const userError = (code: UserErrorCode, ...path: readonly string[]): UserError => ({ code, path: [...path] })
