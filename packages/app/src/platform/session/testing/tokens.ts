import type { TokenAnswer } from '../provider/provider.ts'

/** An unsigned token with this payload: the browser never checks signatures. */
export function jwt(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}.${Buffer.from('signature').toString('base64url')}`
}

export const issuer = 'https://login.example/oidc'
export const clientId = 'somo-app'

/** Claims of a proper ID token, issued at that second. */
export function idClaims(now: number, changes: object = {}): object {
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: 'amani',
    nonce: 'n-1',
    iat: now,
    exp: now + 300,
    session_state: 's-1',
    name: 'Amani Juma',
  }
  return { ...claims, ...changes }
}

/** An access token with these roles for somo-api. */
export function accessToken(now: number, roles: readonly string[] = ['LEARNER']): string {
  return jwt({ iss: issuer, iat: now, exp: now + 300, resource_access: { 'somo-api': { roles } } })
}

/** A provider's proper answer to a code, issued at that second. */
export function answer(now: number, changes: Partial<TokenAnswer> = {}): TokenAnswer {
  const proper = {
    accessToken: accessToken(now),
    idToken: jwt(idClaims(now)),
    refreshToken: 'r-1',
    expiresIn: 300,
    sessionExpiresIn: null,
    sessionState: null,
    nonce: 'n-1',
    returnTo: null,
  }
  return { ...proper, ...changes }
}
