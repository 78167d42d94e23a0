import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareScriptPolicy } from '../http/security/securityHeaders.ts'
import { openBrowser } from './testing/browser.ts'
import { authorizationRequest, openSignIn, signInForTokens } from './testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from './testing/startIdentity.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity()
})

afterAll(() => at.stop())

it('describes itself: what it offers, and nothing it does not', async () => {
  const response = await fetch(`${at.issuer}/.well-known/openid-configuration`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const document: unknown = await response.json()
  expect(document).toMatchObject({
    issuer: at.issuer,
    authorization_endpoint: `${at.issuer}/auth`,
    token_endpoint: `${at.issuer}/token`,
    jwks_uri: `${at.issuer}/jwks`,
    end_session_endpoint: `${at.issuer}/session/end`,
    revocation_endpoint: `${at.issuer}/token/revocation`,
    check_session_iframe: `${at.issuer}/session/check`,
    authorization_response_iss_parameter_supported: true,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    ui_locales_supported: ['en', 'de', 'sw'],
  })
  expect(document).toHaveProperty('grant_types_supported', ['authorization_code', 'refresh_token'])
  const scopes = ['openid', 'offline_access', 'profile', 'email']
  expect(document).toHaveProperty('scopes_supported', expect.arrayContaining(scopes))
  for (const absent of ['registration_endpoint', 'userinfo_endpoint', 'introspection_endpoint']) {
    expect(document).not.toHaveProperty(absent)
  }
})

it('names its public address, whatever host the request named', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const ask = request(`${at.issuer}/.well-known/openid-configuration`, { headers }, (response) => {
      response.setEncoding('utf8')
      let body = ''
      response.on('data', (part: string) => (body += part))
      response.once('end', () => resolve(body))
    })
    ask.once('error', reject)
    ask.end()
  })
  expect(JSON.parse(text)).toMatchObject({ authorization_endpoint: `${at.issuer}/auth`, jwks_uri: `${at.issuer}/jwks` })
  expect(text).not.toContain('evil.example')
})

