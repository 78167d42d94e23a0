import type { UserErrorCode } from '@somo/graphql/schema'

/** Why a file cannot be read at all. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly code: UserErrorCode

  constructor(code: UserErrorCode) {
    super(code)
    this.code = code
  }
}
