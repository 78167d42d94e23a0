import type { Request } from '@playwright/test'
import { changeConfig } from '../../fixtures/session/answers.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { apiCalls, grantOf, operationsOf, tokenRequests } from '../../fixtures/session/requests.ts'
import { openAccountMenu } from '../../fixtures/shell.ts'
import { fillIn, gateButton, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const counting = 'countUserLoginForBadge'

test.describe('the count of sign-ins', () => {
  test.use({ maxDocuments: 14 })

  test('C46 is sent exactly once for a session, whatever is reloaded or opened', async ({
    page,
    context,
    watch,
    controls,
  }) => {
    const username = 'c46'
    await controls.putAccount({ username, roles: ['LEARNER'] })
    await signIn(page, username)
    // A sign-in by code is not a silent refresh: the first reload is.
    const counted = page.waitForResponse((response) => operationsOf([response.request()])[0] === counting)
    await page.reload()
    await counted
    for (const tab of [page, page, await context.newPage()]) {
      await tab.goto('/dashboard')
      await expect(greeting(tab, givenName(username))).toBeVisible()
      await quiet(tab)
    }
    expect(operationsOf(apiCalls(watch)).filter((name) => name === counting)).toEqual([counting])
    expect(await controls.countedLogins(username)).toBe(1)

    await openAccountMenu(page)
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await gateButton(page).click()
    await fillIn(page, username)
    await expect(greeting(page, givenName(username))).toBeVisible()
    await page.reload()
    await expect.poll(() => controls.countedLogins(username), { message: 'counted anew after a log-out' }).toBe(2)
  })
})

test(
  'C47 count-retry: a count that failed is sent again after the next silent refresh',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    const username = 'c47'
    await controls.putAccount({ username, roles: ['LEARNER'] })
    await signIn(page, username)
    await context.route('**/graphql', async (route) => {
      if (operationsOf([route.request()])[0] !== counting) return await route.fallback()
      await route.fulfill({ json: { data: null, errors: [{ message: 'not now', extensions: { code: 'INTERNAL' } }] } })
    })
    const isCounted = () => page.evaluate(() => localStorage.getItem('count_user_login'))
    const counts = () => operationsOf(apiCalls(watch)).filter((operation) => operation === counting).length
    await page.reload()
    await expect.poll(counts).toBe(1)
    await expect(greeting(page, givenName(username))).toBeVisible()
    expect(await isCounted()).toBeNull()
    await context.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect.poll(isCounted).toBe('true')
    expect([counts(), await controls.countedLogins(username)]).toEqual([2, 1])
  },
)

test.describe('every call', () => {
  test.use({ account: 'learner' })

  test('C48 is a POST with bearer token, preflight header and JSON accepted, and nothing is cached', async ({
    page,
    watch,
  }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, 'Amani')).toBeVisible()
    await quiet(page)
    const queries = ['Dashboard', 'UnreadNotifications', 'defaultUnit', 'getPreferences']
    expect(operationsOf(apiCalls(watch)).toSorted()).toEqual([
      'Dashboard',
      'UnreadNotifications',
      counting,
      'defaultUnit',
      'getPreferences',
    ])
    for (const call of apiCalls(watch)) await expectForm(call)
    watch.reset()
    await page.reload()
    await expect(greeting(page, 'Amani')).toBeVisible()
    await quiet(page)
    expect(operationsOf(apiCalls(watch)).toSorted(), 'asked again, since nothing is cached').toEqual(queries)
  })
})

test(
  'C25 renew-single-flight: however many calls are refused a token, it is renewed once',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c25', roles: ['LEARNER'] })
    await signIn(page, 'c25')
    await quiet(page)
    const refusedTokens: string[] = []
    await context.route('**/graphql', async (route) => {
      const bearer = route.request().headers()['authorization'] ?? ''
      if (refusedTokens.length > 0 && !refusedTokens.includes(bearer)) return await route.fallback()
      refusedTokens.push(bearer)
      await route.fulfill({
        status: 401,
        json: { errors: [{ message: 'refused', extensions: { code: 'UNAUTHENTICATED' } }] },
      })
    })
    watch.reset()
    await page.reload()
    await expect(greeting(page, givenName('c25'))).toBeVisible()
    await quiet(page)
    expect(refusedTokens.length, 'calls that were refused').toBeGreaterThanOrEqual(2)
    expect(tokenRequests(watch).map(grantOf)).toEqual(['authorization_code', 'refresh_token'])
  },
)

