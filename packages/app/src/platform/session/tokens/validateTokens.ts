import { numberClaim, readJwtPayload, textClaim } from './jwt.ts'
import type { JwtPayload } from './jwt.ts'

const tolerance = 600
const largestSkew = 86_400

/** What an ID token must agree with. */
export interface Expectation {
  readonly issuer: string
  readonly clientId: string
  /** The nonce we sent; null where there was none. */
  readonly nonce: string | null
  /** An answer to a code must carry the nonce; one to a refresh token may leave it out. */
  readonly mustHaveNonce: boolean
  /** The person a renewal is for; null at a sign-in. */
  readonly subject: string | null
  /** When the answer arrived: seconds since 1970 by this device's clock. */
  readonly arrivedAt: number
}

/** Why a token answer is refused; `other_user` alone is no mistake of anybody (session.md S4.7). */
export type Refusal = 'unreadable' | 'iss' | 'aud' | 'azp' | 'nonce' | 'iat' | 'exp' | 'sub' | 'other_user'

/** The verdict on a token answer. The skew is this device's clock minus the provider's, in seconds. */
export type TokenValidation =
  | { readonly isAccepted: true; readonly idToken: JwtPayload; readonly skew: number; readonly isSkewed: boolean }
  | { readonly isAccepted: false; readonly refusal: Refusal }

/**
 * Checks an ID token as OpenID Connect Core 3.1.3.7 asks, which the library leaves out (session.md S4.5, S4.13).
 * A wrong clock of this device is no reason to refuse: where the access token was issued at the same time, the
 * difference is the clock's, and is only reported. The signature is not checked: the token came over TLS.
 */
export function validateTokens(idToken: string | null, accessToken: string, expected: Expectation): TokenValidation {
  const claims = readJwtPayload(idToken)
  if (claims === null) return refuse('unreadable')
  if (claims['iss'] !== expected.issuer) return refuse('iss')
  const audience = checkAudience(claims, expected.clientId)
  if (audience !== null) return refuse(audience)
  if (!hasRightNonce(claims, expected)) return refuse('nonce')
  const subject = textClaim(claims, 'sub')
  if (subject === null) return refuse('sub')
  const skew = checkTimes(claims, readJwtPayload(accessToken), expected.arrivedAt)
  if (typeof skew !== 'number') return refuse(skew)
  if (expected.subject !== null && expected.subject !== subject) return refuse('other_user')
  return { isAccepted: true, idToken: claims, skew, isSkewed: Math.abs(skew) > tolerance }
}

function refuse(refusal: Refusal): TokenValidation {
  return { isAccepted: false, refusal }
}

function checkAudience(claims: JwtPayload, clientId: string): 'aud' | 'azp' | null {
  const audience: readonly unknown[] = Array.isArray(claims['aud']) ? claims['aud'] : [claims['aud']]
  if (!audience.includes(clientId)) return 'aud'
  const party = claims['azp']
  if (party === undefined) return audience.length > 1 ? 'azp' : null
  return party === clientId ? null : 'azp'
}

function hasRightNonce(claims: JwtPayload, expected: Expectation): boolean {
  const nonce = claims['nonce']
  if (nonce === undefined) return !expected.mustHaveNonce
  return expected.nonce !== null && nonce === expected.nonce
}

function checkTimes(claims: JwtPayload, accessToken: JwtPayload | null, arrivedAt: number): number | 'iat' | 'exp' {
  const issuedAt = numberClaim(claims, 'iat')
  const endsAt = numberClaim(claims, 'exp')
  if (issuedAt === null) return 'iat'
  if (endsAt === null) return 'exp'
  const skew = arrivedAt - issuedAt
  if (Math.abs(skew) > tolerance) {
    const accessIssuedAt = numberClaim(accessToken, 'iat')
    const isSameTime = accessIssuedAt === null || Math.abs(accessIssuedAt - issuedAt) <= tolerance
    if (Math.abs(skew) > largestSkew || !isSameTime) return 'iat'
  }
  // By the provider's own clock it is now `issuedAt`: a token that had ended by then was never valid.
  return endsAt > issuedAt ? skew : 'exp'
}
