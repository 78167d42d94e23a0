import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import {
  authorizationRequest,
  errorOf,
  openSignIn,
  refresh,
  signInForTokens,
  trySignIn,
  valueOf,
} from '../testing/codeFlow.ts'
import { startIdentity, type RunningIdentity } from '../testing/startIdentity.ts'
import { pageLocales } from '../pages/pageTexts.ts'
import { forgotPasswordTexts } from './texts.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity({ resetLimits: { perAddress: 1000 } })
})
afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

interface Mail {
  readonly event: string
  readonly address: string
  readonly locale: string
  readonly body: string
}

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const text = 'select event, address, locale, body from outbox_mail where address = $1 order by created_at, uuid'
  return (await at.database.pool.query<Mail>(text, [address])).rows
}

/** Waits until the outbox holds `count` mails to an address; answers them, oldest first. */
async function waitForMails(address: string, count: number): Promise<readonly Mail[]> {
  await vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(count))
  return mailsTo(address)
}

const linkIn = (mail: Mail | undefined): string => /http\S+\/oidc\/invitation\/[\w-]+/.exec(mail?.body ?? '')?.[0] ?? ''

async function askFor(login: string, browser: Browser = openBrowser(), query = '', place = at): Promise<Response> {
  const address = `${place.issuer}/forgot-password${query}`
  const token = valueOf(await (await browser.get(address)).text(), 'token')
  return browser.post(address, { token, login })
}

async function choose(link: string, password: string): Promise<Response> {
  const browser = openBrowser()
  const token = valueOf(await (await browser.get(link)).text(), 'token')
  return browser.post(link, { token, password })
}

async function audited(): Promise<readonly string[]> {
  const text = `select action from audit_event where action in ('user.forgotPassword', 'user.setPassword') order by at`
  return (await at.database.pool.query<{ action: string }>(text)).rows.map(({ action }) => action)
}

