import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { readMemo, readCallback } from './callback.ts'
import type { ProviderMetadata } from './discovery.ts'
import { OidcError } from './oidcError.ts'
import { buildScopes, connectProvider, toOidcError } from './oidc.ts'
import type { IdentityProvider } from './provider.ts'
import { config, memoryStorage } from '../testing/fakeWorld.ts'
import { jwt } from '../testing/tokens.ts'

const app = 'https://somo.example/'
let server: Server
let metadata: ProviderMetadata
let storage = memoryStorage()
let languages: readonly string[]
let provider: IdentityProvider
let requests: { readonly path: string; readonly form: URLSearchParams }[] = []
let reply: () => { readonly status: number; readonly type?: string; readonly body: string } = () => ({
  status: 500,
  body: '',
})

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ path: request.url ?? '', form: new URLSearchParams(body) })
      const answer = reply()
      response.writeHead(answer.status, { 'Content-Type': answer.type ?? 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  metadata = {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    end_session_endpoint: `${origin}/end`,
    revocation_endpoint: `${origin}/revoke`,
    authorization_response_iss_parameter_supported: true,
  }
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  requests = []
  languages = ['sw', 'en']
  storage = memoryStorage()
  connect()
})

function connect(): void {
  provider = connectProvider({
    oidc: config.oidc,
    metadata,
    storage,
    redirectUri: app,
    silentRedirectUri: `${app}silent-refresh.html`,
    uiLocales: () => languages.join(' '),
  })
}

const tokens = (nonce: string | null) => ({
  access_token: 'access',
  token_type: 'Bearer',
  expires_in: 300,
  refresh_token: 'refresh',
  id_token: jwt({ sub: 'amani', nonce }),
})

/** Asks for the sign-in page and answers as the provider would redirect. */
async function signIn(returnTo: string | null = null) {
  const request = new URL(await provider.signInUrl(returnTo)).searchParams
  const state = request.get('state') ?? ''
  const back = (changes: Record<string, string> = {}) =>
    `${app}?${new URLSearchParams({ code: 'c-1', state, iss: metadata.issuer, ...changes }).toString()}`
  reply = () => ({ status: 200, body: JSON.stringify(tokens(request.get('nonce'))) })
  return { request, state, back }
}

describe('a sign-in', () => {
  test('asks for a code with PKCE, state, nonce and the four scopes, anew each time', async () => {
    const { request } = await signIn()
    expect(Object.fromEntries(request)).toMatchObject({
      client_id: 'somo-app',
      redirect_uri: app,
      response_type: 'code',
      response_mode: 'query',
      ui_locales: 'sw en',
      scope: 'openid offline_access profile email',
      code_challenge_method: 'S256',
    })
    const other = (await signIn()).request
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(request.get(name)?.length).toBeGreaterThan(30)
      expect(request.get(name)).not.toBe(other.get(name))
    }
  })

  test('carries the path with the state where the browser keeps nothing, and nowhere else', async () => {
    expect((await signIn('/media?page=2')).request.get('state')).not.toContain(';')
    storage = { ...storage, session: { ...storage.session, isLasting: () => false } }
    connect()
    const { request, back } = await signIn('/media?page=2')
    expect(request.get('state')).toMatch(/^[^;]+;\/media\?page=2$/)
    expect(readCallback(back(), app)).toMatchObject({ carried: '/media?page=2' })
  })

  test('asks for the languages of this very moment', async () => {
    languages = ['de', 'en']
    expect((await signIn()).request.get('ui_locales')).toBe('de en')
  })

  test('exchanges its code once, with the verifier, and brings the path back', async () => {
    const { request, back } = await signIn('/media?page=2')
    expect(readMemo(storage, readCallback(back(), app))).toEqual({ kind: 'signIn', returnTo: '/media?page=2' })
    const answer = await provider.exchange(back())
    expect(answer).toMatchObject({
      accessToken: 'access',
      refreshToken: 'refresh',
      returnTo: '/media?page=2',
      nonce: request.get('nonce'),
    })
    expect(answer.expiresIn).toBeGreaterThan(298)
    const form = requests[0]?.form
    expect([form?.get('grant_type'), form?.get('code'), form?.get('redirect_uri')]).toEqual([
      'authorization_code',
      'c-1',
      app,
    ])
    const challenge = createHash('sha256')
      .update(form?.get('code_verifier') ?? '')
      .digest('base64url')
    expect(challenge).toBe(request.get('code_challenge'))
    await expect(provider.exchange(back())).rejects.toMatchObject({ kind: 'definitive' })
    expect([requests.length, storage.session.keys('somo.oidc.')]).toEqual([1, []])
  })

  test.each([
    ["another provider's answer", { iss: 'https://evil.example' }, 'iss'],
    ['a state nobody asked with', { state: 'other' }, 'refused'],
  ])('ASVS 16 answers: %s is refused before the code is shown to anybody', async (_, changes, code) => {
    const { back } = await signIn()
    await expect(provider.exchange(back(changes))).rejects.toMatchObject({ kind: 'definitive', code })
    expect(requests).toEqual([])
  })

  test('an answer that does not name its sender is refused where the provider promised to', async () => {
    const { back } = await signIn()
    await expect(provider.exchange(back().replace(/&iss=[^&]*/, ''))).rejects.toMatchObject({ code: 'iss' })
  })

  test('a token answer with another nonce is refused', async () => {
    const { back } = await signIn()
    reply = () => ({ status: 200, body: JSON.stringify(tokens('other')) })
    await expect(provider.exchange(back())).rejects.toMatchObject({ kind: 'definitive' })
  })
})

