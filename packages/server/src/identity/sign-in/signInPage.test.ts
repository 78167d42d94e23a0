import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { authorizationRequest, openSignIn, trySignIn, valueOf } from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'
import { pageLocales, pageTexts } from '../pages/pageTexts.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity({ signInLimits: { perAccountAndAddress: 1000 } })
})

afterAll(async () => {
  await at.stop()
  expect(at.errors).toEqual([])
})

const stylesOf = (page: string) => /href="([^"]+\.css[^"]*)"/.exec(page)?.[1] ?? ''

/** A page without what only formats its source: spaces between tags and attributes, and the ends of void elements. */
const flat = (page: string): string =>
  page
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' />', '>')
    .replaceAll(/ ?([<>]) ?/g, '$1')

/** What HTML asks of every page: unique ids, references that lead somewhere, one heading, nothing inline. */
function expectSound(source: string): void {
  const page = flat(source)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const references = / (?:for|aria-labelledby|aria-describedby|aria-controls|form)="([^"]+)"/g
  for (const [, name = ''] of page.matchAll(references)) {
    expect(ids, name).toContain(name)
  }
  for (const [, id = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  for (const [, id = ''] of page.matchAll(/<input class="[^"]*" id="([^"]+)"/g)) {
    expect(page).toMatch(new RegExp(`<label [^>]*for="${id}"`))
  }
  expect(page.match(/<h1/g)).toHaveLength(1)
  expect(page).toMatch(/^<!doctype html><html lang="(en|de|sw)" data-theme="(default|dark)">/)
  expect(page).not.toMatch(/ on[a-z]+=| style=|<style|<script(?! src=)|javascript:|undefined|\[object|null"/)
}

describe('the sign-in page', () => {
  it('is sound in each language and labels its fields for people, tools and password managers', async () => {
    for (const locale of pageLocales) {
      const opened = await openSignIn(openBrowser(), authorizationRequest(at, { ui_locales: locale }))
      const page = flat(opened.page)
      const texts = pageTexts[locale]
      expectSound(page)
      expect(page).toContain(`<html lang="${locale}"`)
      expect(page).toContain(`<title>${texts.signInTitle} – Somo</title>`)
      expect(page).toContain(`for="login">${texts.login}</label>`)
      expect(page).toContain(`for="password">${texts.password}</label>`)
      expect(page).toMatch(/id="login" name="login" type="text"[^>]*autocomplete="username"/)
      expect(page).toMatch(/id="password" name="password" type="password"[^>]*autocomplete="current-password"/)
    }
  })

  it('keeps a language that was chosen on it, for the next page too', async () => {
    const browser = openBrowser()
    const { address } = await openSignIn(browser, authorizationRequest(at, { ui_locales: 'en' }))
    const answer = await browser.get(`${address}?lang=sw`)
    const page = await answer.text()
    expect(page).toContain('<html lang="sw"')
    expect(page).toContain(`action="${new URL(address).pathname}?lang=sw"`)
    const form = { token: valueOf(page, 'token'), login: 'x', password: 'y' }
    // The app reads it too, so it is neither below the provider's path nor closed to scripts.
    expect(answer.headers.get('set-cookie')).toBe('somo_locale=sw; Path=/; Max-Age=31536000; SameSite=Lax')
    const failed = await browser.post(`${address}?lang=sw`, form)
    expect(await failed.text()).toContain(pageTexts.sw.refused)
    const { page: next } = await openSignIn(browser, authorizationRequest(at))
    expect(next).toContain('<html lang="sw"')
  })

  it('takes the language of the browser where nothing else says', async () => {
    const browser = openBrowser()
    const address = (await browser.get(authorizationRequest(at).url)).headers.get('location') ?? ''
    const page = await browser.get(new URL(address, at.origin).href, { 'accept-language': 'de-CH,de;q=0.9' })
    expect(await page.text()).toContain('<html lang="de"')
  })

  it('wears the last session’s theme and the colour of the unit, else of the preference, else our own', async () => {
    const open = async (theme: string) => {
      const browser = openBrowser()
      browser.setCookie('somo_theme', theme, '/')
      return (await openSignIn(browser, authorizationRequest(at))).page
    }
    const { pool } = at.database
    expect(stylesOf(await open('dark'))).toContain('page-5761ee.css')
    expect(await open('dark')).toContain('data-theme="dark"')
    expect(await open('"><b>')).toContain('data-theme="default"')
    await pool.query(`insert into module_preference values ('DESIGN', 'PRIMARY_COLOR', '0A7')`)
    expect(stylesOf(await open('default'))).toContain('page-00aa77.css')
    await pool.query(`insert into unit (uuid, key, name, is_general, color)
      values (gen_random_uuid(), 'all', 'A & <B>', true, '#112233')`)
    const page = flat(await open('default'))
    expect(stylesOf(page)).toContain('page-112233.css')
    expect(page).toContain('for A &amp; &lt;B&gt;</span>')
    const sheet = await (await fetch(at.origin + stylesOf(page))).text()
    expect(sheet).toContain('--somo-brand-exact:#112233')
  })
})

describe('an attempt that fails', () => {
  it('says one and the same for an unknown name, a wrong password and an inactive account', async () => {
    await at.embedded.accounts.change('manager', { isActive: false })
    const attempts = [
      ['nobody', 'somo'],
      ['learner', 'wrong'],
      ['manager', 'somo'],
      ['nobody@somo.example', 'x'],
    ]
    const pages = await Promise.all(
      attempts.map(async ([login = '', password = '']) => {
        const response = await trySignIn(openBrowser(), authorizationRequest(at), login, password)
        expect(response.status).toBe(422)
        const page = flat(await response.text())
        expect(valueOf(page, 'login')).toBe(login)
        const own = /(?:interaction|forgot-password)\/[\w-]+|name="token" value="[\w-]+"/g
        return page.replace(`value="${login}" autocomplete`, '').replaceAll(own, '')
      }),
    )
    await at.embedded.accounts.change('manager', { isActive: true })
    expect(new Set(pages).size).toBe(1)
  })

  it('moves to a summary that is tied to the fields, and keeps the name but never the password', async () => {
    const answer = await trySignIn(openBrowser(), authorizationRequest(at), 'learner', 'wr0ng"pass')
    const page = flat(await answer.text())
    expectSound(page)
    expect(page).toMatch(/id="problems"[^>]*tabindex="-1" autofocus/)
    expect(page).toContain(pageTexts.en.refused)
    expect(page.match(/aria-invalid="true" aria-describedby="problems-list"/g)).toHaveLength(2)
    expect(page).not.toContain('wr0ng')
    expect(page).toContain('value="learner" autocomplete="username"')
  })

  it('names each field that was left empty', async () => {
    const page = flat(await (await trySignIn(openBrowser(), authorizationRequest(at), ' ', '')).text())
    expectSound(page)
    expect(page).toContain('<a href="#login">Enter your username or email.</a>')
    expect(page).toContain('<a href="#password">Enter your password.</a>')
    expect(page).toMatch(/id="password"[^>]*aria-invalid="true" aria-describedby="password-problem"/)
  })

  it('writes hostile names, languages and hints as text', async () => {
    const hostile = `"><script>alert(1)</script>`
    const request = authorizationRequest(at, { ui_locales: hostile, login_hint: hostile })
    const { page } = await openSignIn(openBrowser(), request)
    const answer = flat(await (await trySignIn(openBrowser(), request, hostile, hostile)).text())
    const query = new URLSearchParams({ client_id: hostile, ui_locales: hostile, lang: hostile })
    const error = await (await openBrowser().get(`${at.issuer}/auth?${query}`)).text()
    const lost = await (await openBrowser().get(`${at.issuer}/interaction/x?${query}`)).text()
    for (const text of [page, answer, error, lost]) {
      expectSound(text)
      expect(text).not.toContain('<script>alert')
    }
    expect(answer).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })

  it('survives letters that PostgreSQL has none for, and very long input', async () => {
    const attempt = async (login: string, password: string) =>
      (await trySignIn(openBrowser(), authorizationRequest(at), login, password)).status
    expect(await attempt('lear\0ner\ud800', 'x')).toBe(422)
    expect(await attempt('a'.repeat(3000), 'x'.repeat(2000))).toBe(422)
    // As long as the field allows, of letters that a form writes longest.
    expect(await attempt('a', '語'.repeat(1024))).toBe(422)
    expect(await attempt('a', 'x'.repeat(17_000))).toBe(403)
  })
})

describe('the demo buttons', () => {
  it('fill the form without a script too, and sign nobody in by themselves', async () => {
    const browser = openBrowser()
    const { address, token } = await openSignIn(browser, authorizationRequest(at))
    const response = await browser.post(address, { token, login: '', password: '', demo: 'admin' })
    expect(response.status).toBe(200)
    const page = flat(await response.text())
    expectSound(page)
    expect(valueOf(page, 'login')).toBe('admin')
    expect(valueOf(page, 'password')).toBe('somo')
  })
})

describe('a form that is not ours', () => {
  it('is refused without the token, with another page’s token, from another site or in another browser', async () => {
    const browser = openBrowser()
    const { address, token } = await openSignIn(browser, authorizationRequest(at))
    const good = { token, login: 'learner', password: 'somo' }
    const other = await openSignIn(openBrowser(), authorizationRequest(at))
    expect((await browser.post(address, { ...good, token: '' })).status).toBe(403)
    expect((await browser.post(address, { ...good, token: other.token })).status).toBe(403)
    expect((await browser.post(address, good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await browser.post(address, good, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await openBrowser().post(address, good)).status).toBe(410)
    expect((await browser.post(address, good)).status).toBe(303)
  })

  it('that is over says so, and leads back to the app', async () => {
    const response = await openBrowser().get(`${at.issuer}/interaction/gone?lang=de`)
    expect(response.status).toBe(410)
    const page = flat(await response.text())
    expectSound(page)
    expect(page).toContain(pageTexts.de.expiredTitle)
    expect(page).toContain(`href="${at.origin}/"`)
  })
})

describe('the published design', () => {
  const key = 'a1'.repeat(20)
  const publish = (values: Record<string, string>): Promise<unknown> =>
    at.database.pool.query(
      `with gone as (delete from module_preference where module_name = 'DESIGN' and not key = any($1))
       insert into module_preference (module_name, key, value) select 'DESIGN', * from unnest($1::text[], $2::text[])
       on conflict (module_name, key) do update set value = excluded.value`,
      [Object.keys(values), Object.values(values)],
    )

  // A unit's own colour comes first, and a test above gave it one.
  beforeAll(() => at.database.pool.query('update unit set color = null').then(() => undefined))

  it('gives name, logo and colour to every page, as text and never as markup', async () => {
    await publish({ PRODUCT_NAME: 'Müller & <b>Söhne</b>', LOGO_URL: `/files/${key}.webp`, PRIMARY_COLOR: '#FC0' })
    const page = flat((await openSignIn(openBrowser(), authorizationRequest(at))).page)
    expectSound(page)
    expect(page).toContain('– Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;</title>')
    expect(page).toContain('type-lead">Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;</span>')
    expect(page).toContain(`<img class="logo" src="/files/${key}.webp" alt="">`)
    expect(stylesOf(page)).toContain('/page-ffcc00.css')
    const gone = flat(await (await openBrowser().get(`${at.issuer}/interaction/gone?lang=de`)).text())
    expect(gone).toContain('Zurück zu Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;</a>')
    expect(gone).not.toMatch(/Somo|\{product\}/)
  })

  it('counts for nothing where it cannot be shown', async () => {
    await publish({
      PRODUCT_NAME: 'x'.repeat(41),
      LOGO_URL: 'https://tracker.example.org/x.webp',
      PRIMARY_COLOR: 'red',
    })
    const { page } = await openSignIn(openBrowser(), authorizationRequest(at))
    expect(page).toContain('– Somo</title>')
    expect(page).not.toContain('<img')
    expect(stylesOf(page)).toContain('/page-5761ee.css')
    await publish({})
  })
})
