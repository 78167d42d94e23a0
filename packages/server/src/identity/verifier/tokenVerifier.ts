import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Role } from '@somo/graphql/schema'
import { z } from 'zod'
import type { Caller, CallerClaims, TokenVerifier } from '../../access/caller.ts'
import { createTokenCache } from './tokenCache.ts'

/** Which tokens are good. */
export interface TokenRules {
  readonly issuer: string
  /** The API: audience of the token and name of the entry that holds the roles. */
  readonly api: string
  /** The types that the header may name, in lower case (RFC 9068: at+jwt; Keycloak: jwt). */
  readonly types: readonly string[]
  readonly keys: JWTVerifyGetKey
  /** How far the issuer's clock may differ from ours, in seconds, either way. */
  readonly clockTolerance: number
  /** Whether what the token speaks of still exists; where absent, a token is good until it ends. */
  readonly isCurrent?: (caller: Caller) => Promise<boolean>
}

const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]
const longestToken = 16 * 1024

const claims = z.looseObject({
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number().optional(),
  // Keycloak marks what a token is for inside it as well; an ID token says "ID".
  typ: z.literal('Bearer').optional(),
  session_state: z.string().min(1).optional().catch(undefined),
  sid: z.string().min(1).optional().catch(undefined),
})

const accesses = z.record(z.string(), z.unknown()).catch({})
const access = z.looseObject({ roles: z.array(z.unknown()) }).catch({ roles: [] })

/** The product's roles of the API's entry; an entry of another shape gives none (session.md S6.1). */
function readRoles(payload: JWTPayload, api: string): readonly Role[] {
  const given = new Set(access.parse(accesses.parse(payload.resource_access)[api]).roles)
  return roles.filter((role) => given.has(role))
}

/** OpenID Connect Core 1.0, section 5.1, and the product's own settings; anything but a text counts as not said. */
function readPerson(payload: JWTPayload): CallerClaims {
  const read = (name: string) => {
    const value = payload[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    username: read('preferred_username'),
    givenName: read('given_name'),
    familyName: read('family_name'),
    email: read('email'),
    locale: read('locale'),
    dateFormat: read('date_format'),
    timeFormat: read('time_format'),
    timeZone: read('zoneinfo'),
    theme: read('theme'),
  }
}

function readCaller(payload: JWTPayload, { api, clockTolerance }: TokenRules): Caller | null {
  const result = claims.safeParse(payload)
  if (!result.success) return null
  const { sub, exp, iat = 0, session_state: state, sid } = result.data
  // jose looks at exp and nbf; a token that is yet to be made comes from nobody we know.
  if (iat > Date.now() / 1000 + clockTolerance) return null
  const sessionId = state ?? sid ?? null
  return { subject: sub, sessionId, roles: readRoles(payload, api), expiresAt: exp, claims: readPerson(payload) }
}

function readBearer(authorization: string | undefined): string | null {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
  return token === undefined || token.length > longestToken ? null : token
}

/** Faults of the token itself; anything else, such as keys that cannot be fetched, is not the token's fault. */
function isTokenFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  const isFaultOfKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  return !isFaultOfKeys && error.code !== 'ERR_JOSE_GENERIC'
}

/** Answers who a token names, null for a token that fails a check. */
async function judge(token: string, rules: TokenRules): Promise<Caller | null> {
  const { issuer, api, types, keys, clockTolerance, isCurrent } = rules
  const checks = { issuer, audience: api, algorithms: ['RS256'], requiredClaims: ['sub', 'exp'], clockTolerance }
  const { payload, protectedHeader } = await jwtVerify(token, keys, checks)
  const type = (protectedHeader.typ ?? 'JWT').toLowerCase().replace(/^application\//, '')
  const caller = types.includes(type) ? readCaller(payload, rules) : null
  return caller !== null && (isCurrent === undefined || (await isCurrent(caller))) ? caller : null
}

/** Makes a verifier from rules that may take a first request to find, such as an outside issuer's (RFC 9068, 4). */
export function createTokenVerifier(findRules: () => Promise<TokenRules>): TokenVerifier {
  const cache = createTokenCache()
  return async (authorization) => {
    const token = readBearer(authorization)
    if (token === null) return null
    const known = cache.get(token)
    if (known) return known
    const rules = await findRules()
    try {
      const caller = await judge(token, rules)
      if (caller) cache.set(token, caller)
      return caller
    } catch (error) {
      if (isTokenFault(error)) return null
      throw error
    }
  }
}
