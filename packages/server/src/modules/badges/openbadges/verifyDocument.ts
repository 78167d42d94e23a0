import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { credentialShape, findDateError, type Verification } from './verifyCredential.ts'

const proofShape = z.looseObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.string(),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string(),
})
const documentShape = z.looseObject({ proof: z.union([proofShape, z.array(proofShape)]) })

export interface DocumentDeps {
  /** The Ed25519 key (32 bytes) of a verification method; null where it is not known. */
  readonly findKey: (method: string) => Promise<Buffer | null>
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Checks a credential that carries its proof as JSON. Of the suites of the W3C, `eddsa-jcs-2022` is checked; `eddsa-rdfc-2022`
 * needs the canonical form of RDF and is answered as UNSUPPORTED_PROOF, which is never valid.
 */
export async function verifyDocument(text: string, { findKey, now }: DocumentDeps): Promise<Verification> {
  const read = readDocument(text)
  if (read === null) return { error: 'UNREADABLE', credential: null }
  const { credential, proofs, unsecured } = read
  const dateError = findDateError(credential, now)
  if (dateError !== null) return { error: dateError, credential }
  const proof = proofs.find(({ cryptosuite }) => cryptosuite === 'eddsa-jcs-2022')
  if (proof === undefined) return { error: 'UNSUPPORTED_PROOF', credential }
  const key = await findKey(proof.verificationMethod)
  if (key === null) return { error: 'UNKNOWN_KEY', credential }
  const { proofValue, ...config } = proof
  const data = Buffer.concat([hash(config), hash(unsecured)])
  return { error: isSigned(data, key, proofValue) ? null : 'BAD_SIGNATURE', credential }
}

function readDocument(text: string) {
  try {
    const document: unknown = JSON.parse(text)
    const { proof, ...unsecured } = documentShape.parse(document)
    return { credential: credentialShape.parse(document), proofs: [proof].flat(), unsecured }
  } catch {
    return null
  }
}

function isSigned(data: Buffer, key: Buffer, proofValue: string): boolean {
  const signature = readMultibase(proofValue)
  if (signature?.length !== 64 || key.length !== 32) return false
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
  return verify(null, data, createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

const hash = (value: unknown): Buffer => createHash('sha256').update(canonicalise(value)).digest()

/** JSON in its canonical form (RFC 8785): keys in the order of their UTF-16 units, without white space. */
export function canonicalise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalise).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalise(member)}`)
  return `{${members.join(',')}}`
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a text in base58 behind `z`; null for another base, or signs that it does not have. */
export function readMultibase(text: string): Buffer | null {
  if (!text.startsWith('z') || text.length > 200) return null
  let number = 0n
  for (const sign of text.slice(1)) {
    const digit = digits.indexOf(sign)
    if (digit < 0) return null
    number = number * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text.slice(1))?.[0].length ?? 0
  const hex = number === 0n ? '' : number.toString(16)
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')])
}

/** The key that a `did:key` names, which says it itself. */
export function keyOfDid(method: string): Buffer | null {
  const bytes = readMultibase(/^did:key:(z\w+)(?:#|$)/.exec(method)?.[1] ?? '')
  return bytes?.length === 34 && bytes[0] === 0xed && bytes[1] === 0x01 ? bytes.subarray(2) : null
}
