/**
 * What became of a question to the provider. transient: it may work later, nothing is known of the session (network,
 * 5xx). definitive: the provider said no. timeout: the silent frame did not answer, which says nothing of other ways.
 */
export type OidcErrorKind = 'transient' | 'definitive' | 'timeout'

/** A failed question to the provider. The code is short and free of secrets: OAuth's error code or one of ours. */
export class OidcError extends Error {
  override readonly name = 'OidcError'
  readonly kind: OidcErrorKind
  readonly code: string

  constructor(kind: OidcErrorKind, code: string, options?: ErrorOptions) {
    super(`${kind}: ${code}`, options)
    this.kind = kind
    this.code = code
  }
}

/** OAuth error codes that a later attempt may cure; every other code is the provider's last word. */
const passingCodes: readonly string[] = ['server_error', 'temporarily_unavailable', 'slow_down']

/** Sorts an OAuth error code (RFC 6749 5.2, OpenID Connect Core 3.1.2.6). */
export function oidcErrorOfCode(code: string, options?: ErrorOptions): OidcError {
  return new OidcError(passingCodes.includes(code) ? 'transient' : 'definitive', code, options)
}
