import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import {
  authorizationRequest,
  errorOf,
  openSignIn,
  refresh,
  signInForTokens,
  signInSilently,
  tokensOf,
  trySignIn,
} from '../testing/codeFlow.ts'
import { startIdentity, type RunningIdentity } from '../testing/startIdentity.ts'

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

const keep = { keep: 'yes' }
const day = 24 * 60 * 60
const life = 30 * day

function passDays(days: number): void {
  const now = Date.now() + days * day * 1000
  vi.useFakeTimers({ toFake: ['Date'], now })
}

async function cookiesOf(more: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const browser = openBrowser()
  const sent = await trySignIn(browser, authorizationRequest(at), 'learner', 'somo', more)
  const resumed = await browser.get(sent.headers.get('location') ?? '')
  return resumed.headers.getSetCookie().filter((cookie) => /^(somo_session|op_bs)=/.test(cookie))
}

describe('"Keep me signed in"', () => {
  it('W2: is off at first, and stays as it was chosen when the form comes back', async () => {
    const browser = openBrowser()
    const request = authorizationRequest(at)
    expect((await openSignIn(browser, request)).page).not.toMatch(/id="keep"[^>]*checked/)
    const refused = await trySignIn(browser, request, 'learner', 'wrong', keep)
    expect(await refused.text()).toMatch(/id="keep"[^>]*checked/)
  })

  it('W2: keeps the browser’s cookies for 30 days; without it they end with the browser', async () => {
    const cookies = await cookiesOf(keep)
    const [session = '', state = ''] = cookies.toSorted().toReversed()
    const until = Date.parse(/expires=([^;]+)/i.exec(session)?.[1] ?? '')
    expect(until).toBeGreaterThan(Date.now() + (life - 60) * 1000)
    expect(Date.parse(/expires=([^;]+)/i.exec(state)?.[1] ?? '')).toBeGreaterThan(Date.now() + (life - 60) * 1000)
    for (const cookie of await cookiesOf({})) expect(cookie).not.toMatch(/expires=|max-age=/i)
  })

  it('W2: goes on for 30 days from the sign-in by renewals and silent sign-ins, and no longer', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner', keep)
    expect(tokens.refresh_expires_in).toBeGreaterThan(life - 60)
    passDays(20)
    const renewed = await tokensOf(await refresh(at, tokens.refresh_token))
    expect(renewed.refresh_expires_in).toBeGreaterThan(10 * day - 60)
    expect(renewed.refresh_expires_in).toBeLessThanOrEqual(10 * day)
    expect((await signInSilently(at, browser)).callback.searchParams.has('code')).toBe(true)
    passDays(9.9)
    expect((await signInSilently(at, browser)).callback.searchParams.has('code')).toBe(true)
    const last = await tokensOf(await refresh(at, renewed.refresh_token))
    passDays(0.2)
    expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
    expect(await errorOf(await refresh(at, last.refresh_token))).toBe('invalid_grant')
  })

  it('W2: without it the sign-in ends after eight hours', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    expect(tokens.refresh_expires_in).toBeLessThanOrEqual(8 * 60 * 60)
    passDays(0.5)
    expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('W2: ends at once when sessions are ended or the account is closed, and is listed with its end', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'manager', keep)
    await signInForTokens(at, openBrowser(), 'manager')
    const caller = await at.identity.verifier(`Bearer ${tokens.access_token}`)
    if (caller === null) throw new Error('The token is good.')
    const sessions = (await at.identity.gateway.listSessions(caller)) ?? []
    expect(sessions.map(({ isCurrent, keptUntil }) => [isCurrent, keptUntil !== null]).toSorted()).toEqual([
      [false, false],
      [true, true],
    ])

    await at.embedded.accounts.change('manager', { isActive: false })
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
    await at.embedded.accounts.change('manager', { isActive: true })
    const other = openBrowser()
    const again = await signInForTokens(at, other, 'manager', keep)
    const client = await at.database.pool.connect()
    await at.identity.gateway.endSessionsOf([caller.subject], client)
    client.release()
    expect(await errorOf(await refresh(at, again.tokens.refresh_token))).toBe('invalid_grant')
    expect((await signInSilently(at, other)).callback.searchParams.get('error')).toBe('login_required')
    expect(await at.identity.verifier(`Bearer ${again.tokens.access_token}`)).toBeNull()
  })
})
