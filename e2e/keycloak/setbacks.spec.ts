import { gateButton } from '../fixtures/signIn.ts'
import { createLine } from './fixtures/line.ts'
import { note } from './fixtures/note.ts'
import { keycloakUrl, losesOnlineSession, offlineAccess, tenants } from './fixtures/places.ts'
import { providerPages, signInRequests } from './fixtures/requests.ts'
import { fillIn, keycloakPage, signIn, title, welcome } from './fixtures/signIn.ts'
import { configure, expect, test, useClient } from './fixtures/test.ts'

test.describe('a provider that goes away', () => {
  // Both tests share one proxy, because it has one port.
  test.describe.configure({ mode: 'serial' })
  test.use({ server: 'frail', maxDocuments: 12 })
  const line = createLine()
  const tryAgain = { name: 'Try again' }

  test.beforeEach(() => line.mend())
  test.afterEach(() => line.cut())

  test('C12 idp-down is told by the gate at once, and nothing turns in a circle', async ({ page, watch }) => {
    await line.cut()
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.clock.install()
    await page.goto('/')
    await expect(title(page, 'The sign-in service isn’t answering.')).toBeVisible({ timeout: 12_000 })
    const discoveryRequests = () => watch.requests.filter((request) => request.url().includes('/.well-known/')).length
    const before = discoveryRequests()
    await page.clock.fastForward(60_000)
    await expect(title(page, 'The sign-in service isn’t answering.')).toBeVisible()
    expect([discoveryRequests(), providerPages(watch), warnings.length]).toEqual([before, [], 1])
  })

  test('C14 idp-back: trying again signs in by the cookie', async ({ page, person }) => {
    await signIn(page, person)
    await line.cut()
    await page.reload()
    await expect(title(page, 'The sign-in service isn’t answering.')).toBeVisible()
    await line.mend()
    await page.getByRole('main').getByRole('button', tryAgain).click()
    await expect(losesOnlineSession() ? keycloakPage(page).username : welcome(page)).toBeVisible()
  })
})

test('C16 issuer-mismatch is refused', async ({ page, context }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // An extra trailing slash, a common mistake: Keycloak's own issuer has none.
  const wrong = `${keycloakUrl()}/realms/${tenants.home.realm}/`
  await configure(context, { oidc: { issuer: wrong } })
  await page.goto('/')
  await expect(title(page, 'Sign-in is not set up correctly.')).toBeVisible()
  expect(errors.join(' ')).toContain('the provider calls itself')
})

test('C19 callback-replay is cleaned away and ignored', async ({ page, person, watch }) => {
  await signIn(page, person)
  const callback = watch.requests.find((request) => new URL(request.url()).searchParams.has('code'))?.url() ?? ''
  await page.goto(callback)
  await expect(welcome(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(signInRequests(watch)).toHaveLength(1)
})

test('C20 back-button right after the sign-in shows no error and asks for nothing', async ({ page, person }) => {
  await signIn(page, person)
  await page.goBack({ waitUntil: 'commit' })
  if (losesOnlineSession()) {
    // Keycloak has no session, so it shows its sign-in page again.
    await expect(keycloakPage(page).username).toBeVisible()
    await page.goForward()
  }
  await expect(welcome(page)).toBeVisible()
  await expect(keycloakPage(page).password).toBeHidden()
})

test('C21 back-from-login shows the gate, and no second redirect', async ({ page, watch }) => {
  await page.goto('/media')
  await expect(keycloakPage(page).username).toBeVisible()
  await page.goBack()
  await expect(gateButton(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(signInRequests(watch)).toHaveLength(1)
})

test('C22 access-denied: who says no at the provider is at the gate, and goes nowhere', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(context, await admin.addClient(() => ({ consentRequired: true })))
  await page.goto('/')
  await fillIn(page, person)
  await keycloakPage(page).refuse.click()
  await expect(title(page, 'Sign-in cancelled.')).toBeVisible()
  expect(signInRequests(watch)).toHaveLength(1)
})

test.describe('two sign-in pages at once', () => {
  test.use({ maxDocuments: 14 })

  test('C23 keycloak-tabs: signing in on one signs in on the other as well', async ({
    page,
    context,
    person,
    watch,
  }) => {
    await page.goto('/media')
    await expect(keycloakPage(page).username).toBeVisible()
    const second = await context.newPage()
    await second.goto('/')
    // The newer page: Keycloak reloads an older one when another sign-in has begun.
    await fillIn(second, person)
    await expect(welcome(second)).toBeVisible()
    // Without a lasting session the first page notices nothing, unless it checks at the moment of the other sign-in.
    // Its own sign-in has ended with the other one, so Keycloak asks for the password again.
    await expect(async () => {
      if (losesOnlineSession() && (await keycloakPage(page).username.isVisible())) await fillIn(page, person)
      await expect(title(page, 'My media')).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 45_000 })
    await expect(welcome(second)).toBeVisible()
    note(
      `two sign-in pages, one of them used, ${offlineAccess()}: errors in the answers`,
      errorsIn(watch.requests.map((request) => new URL(request.url()))),
    )
  })
})

/** Error codes in responses that reached the app itself, not its iframes. */
function errorsIn(urls: readonly URL[]): string {
  const errors = urls
    .filter(({ pathname }) => pathname === '/')
    .map(({ searchParams }) => searchParams)
    .filter((query) => query.has('error'))
  return (
    errors.map((query) => `${query.get('error')} ${query.get('error_description') ?? ''}`.trim()).join(', ') || 'none'
  )
}
