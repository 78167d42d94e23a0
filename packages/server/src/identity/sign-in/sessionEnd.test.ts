import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  authorizationRequest,
  claimsOf,
  errorOf,
  exchange,
  followToApp,
  locationOf,
  refresh,
  signInForTokens,
  signInSilently,
  tokensOf,
  trySignIn,
  valueOf,
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
afterEach(() => {
  vi.useRealTimers()
})

const verify = (token: string) => at.identity.verifier(`Bearer ${token}`)

async function signOut(browser: Browser, idToken: string): Promise<void> {
  const page = await (await browser.get(`${at.issuer}/session/end?id_token_hint=${idToken}`)).text()
  await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(page, 'xsrf'), logout: 'yes' })
}

describe('a session', () => {
  it('that ended stays ended, though other tabs were just renewing silently', async () => {
    for (let round = 0; round < 4; round++) {
      const browser = openBrowser()
      const { tokens } = await signInForTokens(at, browser, 'learner')
      const page = await (await browser.get(`${at.issuer}/session/end?id_token_hint=${tokens.id_token}`)).text()
      const confirm = { xsrf: valueOf(page, 'xsrf'), logout: 'yes' }
      const before = Array.from({ length: 4 }, () => signInSilently(at, browser))
      const ended = browser.post(`${at.issuer}/session/end/confirm`, confirm)
      const [answers] = await Promise.all([Promise.all([...before, signInSilently(at, browser)]), ended])
      expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
      for (const { request, callback } of answers) {
        if (!callback.searchParams.has('code')) continue
        expect(await errorOf(await exchange(at, request, callback))).toBe('invalid_grant')
      }
      expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
    }
  })

  it('is not brought back to its browser by a silent renewal that was under way when somebody else signed in', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const { accounts } = at.embedded
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const find = accounts.findBySubject.bind(accounts)
    vi.spyOn(accounts, 'findBySubject').mockImplementationOnce(async (subject) => {
      begun.resolve()
      await released.promise
      return find(subject)
    })
    const late = signInSilently(at, browser)
    await begun.promise
    await signOut(browser, tokens.id_token)
    await signInForTokens(at, browser, 'manager')
    const state = browser.cookie('op_bs', '/oidc')
    released.resolve()
    await late
    expect(browser.cookie('op_bs', '/oidc')).toBe(state)
    const { request, callback } = await signInSilently(at, browser)
    const now = await tokensOf(await exchange(at, request, callback))
    expect(claimsOf(now.id_token)['preferred_username']).toBe('manager')
  })
})

describe('an access token', () => {
  it('ends with its session: nobody from the sign-out on, also where it was just used', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const { access_token: used } = tokens
    const unused = (await tokensOf(await refresh(at, tokens.refresh_token))).access_token
    expect(await verify(used)).not.toBeNull()
    await signOut(browser, tokens.id_token)
    expect(await verify(unused)).toBeNull()
    expect(await verify(used)).toBeNull()
  })

  it('of the same person in another browser goes on', async () => {
    const [one, other] = [openBrowser(), openBrowser()]
    const first = await signInForTokens(at, one, 'learner')
    const second = await signInForTokens(at, other, 'learner')
    await signOut(one, first.tokens.id_token)
    expect(await verify(first.tokens.access_token)).toBeNull()
    expect(await verify(second.tokens.access_token)).not.toBeNull()
  })

  it('ends when somebody else signs in to the same browser', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const request = authorizationRequest(at, { prompt: 'login' })
    const handover = locationOf(await trySignIn(browser, request, 'manager', 'somo')).href
    const form = await (await browser.get(handover)).text()
    const left = await browser.post(`${at.issuer}/session/end/confirm`, { xsrf: valueOf(form, 'xsrf'), logout: 'yes' })
    expect((await followToApp(browser, left)).searchParams.has('code')).toBe(true)
    expect(await verify(tokens.access_token)).toBeNull()
  })

  it('stays good while the session goes on: silently renewed, and signed in to anew by the same person', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    expect((await signInSilently(at, browser)).callback.searchParams.has('code')).toBe(true)
    const again = authorizationRequest(at, { prompt: 'login' })
    await followToApp(browser, await trySignIn(browser, again, 'learner', 'somo'))
    expect(await verify(tokens.access_token)).not.toBeNull()
  })

  it('ends with the account: nobody while it is closed', async () => {
    const { tokens } = await signInForTokens(at, openBrowser(), 'manager')
    await at.embedded.accounts.change('manager', { isActive: false })
    try {
      expect(await verify(tokens.access_token)).toBeNull()
    } finally {
      await at.embedded.accounts.change('manager', { isActive: true })
    }
    expect(await verify(tokens.access_token)).not.toBeNull()
  })

  it('ends at the latest with the session’s eight hours', async () => {
    at.embedded.lifetimes.accessToken = 24 * 3600
    const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
    at.embedded.lifetimes.accessToken = 300
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7.9 * 3_600_000 })
    expect(await verify(tokens.access_token)).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 0.2 * 3_600_000 })
    expect(await verify(tokens.access_token)).toBeNull()
  })
})
