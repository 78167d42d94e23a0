import { randomBytes } from 'node:crypto'
import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from './testing/browser.ts'
import {
  askToken,
  authorizationRequest,
  claimsOf,
  errorOf,
  exchange,
  followToApp,
  locationOf,
  refresh,
  signIn,
  signInForTokens,
  signInSilently,
  tokensOf,
  trySignIn,
  valueOf,
} from './testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from './testing/startIdentity.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity()
})

afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

afterEach(() => {
  vi.useRealTimers()
})

function passHours(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
}

describe('an authorization request', () => {
  it('ASVS 13 PKCE: without it, or with the plain method, is refused', async () => {
    const missing = authorizationRequest(at, { code_challenge: undefined, code_challenge_method: undefined })
    const plain = authorizationRequest(at, { code_challenge_method: 'plain', code_challenge: 'a'.repeat(43) })
    for (const { url } of [missing, plain]) {
      const target = locationOf(await openBrowser().get(url))
      expect(target.searchParams.get('error')).toBe('invalid_request')
    }
  })

  it('ASVS 17 redirect addresses: one that is not exactly registered is refused on a page, never by a redirect', async () => {
    const hostile = [
      'https://evil.example/',
      `${at.origin}`,
      `${at.origin}/dashboard`,
      `${at.origin}/?a=1`,
      `${at.origin}/#x`,
      `${at.origin}/silent-refresh.html/`,
      `${at.origin}//`,
      `${at.origin}.evil.example/`,
      'javascript:alert(1)',
    ]
    for (const address of hostile) {
      const response = await openBrowser().get(authorizationRequest(at, { redirect_uri: address }).url)
      expect(response.status, address).toBe(400)
      expect(response.headers.get('location'), address).toBeNull()
    }
  })

  it('ASVS 20 grants: for another grant, response type, resource or client is refused', async () => {
    for (const type of ['token', 'id_token', 'code id_token', 'code token']) {
      const { url } = authorizationRequest(at, { response_type: type })
      const { search, hash } = locationOf(await openBrowser().get(url))
      const answer = new URLSearchParams(search === '' ? hash.slice(1) : search)
      expect(answer.get('error'), type).toMatch(/^(unsupported_response_type|invalid_request)$/)
      for (const given of ['code', 'access_token', 'id_token']) expect(answer.has(given), type).toBe(false)
    }
    const resource = locationOf(await openBrowser().get(authorizationRequest(at, { resource: 'urn:somo:other' }).url))
    expect(resource.searchParams.get('error')).toBe('invalid_target')
    expect((await openBrowser().get(authorizationRequest(at, { client_id: 'other' }).url)).status).toBe(400)
    expect(await errorOf(await askToken(at, { grant_type: 'client_credentials' }))).toBe('unsupported_grant_type')
    const password = { grant_type: 'password', username: 'learner', password: 'somo' }
    expect(await errorOf(await askToken(at, password))).toBe('unsupported_grant_type')
  })
})

