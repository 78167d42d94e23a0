import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller, TokenVerifier } from '../../access/caller.ts'
import { noClaims } from '../../testing/noClaims.ts'
import { openBrowser } from '../testing/browser.ts'
import { claimsOf, signInForTokens } from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'
import { createOutsideRules } from './outsideRules.ts'
import { createTokenCache } from './tokenCache.ts'
import { createTokenVerifier } from './tokenVerifier.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('with the embedded provider', () => {
  let at: RunningIdentity
  let verifier: TokenVerifier
  beforeAll(async () => {
    at = await startIdentity()
    verifier = at.identity.verifier
  })
  afterAll(() => at.stop())

  it('a token names its person, session and roles', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'all')
    const { sub, exp, session_state } = claimsOf(tokens.access_token)
    const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']
    const caller = { subject: sub, sessionId: session_state, roles, expiresAt: exp, claims: noClaims }
    expect(await verifier(`Bearer ${tokens.access_token}`)).toEqual(caller)
    expect(await verifier(`bearer ${tokens.access_token}`)).toEqual(caller)
  })

  it('ASVS 22 an ID token, a refresh token and other words are nobody', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    const { access_token: access, id_token: id, refresh_token: renewal } = tokens
    const words = [undefined, '', 'Bearer', 'Bearer ', access, `Basic ${access}`]
    const bearers = [id, renewal, 'a.b.c', 'a'.repeat(20_000), `${access} ${access}`].map((token) => `Bearer ${token}`)
    for (const authorization of [...words, ...bearers]) expect(await verifier(authorization)).toBeNull()
  })

  it('a token ends when it says, though it was good a moment ago', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    expect(await verifier(`Bearer ${tokens.access_token}`)).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 310_000 })
    expect(await verifier(`Bearer ${tokens.access_token}`)).toBeNull()
  })

  it('a token with a changed letter anywhere is nobody', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    const [head = '', body = '', mark = ''] = tokens.access_token.split('.')
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(tokens.access_token), sub: 'x' })).toString('base64url')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const changed = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`
    const forged = [
      [head, payload, mark],
      [head, body, changed],
      [none, body, ''],
      [none, body, mark],
    ]
    for (const parts of forged) {
      expect(await verifier(`Bearer ${parts.join('.')}`)).toBeNull()
    }
  })
})

describe('with an outside issuer', () => {
  let server: Server
  let issuer = ''
  let requests: string[] = []
  let isDown = false
  let isMoved = false
  let named: string | null = null
  let privateKey: CryptoKey

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true })
    privateKey = pair.privateKey
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
    server = createServer((request, response) => {
      requests.push(request.url ?? '')
      if (isDown) return void response.writeHead(503).end()
      if (isMoved && request.url !== '/elsewhere') return void response.writeHead(302, { location: '/elsewhere' }).end()
      response.setHeader('content-type', 'application/json')
      const document = { issuer: named ?? issuer, jwks_uri: `${issuer}/keys` }
      return void response.end(JSON.stringify(request.url === '/realm/keys' ? { keys: [jwk] } : document))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/realm`
  })
  afterAll(() => server.close())
  afterEach(() => {
    requests = []
    isDown = false
    isMoved = false
    named = null
  })

  const verifierOf = () => createTokenVerifier(createOutsideRules(issuer, 'somo-api'))
  const now = () => Math.floor(Date.now() / 1000)
  const usual = () => ({
    iss: issuer,
    aud: ['account', 'somo-api'],
    sub: 'f:1:amani',
    exp: now() + 60,
    typ: 'Bearer',
    sid: 'k-session',
    resource_access: { 'somo-api': { roles: ['ADMIN', 'OTHER', 7] }, account: { roles: ['LEARNER'] } },
  })
  const sign = (payload: JWTPayload, header: Readonly<Record<string, string>> = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k', typ: 'JWT', ...header }).sign(privateKey)
  const verify = async (payload: JWTPayload, header: Readonly<Record<string, string>> = {}): Promise<Caller | null> =>
    verifierOf()(`Bearer ${await sign(payload, header)}`)

  it('a token of Keycloak’s shape names person, session and our roles alone', async () => {
    expect(await verify(usual())).toMatchObject({ subject: 'f:1:amani', sessionId: 'k-session', roles: ['ADMIN'] })
    expect(await verify({ ...usual(), session_state: 'older' })).toMatchObject({ sessionId: 'older' })
    expect(await verify(usual(), { typ: 'at+jwt' })).not.toBeNull()
  })

  it('a token without roles, or with an odd shape of them, has none', async () => {
    const entries = [{ 'somo-api': null }, { 'somo-api': { roles: 'ADMIN' } }, { other: { roles: ['ADMIN'] } }]
    const odd = [undefined, null, 'ADMIN', [], ...entries]
    for (const resource_access of odd)
      expect(await verify({ ...usual(), resource_access })).toMatchObject({ roles: [] })
  })

  it('a token for others, of others, too old, not yet good or of another kind is nobody', async () => {
    const { aud: _aud, ...withoutAudience } = usual()
    const { exp: _exp, ...withoutEnd } = usual()
    const { sub: _sub, ...withoutPerson } = usual()
    const wrong: JWTPayload[] = [
      withoutAudience,
      withoutEnd,
      withoutPerson,
      { ...usual(), aud: 'account' },
      { ...usual(), iss: `${issuer}2` },
      { ...usual(), exp: now() - 60 },
      { ...usual(), nbf: now() + 60 },
      { ...usual(), typ: 'ID' },
      { ...usual(), typ: 'Refresh' },
    ]
    for (const payload of wrong) expect(await verify(payload), JSON.stringify(payload)).toBeNull()
    expect(await verify(usual(), { typ: 'logout+jwt' })).toBeNull()
    expect(await verify(usual(), { kid: 'unknown' })).toBeNull()
    const secret = await new SignJWT(usual()).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(Buffer.alloc(32, 1))
    expect(await verifierOf()(`Bearer ${secret}`)).toBeNull()
  })

  it('is asked for its keys at the first token and not again for the next', async () => {
    const verifier = verifierOf()
    expect(requests).toEqual([])
    await verifier(`Bearer ${await sign(usual())}`)
    await verifier(`Bearer ${await sign({ ...usual(), sub: 'other' })}`)
    expect(requests).toEqual(['/realm/.well-known/openid-configuration', '/realm/keys'])
  })

  it('that is down makes the answer unknown, not "nobody"; it is asked again five seconds later', async () => {
    const verifier = verifierOf()
    const token = `Bearer ${await sign({ ...usual(), exp: now() + 600 })}`
    isDown = true
    await expect(verifier(token)).rejects.toThrow('cannot be fetched')
    await expect(verifier(token)).rejects.toThrow('cannot be fetched')
    expect(requests).toHaveLength(1)
    isDown = false
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5100 })
    expect(await verifier(token)).not.toBeNull()
  })

  it('ASVS 15.3.2: is not followed to another address', async () => {
    const token = await sign(usual())
    isMoved = true
    await expect(verifierOf()(`Bearer ${token}`)).rejects.toThrow()
    expect(requests).not.toContain('/elsewhere')
  })

  it('ASVS 16 discovery: that calls itself by another name is not believed', async () => {
    named = 'https://evil.example/realm'
    await expect(verifierOf()(`Bearer ${await sign(usual())}`)).rejects.toThrow('cannot be fetched')
  })
})

describe('remembered tokens', () => {
  const caller = (expiresAt: number): Caller => ({
    subject: 's',
    sessionId: null,
    roles: [],
    expiresAt,
    claims: noClaims,
  })

  it('are forgotten after ten seconds and never outlive the token', () => {
    let time = 1_000_000
    const cache = createTokenCache(() => time)
    cache.set('long', caller(99_999))
    cache.set('short', caller(1009))
    time += 8_999
    expect(cache.get('short')).not.toBeNull()
    time += 1
    expect(cache.get('short')).toBeNull()
    expect(cache.get('long')).not.toBeNull()
    time += 1_000
    expect(cache.get('long')).toBeNull()
  })

  it('are at most 5000, the oldest going first', () => {
    const cache = createTokenCache(() => 0)
    for (let index = 0; index < 5003; index++) cache.set(`t${index}`, caller(100))
    expect(cache.size).toBe(5000)
    expect(cache.get('t2')).toBeNull()
    expect(cache.get('t3')).not.toBeNull()
  })
})
