import type { Page } from '@playwright/test'
import type { Watch } from '../fixtures/watch.ts'
import { note } from './fixtures/note.ts'
import { losesOnlineSession, offlineAccess } from './fixtures/places.ts'
import { grants, signInRequests, silentAttempts, statuses, tokenRequests } from './fixtures/requests.ts'
import { fillIn, keycloakPage, signIn, title, welcome } from './fixtures/signIn.ts'
import { openBeside } from './fixtures/tabs.ts'
import { expect, test, useClient } from './fixtures/test.ts'
import { storedToken } from '../fixtures/session/tokens.ts'

const lifespan = (seconds: number) => ({ 'access.token.lifespan': String(seconds) })

/** Lifetime of a refresh token, in online and offline sessions. */
const session = (seconds: number) => ({
  'client.session.max.lifespan': String(seconds),
  'client.offline.session.max.lifespan': String(seconds),
})

/** Adds attributes to the client. */
const having =
  (added: Readonly<Record<string, string>>) => (client: { readonly attributes: Readonly<Record<string, string>> }) => ({
    attributes: { ...client.attributes, ...added },
  })

const frames = (page: Page) => page.locator('iframe[src*="openid-connect/auth"]')

test('C24 auto-renew: the token is renewed at three quarters of its life, by one call', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(context, await admin.addClient(having(lifespan(20))))
  await signIn(page, person)
  watch.reset()
  const began = Date.now()
  await expect.poll(() => tokenRequests(watch).length, { timeout: 30_000 }).toBe(1)
  expect(Date.now() - began).toBeGreaterThan(10_000)
  expect(await statuses(tokenRequests(watch))).toEqual([200])
  expect([grants(watch).length, silentAttempts(watch).length]).toEqual([1, 0])
  await expect(frames(page)).toHaveCount(0)
})

test.describe('ten renewals each', () => {
  test.use({ maxDocuments: 10 })

  test('C26 rotation-two-tabs: ten renewals in each, and both stay signed in', async ({
    page,
    context,
    person,
    watch,
  }) => {
    await page.clock.install()
    await signIn(page, person)
    const tab = await context.newPage()
    await openBeside(page, tab, person)
    watch.reset()
    for (const round of Array.from({ length: 10 }, (_, index) => index + 1)) {
      const before = await Promise.all(
        [page, tab].map(async (each) => ({ each, old: await storedToken(each, 'refreshToken') })),
      )
      // One clock for both tabs, so they renew at the same time.
      await page.clock.fastForward('04:10')
      for (const { each, old } of before)
        await expect.poll(() => isRenewed(each, old), { message: `round ${round}` }).toBe(true)
    }
    expect(signInRequests(watch)).toEqual([])
    await noteRefused('two tabs, ten renewals each', watch)
  })
})

test('C27 duplicate-tab: the copy asks the provider anew, and both stay signed in', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(context, await admin.addClient(having(lifespan(20))))
  await signIn(page, person)
  watch.reset()
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  // Without a session at the provider a copied tab cannot renew its tokens.
  await expect(losesOnlineSession() ? title(copy, 'Your session has ended.') : welcome(copy)).toBeVisible()
  // Without a session at the provider the original's session page says "changed" after this, so it asks as well.
  if (losesOnlineSession()) expect(silentAttempts(watch)).not.toEqual([])
  else expect(silentAttempts(watch)).toHaveLength(1)
  for (const each of losesOnlineSession() ? [page] : [page, copy]) {
    for (const round of ['first', 'second']) {
      const old = await storedToken(each, 'refreshToken')
      await expect.poll(() => isRenewed(each, old), { message: `${round} renewal`, timeout: 40_000 }).toBe(true)
    }
  }
  expect(signInRequests(watch)).toEqual([])
  await noteRefused('a tab and its copy, two renewals each', watch)
})

/** Whether the tab has received a new refresh token since. */
async function isRenewed(page: Page, old: string): Promise<boolean> {
  const now = await storedToken(page, 'refreshToken')
  return now !== '' && now !== old
}

/** Number of refresh tokens that Keycloak refused; the iframe is used then. */
async function noteRefused(what: string, watch: Watch): Promise<void> {
  const all = await statuses(grants(watch))
  note(
    `${what}, ${offlineAccess()}: refused refresh tokens`,
    `${all.filter((status) => status === 400).length} of ${all.length}`,
  )
}

test('C28 sleep-wake: offline and asleep for ten minutes, the session is renewed as soon as the network is back', async ({
  page,
  context,
  person,
  watch,
}) => {
  await page.clock.install()
  await signIn(page, person)
  watch.reset()
  await context.setOffline(true)
  await page.clock.fastForward('10:00')
  await expect(welcome(page)).toBeVisible()
  await context.setOffline(false)
  const renewed = async () => (await statuses(grants(watch))).filter((status) => status === 200).length
  await expect.poll(renewed).toBeGreaterThan(0)
  await expect(welcome(page)).toBeVisible()
  expect(signInRequests(watch)).toEqual([])
})

test('C30 refresh-expired: past the life of the refresh token the frame takes over', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  await useClient(context, await admin.addClient(having({ ...lifespan(10), ...session(14) })))
  await signIn(page, person)
  watch.reset()
  if (losesOnlineSession()) return expect(keycloakPage(page).username).toBeVisible({ timeout: 40_000 })
  await expect.poll(() => silentAttempts(watch).length, { timeout: 40_000 }).toBe(1)
  await expect.poll(async () => await statuses(tokenRequests(watch))).toContain(400)
  await expect.poll(async () => (await statuses(tokenRequests(watch))).at(-1)).toBe(200)
  await expect(welcome(page)).toBeVisible()
  expect(signInRequests(watch)).toEqual([])
})

test('C31 both-expired: the sign-in page comes once, and afterwards the same place', async ({
  page,
  context,
  person,
  admin,
  watch,
}) => {
  const clientId = await admin.addClient(having(lifespan(15)))
  await useClient(context, clientId)
  await signIn(page, person)
  await page.goto('/user-management?page=2')
  await expect(title(page, 'User management')).toBeVisible()
  await admin.endSessions(person, clientId)
  watch.reset()
  await expect(keycloakPage(page).username).toBeVisible({ timeout: 40_000 })
  expect(signInRequests(watch)).toHaveLength(1)
  await fillIn(page, person)
  await expect(title(page, 'User management')).toBeVisible()
  await expect(page).toHaveURL('/user-management?page=2')
})

for (const hours of [2, -2]) {
  test(`C66 clock-skew: signed in with a clock ${hours} h off, with a warning and no circle`, async ({
    page,
    person,
    watch,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await signIn(page, person)
    await page.reload()
    await expect(welcome(page)).toBeVisible()
    expect(warnings.join(' ')).toContain('clock differs')
    expect(signInRequests(watch)).toHaveLength(1)
  })
}
