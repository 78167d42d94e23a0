import { apiCalls } from '../fixtures/session/requests.ts'
import { losesOnlineSession, serverUrl, tenants } from './fixtures/places.ts'
import { providerPages, signInRequests, silentAttempts, tokenRequests } from './fixtures/requests.ts'
import { fillIn, keycloakPage, signIn, title, welcome } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'

test('C01 first-visit leads to the sign-in page by itself, once', async ({ page, watch }) => {
  await page.goto('/')
  await expect(keycloakPage(page).username).toBeVisible()
  expect(signInRequests(watch)).toHaveLength(1)
  expect(apiCalls(watch)).toEqual([])
})

test('C02 login-code signs in with a code that stays in no address', async ({ page, person }) => {
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  const addresses = await page.evaluate(() => [location.href, ...navigation.entries().map((entry) => entry.url ?? '')])
  expect(addresses.filter((address) => /[?&](code|state|session_state|iss)=/.test(address))).toEqual([])
})

test('C03 deep-link keeps query and hash through the sign-in', async ({ page, person }) => {
  await page.goto('/media?filter=a#x')
  await fillIn(page, person)
  await expect(title(page, 'My media')).toBeVisible()
  await expect(page).toHaveURL('/media?filter=a#x')
})

test.describe('as LEARNER', () => {
  test.use({ roles: ['LEARNER'] })

  test('C04 deep-link-forbidden ends on the dashboard with a notice', async ({ page, person, watch }) => {
    await page.goto('/system')
    await fillIn(page, person)
    await expect(welcome(page)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('status').filter({ hasText: 'You don’t have access to “Settings”' })).toBeVisible()
    expect(watch.requests.filter((request) => /\/assets\/.*not-?yet/i.test(request.url()))).toEqual([])
  })
})

for (const { id, minutes } of [
  { id: 'C08 reload-valid', minutes: 0 },
  { id: 'C09 reload-expired', minutes: 7 },
]) {
  test(`${id} is one silent refresh at the same place, without the sign-in page`, async ({ page, person, watch }) => {
    await signIn(page, person)
    await page.goto('/user-management?page=2')
    await expect(title(page, 'User management')).toBeVisible()
    watch.reset()
    // Tokens live five minutes.
    if (minutes > 0) await page.clock.install({ time: Date.now() + minutes * 60_000 })
    await page.reload()
    await expect(title(page, 'User management')).toBeVisible()
    await expect(page).toHaveURL('/user-management?page=2')
    expect(silentAttempts(watch)).toHaveLength(1)
    // Without a session at the provider the iframe fails, and the refresh token is used.
    expect(tokenRequests(watch)).toHaveLength(1)
    expect(providerPages(watch)).toEqual([])
  })
}

test('C10 new-tab is signed in without typing, where the provider has a session', async ({ page, context, person }) => {
  await signIn(page, person)
  const tab = await context.newPage()
  await tab.goto('/')
  if (losesOnlineSession()) await expect(keycloakPage(tab).username).toBeVisible()
  else await expect(welcome(tab)).toBeVisible()
})

test('C11 op-session-gone: a reload ends at the gate', async ({ page, person, admin, watch }) => {
  await signIn(page, person)
  await admin.endSessions(person)
  watch.reset()
  await page.reload()
  await expect(title(page, 'Your session has ended.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('somo.oidc.tokens'))).toBeNull()
  expect(providerPages(watch)).toEqual([])
})

test.describe('two tenants', () => {
  test.use({ maxDocuments: 12 })

  test('C53 one-build serves both, each with its own realm, client and API', async ({ page, browser, person }) => {
    await signIn(page, person)
    const builds = [await page.content()]
    const other = await browser.newContext({ baseURL: serverUrl('abroad') })
    const elsewhere = await other.newPage()
    await elsewhere.goto('/')
    await expect(keycloakPage(elsewhere).username).toBeVisible()
    const address = new URL(elsewhere.url())
    expect([address.hostname, address.pathname.split('/')[2], address.searchParams.get('client_id')]).toEqual([
      '127.0.0.1',
      tenants.abroad.realm,
      tenants.abroad.clientId,
    ])
    const answers = await Promise.all(
      (['home', 'abroad'] as const).map(async (name) => (await fetch(`${serverUrl(name)}/`)).text()),
    )
    const scripts = answers.map((text) => text.match(/assets\/[\w.-]+\.js/g))
    expect(scripts[0]).toEqual(scripts[1])
    expect(builds[0]).toContain(scripts[0]?.[0] ?? 'no script at all')
    await other.close()
  })
})
