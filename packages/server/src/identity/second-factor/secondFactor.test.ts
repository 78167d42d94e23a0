import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../accounts/password.ts'
import { inTransaction } from '../../database/transaction.ts'
import { endEverySession } from '../gateway/sessions.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  type AuthorizationRequest,
  authorizationRequest,
  claimsOf,
  exchange,
  followToApp,
  locationOf,
  openSignIn,
  signInSilently,
  tokensOf,
  trySignIn,
  valueOf,
} from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'
import { addAppTo, addCodesTo } from '../testing/secondFactors.ts'
import { totpCode } from './totp.ts'

let at: RunningIdentity
// The 30-second step of each test begins here, so that no code runs out between two lines.
const start = Math.floor(Date.now() / 30_000) * 30_000 + 5000

beforeAll(async () => {
  at = await startIdentity()
})

afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

afterEach(async () => {
  vi.useRealTimers()
  for (const table of [
    'authenticator_app',
    'recovery_code',
    'passkey',
    'pending_sign_in',
    'sign_in_limit',
    'setting',
    'oidc_payload',
  ]) {
    await at.database.pool.query(`delete from ${table}`)
  }
})

const stopClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

/** Types the right password; answers where the browser is led and what its page says. */
async function typePassword(
  browser: Browser,
  request: AuthorizationRequest = authorizationRequest(at),
  login = 'learner',
  password = 'somo',
) {
  const target = locationOf(await trySignIn(browser, request, login, password))
  const page = await (await browser.get(target.href)).text()
  return { request, target, page, token: valueOf(page, 'token') }
}

async function typeCode(code: string, field = 'code') {
  const browser = openBrowser()
  const { request, target, token } = await typePassword(browser)
  return { browser, request, answer: await browser.post(target.href, { token, [field]: code }) }
}

describe('the second step', () => {
  it('S11 asks for a code after the password, and a right one signs in and says so in amr', async () => {
    const secret = await addAppTo(at, 'learner')
    stopClock(start)
    const { browser, request, answer } = await typeCode(totpCode(secret, start))
    const callback = await followToApp(browser, answer)
    const { id_token } = await tokensOf(await exchange(at, request, callback))
    expect(claimsOf(id_token)['amr']).toEqual(['pwd', 'otp', 'mfa'])
  })

  it('S11 a password alone is still enough for who has no second factor, and amr says no more', async () => {
    const browser = openBrowser()
    const request = authorizationRequest(at)
    const callback = await followToApp(browser, await trySignIn(browser, request, 'learner', 'somo'))
    expect(claimsOf((await tokensOf(await exchange(at, request, callback))).id_token)['amr']).toEqual(['pwd'])
  })

  it('S11 never takes a code twice, nor an older one after a newer one', async () => {
    const secret = await addAppTo(at, 'learner')
    stopClock(start)
    const code = totpCode(secret, start)
    expect((await typeCode(code)).answer.status).toBe(303)
    const { answer } = await typeCode(code)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('That code was used already.')
    expect((await typeCode(totpCode(secret, start - 30_000))).answer.status).toBe(422)
  })

  it('S11 takes the code of the step before and after, and none further away', async () => {
    const secret = await addAppTo(at, 'learner')
    stopClock(start)
    for (const [drift, status] of [
      [-60_000, 422],
      [-30_000, 303],
      [30_000, 303],
      [60_000, 422],
    ] as const) {
      const { answer } = await typeCode(totpCode(secret, start + drift))
      expect(answer.status, String(drift)).toBe(status)
      if (status === 422) expect(await answer.text()).toContain('Check the time on your phone and try the newest code.')
    }
  })

  it('S11 takes a recovery code once, and mails its person', async () => {
    await addAppTo(at, 'learner')
    await at.database.pool.query(
      `insert into person (uuid, subject) select gen_random_uuid(), uuid::text from account where username = 'learner' on conflict do nothing`,
    )
    const [code = ''] = await addCodesTo(at, 'learner')
    const { browser, answer } = await typeCode(` ${code.toUpperCase()} `, 'recovery')
    expect((await followToApp(browser, answer)).searchParams.has('code')).toBe(true)
    const again = await typeCode(code, 'recovery')
    expect(again.answer.status).toBe(422)
    expect(await again.answer.text()).toContain('was used already')
    const { rows } = await at.database.pool.query<{ body: string }>(
      `select body from outbox_mail where event = 'SECOND_FACTOR'`,
    )
    expect(rows.map(({ body }) => body).join()).toContain('a recovery code was used')
  })

  it('S11 pauses after five wrong codes of one account, wherever they come from, with the right one too', async () => {
    const secret = await addAppTo(at, 'learner')
    stopClock(start)
    for (let round = 0; round < 5; round++) expect((await typeCode('000000')).answer.status).toBe(422)
    const { answer } = await typeCode(totpCode(secret, start))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await answer.text()).toContain('Try again in 15 minutes.')
    // S5: whoever types wrong codes knows the password.
    const entries = `select e.action from audit_event e join person p on p.uuid = e.object where p.username = 'learner' and e.action like 'signIn.%' order by e.at`
    await expect
      .poll(async () => (await at.database.pool.query<{ action: string }>(entries)).rows.map(({ action }) => action))
      .toEqual(expect.arrayContaining(['signIn.fail', 'signIn.limit']))
  })

  it('S11 the page is in the reader’s language and names what to do', async () => {
    await addAppTo(at, 'learner')
    for (const [locale, words] of [
      ['de', 'Bestätigen Sie Ihre Identität'],
      ['sw', 'Thibitisha kuwa ni wewe'],
    ] as const) {
      expect((await typePassword(openBrowser(), authorizationRequest(at, { ui_locales: locale }))).page).toContain(
        words,
      )
    }
  })
})

