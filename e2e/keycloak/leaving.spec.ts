import type { BrowserContext, Page } from '@playwright/test'
import { quiet } from '../fixtures/quiet.ts'
import { apiCalls } from '../fixtures/session/requests.ts'
import { openAccountMenu } from '../fixtures/shell.ts'
import { gateButton } from '../fixtures/signIn.ts'
import type { Watch } from '../fixtures/watch.ts'
import { keycloakUrl, losesOnlineSession, offlineAccess, tenants } from './fixtures/places.ts'
import { claimsOf, codeUrl } from './fixtures/protocol.ts'
import { grants, signInRequests, statuses } from './fixtures/requests.ts'
import { fillIn, keycloakPage, signIn, title, welcome } from './fixtures/signIn.ts'
import { openBeside } from './fixtures/tabs.ts'
import { expect, test } from './fixtures/test.ts'
import { storedToken } from '../fixtures/session/tokens.ts'

test.use({ maxDocuments: 16 })

async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Signs out on Keycloak's own page, as from another application. */
async function signOutAtProvider(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${keycloakUrl()}/realms/${tenants.home.realm}/protocol/openid-connect/logout`)
  await keycloakPage(tab).confirmSignOut.click()
  await expect(keycloakPage(tab).confirmSignOut).toBeHidden()
  await tab.close()
}

/** All browser storage of the app as one string. */
const readStorage = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    text: JSON.stringify([localStorage, sessionStorage, ...performance.getEntries().map((entry) => entry.name)]),
  }))

test('C32 op-logout-elsewhere: who signs out at the provider is asked to sign in, once and soon', async ({
  page,
  context,
  person,
  watch,
}) => {
  await signIn(page, person)
  // An offline token keeps working, so the iframe decides, if it worked before (session.md S4.2).
  if (offlineAccess() === 'always' && !losesOnlineSession()) {
    await page.reload()
    await expect(welcome(page)).toBeVisible()
  }
  // The session page must have said "unchanged" once before it is trusted (session.md S4.3).
  await expect.poll(() => hasAnswered(watch, 'login-status-iframe.html/init')).toBe(true)
  watch.reset()
  await signOutAtProvider(context)
  await page.bringToFront()
  if (losesOnlineSession()) {
    // Here the session page says "changed" after every visit to Keycloak, so it means nothing.
    await expect.poll(async () => await statuses(grants(watch))).toEqual([200])
    await expect(welcome(page)).toBeVisible()
    return expect(signInRequests(watch)).toEqual([])
  }
  await expect(keycloakPage(page).username).toBeVisible({ timeout: 15_000 })
  expect(signInRequests(watch)).toHaveLength(1)
})

test('C33 app-logout-other-tab: the other tab is at the gate, and goes nowhere', async ({
  page,
  context,
  person,
  watch,
}) => {
  await signIn(page, person)
  const tab = await context.newPage()
  await openBeside(page, tab, person)
  watch.reset()
  await signOut(page)
  await expect(gateButton(page)).toBeVisible()
  await expect(tab.getByText('You signed out in another tab of this browser.')).toBeVisible()
  expect(signInRequests(watch)).toEqual([])
})

test('C34 user-switch: the other tab reloads once and shows the new person', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await signIn(page, person)
  const tab = await context.newPage()
  await openBeside(page, tab, person)
  await signOut(page)
  await gateButton(page).click()
  const other = await admin.addPerson(['LEARNER'])
  watch.reset()
  await fillIn(page, other)
  await expect(welcome(page)).toBeVisible()
  await tab.bringToFront()
  // Without a session at the provider the tab cannot identify the new person and must forget the old one.
  if (losesOnlineSession()) await expect(keycloakPage(tab).username).toBeVisible()
  // The tab is reloading, so reading it may fail.
  else await expect(async () => expect(await usernameIn(tab)).toBe(other.username)).toPass({ timeout: 20_000 })
  const reloads = watch.documents.filter((url) => new URL(url).pathname === '/dashboard').length
  expect(reloads).toBeLessThanOrEqual(1)
})

test('C35 same-user-relogin reloads the other tab once at most', async ({ page, context, person, watch }) => {
  await signIn(page, person)
  const tab = await context.newPage()
  await openBeside(page, tab, person)
  await signOut(page)
  await gateButton(page).click()
  await expect(keycloakPage(page).username).toBeVisible()
  watch.reset()
  await fillIn(page, person)
  await expect(welcome(page)).toBeVisible()
  await quiet(tab)
  expect(watch.documents.filter((url) => new URL(url).pathname === '/dashboard').length).toBeLessThanOrEqual(1)
})

test('C40 logout leaves no token, no role, no session, and going back shows nothing', async ({
  page,
  person,
  admin,
  watch,
}) => {
  await signIn(page, person)
  const counted = page.waitForFunction(() => localStorage.getItem('count_user_login') === 'true')
  await page.reload()
  await counted
  const refreshToken = await storedToken(page, 'refreshToken')
  await signOut(page)
  await expect(gateButton(page)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const left = await readStorage(page)
  expect(left.local).toEqual(['somo.locale', 'somo.oidc.caps', 'somo.theme'].filter((key) => left.local.includes(key)))
  expect(left.text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect(await admin.countSessions(person)).toBe(0)
  expect(await isRefused(refreshToken), 'the refresh token is dead, an offline one as well').toBe(true)
  watch.reset()
  await page.goBack()
  await quiet(page)
  await expect(welcome(page)).toBeHidden()
  expect(apiCalls(watch)).toEqual([])
  await page.goto('/dashboard')
  await expect(keycloakPage(page).username).toBeVisible()
})

test('C41 logout-no-idtoken: where others use the session as well Keycloak asks, and then leads back', async ({
  page,
  context,
  person,
  admin,
}) => {
  await signIn(page, person)
  if (!losesOnlineSession()) {
    const tab = await context.newPage()
    await tab.goto(codeUrl({ scope: 'openid', clientId: await admin.addClient(() => ({})) }, 'x'.repeat(43)))
    await tab.close()
  }
  await page.route(
    (url) => url.pathname.endsWith('/openid-connect/logout'),
    async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.delete('id_token_hint')
      await route.fulfill({ status: 302, headers: { Location: url.href } })
    },
  )
  await signOut(page)
  // The app has revoked its token. If that was the only client, Keycloak does not ask for confirmation.
  if (!losesOnlineSession()) await keycloakPage(page).confirmSignOut.click()
  await expect(gateButton(page)).toBeVisible()
  expect(await admin.countSessions(person)).toBe(0)
})

test('C68 csp: a whole visit breaks no policy and throws nothing', async ({ page, person, watch }) => {
  await signIn(page, person)
  for (const [path, name] of [
    ['/media', 'My media'],
    ['/user-management', 'User management'],
    ['/system', 'Settings'],
  ] as const) {
    await page.goto(path)
    await expect(title(page, name)).toBeVisible()
  }
  expect(await statuses(grants(watch)).then((all) => all.filter((status) => status !== 200))).toEqual([])
  await signOut(page)
  await expect(gateButton(page)).toBeVisible()
  watch.expectClean(16)
})

async function hasAnswered(watch: Watch, address: string): Promise<boolean> {
  const requests = watch.requests.filter((request) => request.url().includes(address))
  return (await statuses(requests)).some((status) => status === 200 || status === 204)
}

/** Whether Keycloak refuses the refresh token. */
async function isRefused(refreshToken: string): Promise<boolean> {
  const { realm, clientId } = tenants.home
  const response = await fetch(`${keycloakUrl()}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }),
  })
  return response.status === 400
}

/** Owner of the tab's tokens; '' if there are none. */
async function usernameIn(page: Page): Promise<string> {
  const name = claimsOf(await storedToken(page, 'idToken'))['preferred_username']
  return typeof name === 'string' ? name : ''
}