it('has a page for people at addresses it does not know, and a status for programs', async () => {
  for (const path of ['', '/', '/nope', '/token', '/%', '/interaction/x/y']) {
    const response = await openBrowser().get(`${at.issuer}${path}`, { 'accept-language': 'sw' })
    expect(response.status, path).toBe(404)
    const page = await response.text()
    expect(page, path).toContain('<html lang="sw"')
    expect(page, path).toContain(`href="${at.origin}/"`)
    expect(response.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    const program = await fetch(`${at.issuer}${path}`, { headers: { accept: 'application/json' } })
    expect(program.status, path).toBe(404)
    expect(await program.text(), path).not.toContain('<html')
  }
})

it('shows only the public half of its keys', async () => {
  const text = await (await fetch(`${at.issuer}/jwks`)).text()
  expect(JSON.parse(text)).toMatchObject({ keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig' }] })
  expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
})

describe('other origins', () => {
  const ask = (origin: string) =>
    fetch(`${at.issuer}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: 'somo-app', grant_type: 'refresh_token', refresh_token: 'x' }),
    })

  it('may use the token endpoint only where they are the app’s or embed it', async () => {
    for (const origin of [at.origin, 'https://portal.example.org']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin)
    }
    for (const origin of ['https://evil.example', 'null', `${at.origin}.evil.example`]) {
      const response = await ask(origin)
      expect(response.status).toBe(400)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
})

describe('headers', () => {
  it('of pages allow nothing from elsewhere, no frame and no storing', async () => {
    const browser = openBrowser()
    const { address } = await openSignIn(browser, authorizationRequest(at))
    const addresses = [address, `${at.issuer}/interaction/none`, `${at.issuer}/auth`, `${at.issuer}/session/end`]
    for (const page of addresses) {
      const { headers } = await browser.get(page)
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of ['default-src', 'base-uri', 'frame-ancestors'])
        expect(policy, page).toContain(`${part} 'none'`)
      for (const part of ['script-src', 'style-src', 'font-src']) expect(policy, page).toContain(`${part} 'self'`)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options'), page).toBe('nosniff')
      expect(headers.get('referrer-policy'), page).toBe('no-referrer')
      expect(headers.get('cache-control'), page).toContain('no-store')
    }
  })

  it('of tokens forbid storing', async () => {
    const response = await fetch(`${at.issuer}/token`, { method: 'POST' })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('ASVS 10 cookies: all but the session page’s own are closed to scripts, and all are bound to the site', async () => {
    const browser = openBrowser()
    const opened = await browser.get(authorizationRequest(at).url)
    const started = opened.headers.getSetCookie().filter((line) => !line.startsWith('op_bs='))
    expect(started).toHaveLength(4)
    for (const line of started) expect(line.toLowerCase()).toMatch(/samesite=lax; httponly$/)
    await signInForTokens(at, browser, 'learner')
    const again = await browser.get(authorizationRequest(at, { prompt: 'none' }).url)
    const lines = again.headers.getSetCookie()
    const session = lines.find((line) => line.startsWith('somo_session='))
    // Nothing lasts beyond the browser: "keep me signed in" is not offered.
    expect(session).toMatch(/^somo_session=[\w-]+; path=\/oidc; samesite=lax; httponly$/i)
    expect(lines.find((line) => line.startsWith('op_bs='))).toMatch(/^op_bs=[\w-]+; path=\/oidc; samesite=lax$/i)
  })
})

describe('behind a proxy that ends the encryption', () => {
  it('ASVS 10 cookies over https: they are Secure and bound to the host, addresses are the public ones, and https is asked for again', async () => {
    const behind = await startIdentity({ publicUrl: 'https://somo.example.org' })
    try {
      const local = `${behind.origin}/oidc`
      const document: unknown = await (await fetch(`${local}/.well-known/openid-configuration`)).json()
      expect(document).toMatchObject({ issuer: 'https://somo.example.org/oidc' })
      const { url } = authorizationRequest({ ...behind, issuer: local }, { redirect_uri: 'https://somo.example.org/' })
      const response = await fetch(url, { redirect: 'manual' })
      expect(response.status).toBe(303)
      expect(response.headers.get('strict-transport-security')).toContain('max-age=')
      const cookies = response.headers.getSetCookie()
      expect(cookies.length).toBeGreaterThanOrEqual(4)
      for (const line of cookies) expect(line.toLowerCase()).toContain('; secure')
      expect(cookies.some((line) => line.startsWith('__Secure-somo_interaction='))).toBe(true)
      const ended = await fetch(`${local}/session/end`, { redirect: 'manual' })
      const session = ended.headers.getSetCookie().find((line) => line.startsWith('__Host-somo_session='))
      expect(session).toMatch(/; path=\/; .*secure/)
    } finally {
      await behind.stop()
    }
  })
})

describe('the session page', () => {
  it('may be framed by the app and by pages that embed it, and answers only the app', async () => {
    const response = await fetch(`${at.issuer}/session/check`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toBe(`${bareScriptPolicy}; frame-ancestors ${at.origin} https://portal.example.org`)
    const page = await response.text()
    expect(page).toContain(`data-origins="${at.origin}"`)
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fetch(at.origin + script)).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })
})

describe('files', () => {
  it('are kept for long under an address that changes with them; others are not there', async () => {
    const { page } = await openSignIn(openBrowser(), authorizationRequest(at))
    const addresses = [...page.matchAll(/(?:src|href)="(\/oidc\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses).toHaveLength(3)
    for (const address of addresses) {
      const response = await fetch(at.origin + address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(address).toMatch(/\?v=[\w-]{12}$/)
    }
    expect((await fetch(`${at.issuer}/assets/page-0f7b3f.css`)).status).toBe(200)
    // The preloaded font is the very one that the style sheet names.
    const [font = ''] = addresses.filter((address) => address.includes('.woff2'))
    const sheet = await (await fetch(at.origin + addresses.find((address) => address.includes('.css')))).text()
    expect(sheet).toContain(`url(${font.split('/').at(-1)})`)
    for (const name of ['page-0f7b3.css', 'page-xyzxyz.css', '..%2fstyles.ts', 'styles.ts', 'page.css']) {
      expect((await fetch(`${at.issuer}/assets/${name}`)).status, name).toBe(404)
    }
  })

  it('leave every other path of the server alone', async () => {
    for (const path of ['/', '/oidcx', '/dashboard', '/graphql']) {
      expect((await fetch(at.origin + path)).status).toBe(404)
    }
  })
})
