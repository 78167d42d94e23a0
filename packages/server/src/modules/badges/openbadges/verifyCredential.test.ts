import { createPublicKey, verify } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import golden from './golden/credential.json' with { type: 'json' }
import { encodeStatusList, statusListLength } from './statusList.ts'
import { verifyCredential } from './verifyCredential.ts'

const issuer = 'https://issuer.example'
const listUrl = `${issuer}/status/1`
const now = Date.parse('2026-11-01T00:00:00Z')
const second = now / 1000

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let [keys, others]: (Keys | undefined)[] = []
let jwk: JWK

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  others = await generateKeyPair('RS256', { extractable: true })
  jwk = await exportJWK(keys.publicKey)
})

const sign = (claims: JWTPayload, by = keys): Promise<string> => {
  if (by === undefined) throw new Error('There is no key.')
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(by.privateKey)
}

const status = {
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '7',
  statusListCredential: listUrl,
}
const badge = {
  iss: issuer,
  jti: 'urn:badge',
  sub: 'urn:person',
  id: 'urn:badge',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: issuer },
  validFrom: '2026-10-01T00:00:00Z',
  credentialSubject: { id: 'urn:person' },
}
const listOf = (encodedList: string, more: object = {}) => ({
  iss: issuer,
  jti: listUrl,
  id: listUrl,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer,
  validFrom: '2026-10-01T00:00:00Z',
  credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList, ...more },
})

/** What the verifier finds wrong. */
async function verifyClaims(claims: JWTPayload, list?: string) {
  const readStatusList = async (): Promise<string> => {
    if (list === undefined) throw new Error('The list is out of reach.')
    return list
  }
  return (await verifyCredential(await sign(claims), { findKey: async () => jwk, readStatusList, now })).error
}

it('dates of the token count like those of the credential', async () => {
  expect(await verifyClaims(badge)).toBeNull()
  expect(await verifyClaims({ ...badge, exp: second - 1 })).toBe('EXPIRED')
  expect(await verifyClaims({ ...badge, nbf: second + 60 })).toBe('NOT_YET_VALID')
  expect(await verifyClaims({ ...badge, exp: second + 60, nbf: second })).toBeNull()
})

it('a token whose subject is not the one of its credential is not read', async () => {
  expect(await verifyClaims({ ...badge, sub: 'urn:somebody' })).toBe('UNREADABLE')
})

it('a status list says which badge is revoked, if it is one of the issuer and complete', async () => {
  const revocable = { ...badge, credentialStatus: status }
  const [clear, revoked] = [listOf(encodeStatusList([6, 8])), listOf(encodeStatusList([7]))]
  expect(await verifyClaims(revocable, await sign(clear))).toBeNull()
  expect(await verifyClaims(revocable, await sign(revoked))).toBe('REVOKED')
  const short = `u${gzipSync(Buffer.alloc(16)).toString('base64url')}`
  const forged: readonly (string | undefined)[] = [
    undefined,
    'not a token',
    await sign(clear, others),
    await sign({ ...clear, iss: 'https://other.example', issuer: 'https://other.example' }),
    await sign({ ...clear, id: `${listUrl}0`, jti: `${listUrl}0` }),
    await sign({ ...clear, exp: second - 1 }),
    await sign({ ...clear, type: ['VerifiableCredential'] }),
    await sign(listOf(encodeStatusList([]), { statusPurpose: 'suspension' })),
    await sign(listOf(encodeStatusList([]).slice(1))),
    await sign(listOf(short)),
  ]
  for (const list of forged) expect(await verifyClaims(revocable, list)).toBe('UNKNOWN_STATUS')
})

it('a place that is no place of the list is never read as another one', async () => {
  const list = await sign(listOf(encodeStatusList([])))
  for (const statusListIndex of ['', 'seven', '-1', '1.5', '0x7', String(statusListLength), String(2 ** 32)])
    expect(await verifyClaims({ ...badge, credentialStatus: { ...status, statusListIndex } }, list)).toBe(
      'UNKNOWN_STATUS',
    )
})

it('the golden credential is a plain RS256 signature, without the library that made it', () => {
  const [header = '', payload = '', signature = ''] = golden.credential.split('.')
  const key = createPublicKey({ key: golden.key, format: 'jwk' })
  const isGood = (text: string) => verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  expect([isGood(`${header}.${payload}`), isGood(`${header}.${payload}A`)]).toEqual([true, false])
})