describe('a refresh token', () => {
  test('is exchanged; what the answer leaves out stays open', async () => {
    reply = () => ({ status: 200, body: '{"access_token":"a-2","token_type":"Bearer"}' })
    expect(await provider.refreshByToken('r-1')).toEqual({
      accessToken: 'a-2',
      idToken: null,
      refreshToken: null,
      expiresIn: null,
      nonce: null,
      returnTo: null,
      sessionExpiresIn: null,
      sessionState: null,
    })
    expect(Object.fromEntries(requests[0]?.form ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r-1',
      client_id: 'somo-app',
    })
  })

  test.each([
    [400, 'application/json', '{"error":"invalid_grant"}', 'definitive', 'invalid_grant'],
    [400, 'application/json', '{"error":"temporarily_unavailable"}', 'transient', 'temporarily_unavailable'],
    [500, 'application/json', '{"error":"server_error"}', 'transient', 'server_error'],
    [503, 'application/json', '{}', 'transient', 'status_503'],
    [429, 'application/json', '{}', 'transient', 'status_429'],
    [404, 'application/json', '{}', 'definitive', 'status_404'],
    [502, 'text/html', '<html>', 'transient', 'content'],
    [200, 'application/json', '{"access', 'transient', 'content'],
    [200, 'application/json', '{}', 'definitive', 'no_access_token'],
  ])('answered with %d %s %s fails: %s %s', async (status, type, body, kind, code) => {
    reply = () => ({ status, type, body })
    await expect(provider.refreshByToken('r-1')).rejects.toMatchObject({ kind, code })
  })

  test('is revoked', async () => {
    reply = () => ({ status: 200, body: '' })
    await provider.revoke('r-1')
    expect(requests[0]).toMatchObject({ path: '/revoke' })
    expect(Object.fromEntries(requests[0]?.form ?? [])).toMatchObject({ token: 'r-1', client_id: 'somo-app' })
  })
})

test('the log-out carries the ID token, the client and a way back that is recognised', async () => {
  const url = new URL((await provider.signOutUrl('id')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(metadata.end_session_endpoint)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: 'id',
    client_id: 'somo-app',
    post_logout_redirect_uri: app,
  })
  expect(readMemo(storage, readCallback(`${app}?state=${url.searchParams.get('state') ?? ''}`, app))?.kind).toBe(
    'signOut',
  )
})

test('C41 where the ID token is lost, the log-out names the client alone', async () => {
  const url = new URL((await provider.signOutUrl(null)) ?? '')
  expect([url.searchParams.has('id_token_hint'), url.searchParams.get('client_id')]).toEqual([false, 'somo-app'])
})

test.each([
  [1_800, 'state', { sessionExpiresIn: 1_800, sessionState: 'state' }],
  // Keycloak's refresh tokens for offline access have no end.
  [0, '', { sessionExpiresIn: null, sessionState: null }],
  ['soon', undefined, { sessionExpiresIn: null, sessionState: null }],
])(
  'the end of the session %j and its state %j are read as they were meant',
  async (refresh_expires_in, session_state, read) => {
    reply = () => ({
      status: 200,
      body: JSON.stringify({ access_token: 'a', token_type: 'Bearer', refresh_expires_in, session_state }),
    })
    expect(await provider.refreshByToken('r-1')).toMatchObject(read)
  },
)

test('scopes: the four of the specification first, none twice, offline_access as configured', () => {
  expect(buildScopes({ offlineAccess: 'always', extraScopes: [] })).toBe('openid offline_access profile email')
  expect(buildScopes({ offlineAccess: 'never', extraScopes: ['phone', 'email'] })).toBe('openid profile email phone')
})

test.each([
  [new OidcError('timeout', 'frame_timeout'), 'timeout', 'frame_timeout'],
  [new ErrorResponse({ error: 'login_required' }), 'definitive', 'login_required'],
  [new ErrorTimeout('late'), 'transient', 'timeout'],
  [new TypeError('Failed to fetch'), 'transient', 'network'],
  [new Error('anything'), 'definitive', 'refused'],
  ['not even an error', 'definitive', 'refused'],
])('%s is %s: %s', (problem, kind, code) => expect(toOidcError(problem)).toMatchObject({ kind, code }))
