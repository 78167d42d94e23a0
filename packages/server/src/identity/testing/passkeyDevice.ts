import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

const flags = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 } as const

/** A device that keeps one passkey (ES256) and confirms each time, as a browser would answer for it. */
export interface PasskeyDevice {
  /** What a server keeps of the passkey: its id (base64url) and its public key (COSE). */
  readonly credential: { readonly id: string; readonly publicKey: Buffer }
  /** Makes the passkey; answers what the browser sends. */
  create(challenge: string): string
  /** Signs with it; answers what the browser sends. */
  sign(challenge: string): string
  /** From now on the passkey lies in its person's cloud too, or no longer. */
  setSynced(isSynced: boolean): void
}

/** A public key as authenticators write it (RFC 9053, section 7.1.1). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}

/** What a new passkey says of itself, without a maker's word for it. */
function attestation(authData: Uint8Array): Buffer {
  const fields = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', new Uint8Array(authData)],
  ])
  return Buffer.from(isoCBOR.encode(fields))
}

/** Opens a device for the pages of an origin; whether its passkeys may leave it is settled for good. */
export function openPasskeyDevice(origin: string, mayBeSynced: boolean): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let isSynced = false
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (more: number): Buffer => {
    counter += mayBeSynced ? 0 : 1
    const head = Buffer.alloc(5)
    const synced = (mayBeSynced ? flags.mayBeSynced : 0) | (isSynced ? flags.isSynced : 0)
    head.writeUInt8(flags.present | flags.verified | synced | more)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(new URL(origin).hostname), head])
  }
  const answer = (response: Readonly<Record<string, Buffer>>): string => {
    const encoded = Object.fromEntries(
      Object.entries(response).map(([key, value]) => [key, value.toString('base64url')]),
    )
    const name = id.toString('base64url')
    return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response: encoded })
  }
  return {
    credential: { id: id.toString('base64url'), publicKey: Buffer.from(coseKey(publicKey)) },
    create(challenge) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        authenticatorData(flags.hasKey),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: attestation(authData),
      })
    },
    sign(challenge) {
      const clientDataJSON = clientData('webauthn.get', challenge)
      const data = authenticatorData(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature })
    },
    setSynced(value) {
      isSynced = value
    },
  }
}
