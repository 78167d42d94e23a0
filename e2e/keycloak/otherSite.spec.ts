import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { note } from './fixtures/note.ts'
import { keycloakUrl, parentOrigin, serverUrl } from './fixtures/places.ts'
import { askForCode, askSessionPage, exchange, silenceApp } from './fixtures/protocol.ts'
import { grants, signInRequests, silentAttempts, statuses } from './fixtures/requests.ts'
import { fillIn, signIn, welcome } from './fixtures/signIn.ts'
import { expect, test, useClient } from './fixtures/test.ts'

// The provider is another site, and the browser gives its iframes no cookie.
test.use({ server: 'abroad' })
test.beforeEach(({ page }) => blockForeignCookies(page))

/**
 * Browsers block third-party cookies by default or in private windows; Chromium has no such switch for a single
 * context.
 */
async function blockForeignCookies(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

const sessionPages = (page: Page) => page.frames().filter((frame) => frame.url().includes('login-status-iframe'))

test('C36 third-party-blocked: signed in, renewed by refresh token, and nothing turns in a circle', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(
    context,
    await admin.addClient(({ attributes }) => ({ attributes: { ...attributes, 'access.token.lifespan': '20' } })),
  )
  await signIn(page, person)
  watch.reset()
  await expect.poll(() => grants(watch).length, { timeout: 60_000 }).toBe(2)
  expect(await statuses(grants(watch))).toEqual([200, 200])
  expect(silentAttempts(watch)).toEqual([])
  await page.reload()
  await expect(welcome(page)).toBeVisible()
  // The iframe is tried once and fails; then the refresh token is used.
  expect([silentAttempts(watch).length, grants(watch).length, signInRequests(watch)]).toEqual([1, 3, []])
})

test('C37 session-error-unarmed: the session page that sees no cookie is left alone', async ({
  page,
  person,
  watch,
}) => {
  await signIn(page, person)
  await expect
    .poll(() => watch.requests.some((request) => request.url().includes('login-status-iframe.html')))
    .toBe(true)
  await expect.poll(() => sessionPages(page).length).toBe(0)
  await expect(welcome(page)).toBeVisible()
  expect(signInRequests(watch)).toHaveLength(1)
  const caps = await page.evaluate(() => localStorage.getItem('somo.oidc.caps') ?? '')
  expect(caps).toContain('"sessionCheck":{"works":"no"')
})

test('C62 embed-login: in a frame of another site a window signs in, and the refresh token renews', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(
    context,
    await admin.addClient(({ attributes }) => ({ attributes: { ...attributes, 'access.token.lifespan': '20' } })),
  )
  const frame = `<iframe id="somo" src="${serverUrl('abroad')}/" width="1000" height="700"></iframe>`
  const parent = await serveParent(`<!doctype html><title>Parent</title>${frame}`)
  await page.goto(parentOrigin())
  const app = page.frameLocator('#somo')
  const opened = context.waitForEvent('page')
  await app.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillIn(await opened, person)
  await expect(app.getByRole('heading', { level: 1, name: 'Zawadi' })).toBeVisible()
  watch.reset()
  await expect.poll(() => grants(watch).length, { timeout: 40_000 }).toBe(1)
  expect([await statuses(grants(watch)), silentAttempts(watch).length]).toEqual([[200], 0])
  await parent[Symbol.asyncDispose]()
})

/** The page that embeds the app, on a site of its own. */
async function serveParent(html: string): Promise<Server> {
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html))
  await once(server.listen(Number(new URL(parentOrigin()).port), '127.0.0.1'), 'listening')
  return server
}

test.describe('asked by hand', () => {
  test.use({ server: 'home', isWatched: false })

  test('fact: the session page without a cookie', async ({ page, person }) => {
    await silenceApp(page)
    const tokens = await exchange(await askForCode(page, { scope: 'openid' }, person))
    const elsewhere = keycloakUrl().replace('localhost', '127.0.0.1')
    note('session page, cookies blocked', await askSessionPage(page, String(tokens['session_state']), elsewhere))
  })
})
