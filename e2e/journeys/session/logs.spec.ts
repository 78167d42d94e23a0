import type { BrowserContext, Page, Request } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { quiet } from '../../fixtures/quiet.ts'
import { watchSecrets } from '../../fixtures/session/secrets.ts'
import { heading, signOut } from '../../fixtures/session/sessions.ts'
import { fillIn, gateButton, givenName, greeting, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { endDatabase, endProduct, startProduct } from '../../server/productProcess.ts'
import { freePlaces, makeDataDir } from '../../server/testServer.ts'

test.use({ maxDocuments: 16 })

/** The two addresses to which the provider answers, and nowhere else may a code stand. */
const answerPlaces = ['/', '/silent-refresh.html']

/** A sign-in with every kind of mishap that is worth a line in a log. */
async function signInWithMishaps(page: Page, context: BrowserContext, url: string): Promise<void> {
  await page.clock.install()
  await page.goto(`${url}/media?x=1`)
  const form = signInPage(page)
  await form.login.fill('learner')
  await form.password.fill('not-the-password')
  await form.submit.click()
  await fillIn(page, 'learner')
  await expect(heading(page, 'My media')).toBeVisible()
  await page.goto(`${url}/dashboard`)
  await expect(greeting(page, givenName('learner'))).toBeVisible()
  await context.route('**/graphql', (route) => route.continue({ postData: '{"query":' }))
  await page.reload()
  await expect(greeting(page, givenName('learner'))).toBeVisible()
  await page.clock.fastForward(240_000)
  await context.route('**/oidc/token', (route) => route.abort())
  await page.clock.fastForward(240_000)
  await context.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(greeting(page, givenName('learner'))).toBeVisible()
}

/** The answer of a sign-in a second time, with a token made up, and a token in the wrong place: all for the server's log. */
async function provokeServer(page: Page, url: string, answer: string): Promise<void> {
  await page.goto(answer)
  await expect(greeting(page, givenName('learner'))).toBeVisible()
  await page.evaluate(async (origin) => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('somo.oidc.tokens') ?? '{}')
    const token = String(Reflect.get(stored instanceof Object ? stored : {}, 'accessToken'))
    const headers = { 'Content-Type': 'application/json', 'Apollo-Require-Preflight': 'true' }
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}x` },
      body: '{"query":"{ no }"}',
    })
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `{ ${token} }` }),
    })
    await fetch(`${origin}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'somo-app', refresh_token: token }),
    })
  }, url)
}

test('ASVS 28 addresses and logs: no token and no code in any address, referrer, console, error report or server log', async ({
  page,
  context,
  watch,
}) => {
  const dataDir = await makeDataDir()
  const product = await startProduct({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    ...(await freePlaces()),
  })
  const secrets = await watchSecrets(context)
  const lines: string[] = []
  page.on('console', (line) => lines.push(`${line.text()} ${line.location().url}`))
  context.on('weberror', (error) => lines.push(error.error().stack ?? error.error().message))
  try {
    await signInWithMishaps(page, context, product.url)
    const answer = watch.requests
      .map((request) => request.url())
      .find((url) => new URL(url).searchParams.has('code') && new URL(url).pathname === '/')
    await provokeServer(page, product.url, answer ?? '')
    await signOut(page)
    await expect(gateButton(page)).toBeVisible()
    await quiet(page)
    expect(new Set(secrets.found().map(({ kind }) => kind))).toEqual(
      new Set(['code', 'code_verifier', 'access_token', 'id_token', 'refresh_token']),
    )
    expect(await addressesWith(watch.requests, (text) => secrets.foundIn(text))).toEqual([])
    expect(lines.length, 'lines on the console').toBeGreaterThan(0)
    expect(secrets.foundIn(lines.join('\n'))).toEqual([])
  } finally {
    await endProduct(product.process, 'SIGTERM')
    await endDatabase(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
  // Addresses of the provider may hold secrets, so its requests are named by their route alone.
  expect(product.log()).toContain('"route":"oidc"')
  expect(product.log()).not.toContain('"path":"/oidc/')
  expect(secrets.foundIn(product.log())).toEqual([])
  expect(product.log()).not.toMatch(/eyJ[\w-]+\.eyJ|not-the-password/)
})

/** Addresses and referrers that carry a secret where none belongs. */
async function addressesWith(
  requests: readonly Request[],
  secretsIn: (text: string) => readonly string[],
): Promise<string[]> {
  const errors: string[] = []
  for (const request of requests) {
    const url = new URL(request.url())
    const kinds = secretsIn(request.url())
    const isAnswer = answerPlaces.includes(url.pathname) && kinds.length === 1 && kinds[0] === 'code'
    // The hint of a log-out, which the standard puts there (RP-Initiated Logout 1.0, section 2): who, and no right to anything.
    const isHint = url.pathname === '/oidc/session/end' && kinds.length === 1 && kinds[0] === 'id_token'
    if (kinds.length > 0 && !isAnswer && !isHint) errors.push(`${kinds.join()} in ${url.pathname}`)
    const referrer = await request.headerValue('referer')
    if (referrer !== null && secretsIn(referrer).length > 0) errors.push(`referrer of ${url.pathname}`)
  }
  return errors
}