describe('a code', () => {
  it('ASVS 18 single use: is good once; a second use revokes what the first one gave', async () => {
    const { request, callback, tokens } = await signInForTokens(at, openBrowser(), 'learner')
    expect(await errorOf(await exchange(at, request, callback))).toBe('invalid_grant')
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('used twice at the same moment is good once at most', async () => {
    const request = authorizationRequest(at)
    const callback = await signIn(openBrowser(), request, 'learner')
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(at, request, callback)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('needs its own verifier and lives a minute', async () => {
    const request = authorizationRequest(at)
    const callback = await signIn(openBrowser(), request, 'learner')
    const other = { ...request, verifier: randomBytes(32).toString('base64url') }
    expect(await errorOf(await exchange(at, other, callback))).toBe('invalid_grant')
    const late = authorizationRequest(at)
    const lateCallback = await signIn(openBrowser(), late, 'learner')
    passHours(70 / 3600)
    expect(await errorOf(await exchange(at, late, lateCallback))).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  it('ASVS 19 rotation: rotates; using an old one revokes the whole family', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    const second = await tokensOf(await refresh(at, tokens.refresh_token))
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    expect(claimsOf(second.access_token).sub).toBe(claimsOf(tokens.access_token).sub)
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
    expect(await errorOf(await refresh(at, second.refresh_token))).toBe('invalid_grant')
  })

  it('ASVS 19 absolute life: ends eight hours after the sign-in, however often it was rotated', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    passHours(5)
    const second = await tokensOf(await refresh(at, tokens.refresh_token))
    passHours(2.9)
    const third = await tokensOf(await refresh(at, second.refresh_token))
    passHours(0.2)
    expect(await errorOf(await refresh(at, third.refresh_token))).toBe('invalid_grant')
    expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
  })

  it('says with each answer how long renewals go on: to the end of the session, and no rotation moves it', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    expect(tokens.refresh_expires_in).toBeGreaterThan(8 * 3600 - 20)
    expect(tokens.refresh_expires_in).toBeLessThanOrEqual(8 * 3600)
    passHours(7.99)
    const late = await tokensOf(await refresh(at, tokens.refresh_token))
    expect(late.refresh_expires_in).toBeGreaterThan(0)
    expect(late.refresh_expires_in).toBeLessThanOrEqual(36)
  })

  it('can be revoked by the app', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    const body = new URLSearchParams({ client_id: 'somo-app', token: tokens.refresh_token })
    expect((await fetch(`${at.issuer}/token/revocation`, { method: 'POST', body })).status).toBe(200)
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
  })
})

describe('signing out', () => {
  const endSession = (parameters: Readonly<Record<string, string>>) =>
    `${at.issuer}/session/end?${new URLSearchParams(parameters)}`

  it('with the ID token asks nothing, ends the session and goes back to the app', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const home = { id_token_hint: tokens.id_token, post_logout_redirect_uri: `${at.origin}/`, state: 'x y' }
    const page = await (await browser.get(endSession(home))).text()
    expect(page).toContain('submitForm.js')
    const done = await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(page, 'xsrf'), logout: 'yes' })
    const target = locationOf(done)
    expect(target.origin + target.pathname).toBe(`${at.origin}/`)
    expect(target.searchParams.get('state')).toBe('x y')
    expect(browser.cookie('op_bs', '/oidc')).toBeUndefined()
    expect(browser.cookie('somo_session', '/oidc')).toBeUndefined()
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
    expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
  })

  it('with the client alone asks first, and then works the same', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const address = endSession({ client_id: 'somo-app', post_logout_redirect_uri: `${at.origin}/` })
    const page = await (await browser.get(address)).text()
    expect(page).toContain('Sign out of Somo?')
    expect(page).not.toContain('<script')
    const done = await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(page, 'xsrf'), logout: 'yes' })
    expect(locationOf(done).href).toBe(`${at.origin}/`)
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('where nobody is signed in asks nothing either, on a page of ours, and goes back to the app', async () => {
    const browser = openBrowser()
    const address = endSession({ client_id: 'somo-app', post_logout_redirect_uri: `${at.origin}/`, ui_locales: 'de' })
    const answer = await browser.get(address)
    const page = await answer.text()
    expect(page).toContain('<title>Abmeldung läuft – Somo</title>')
    expect(page).toContain('submitForm.js')
    expect(answer.headers.get('content-security-policy')).not.toContain('sha256')
    const done = await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(page, 'xsrf'), logout: 'yes' })
    expect(locationOf(done).href).toBe(`${at.origin}/`)
  })

  it('ASVS 21 forged hint: is not done for somebody else’s ID token without a question, nor for a forged one at all', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const other = await signInForTokens(at, openBrowser(), 'manager')
    const foreign = await (await browser.get(endSession({ id_token_hint: other.tokens.id_token }))).text()
    expect(foreign).toContain('Sign out of Somo?')
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claimsOf(tokens.id_token)).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    expect((await browser.get(endSession({ id_token_hint: forged }))).status).toBe(400)
    expect((await refresh(at, tokens.refresh_token)).status).toBe(200)
  })

  it('never leads to an address that is not registered, and needs the form’s own secret', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const away = endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' })
    expect((await browser.get(away)).status).toBe(400)
    expect((await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: 'guess', logout: 'yes' })).status).toBe(400)
    expect((await refresh(at, tokens.refresh_token)).status).toBe(200)
  })
})

describe('another person in the same browser', () => {
  it('gets a session and a session name of their own', async () => {
    const browser = openBrowser()
    const first = await signInForTokens(at, browser, 'learner')
    const request = authorizationRequest(at, { prompt: 'login' })
    const handover = await browser.get(locationOf(await trySignIn(browser, request, 'manager', 'somo')).href)
    const form = await handover.text()
    expect(handover.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    const ended = await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(form, 'xsrf'), logout: 'yes' })
    const callback = await followToApp(browser, ended)
    const tokens = await tokensOf(await exchange(at, request, callback))
    expect(claimsOf(tokens.id_token).preferred_username).toBe('manager')
    expect(callback.searchParams.get('session_state')).not.toBe(first.callback.searchParams.get('session_state'))
    expect(await errorOf(await refresh(at, first.tokens.refresh_token))).toBe('invalid_grant')
  })
})