describe('a forgotten password', () => {
  it('W2: is replaced by a mailed link, once; sessions and other links end, a notice is mailed, both are audited', async () => {
    const browser = openBrowser()
    const { tokens } = await signInForTokens(at, browser, 'learner')
    const { page } = await openSignIn(openBrowser(), authorizationRequest(at, { ui_locales: 'de' }))
    const path = /href="(\/oidc\/forgot-password[^"]*)"/.exec(page)?.[1] ?? ''
    expect(path).toContain('lang=de')
    expect(await (await openBrowser().get(`${at.origin}${path}`)).text()).toContain(forgotPasswordTexts.de.title)

    await askFor('learner')
    await waitForMails('learner@somo.example', 1)
    await askFor('Learner@somo.example ', openBrowser(), '?lang=sw')
    const [first, second] = await waitForMails('learner@somo.example', 2)
    expect(second).toMatchObject({ event: 'PASSWORD_RESET', locale: 'sw' })
    expect((await openBrowser().get(linkIn(first))).status).toBe(410)

    expect((await choose(linkIn(second), 'short')).status).toBe(422)
    expect((await choose(linkIn(second), 'three blue giraffes')).status).toBe(200)
    expect((await openBrowser().get(linkIn(second))).status).toBe(410)
    expect(await errorOf(await refresh(at, tokens.refresh_token))).toBe('invalid_grant')
    expect((await trySignIn(openBrowser(), authorizationRequest(at), 'learner', 'somo')).status).toBe(422)
    expect((await trySignIn(openBrowser(), authorizationRequest(at), 'learner', 'three blue giraffes')).status).toBe(
      303,
    )
    expect((await waitForMails('learner@somo.example', 3))[2]).toMatchObject({ event: 'PASSWORD_CHANGED' })
    expect(await audited()).toEqual(['user.forgotPassword', 'user.forgotPassword', 'user.setPassword'])
  })

  it('W2: works with a link for one hour', async () => {
    await askFor('manager')
    const [mail] = await waitForMails('manager@somo.example', 1)
    expect((await openBrowser().get(linkIn(mail))).status).toBe(200)
    await at.database.pool.query(
      `update invitation set expires_at = expires_at - interval '1 hour' where used_at is null`,
    )
    expect((await openBrowser().get(linkIn(mail))).status).toBe(410)
  })

  it('W2: gets the same answer for everyone, before anyone is looked for', async () => {
    const { pool } = at.database
    await pool.query(`update account set is_active = false where username = 'all'`)
    const answers: string[] = []
    // Accounts cannot be read at all, yet everyone is answered: so the answer depends on nothing in them.
    const lock = await pool.connect()
    await lock.query('begin; lock table account in access exclusive mode')
    for (const login of ['admin', 'nobody', 'nobody@somo.example', 'all', `' or 1=1 --`]) {
      const answer = await askFor(login)
      expect(answer.status).toBe(200)
      answers.push((await answer.text()).replace(`“${login.replaceAll(`'`, '&#39;')}”`, '…'))
    }
    await lock.query('rollback')
    lock.release()
    expect(new Set(answers).size).toBe(1)
    await waitForMails('admin@somo.example', 1)
    // One after the other: once the mail of a later request is there, the earlier ones are over.
    const { rows } = await pool.query<{ address: string }>(
      `select distinct address from outbox_mail where event = 'PASSWORD_RESET' order by 1`,
    )
    expect(rows.map(({ address }) => address)).toEqual([
      'admin@somo.example',
      'learner@somo.example',
      'manager@somo.example',
    ])
  })

  it('W2: sends an account three mails an hour, whichever of its names was entered, and tells nobody', async () => {
    await at.database.pool.query(`update account set is_active = true where username = 'all'`)
    for (const login of ['all', 'all@somo.example', 'ALL', 'all', 'all@somo.example']) {
      expect((await askFor(login)).status).toBe(200)
    }
    await askFor('manager')
    await waitForMails('manager@somo.example', 2)
    expect(await mailsTo('all@somo.example')).toHaveLength(3)
  })

  it('W2: is refused from an address that asked too often, in words and with the time to wait', async () => {
    const limited = await startIdentity({ resetLimits: { perAddress: 2 } })
    try {
      const ask = () => askFor('nobody', openBrowser(), '', limited)
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect(await refused.text()).toContain('Try again in 60 minutes.')
    } finally {
      await limited.stop()
    }
  })

  it('W2: has pages in each language without scripts, which name whom to ask and keep what was typed', async () => {
    const setting = `insert into setting (id, value) values ('GENERAL.SUPPORT_EMAIL', 'help@somo.example')`
    await at.database.pool.query(setting)
    const readPage = async () => (await openBrowser().get(`${at.issuer}/forgot-password`)).text()
    // Settings are kept for two seconds.
    await vi.waitFor(async () => expect(await readPage()).toContain('href="mailto:help@somo.example"'), 4000)
    for (const locale of pageLocales) {
      const texts = forgotPasswordTexts[locale]
      const browser = openBrowser()
      const page = await (await browser.get(`${at.issuer}/forgot-password?lang=${locale}`)).text()
      expect(page).toContain(`<html lang="${locale}"`)
      expect(page).toContain(texts.help)
      expect(page).not.toContain('<script')
      const missing = await askFor('  ', browser, `?lang=${locale}`)
      expect(missing.status).toBe(422)
      expect(await missing.text()).toContain('id="login-problem"')
      expect(await (await askFor('<b>', browser, `?lang=${locale}`)).text()).toContain('&lt;b&gt;')
    }
  })

  it('W2: is not asked for by other sites', async () => {
    const browser = openBrowser()
    const address = `${at.issuer}/forgot-password`
    const token = valueOf(await (await browser.get(address)).text(), 'token')
    expect((await browser.post(address, { token: 'x', login: 'admin' })).status).toBe(403)
    expect((await browser.post(address, { token, login: 'admin' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect((await fetch(address, { method: 'PUT' })).status).toBe(405)
    expect((await fetch(`${address}/a/b`, { headers: { accept: 'text/html' } })).status).toBe(404)
  })
})
