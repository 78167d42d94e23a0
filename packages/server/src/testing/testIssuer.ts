import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { Role } from '@somo/graphql/schema'

/** Who a token speaks of. */
export interface TestCaller {
  readonly subject?: string
  /** Null for a token that names no session. */
  readonly sessionId?: string | null
  readonly roles?: readonly Role[]
}

/** A small real issuer: discovery, keys, and tokens of Keycloak's shape on demand. */
export interface TestIssuer {
  readonly url: string
  /** The value of an Authorization header. */
  authorize(caller: TestCaller): Promise<string>
  close(): Promise<void>
}

/** Starts an issuer on a free port of this machine. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const body = request.url === '/keys' ? { keys: [key] } : { issuer: url, jwks_uri: `${url}/keys` }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    async authorize({ subject = 'person-1', sessionId = 'session-1', roles = [] }) {
      const session = sessionId === null ? {} : { session_state: sessionId, sid: sessionId }
      const token = await new SignJWT({ ...session, typ: 'Bearer', resource_access: { 'somo-api': { roles } } })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'test' })
        .setIssuer(url)
        .setAudience('somo-api')
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
      return `Bearer ${token}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
