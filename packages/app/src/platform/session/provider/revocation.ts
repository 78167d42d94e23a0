import { OidcError } from './oidcError.ts'

/** Which refresh token is revoked where. */
export interface Revocation {
  /** The provider's `revocation_endpoint`; undefined where it has none. */
  readonly endpoint: string | undefined
  readonly clientId: string
  readonly refreshToken: string
  /** How long the answer is waited for: milliseconds. */
  readonly timeout: number
}

/**
 * Revokes a refresh token (RFC 7009). The request is never aborted: neither by the time-out, which only ends the waiting,
 * nor by the page, which may be left meanwhile (`keepalive`). Throws OidcError where no answer came, or an error.
 */
export async function revokeRefreshToken({ endpoint, clientId, refreshToken, timeout }: Revocation): Promise<void> {
  if (endpoint === undefined) throw new OidcError('definitive', 'no_revocation_endpoint')
  const body = new URLSearchParams({ token: refreshToken, token_type_hint: 'refresh_token', client_id: clientId })
  const request = fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  const { status, ok } = await withinTime(request, timeout)
  if (!ok) throw new OidcError(status >= 500 || status === 429 ? 'transient' : 'definitive', `status_${status}`)
}

async function withinTime(request: Promise<Response>, timeout: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OidcError('transient', 'timeout')), timeout)
  })
  try {
    return await Promise.race([request, timedOut])
  } catch (problem) {
    if (problem instanceof OidcError) throw problem
    // fetch rejects in this case alone: nothing answered.
    throw new OidcError('transient', 'network', { cause: problem })
  } finally {
    clearTimeout(timer)
  }
}