describe('nobody gets in with the password alone', () => {
  /** Whatever a browser may try after the password: none leads to a code, a session or a token. */
  async function expectOutside(browser: Browser) {
    const silent = await signInSilently(at, browser)
    expect(silent.callback.searchParams.get('error')).toBe('login_required')
    const again = locationOf(await browser.get(authorizationRequest(at).url))
    expect(again.pathname).toMatch(/^\/oidc\/interaction\/[\w-]+$/)
    const { rows } = await at.database.pool
      .query(`select from oidc_payload where kind in ('AuthorizationCode', 'AccessToken', 'RefreshToken', 'Grant')
      or (kind = 'Session' and payload ? 'accountId')`)
    expect(rows).toHaveLength(0)
  }

  it('S11 not by the address at which the provider goes on, nor by starting another sign-in', async () => {
    await addAppTo(at, 'learner')
    const browser = openBrowser()
    const { target } = await typePassword(browser)
    const uid = target.pathname.split('/')[3] ?? ''
    const resumed = await browser.get(`${at.issuer}/auth/${uid}`)
    expect(resumed.headers.get('location') ?? '').not.toContain('code=')
    await expectOutside(browser)
  })

  it('S11 not by the set-up page, by a new app or by the end of a set-up: who has a factor has to use it', async () => {
    const secret = await addAppTo(at, 'learner')
    const browser = openBrowser()
    const { target, token } = await typePassword(browser)
    const setUp = target.href.replace('/second', '/set-up')
    expect(locationOf(await browser.get(setUp)).href).toBe(target.href)
    for (const form of [{ done: 'yes' }, { code: totpCode(secret, Date.now()) }, { passkey: '{}' }]) {
      expect(locationOf(await browser.post(setUp, { token, ...form })).href).toBe(target.href)
    }
    await expectOutside(browser)
  })

  it('S11 not by the page of another sign-in, whose password was not typed', async () => {
    const secret = await addAppTo(at, 'learner')
    const browser = openBrowser()
    await typePassword(browser)
    const { address, token } = await openSignIn(browser, authorizationRequest(at))
    stopClock(start)
    for (const step of ['second', 'set-up']) {
      expect(
        locationOf(await browser.post(`${address}/${step}`, { token, code: totpCode(secret, start), done: 'yes' }))
          .href,
      ).toBe(address)
    }
    expect(locationOf(await browser.post(`${address}/passkey`, { token, passkey: '{"id":"x"}' })).search).toBe(
      '?passkey=refused',
    )
    await expectOutside(browser)
  })

  it('S11 not from another browser, nor with a form that another site sent', async () => {
    const secret = await addAppTo(at, 'learner')
    const browser = openBrowser()
    const { target, token } = await typePassword(browser)
    stopClock(start)
    const form = { token, code: totpCode(secret, start) }
    expect((await openBrowser().post(target.href, form)).status).toBe(410)
    expect((await browser.post(target.href, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await browser.post(target.href, { ...form, token: 'x' })).status).toBe(403)
    await expectOutside(browser)
  })

  it('S11 not once the account was suspended or signed out everywhere between the two steps', async () => {
    const secret = await addAppTo(at, 'learner')
    const browser = openBrowser()
    const { target, token } = await typePassword(browser)
    await at.embedded.accounts.change('learner', { isActive: false })
    try {
      stopClock(start)
      const answer = await browser.post(target.href, { token, code: totpCode(secret, start) })
      expect(locationOf(answer).pathname).toBe(target.pathname.replace('/second', ''))
    } finally {
      await at.embedded.accounts.change('learner', { isActive: true })
    }
    await expectOutside(browser)
    // A new password ends every session, and every sign-in that the old one began.
    const other = await typePassword(openBrowser())
    const account = await at.embedded.accounts.findByLogin('learner')
    await inTransaction(at.database.pool, (client) => endEverySession(client, [account?.uuid ?? '']))
    const { rows } = await at.database.pool.query('select from pending_sign_in')
    expect(rows).toHaveLength(0)
    expect(other.target.pathname).toContain('/second')
  })
})

describe('a second step that a role requires', () => {
  const requireFor = (role: string) =>
    at.database.pool.query(`insert into setting (id, value, revision) values ($1, 'REQUIRED', 2)`, [
      `GENERAL.TWO_STEP_${role}`,
    ])

  /** A person of their own: the public password of the demo accounts is let in all the same. */
  async function ownPassword(username: 'learner' | 'manager') {
    await at.embedded.accounts.change(username, { passwordHash: await hashPassword(`a sentence of ${username}`) })
    return `a sentence of ${username}`
  }

  async function waitForSettings() {
    // The reader keeps what it read for two seconds of the process's own clock.
    await vi.waitFor(
      async () => {
        const browser = openBrowser()
        const target = locationOf(
          await trySignIn(browser, authorizationRequest(at), 'manager', await ownPassword('manager')),
        )
        expect(target.pathname).toContain('/set-up')
      },
      { timeout: 5000, interval: 200 },
    )
  }

  it('S11 leads people of that role through the set-up before they get in, others and demo accounts not', async () => {
    const password = await ownPassword('learner')
    await requireFor('EDUCATION_MANAGER')
    await waitForSettings()
    const others = await trySignIn(openBrowser(), authorizationRequest(at), 'learner', password)
    expect(locationOf(others).pathname).not.toContain('/set-up')
    const demo = await trySignIn(openBrowser(), authorizationRequest(at), 'all', 'somo')
    expect(locationOf(demo).pathname).not.toContain('/set-up')

    const browser = openBrowser()
    const { request, target, page, token } = await typePassword(
      browser,
      authorizationRequest(at),
      'manager',
      'a sentence of manager',
    )
    expect(page).toContain('Set up two-step sign-in')
    expect((await signInSilently(at, browser)).callback.searchParams.get('error')).toBe('login_required')
    expect((await browser.post(target.href, { token, done: 'yes' })).status).toBe(422)
    expect((await browser.post(target.href, { token, code: '000000' })).status).toBe(422)
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
    stopClock(start)
    const codes = await (await browser.post(target.href, { token, code: totpCode(secret, start) })).text()
    expect(codes.match(/<li><code>/g)).toHaveLength(10)
    const callback = await followToApp(browser, await browser.post(target.href, { token, done: 'yes' }))
    expect(claimsOf((await tokensOf(await exchange(at, request, callback))).id_token)['amr']).toEqual([
      'pwd',
      'otp',
      'mfa',
    ])
    // From now on it is asked for.
    expect(
      (await typePassword(openBrowser(), authorizationRequest(at), 'manager', 'a sentence of manager')).target.pathname,
    ).toContain('/second')
  })
})
