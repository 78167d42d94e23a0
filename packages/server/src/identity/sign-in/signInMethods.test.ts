import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../accounts/password.ts'
import { totpCode } from '../second-factor/totp.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  type AuthorizationRequest,
  authorizationRequest,
  claimsOf,
  exchange,
  followToApp,
  locationOf,
  openSignIn,
  refresh,
  signInSilently,
  tokensOf,
  trySignIn,
  valueOf,
} from '../testing/codeFlow.ts'
import { openPasskeyDevice, type PasskeyDevice } from '../testing/passkeyDevice.ts'
import { addAppTo, addCodesTo, addPasskeyTo } from '../testing/secondFactors.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'

let at: RunningIdentity
// The 30-second step of each test begins here, so that no code runs out between two lines.
const start = Math.floor(Date.now() / 30_000) * 30_000 + 5000

beforeAll(async () => {
  at = await startIdentity({ hostname: 'localhost' })
})

afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

afterEach(async () => {
  vi.useRealTimers()
  for (const table of ['authenticator_app', 'recovery_code', 'passkey', 'setting', 'oidc_payload']) {
    await at.database.pool.query(`delete from ${table}`)
  }
})

/** What the browser is asked to sign or to make on a page. */
function challengeOf(page: string): string {
  const options = /data-options="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}'
  return /"challenge":"([^"]+)"/.exec(options)?.[1] ?? ''
}

/** Opens the page that follows the right password. */
async function typePassword(browser: Browser, request: AuthorizationRequest, login = 'learner', password = 'somo') {
  const target = locationOf(await trySignIn(browser, request, login, password))
  const page = await (await browser.get(target.href)).text()
  return { target, page, token: valueOf(page, 'token') }
}

/** What the ID token says of the sign-in that an answer ends, and again after a renewal and after a silent sign-in. */
async function methodClaims(browser: Browser, request: AuthorizationRequest, answer: Response) {
  const tokens = await tokensOf(await exchange(at, request, await followToApp(browser, answer)))
  const { acr, amr } = claimsOf(tokens.id_token)
  const renewed = claimsOf((await tokensOf(await refresh(at, tokens.refresh_token))).id_token)
  const silent = await signInSilently(at, browser)
  const again = claimsOf((await tokensOf(await exchange(at, silent.request, silent.callback))).id_token)
  for (const later of [renewed, again]) expect({ acr: later['acr'], amr: later['amr'] }).toEqual({ acr, amr })
  return { acr, amr }
}

const sessions = `select payload ->> 'acr' as acr, payload -> 'amr' as amr from oidc_payload where kind = 'Session' and payload ? 'accountId'`

/** Signs in by the button of the sign-in page alone. */
async function usePasskeyAlone(device: PasskeyDevice, more: Readonly<Record<string, string>> = {}) {
  const [browser, request] = [openBrowser(), authorizationRequest(at)]
  const { address, page, token } = await openSignIn(browser, request)
  return {
    browser,
    request,
    answer: await browser.post(`${address}/passkey`, { token, passkey: device.sign(challengeOf(page)), ...more }),
  }
}

