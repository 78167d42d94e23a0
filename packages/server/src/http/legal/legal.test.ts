import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../log.ts'
import { pageLocales } from '../../identity/pages/pageTexts.ts'
import { ask } from '../../testing/ask.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { openExchange } from '../exchange.ts'
import { createServer } from 'node:http'
import { createLegalRoute } from './legalRoute.ts'
import { legalKinds, type LegalTexts } from './legalTexts.ts'
import { legalWords } from './legalWords.ts'

let server: TestServer

beforeAll(async () => {
  // People come from elsewhere: the pages must not need the provider inside.
  server = await startTestServer()
})
afterAll(() => server.close())

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask(server.url + path, { headers: { accept: 'text/html', ...headers } })

describe('a legal page', () => {
  it.each(legalKinds)('%s says in each language that it is not published yet, and where to turn', async (kind) => {
    for (const locale of pageLocales) {
      const answer = await open(`/legal/${kind}`, { 'accept-language': locale })
      expect(answer.status).toBe(200)
      const page = await answer.text()
      const words = legalWords[locale]
      expect(page).toContain(`<html lang="${locale}"`)
      expect(page).toContain(`<title>${words[kind]} – Somo</title>`)
      expect(page).toContain(`>${words[kind]}</h1>`)
      expect(page).toContain(words.unpublished)
      expect(page).toContain(words.whereToTurn.replace('{product}', 'Somo'))
      expect(page.match(/<h1/g)).toHaveLength(1)
      expect(page.match(/aria-current="page"/g)).toHaveLength(1)
    }
  })

  it('runs no script, holds nothing inline, is framed by nobody and kept by nobody', async () => {
    const answer = await open('/legal/privacy')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'.*trusted-types 'none'$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('permissions-policy')).toContain('camera=()')
    expect(await answer.text()).not.toMatch(/<script| on[a-z]+=| style=|<style|javascript:|undefined|\[object|null"/)
  })

  it('keeps a language chosen on it, for the app too, and takes the theme of the last visit', async () => {
    const chosen = await open('/legal/terms?lang=sw', { cookie: 'somo_theme=dark', 'accept-language': 'de' })
    expect(chosen.headers.get('set-cookie')).toBe('somo_locale=sw; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(await chosen.text()).toContain('<html lang="sw" data-theme="dark">')
    const next = await open('/legal/imprint', { cookie: 'somo_locale=sw', 'accept-language': 'de' })
    expect(next.headers.get('set-cookie')).toBeNull()
    expect(await next.text()).toContain('<html lang="sw"')
  })

  it('speaks of the product by its published name', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into module_preference (module_name, key, value) values ('DESIGN', 'PRODUCT_NAME', 'Uferwerk Akademie')`,
    )
    const page = await (await open('/legal/imprint', { 'accept-language': 'en' })).text()
    await pool.query(`delete from module_preference where module_name = 'DESIGN'`)
    expect(page).toContain('Back to Uferwerk Akademie')
    expect(page).toContain('the administrators of Uferwerk Akademie')
    expect(page).not.toContain('{product}')
  })

  it('brings its own sheet and fonts', async () => {
    const page = await (await open('/legal/imprint')).text()
    for (const [, address = ''] of page.matchAll(/(?:href)="(\/legal\/assets\/[^"]+)"/g)) {
      const file = await open(address.replaceAll('&amp;', '&'))
      expect(file.status, address).toBe(200)
      expect(file.headers.get('cache-control')).toContain('immutable')
    }
  })

  it.each(['/legal', '/legal/', '/legal/other', '/legal/Imprint', '/legal/imprint/more', '/legal/..%2fx'])(
    'is not what stands at %s; those that exist are named there',
    async (path) => {
      const answer = await open(path, { 'accept-language': 'en' })
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain(legalWords.en.unknownTitle)
      for (const kind of legalKinds) expect(page).toContain(`href="/legal/${kind}"`)
    },
  )

  it('is only read', async () => {
    expect((await ask(`${server.url}/legal/imprint`, { method: 'POST' })).status).toBe(405)
    const head = await ask(`${server.url}/legal/imprint`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a published text', () => {
  const texts: LegalTexts = {
    find: (kind) =>
      kind === 'imprint'
        ? Promise.resolve({
            locale: 'de',
            title: 'Impressum der Uferwerk',
            form: 'TEXT',
            body: 'Uferwerk <b>GmbH</b>\nHafenstraße 1\n\n## Kontakt\n\n- [Post](mailto:post@uferwerk.example)\n- [Böses](javascript:alert(1))',
            publishedAt: new Date('2026-11-20T00:00:00Z'),
          })
        : Promise.reject(new Error('The store is away')),
    findComing: (kind) =>
      Promise.resolve(
        kind === 'imprint' || kind === 'terms'
          ? {
              locale: 'de',
              title: 'Neue Regeln',
              ...(kind === 'terms'
                ? { form: 'LINK', body: 'https://uferwerk.example/regeln?a=1&b=2' }
                : { form: 'TEXT', body: 'Ab März.' }),
              startsOn: '2027-03-01',
            }
          : null,
      ),
  }
  let close: () => void
  let url: string

  beforeAll(async () => {
    const handle = createLegalRoute({ pool: server.database.pool, texts, log: createLog('silent'), isSecure: true })
    const http = createServer((request, response) => void handle(openExchange(request, response)))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    close = () => http.close()
  })
  afterAll(() => close())

  it('is shown as text, with the day it was published', async () => {
    const page = await (await ask(`${url}/legal/imprint`, { headers: { 'accept-language': 'de' } })).text()
    expect(page).toContain('<h1 class="type-h1" >Impressum der Uferwerk</h1>')
    expect(page).toContain('Uferwerk &lt;b&gt;GmbH&lt;/b&gt;<br>Hafenstraße 1')
    expect(page).toContain('<h2 class="legal-heading type-h3">Kontakt</h2>')
    expect(page).toContain('<a class="legal-link" href="mailto:post@uferwerk.example" rel="noreferrer">Post</a>')
    expect(page).not.toContain('href="javascript')
    expect(page).toContain('Veröffentlicht am 20. November 2026')
    expect(page).not.toContain(legalWords.de.unpublished)
  })

  it('that exists in another language only is shown in that one, and says so', async () => {
    const page = await (await ask(`${url}/legal/imprint?lang=sw`)).text()
    expect(page).toContain('<h1 class="type-h1" lang="de">Impressum der Uferwerk</h1>')
    expect(page).toContain('Maandishi haya yapo kwa lugha hii tu: Deutsch.')
  })

  it('that comes is announced with its day beside the present one, and read before', async () => {
    const present = await (await ask(`${url}/legal/imprint`, { headers: { 'accept-language': 'de' } })).text()
    expect(present).toContain(
      'Ab dem 1. März 2027 gilt eine neue Fassung. <a class="legal-link" href="/legal/imprint/next">Die neue Fassung lesen</a>',
    )
    const coming = await (await ask(`${url}/legal/imprint/next`, { headers: { 'accept-language': 'en' } })).text()
    expect(coming).toContain('<h1 class="type-h1" lang="de">Neue Regeln</h1>')
    expect(coming).toContain('This version takes effect on 1 March 2027. This text is only available in Deutsch.')
    expect(coming).toContain('<a class="legal-link" href="/legal/imprint">Read the current version</a>')
    expect(coming).not.toContain('Hafenstraße')
  })

  it('that comes is announced where none is in force, and its address leads to the present one once none waits', async () => {
    const none = await (await ask(`${url}/legal/terms`, { headers: { 'accept-language': 'en' } })).text()
    expect(none).toContain(legalWords.en.unpublished)
    expect(none).toContain('A new version takes effect on 1 March 2027.')
    const linked = await (await ask(`${url}/legal/terms/next`, { headers: { 'accept-language': 'en' } })).text()
    expect(linked).toContain(legalWords.en.elsewhere)
    expect(linked).toContain(
      '<a class="legal-link" href="https://uferwerk.example/regeln?a=1&amp;b=2" target="_blank" rel="noreferrer">https://uferwerk.example/regeln?a=1&amp;b=2</a>',
    )
    const gone = await (await ask(`${url}/legal/privacy/next`, { headers: { 'accept-language': 'en' } })).text()
    expect(gone).toContain(legalWords.en.unpublished)
    expect(gone).not.toContain('holds from')
  })

  it('that cannot be read is told as one that is not there', async () => {
    const answer = await ask(`${url}/legal/privacy?lang=en`)
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    expect(await answer.text()).toContain(legalWords.en.unpublished)
  })
})

it('every word is there in each language, with the same places to fill, and really translated', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  for (const locale of ['de', 'sw'] as const) {
    expect(Object.keys(legalWords[locale])).toEqual(Object.keys(legalWords.en))
    for (const [key, text] of Object.entries(legalWords.en)) {
      const other = new Map(Object.entries(legalWords[locale])).get(key) ?? ''
      expect(other, `${locale} ${key}`).not.toBe(text)
      expect(places(other), `${locale} ${key}`).toEqual(places(text))
    }
  }
})
