import { existsSync, readFileSync } from 'node:fs'
import { createPrivateKey, createPublicKey, sign, createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalise, keyOfDid, readMultibase, verifyDocument } from './verifyDocument.ts'

const samples = join(
  process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata'),
  'openbadges',
)
const now = Date.parse('2026-11-01')
const deps = { findKey: async (method: string) => keyOfDid(method), now }

it('canonical JSON has its keys in order and no white space', () => {
  expect(canonicalise({ b: [1, { d: null, c: 'ä' }], a: 1e21 })).toBe('{"a":1e+21,"b":[1,{"c":"ä","d":null}]}')
  expect(readMultibase('z11')).toEqual(Buffer.alloc(2))
  expect([readMultibase('m00'), readMultibase('z0')]).toEqual([null, null])
})

it('a document signed by another key, or changed afterwards, is not valid', async () => {
  const seed = Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex')
  const key = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  const unsecured = {
    id: 'urn:x',
    type: 'VerifiableCredential',
    issuer: 'urn:issuer',
    credentialSubject: {},
    validFrom: '2026-01-01T00:00:00Z',
  }
  const config = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: 'urn:key',
    proofPurpose: 'assertionMethod',
  }
  const hash = (value: unknown) => createHash('sha256').update(canonicalise(value)).digest()
  const signature = sign(null, Buffer.concat([hash(config), hash(unsecured)]), key)
  const document = { ...unsecured, proof: { ...config, proofValue: writeMultibase(signature) } }
  const verify = async (value: object, findKey = async (): Promise<Buffer | null> => raw) =>
    (await verifyDocument(JSON.stringify(value), { findKey, now })).error
  expect(await verify(document)).toBeNull()
  expect(await verify({ ...document, name: 'More' })).toBe('BAD_SIGNATURE')
  expect(await verify(document, async () => Buffer.alloc(32, 1))).toBe('BAD_SIGNATURE')
  expect(await verify(document, async () => null)).toBe('UNKNOWN_KEY')
  expect(await verify({ ...document, validUntil: '2026-02-01T00:00:00Z' })).toBe('EXPIRED')
})

function writeMultibase(bytes: Buffer): string {
  let [number, text] = [BigInt(`0x${bytes.toString('hex')}`), '']
  for (; number > 0n; number /= 58n)
    text = `${'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'[Number(number % 58n)] ?? ''}${text}`
  return `z${text}`
}

describe.skipIf(!existsSync(samples))('samples of others (skipped where they are missing)', () => {
  const verify = async (path: string) => (await verifyDocument(readFileSync(join(samples, path), 'utf8'), deps)).error
  const vectors = 'eddsa-vectors/TestVectors'

  it('the test vector of the W3C for eddsa-jcs-2022 is valid, step by step', async () => {
    const text = (name: string) => readFileSync(join(samples, vectors, 'eddsa-jcs-2022', name), 'utf8').trim()
    const { proof, ...unsecured } = JSON.parse(text('signedJCS.json')) as { proof: { proofValue: string } }
    const { proofValue, ...config } = proof
    expect(canonicalise(unsecured)).toBe(text('canonDocJCS.txt'))
    expect(canonicalise(config)).toBe(text('proofCanonJCS.txt'))
    expect(readMultibase(proofValue)?.toString('hex')).toBe(text('sigHexJCS.txt'))
    expect(await verify(`${vectors}/eddsa-jcs-2022/signedJCS.json`)).toBeNull()
  })

  it('those of another suite are never believed', async () => {
    for (const path of [`${vectors}/eddsa-rdfc-2022/signedDataInt.json`, 'ob30/simple.json'])
      expect(await verify(path)).toBe('UNSUPPORTED_PROOF')
    expect(await verify(`${vectors}/Ed25519Signature2020/signedEdSig.json`)).toBe('UNREADABLE')
  })

  it('bad ones are refused for what is wrong with them', async () => {
    expect(await verify('ob30/simple-err-expired.json')).toBe('EXPIRED')
    expect(await verify('ob30/simple-err-issuer.json')).toBe('UNREADABLE')
    expect(await verify(`${vectors}/unsigned.json`)).toBe('UNREADABLE')
  })
})