describe('amr and acr say what was done', () => {
  it('S11 a password alone is one factor, in the ID token and in the session', async () => {
    const [browser, request] = [openBrowser(), authorizationRequest(at)]
    const texts = await methodClaims(browser, request, await trySignIn(browser, request, 'learner', 'somo'))
    expect(texts).toEqual({ acr: '1', amr: ['pwd'] })
    expect((await at.database.pool.query(sessions)).rows).toEqual([{ acr: '1', amr: ['pwd'] }])
  })

  it('S11 a code of the app and a recovery code are one-time passwords after a password: two factors', async () => {
    const secret = await addAppTo(at, 'learner')
    const [recovery = ''] = await addCodesTo(at, 'learner')
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    for (const field of [{ code: totpCode(secret, start) }, { recovery }]) {
      const [browser, request] = [openBrowser(), authorizationRequest(at)]
      const { target, token } = await typePassword(browser, request)
      const texts = await methodClaims(browser, request, await browser.post(target.href, { token, ...field }))
      expect(texts).toEqual({ acr: '2', amr: ['pwd', 'otp', 'mfa'] })
    }
    expect((await at.database.pool.query(sessions)).rows).toEqual(
      Array(2).fill({ acr: '2', amr: ['pwd', 'otp', 'mfa'] }),
    )
  })

  it('S11 a passkey alone is two factors, of a device’s own key or of one that may be copied, as it was at this use', async () => {
    for (const [mayBeSynced, kind] of [
      [false, 'hwk'],
      [true, 'swk'],
    ] as const) {
      const device = openPasskeyDevice(at.origin, mayBeSynced)
      await addPasskeyTo(at, 'learner', device)
      const alone = await usePasskeyAlone(device)
      expect(await methodClaims(alone.browser, alone.request, alone.answer)).toEqual({
        acr: '2',
        amr: [kind, 'user', 'mfa'],
      })
      const [browser, request] = [openBrowser(), authorizationRequest(at)]
      const { target, page, token } = await typePassword(browser, request)
      const answer = await browser.post(target.href, { token, passkey: device.sign(challengeOf(page)) })
      expect(await methodClaims(browser, request, answer)).toEqual({ acr: '2', amr: ['pwd', kind, 'user', 'mfa'] })
    }
  })

  it('S11 remembers whether the passkey was copied at its last use', async () => {
    const device = openPasskeyDevice(at.origin, true)
    await addPasskeyTo(at, 'learner', device)
    device.setSynced(true)
    expect((await usePasskeyAlone(device)).answer.status).toBe(303)
    expect((await at.database.pool.query('select is_synced from passkey')).rows).toEqual([{ is_synced: true }])
  })

  it('S11 a passkey made in the required set-up has not been used: the sign-in was a password, until it signs', async () => {
    const password = 'a sentence of manager'
    await at.embedded.accounts.change('manager', { passwordHash: await hashPassword(password) })
    await at.database.pool.query(
      `insert into setting (id, value, revision) values ('GENERAL.TWO_STEP_EDUCATION_MANAGER', 'REQUIRED', 2)`,
    )
    // The settings are read again after two seconds at the latest: until then a sign-in may need no set-up.
    const { browser, request, target, page, token } = await vi.waitFor(
      async () => {
        const visit = { browser: openBrowser(), request: authorizationRequest(at) }
        const typed = await typePassword(visit.browser, visit.request, 'manager', password)
        expect(typed.target.pathname).toContain('/set-up')
        return { ...visit, ...typed }
      },
      { timeout: 5000, interval: 200 },
    )
    const device = openPasskeyDevice(at.origin, false)
    const codes = await (await browser.post(target.href, { token, passkey: device.create(challengeOf(page)) })).text()
    expect(codes.match(/<li><code>/g)).toHaveLength(10)
    const texts = await methodClaims(browser, request, await browser.post(target.href, { token, done: 'yes' }))
    expect(texts).toEqual({ acr: '1', amr: ['pwd'] })
    const next = await usePasskeyAlone(device)
    expect(await methodClaims(next.browser, next.request, next.answer)).toEqual({
      acr: '2',
      amr: ['hwk', 'user', 'mfa'],
    })
  })

  it('S11 discovery names the levels', async () => {
    const discovery: unknown = await (await fetch(`${at.issuer}/.well-known/openid-configuration`)).json()
    expect(discovery).toMatchObject({ acr_values_supported: ['1', '2'] })
  })
})

describe('"Keep me signed in" with a passkey', () => {
  const endOf = ({ headers }: Response) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('somo_session='))
      ?.match(/expires=([^;]+)/i)?.[1] ?? null

  it('S11 keeps the session for 30 days where it was chosen, and ends it with the browser where it was not', async () => {
    const device = openPasskeyDevice(at.origin, true)
    await addPasskeyTo(at, 'learner', device)
    const remembered = await usePasskeyAlone(device, { keep: 'yes' })
    const until = endOf(await remembered.browser.get(locationOf(remembered.answer).href))
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000)
    const short = await usePasskeyAlone(device, { keep: '' })
    expect(endOf(await short.browser.get(locationOf(short.answer).href))).toBeNull()
  })

  it('S11 stays chosen when the passkey was not accepted', async () => {
    const device = openPasskeyDevice(at.origin, true)
    const { browser, answer } = await usePasskeyAlone(device, { keep: 'yes' })
    const page = await (await browser.get(locationOf(answer).href)).text()
    expect(page).toMatch(/id="keep"[^>]*checked/)
    expect(page).toMatch(/data-failed\s*>/)
  })
})
