import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { callHeaders, startTestServer, type TestServer } from '../../testing/testServer.ts'

const parent = 'https://portal.example.org'
const pageHeaders = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
let root: string
let plain: TestServer
let secure: TestServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'somo-answers-'))
  await mkdir(join(root, 'assets'))
  const page = '<!doctype html><title>Somo</title>'
  for (const name of ['index.html', 'silent-refresh.html', 'assets/a.js']) await writeFile(join(root, name), page)
  // Blank: the provider inside the server.
  plain = await startTestServer({ appDir: root, env: { OIDC_ISSUER: '', EMBED_ORIGINS: parent } })
  const places = { PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://content.example.org' }
  secure = await startTestServer({ appDir: root, env: { OIDC_ISSUER: '', ...places } })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await rm(root, { recursive: true })
})

/** The address that people would use; its cookies and frames are named after it. */
const publicOrigin = (server: TestServer): string => server.url.replace('127.0.0.1', 'localhost')

/** Pages under this machine's number lead to its name: asked for as people do. */
const get = (server: TestServer, path: string): Promise<Response> =>
  ask(publicOrigin(server) + path, { headers: pageHeaders })

/** A sign-in page that is open, which needs the cookies of its beginning. */
async function openSignInPage(server: TestServer): Promise<Response> {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const address = server === secure ? 'https://learn.example.org' : publicOrigin(server)
  const query = new URLSearchParams({
    client_id: 'somo-app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${address}/`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 's',
    nonce: 'n',
  })
  const begun = await get(server, `/oidc/auth?${query}`)
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const location = new URL(begun.headers.get('location') ?? '', server.url)
  return ask(server.url + location.pathname, { headers: { ...pageHeaders, cookie } })
}

const shell = ['/', '/dashboard', '/index.html', '/no/such/address', '/graphiql', '/oidcx']
const bare = ['/silent-refresh.html', '/oidc/session/check']
const provider = [
  '/oidc/auth',
  '/oidc/interaction/none',
  '/oidc/session/end',
  '/oidc/session/end/success',
  '/oidc/nope',
  '/legal/imprint',
  '/legal/nope',
]

function directives(response: Response): Record<string, string> {
  const policy = response.headers.get('content-security-policy') ?? ''
  const parts = policy.split('; ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', ...words]) => [name, words.join(' ')]))
}

async function everyPage(server: TestServer): Promise<[string, Response][]> {
  const paths = [...shell, ...bare, ...provider]
  const open = async (path: string): Promise<[string, Response]> => [path, await get(server, path)]
  const pages = await Promise.all(paths.map(open))
  return [...pages, ['the sign-in page', await openSignInPage(server)]]
}

