import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** An outside issuer for the benchmark: its address and one administrator's access token, valid for an hour. */
export interface BenchIssuer {
  readonly address: string
  readonly token: string
  /** A token of somebody else. */
  tokenOf(subject: string, role: 'LEARNER' | 'ADMIN'): Promise<string>
  close(): Promise<void>
}

/** Serves discovery and keys on a free port of this machine. */
export async function startIssuer(): Promise<BenchIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }] }
  const server = createServer((request, response) => {
    const isDiscovery = request.url?.endsWith('/.well-known/openid-configuration') === true
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isDiscovery ? { issuer: address, jwks_uri: `${address}/keys` } : keys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const address = `http://127.0.0.1:${place instanceof Object ? place.port : 0}`
  const tokenOf = (subject: string, role: string): Promise<string> =>
    new SignJWT({ resource_access: { 'somo-api': { roles: [role] } }, sid: subject })
      .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
      .setSubject(subject)
      .setIssuer(address)
      .setAudience('somo-api')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address, token: await tokenOf('bench', 'ADMIN'), tokenOf, close }
}
