import type { UserError, UserErrorCode } from '@somo/graphql/schema'

export const userError = (code: UserErrorCode, ...path: readonly string[]): UserError => ({ code, path: [...path] })

/** Which thing, and the revision it was read with. */
export interface Target {
  readonly uuid: string
  readonly revision: number
}
