import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, type JWTPayload } from 'jose'
import type { Role } from '@somo/graphql/schema'

/** Who a token speaks of. */
export interface TestCaller {
  readonly subject?: string
  /** Null for a token that names no session. */
  readonly sessionId?: string | null
  readonly roles?: readonly Role[]
}

/** A key pair with the name under which the issuer shows its public half. */
export interface TestKey {
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK & { readonly kid: string }
}

/** A small real issuer: discovery, keys, and tokens of Keycloak's shape on demand. */
export interface TestIssuer {
  readonly url: string
  /** The keys it shows; a test that changes the list changes what the issuer says. */
  readonly keys: TestKey[]
  /** The paths that were requested, oldest first; a test may empty the list. */
  readonly requests: string[]
  /** What it answers instead of its keys, null for the keys. */
  answerKeys: { readonly status: number; readonly body: string } | null
  /** The claims of a good token. */
  claims(caller?: TestCaller): JWTPayload & Record<string, unknown>
  /** Signs claims, with the first key unless another is given. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: TestKey): Promise<string>
  /** The value of an Authorization header. */
  authorize(caller: TestCaller): Promise<string>
  close(): Promise<void>
}

/** Makes a key of a name. */
export async function createTestKey(kid: string): Promise<TestKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

let sharedKey: Promise<TestKey> | null = null

/** Starts an issuer on a free port of this machine. All issuers of a worker share their first key, which is slow to make. */
export async function startTestIssuer(): Promise<TestIssuer> {
  sharedKey ??= createTestKey('test')
  const first = await sharedKey
  const server = createServer((request, response) => {
    issuer.requests.push(request.url ?? '')
    const isKeys = request.url === '/keys'
    const set = { keys: issuer.keys.map(({ publicJwk }) => publicJwk) }
    const body = isKeys ? set : { issuer: url, jwks_uri: `${url}/keys` }
    const given = isKeys ? issuer.answerKeys : null
    response.writeHead(given?.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(given?.body ?? JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer: TestIssuer = {
    url,
    keys: [first],
    requests: [],
    answerKeys: null,
    claims({ subject = 'person-1', sessionId = 'session-1', roles = [] } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const session = sessionId === null ? {} : { session_state: sessionId, sid: sessionId }
      const access = { typ: 'Bearer', resource_access: { 'somo-api': { roles } } }
      return { iss: url, aud: 'somo-api', sub: subject, iat: now, exp: now + 300, ...session, ...access }
    },
    sign: (claims, header = {}, { privateKey, publicJwk } = first) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: publicJwk.kid, ...header })
        .sign(privateKey),
    authorize: async (caller) => `Bearer ${await issuer.sign(issuer.claims(caller))}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return issuer
}
