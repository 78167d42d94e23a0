import type { BrowserContext } from '@playwright/test'
import { changeAnswers, changeOidcConfig } from '../../fixtures/session/answers.ts'
import { listenToConsole } from '../../fixtures/session/consoleLines.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { grantOf, providerPages, signInVisits, tokenRequests } from '../../fixtures/session/requests.ts'
import { heading } from '../../fixtures/session/sessions.ts'
import { gateButton, givenName, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { Watch } from '../../fixtures/watch.ts'

const unreachable = 'The sign-in service isn’t answering.'
const misconfigured = 'Sign-in is not set up correctly.'
const discovery = '**/oidc/.well-known/openid-configuration'

/** The provider's port is closed; the application's own files come as ever. */
const closeProvider = (context: BrowserContext) =>
  context.route('**/oidc/**', (route) => route.abort('connectionrefused'))

const providerRequests = (watch: Watch) =>
  watch.requests.filter((request) => new URL(request.url()).pathname.startsWith('/oidc/')).length

test('C12 idp-down: the gate says so within twelve seconds, warns once, and goes nowhere in the minute after', async ({
  page,
  context,
  watch,
}) => {
  const lines = listenToConsole(page)
  await page.clock.install()
  await closeProvider(context)
  await page.goto('/media')
  await expect(heading(page, unreachable)).toBeVisible({ timeout: 12_000 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  const before = providerRequests(watch)
  for (let second = 0; second < 60; second += 10) await page.clock.fastForward(10_000)
  await quiet(page)
  await expect(heading(page, unreachable)).toBeVisible()
  expect([providerRequests(watch) - before, watch.documents.length]).toEqual([0, 1])
  expect(lines).toEqual({ warnings: ['Sign-in: unreachable'], errors: [] })
})

test(
  'C13 idp-500: a provider that fails is one that cannot be reached',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const lines = listenToConsole(page)
    await context.route('**/oidc/**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/dashboard')
    await expect(heading(page, unreachable)).toBeVisible()
    await quiet(page)
    expect([providerRequests(watch), watch.documents.length]).toEqual([1, 1])
    expect(lines).toEqual({ warnings: ['Sign-in: unreachable'], errors: [] })
  },
)

test('C14 idp-back: the tokens are dropped while it is down, and "Try again" signs in without typing', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c14', roles: ['LEARNER'] })
  await signIn(page, 'c14')
  await closeProvider(context)
  await page.reload()
  await expect(heading(page, unreachable)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('somo.oidc.tokens'))).toBeNull()
  await context.unrouteAll({ behavior: 'wait' })
  watch.reset()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(greeting(page, givenName('c14'))).toBeVisible()
  expect(tokenRequests(watch).map(grantOf)).toEqual(['authorization_code'])
  expect(providerPages(watch)).toEqual([])
})

test(
  'C15 discovery-html: a page instead of the discovery document is an error of the set-up, told to the console',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const lines = listenToConsole(page)
    await context.route(discovery, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
    )
    await page.goto('/dashboard')
    await expect(heading(page, misconfigured)).toBeVisible()
    expect(lines.errors).toEqual(['Sign-in is misconfigured: the discovery document is not JSON.'])
    expect(signInVisits(watch)).toEqual([])
  },
)

test(
  'C16 issuer-mismatch (ASVS 16): a provider that calls itself by another name is refused',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const lines = listenToConsole(page)
    await changeAnswers(context, discovery, (document) => ({ ...document, issuer: 'https://elsewhere.example/oidc' }))
    await page.goto('/dashboard')
    await expect(heading(page, misconfigured)).toBeVisible()
    expect(lines.errors).toEqual([
      expect.stringContaining('the provider calls itself "https://elsewhere.example/oidc"'),
    ])
    expect([signInVisits(watch), tokenRequests(watch)]).toEqual([[], []])
  },
)

test(
  'C17 https-required: an issuer without https is not even asked where https is demanded',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const lines = listenToConsole(page)
    await changeOidcConfig(context, { requireHttps: true })
    await page.goto('/dashboard')
    await expect(heading(page, misconfigured)).toBeVisible()
    expect(lines.errors).toEqual([
      expect.stringMatching(/^Sign-in is misconfigured: issuer must be https \(http:\/\/localhost:\d+\)\.$/),
    ])
    expect(providerRequests(watch)).toBe(0)
  },
)

test(
  'C17 https-required: nor is an address used that the provider itself names without https',
  { tag: '@long' },
  async ({ page, context, watch }) => {
    const lines = listenToConsole(page)
    await changeAnswers(context, discovery, (document) => ({
      ...document,
      token_endpoint: 'http://elsewhere.example/token',
    }))
    await page.goto('/dashboard')
    await expect(heading(page, misconfigured)).toBeVisible()
    expect(lines.errors).toEqual(['Sign-in is misconfigured: token_endpoint must be https (http://elsewhere.example).'])
    expect(signInVisits(watch)).toEqual([])
  },
)

test('C22 access-denied: who cancels comes back to the gate, and is not sent away again', async ({ page, watch }) => {
  await page.goto('/media')
  await expect(signInPage(page).heading).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(heading(page, 'Sign-in cancelled.')).toBeVisible()
  await expect(gateButton(page)).toBeVisible()
  await quiet(page)
  expect(signInVisits(watch)).toHaveLength(1)
  expect(new URL(page.url()).search).toBe('')
})
