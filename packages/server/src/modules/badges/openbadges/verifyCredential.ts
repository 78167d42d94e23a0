import { compactVerify, decodeProtectedHeader, importJWK, type CompactJWSHeaderParameters, type JWK } from 'jose'
import { z } from 'zod'
import { readStatusBit } from './statusList.ts'

/** Why a credential is not valid. */
export type CredentialError =
  | 'UNREADABLE'
  | 'UNKNOWN_KEY'
  | 'UNSUPPORTED_PROOF'
  | 'BAD_SIGNATURE'
  | 'NOT_YET_VALID'
  | 'EXPIRED'
  | 'REVOKED'
  /** Its status list cannot be read, is not one of the issuer, or has no such place. */
  | 'UNKNOWN_STATUS'

const texts = z.union([z.string(), z.array(z.string())])
const named = z.union([z.string(), z.looseObject({ id: z.string() })])
/** What is read of any credential. */
export const credentialShape = z.looseObject({
  id: z.string(),
  type: texts,
  issuer: named,
  validFrom: z.string().optional(),
  issuanceDate: z.string().optional(),
  validUntil: z.string().optional(),
  expirationDate: z.string().optional(),
  credentialSubject: z.looseObject({}),
  credentialStatus: z.unknown().optional(),
})
const claimsShape = z.looseObject({
  iss: z.string(),
  jti: z.string().optional(),
  sub: z.string().optional(),
  nbf: z.number().optional(),
  exp: z.number().optional(),
})
const statusShape = z.looseObject({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.string(),
  statusListIndex: z.string().regex(/^\d{1,10}$/),
  statusListCredential: z.string(),
})
const statusesShape = z.union([statusShape, z.array(statusShape)])
const listShape = z.looseObject({ statusPurpose: texts, encodedList: z.string() })

export type Credential = z.infer<typeof credentialShape>

export interface Verification {
  /** Null where it is valid. */
  readonly error: CredentialError | null
  /** Null where it cannot be read. */
  readonly credential: Credential | null
}

export interface VerifierDeps {
  /** The key of a token, by the header that names it; null where it is not known. */
  readonly findKey: (header: CompactJWSHeaderParameters, issuer: string) => Promise<JWK | null>
  /** A status list credential by its address. Left out: the status is not checked. */
  readonly readStatusList?: (url: string) => Promise<string>
  /** Milliseconds since 1970. */
  readonly now: number
}

const idOf = (issuer: z.infer<typeof named>): string => (typeof issuer === 'string' ? issuer : issuer.id)

interface ReadToken {
  readonly credential: Credential
  readonly claims: z.infer<typeof claimsShape>
  readonly header: CompactJWSHeaderParameters
}

/** The credential of a token, whose signature is not checked yet. Both data models are read: 1.1 keeps it in `vc`. */
function readToken(token: string): ReadToken | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const claims = claimsShape.parse(payload)
    const credential = credentialShape.parse(claims['vc'] ?? claims)
    const isConsistent =
      idOf(credential.issuer) === claims.iss &&
      (claims.jti === undefined || claims.jti === credential.id) &&
      (claims.sub === undefined || claims.sub === (credential.credentialSubject['id'] ?? claims.sub))
    const header = decodeProtectedHeader(token) as CompactJWSHeaderParameters
    return isConsistent && typeof header.alg === 'string' ? { credential, claims, header } : null
  } catch {
    return null
  }
}

const algorithms = ['RS256', 'ES256', 'EdDSA']

async function isSigned(token: string, key: JWK, algorithm: string): Promise<boolean> {
  if (!algorithms.includes(algorithm)) return false
  try {
    await compactVerify(token, await importJWK(key, algorithm), { algorithms })
    return true
  } catch {
    return false
  }
}

/** Whether a credential is valid at a moment by its dates, of both data models. */
export function findDateError(credential: Credential, now: number): 'NOT_YET_VALID' | 'EXPIRED' | null {
  const from = credential.validFrom ?? credential.issuanceDate
  const until = credential.validUntil ?? credential.expirationDate
  if (from !== undefined && !(Date.parse(from) <= now)) return 'NOT_YET_VALID'
  return until !== undefined && !(Date.parse(until) > now) ? 'EXPIRED' : null
}

/** The dates of the token itself, which repeat those of the credential or stand for them. */
function findTokenDateError({ nbf, exp }: ReadToken['claims'], now: number): 'NOT_YET_VALID' | 'EXPIRED' | null {
  if (nbf !== undefined && nbf * 1000 > now) return 'NOT_YET_VALID'
  return exp !== undefined && exp * 1000 <= now ? 'EXPIRED' : null
}

/** Checks the signature of an Open Badges 3.0 credential (VC-JWT), its dates and its status. */
export async function verifyCredential(token: string, deps: VerifierDeps): Promise<Verification> {
  const read = readToken(token)
  if (read === null) return { error: 'UNREADABLE', credential: null }
  const { credential, claims, header } = read
  const key = await deps.findKey(header, idOf(credential.issuer))
  if (key === null) return { error: 'UNKNOWN_KEY', credential }
  if (!(await isSigned(token, key, header.alg))) return { error: 'BAD_SIGNATURE', credential }
  const dateError = findDateError(credential, deps.now) ?? findTokenDateError(claims, deps.now)
  return { error: dateError ?? (await findStatusError(credential, deps)), credential }
}

async function findStatusError({ credentialStatus, issuer }: Credential, deps: VerifierDeps) {
  if (credentialStatus === undefined || deps.readStatusList === undefined) return null
  try {
    for (const status of [statusesShape.parse(credentialStatus)].flat())
      if (await isRevoked(status, idOf(issuer), deps)) return 'REVOKED'
    return null
  } catch {
    return 'UNKNOWN_STATUS'
  }
}

/** @throws where the list cannot tell */
async function isRevoked(status: z.infer<typeof statusShape>, issuer: string, deps: VerifierDeps): Promise<boolean> {
  const { statusListCredential: url, statusListIndex, statusPurpose } = status
  const { error, credential } = await verifyCredential((await deps.readStatusList?.(url)) ?? '', {
    findKey: deps.findKey,
    now: deps.now,
  })
  if (error !== null || credential === null) throw new Error('The status list is not valid.')
  const isOwn = idOf(credential.issuer) === issuer && credential.id === url
  if (!isOwn || ![credential.type].flat().includes('BitstringStatusListCredential'))
    throw new Error('The status list is not one of the issuer.')
  const list = listShape.parse(credential.credentialSubject)
  if (![list.statusPurpose].flat().includes(statusPurpose)) throw new Error('The status list is for something else.')
  return readStatusBit(list.encodedList, Number(statusListIndex))
}