describe('ASVS 1 content policy', () => {
  it('stands on every page, closed by default, and without a word that opens it', async () => {
    for (const [path, response] of await everyPage(plain)) {
      expect(response.headers.get('content-type'), path).toMatch(/^text\/html/)
      const policy = directives(response)
      for (const name of ['default-src', 'object-src', 'base-uri'])
        expect(policy[name], `${path} ${name}`).toBe("'none'")
      expect(policy['script-src'], path).toBe("'self'")
      expect(policy['require-trusted-types-for'], path).toBe("'script'")
      expect(response.headers.get('content-security-policy'), path).not.toMatch(/unsafe|\*|data:(?! blob:)/)
    }
  })

  it('of the app is the same at every address of it', async () => {
    const pages = await Promise.all(shell.map((path) => get(plain, path)))
    expect(new Set(pages.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(1)
  })

  it('lets scripts of the app make no markup, and those of the other pages nothing at all', async () => {
    for (const [path, response] of await everyPage(plain)) {
      const expected = shell.includes(path) ? 'default dompurify' : "'none'"
      expect(directives(response)['trusted-types'], path).toBe(expected)
    }
  })

  it('stands on answers that are no pages of ours too', async () => {
    for (const path of ['/assets/none.js', '/api/none']) {
      expect((await ask(plain.url + path)).headers.get('content-security-policy'), path).toContain("default-src 'none'")
    }
  })
})

describe('ASVS 3 frames', () => {
  it('are for the parents of the configuration, and for nobody where it names none', async () => {
    const own = publicOrigin(plain)
    const expected: readonly (readonly [string, string, string])[] = [
      ...shell.map((path) => [path, parent, "'none'"] as const),
      ['/silent-refresh.html', `'self' ${parent}`, "'self'"],
      ['/oidc/session/check', `${own} ${parent}`, 'https://learn.example.org'],
      ...provider.map((path) => [path, "'none'", "'none'"] as const),
    ]
    for (const [path, withParent, without] of expected) {
      expect(directives(await get(plain, path))['frame-ancestors'], path).toBe(withParent)
      expect(directives(await get(secure, path))['frame-ancestors'], path).toBe(without)
    }
    expect(directives(await openSignInPage(plain))['frame-ancestors']).toBe("'none'")
  })
})

describe('ASVS 4 transport, types, referrer and opener', () => {
  const answers = [
    ...shell,
    ...bare,
    ...provider,
    '/config.json',
    '/health',
    '/ready',
    '/assets/a.js',
    '/oidc/jwks',
    '/oidc/.well-known/openid-configuration',
    '/graphql',
    '/assets/none.js',
  ]

  it.each(answers)('%s is of its type alone, names no referrer, and asks for https where it has it', async (path) => {
    const [http, https] = await Promise.all([get(plain, path), get(secure, path)])
    for (const { headers } of [http, https]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
    expect(http.headers.get('strict-transport-security')).toBeNull()
    expect(https.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  it('the app keeps the window of its pop-up; every page leaves the device alone', async () => {
    for (const path of shell) {
      expect((await get(plain, path)).headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
    }
    for (const [path, { headers }] of await everyPage(plain)) {
      const off = ['camera', 'microphone', 'geolocation', 'usb', 'payment']
      for (const feature of off) expect(headers.get('permissions-policy'), path).toContain(`${feature}=()`)
    }
  })
})

describe('ASVS 5 other origins', () => {
  const origins = ['https://evil.example', 'null', 'http://localhost', 'https://portal.example.org.evil.example']
  const own = ['/graphql', '/config.json', '/', '/api/upload', '/health']
  const paths = [...own, '/oidc/token', '/oidc/token/revocation', '/oidc/session/end']

  it.each(paths)('%s is closed to origins that nobody named, asked beforehand or not', async (path) => {
    for (const origin of origins) {
      for (const method of ['OPTIONS', 'POST', 'GET']) {
        const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
        const { headers } = await ask(plain.url + path, { method, headers: { ...callHeaders, origin, ...preflight } })
        const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(allowing, `${method} ${origin}`).toEqual([])
      }
    }
  })

  it('that the configuration names may use the token endpoint, without cookies', async () => {
    for (const origin of [publicOrigin(plain), parent]) {
      for (const method of ['OPTIONS', 'POST']) {
        const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}
        const { headers } = await ask(`${plain.url}/oidc/token`, { method, headers: { origin, ...preflight } })
        expect(headers.get('access-control-allow-origin'), method).toBe(origin)
        expect(headers.get('access-control-allow-credentials')).toBeNull()
      }
    }
  })

  it('may read what is public anyway, without cookies', async () => {
    for (const path of ['/oidc/jwks', '/oidc/.well-known/openid-configuration']) {
      const { headers } = await ask(plain.url + path, { headers: { origin: 'https://evil.example' } })
      expect(['*', 'https://evil.example']).toContain(headers.get('access-control-allow-origin'))
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
})

describe('ASVS 27 nothing kept', () => {
  it.each([
    '/config.json',
    '/health',
    '/ready',
    '/silent-refresh.html',
    '/oidc/session/check',
    ...provider,
    '/api/none',
  ])('%s is stored by nobody', async (path) => {
    expect((await get(plain, path)).headers.get('cache-control')).toMatch(/no-store/)
  })

  it('neither are answers of the API and of the token endpoint, good or bad', async () => {
    const posts: readonly (readonly [string, Record<string, string>, string])[] = [
      ['/graphql', callHeaders, '{"query":"{ version }"}'],
      ['/graphql', { 'content-type': 'text/plain' }, 'x'],
      ['/oidc/token', { 'content-type': 'application/x-www-form-urlencoded' }, 'client_id=somo-app'],
      ['/oidc/token/revocation', { 'content-type': 'application/x-www-form-urlencoded' }, 'client_id=somo-app'],
    ]
    for (const [path, headers, body] of posts) {
      const response = await ask(plain.url + path, { method: 'POST', headers, body })
      expect(response.headers.get('cache-control'), path).toMatch(/no-store/)
    }
  })
})
