import type { UserErrorCode } from '@somo/graphql/schema'

/** The reasons for which a file cannot be read at all. */
export type FileErrorCode = Extract<
  UserErrorCode,
  'NOTHING_TO_DO' | 'TOO_LARGE' | 'TOO_MANY' | 'UNREADABLE' | 'WRONG_KIND'
>

/** Why a file cannot be read at all. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode

  constructor(code: FileErrorCode) {
    super(code)
    this.code = code
  }
}