test('C50 401-once: a server that refuses for ever gets one renewal and one repetition, and the page says what is wrong', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c50', roles: ['LEARNER'] })
  await signIn(page, 'c50')
  // Counted once, the sign-in asks for nothing more when the token is renewed below.
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('count_user_login'))).toBe('true')
  await page.getByRole('link', { name: 'Using Somo' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Using Somo' })).toBeVisible()
  await quiet(page)
  // Only this call is refused: the design is asked for again with a navigation once some time has passed, and would be
  // renewed for too.
  await context.route('**/graphql', (route) =>
    operationsOf([route.request()])[0] === 'Dashboard'
      ? route.fulfill({
          status: 401,
          json: { errors: [{ message: 'refused', extensions: { code: 'UNAUTHENTICATED' } }] },
        })
      : route.fallback(),
  )
  watch.reset()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(page.getByText('Your session has ended. Sign in again to see this.').first()).toBeVisible()
  await quiet(page)
  const design = ['defaultUnit', 'getPreferences']
  expect(operationsOf(apiCalls(watch)).filter((name) => !design.includes(name))).toEqual(['Dashboard', 'Dashboard'])
  expect(tokenRequests(watch).map(grantOf)).toEqual(['refresh_token'])
  expect(watch.documents).toEqual([])
})

test.describe('C51 xsrf (ASVS 30)', () => {
  test.use({ account: 'learner' })

  // What each way of writing the API's address makes of it; the server is the same one each time.
  for (const { name, apiUrl, isSent } of [
    { name: 'a relative address', apiUrl: () => '/', isSent: true },
    { name: 'the same address in full', apiUrl: (origin: string) => `${origin}/`, isSent: false },
    {
      name: 'an address that only looks relative',
      apiUrl: (origin: string) => `${origin.replace('http:', '')}/`,
      isSent: false,
    },
  ]) {
    test(
      `a call to ${name} ${isSent ? 'carries the token of the cookie' : 'carries no token'}, and a read never does`,
      { tag: isSent ? [] : '@long' },
      async ({ page, context, watch, baseURL }) => {
        await changeConfig(context, (config) => ({ ...config, apiUrl: apiUrl(baseURL ?? '') }))
        await page.goto('/dashboard')
        await expect(greeting(page, 'Amani')).toBeVisible()
        await quiet(page)
        const cookie = (await context.cookies()).find((one) => one.name === 'XSRF-TOKEN')
        const sent = await Promise.all(
          watch.requests.map(async (request) => ({ request, token: await request.headerValue('X-XSRF-TOKEN') })),
        )
        const calls = sent.filter(({ request }) => request.url().endsWith('/graphql'))
        expect(calls.length).toBeGreaterThan(0)
        expect(cookie?.value).toMatch(/.{16}/)
        expect(new Set(calls.map(({ token }) => token))).toEqual(
          new Set([isSent ? decodeURIComponent(cookie?.value ?? '') : null]),
        )
        expect(
          sent.filter(({ request, token }) => !calls.some((call) => call.request === request) && token !== null),
        ).toEqual([])
      },
    )
  }
})

async function expectForm(call: Request): Promise<void> {
  const headers = await call.allHeaders()
  expect(call.method()).toBe('POST')
  expect(headers['authorization']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
  expect(headers['apollo-require-preflight']).toBe('true')
  expect(headers['accept']).toBe('application/json')
  expect(headers['content-type']).toBe('application/json')
  const body: unknown = call.postDataJSON()
  expect(Object.keys(body instanceof Object ? body : {}).sort()).toEqual(['operationName', 'query', 'variables'])
  const response = await call.response()
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toContain('no-store')
}
