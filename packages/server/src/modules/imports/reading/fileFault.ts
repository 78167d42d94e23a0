import type { UserErrorCode } from '@somo/graphql/schema'

/** The reasons for which a file cannot be read at all. */
export type FileFaultCode = Extract<
  UserErrorCode,
  'NOTHING_TO_DO' | 'TOO_LARGE' | 'TOO_MANY' | 'UNREADABLE' | 'WRONG_KIND'
>

/** Why a file cannot be read at all. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly code: FileFaultCode

  constructor(code: FileFaultCode) {
    super(code)
    this.code = code
  }
}
