import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import {
  authorizationRequest,
  claimsOf,
  errorOf,
  exchange,
  followToApp,
  locationOf,
  openSignIn,
  refresh,
  signIn,
  signInForTokens,
  signInSilently,
  tokensOf,
  trySignIn,
} from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity()
})

afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

describe('signing in', () => {
  it('leads to a code, and the code to an access, an ID and a refresh token', async () => {
    const { callback, tokens } = await signInForTokens(at, openBrowser(), 'learner')
    expect(callback.origin + callback.pathname).toBe(`${at.origin}/`)
    expect(callback.searchParams.get('iss')).toBe(at.issuer)
    expect(tokens.expires_in).toBe(300)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    const access = claimsOf(tokens.access_token)
    expect(access).toMatchObject({
      iss: at.issuer,
      aud: 'somo-api',
      client_id: 'somo-app',
      resource_access: { 'somo-api': { roles: ['LEARNER'] } },
      default_locale: 'en',
      default_date_format: 'dd.MM.yyyy',
    })
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(300)
    expect(claimsOf(tokens.id_token)).toMatchObject({
      aud: 'somo-app',
      name: 'Amani Juma',
      given_name: 'Amani',
      family_name: 'Juma',
      preferred_username: 'learner',
      email: 'learner@somo.example',
      default_locale: 'en',
      default_date_format: 'dd.MM.yyyy',
    })
  })

  it('names the session the same in parameter, claims and cookie, also after both kinds of refresh', async () => {
    const browser = openBrowser()
    const { callback, tokens } = await signInForTokens(at, browser, 'all')
    const state = callback.searchParams.get('session_state')
    expect(state).toMatch(/^[\w-]{43}$/)
    const silent = await signInSilently(at, browser)
    expect(silent.callback.searchParams.get('session_state')).toBe(state)
    const answers = [
      tokens,
      await tokensOf(await refresh(at, tokens.refresh_token)),
      await tokensOf(await exchange(at, silent.request, silent.callback)),
    ]
    for (const { access_token, id_token } of answers) {
      expect(claimsOf(access_token)).toMatchObject({ session_state: state, sid: state })
      expect(claimsOf(id_token)).toMatchObject({ session_state: state, sid: state })
    }
    expect(browser.cookie('op_bs', '/oidc/session/check')).toBe(state)
    const other = await signInForTokens(at, openBrowser(), 'all')
    expect(other.callback.searchParams.get('session_state')).not.toBe(state)
  })

  it('ASVS 14 state and nonce belong to one flow: each gets its own back, and a code is of no use to the other', async () => {
    const browser = openBrowser()
    const flows = [authorizationRequest(at), authorizationRequest(at)] as const
    const callbacks = [await signIn(browser, flows[0], 'learner'), locationOf(await browser.get(flows[1].url))] as const
    const sent = flows.map(({ url }) => new URL(url).searchParams)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent[0]?.get(name)).not.toBe(sent[1]?.get(name))
    expect(callbacks.map(({ searchParams }) => searchParams.get('state'))).toEqual(sent.map((one) => one.get('state')))
    expect(callbacks[0].searchParams.get('code')).not.toBe(callbacks[1].searchParams.get('code'))
    expect(await errorOf(await exchange(at, flows[0], callbacks[1]))).toBe('invalid_grant')
    const { id_token } = await tokensOf(await exchange(at, flows[0], callbacks[0]))
    expect(claimsOf(id_token)['nonce']).toBe(sent[0]?.get('nonce'))
  })

  it('works with the e-mail address, in any case of letters and with blanks around', async () => {
    const browser = openBrowser()
    const request = authorizationRequest(at)
    const callback = await followToApp(browser, await trySignIn(browser, request, ' Manager@Somo.Example ', 'somo'))
    const { id_token } = await tokensOf(await exchange(at, request, callback))
    expect(claimsOf(id_token).preferred_username).toBe('manager')
  })

  it('gives the settings of an account as claims', async () => {
    await at.embedded.accounts.change('admin', { locale: 'sw', theme: 'dark', dateFormat: 'yyyy-MM-dd' })
    const { tokens } = await signInForTokens(at, openBrowser(), 'admin')
    const settings = { locale: 'sw', theme: 'dark', date_format: 'yyyy-MM-dd', default_locale: 'en' }
    expect(claimsOf(tokens.access_token)).toMatchObject(settings)
    expect(claimsOf(tokens.id_token)).toMatchObject(settings)
  })

  it('is over for the page it began on: the way back to it leads to the app', async () => {
    const browser = openBrowser()
    const request = authorizationRequest(at)
    const { address, token } = await openSignIn(browser, request)
    expect((await openBrowser().get(address)).status).toBe(410)
    await followToApp(browser, await browser.post(address, { token, login: 'learner', password: 'somo' }))
    const back = await browser.get(address)
    expect(back.status).toBe(303)
    expect(back.headers.get('cache-control')).toBe('no-store')
    expect(locationOf(back).href).toBe(`${at.origin}/`)
    // A form that was sent twice is another matter: it must not pass for a sign-in.
    expect((await browser.post(address, { token, login: 'learner', password: 'somo' })).status).toBe(410)
  })

  it('can be cancelled: the app learns access_denied', async () => {
    const browser = openBrowser()
    const { address } = await openSignIn(browser, authorizationRequest(at))
    const callback = await followToApp(browser, await browser.get(`${address}/cancel`))
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect(callback.searchParams.has('code')).toBe(false)
  })
})

describe('without a page', () => {
  it('a session signs in silently, and no session is login_required', async () => {
    const browser = openBrowser()
    const nobody = await signInSilently(at, browser)
    expect(nobody.callback.pathname).toBe('/silent-refresh.html')
    expect(nobody.callback.searchParams.get('error')).toBe('login_required')
    expect(nobody.callback.searchParams.has('session_state')).toBe(false)
    await signIn(browser, authorizationRequest(at), 'learner')
    const { request, callback } = await signInSilently(at, browser)
    expect(claimsOf((await tokensOf(await exchange(at, request, callback))).access_token).sub).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('an account that is no longer active', () => {
  it('cannot sign in, is not refreshed, and is login_required in its old session', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'manager')
    await at.embedded.accounts.change('manager', { isActive: false })
    try {
      const refreshed = await refresh(at, tokens.refresh_token)
      expect(refreshed.status).toBe(400)
      expect(await errorOf(refreshed)).toBe('invalid_grant')
      expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
      expect((await trySignIn(openBrowser(), authorizationRequest(at), 'manager', 'somo')).status).toBe(422)
    } finally {
      await at.embedded.accounts.change('manager', { isActive: true })
    }
  })

  it('sees the sign-in page instead, where somebody else can sign in', async () => {
    const browser = openBrowser()
    await signIn(browser, authorizationRequest(at), 'manager')
    await at.embedded.accounts.change('manager', { isActive: false })
    try {
      const target = locationOf(await browser.get(authorizationRequest(at).url))
      expect(target.pathname).toMatch(/^\/oidc\/interaction\//)
    } finally {
      await at.embedded.accounts.change('manager', { isActive: true })
    }
  })
})
