import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Role } from '@somo/graphql/schema'
import { z } from 'zod'
import type { Arrival, Caller, CallerClaims, TokenVerifier } from '../../access/caller.ts'
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
  /** Lets in whoever a token names, when the token is seen first; false for nobody who may come in. */
  readonly admit?: (caller: Caller, arrival: Arrival) => Promise<boolean>
  /**
   * Reads the caller anew at every call, with what counts at that moment; null where the token is good no more. Where absent, a
   * token is good until it ends.
   */
  readonly readCurrent?: (caller: Caller) => Promise<Caller | null>
  /** The claim that never changes and finds an invited person by their number; where absent, none does. */
  readonly linkClaim?: string | null
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

/** What the token says that decides who a stranger is; a number may be written as one. */
function readArrival(payload: JWTPayload, linkClaim: string | null, invitation: string | null): Arrival {
  const value = linkClaim === null ? null : payload[linkClaim]
  const number = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return { isEmailVerified: payload['email_verified'] === true, number: number === '' ? null : number, invitation }
}

function readBearer(authorization: string | undefined): string | null {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
  return token === undefined || token.length > longestToken ? null : token
}

/** True where the token itself is wrong, not where its keys cannot be fetched. */
function isTokenError(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  const isKeySetError = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  return !isKeySetError && error.code !== 'ERR_JOSE_GENERIC'
}

/** Answers who a token names, null for a token that fails a check. */
async function verify(
  token: string,
  rules: TokenRules,
): Promise<{ readonly caller: Caller; readonly payload: JWTPayload } | null> {
  const { issuer, api, types, keys, clockTolerance } = rules
  const checks = { issuer, audience: api, algorithms: ['RS256'], requiredClaims: ['sub', 'exp'], clockTolerance }
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, checks)
    const type = (protectedHeader.typ ?? 'JWT').toLowerCase().replace(/^application\//, '')
    const caller = types.includes(type) ? readCaller(payload, rules) : null
    return caller === null ? null : { caller, payload }
  } catch (error) {
    if (isTokenError(error)) return null
    throw error
  }
}

/**
 * Makes a verifier from rules that may take a first request to find, such as an outside issuer's (RFC 9068, 4). Only the
 * signature of a token is remembered: session, account and roles are read at every call.
 */
export function createTokenVerifier(findRules: () => Promise<TokenRules>): TokenVerifier {
  const cache = createTokenCache()
  const findFresh = async (token: string, rules: TokenRules, invitation: string | null): Promise<Caller | null> => {
    const verified = await verify(token, rules)
    if (verified === null) return null
    const { caller, payload } = verified
    if (rules.admit && !(await rules.admit(caller, readArrival(payload, rules.linkClaim ?? null, invitation))))
      return null
    cache.set(token, caller)
    return caller
  }
  return async (authorization, invitation = null) => {
    const token = readBearer(authorization)
    if (token === null) return null
    const rules = await findRules()
    const read = rules.readCurrent ?? ((caller: Caller) => Promise.resolve(caller))
    const known = cache.get(token)
    const current = known && (await read(known))
    if (current) return current
    // Whoever is gone may have been united with somebody else meanwhile: they are looked for as at their first call.
    cache.delete(token)
    const caller = await findFresh(token, rules, invitation)
    return caller && read(caller)
  }
}
