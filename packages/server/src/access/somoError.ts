import type { ErrorCode } from '@somo/graphql/schema'

/** What belongs to a code: the argument that broke a rule, or the error behind it for the log. */
interface Details {
  /** Path of the argument, such as `page.first`; travels as `extensions.argument`. */
  readonly argument?: string
  readonly cause?: unknown
}

/**
 * An expected error that travels to the caller as `errors[].extensions.code`. No text travels with it: what the
 * person reads is the app's business, so the message here is for the log alone.
 */
export class SomoError extends Error {
  override readonly name = 'SomoError'
  readonly code: ErrorCode
  readonly argument: string | null

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.argument === undefined ? code : `${code}: ${details.argument}`, { cause: details.cause })
    this.code = code
    this.argument = details.argument ?? null
  }
}
