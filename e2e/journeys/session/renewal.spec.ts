import type { Page } from '@playwright/test'
import type { Controls, Role } from '../../server/controlTypes.ts'
import { quiet } from '../../fixtures/quiet.ts'
import { grantOf, providerPages, silentAttempts, signInVisits, tokenRequests } from '../../fixtures/session/requests.ts'
import { heading, offlineNotice, staleNotice } from '../../fixtures/session/sessions.ts'
import { fillIn, givenName, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { renewAll } from '../../fixtures/session/tokens.ts'
import type { Watch } from '../../fixtures/watch.ts'

// Tokens live five minutes: three quarters of that, five percent earlier or later, is when they are renewed.
const before = 210_000
const due = 240_000

/** A person of the test's own, signed in on a page whose clock the test moves. */
async function begin(
  page: Page,
  controls: Controls,
  username: string,
  roles: readonly Role[] = ['LEARNER'],
): Promise<void> {
  await controls.putAccount({ username, roles })
  await page.clock.install()
  await signIn(page, username)
  await quiet(page)
}

async function expectAllAccepted(watch: Watch): Promise<void> {
  const statuses = await Promise.all(tokenRequests(watch).map(async (request) => (await request.response())?.status()))
  expect(new Set(statuses)).toEqual(new Set([200]))
}

test('C24 auto-renew: at three quarters of the life, by one request, and no frame is left', async ({
  page,
  watch,
  controls,
}) => {
  await begin(page, controls, 'c24')
  watch.reset()
  await page.clock.fastForward(before)
  await expect(greeting(page, givenName('c24'))).toBeVisible()
  expect(tokenRequests(watch)).toEqual([])
  await page.clock.fastForward(due - before)
  await expect.poll(() => tokenRequests(watch).length).toBe(1)
  await quiet(page)
  expect(tokenRequests(watch).map(grantOf)).toEqual(['refresh_token'])
  expect(silentAttempts(watch)).toEqual([])
  await expect(page.locator('iframe:not([src*="/session/check"])')).toHaveCount(0)
  await expect(greeting(page, givenName('c24'))).toBeVisible()
})

test('C26 rotation-two-tabs: ten renewals in each of two tabs, and none is refused', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await begin(page, controls, 'c26')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(greeting(other, givenName('c26'))).toBeVisible()
  watch.reset()
  for (let round = 1; round <= 10; round += 1) {
    await renewAll([page, other], due)
    expect(tokenRequests(watch)).toHaveLength(2 * round)
    await expectAllAccepted(watch)
  }
  expect(new Set(tokenRequests(watch).map(grantOf))).toEqual(new Set(['refresh_token']))
  expect(providerPages(watch)).toEqual([])
})

test(
  'C27 duplicate-tab: a copied tab gets tokens of its own, and both stay signed in',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await begin(page, controls, 'c27')
    watch.reset()
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open(location.href))
    const copy = await opened
    await expect(greeting(copy, givenName('c27'))).toBeVisible()
    expect(tokenRequests(watch).map(grantOf)).toEqual(['authorization_code'])
    for (const round of [1, 2, 3]) {
      await renewAll([page, copy], due)
      expect(tokenRequests(watch)).toHaveLength(1 + 2 * round)
      await expectAllAccepted(watch)
    }
    expect(providerPages(watch)).toEqual([])
  },
)

test(
  'C28 sleep-wake: a token that ended in sleep is renewed when the network is back',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await begin(page, controls, 'c28')
    // What says that there is no network is fetched once the page rests.
    const late = page.waitForResponse((response) => response.url().includes('lazyFrame'))
    await page.clock.runFor(3_000)
    await (await late).finished()
    await quiet(page)
    watch.reset()
    await context.setOffline(true)
    // Frozen as a lid that is closed freezes it: no timer rings and no word is heard, while the clock moves on.
    const browser = await context.newCDPSession(page)
    await page.clock.setSystemTime(Date.now() + 9 * 60_000)
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' })
    await browser.send('Page.setWebLifecycleState', { state: 'active' })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(offlineNotice(page)).toBeVisible()
    await expect(greeting(page, givenName('c28'))).toBeVisible()
    await context.setOffline(false)
    await expect(offlineNotice(page)).toBeHidden()
    await expect(greeting(page, givenName('c28'))).toBeVisible()
    expect(providerPages(watch)).toEqual([])
  },
)

test(
  'C29 offline-renewal: the session stays, says so once the token has ended, and recovers',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await begin(page, controls, 'c29')
    watch.reset()
    await context.route(/\/oidc\/(token|auth)/, (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await page.clock.fastForward(due)
    await refused
    expect(tokenRequests(watch)).toHaveLength(1)
    await expect(staleNotice(page)).toBeHidden()
    await page.clock.fastForward(70_000)
    await expect(staleNotice(page)).toBeVisible()
    expect(tokenRequests(watch)).toHaveLength(2)
    await context.unrouteAll({ behavior: 'wait' })
    await page.clock.fastForward(20_000)
    await expect(staleNotice(page)).toBeHidden()
    expect(tokenRequests(watch)).toHaveLength(3)
    expect(providerPages(watch)).toEqual([])
  },
)

test(
  'C30 refresh-expired: where the refresh token is at its end, the frame takes over',
  { tag: '@long' },
  async ({ page, watch, controls }) => {
    await begin(page, controls, 'c30')
    watch.reset()
    await controls.endRefreshTokens('c30')
    await page.clock.fastForward(due)
    await expect.poll(() => tokenRequests(watch).map(grantOf)).toEqual(['refresh_token', 'authorization_code'])
    expect(silentAttempts(watch)).toHaveLength(1)
    await expect(greeting(page, givenName('c30'))).toBeVisible()
    expect(providerPages(watch)).toEqual([])
  },
)

test(
  'C31 both-expired: the login flow starts again, once, and leads back to the same place',
  { tag: '@long' },
  async ({ page, watch, controls }) => {
    await begin(page, controls, 'c31')
    await page.goto('/media?x=1')
    await expect(heading(page, 'My media')).toBeVisible()
    watch.reset()
    await controls.endSessions('c31')
    await page.clock.fastForward(due)
    await expect(signInPage(page).heading).toBeVisible()
    expect(signInVisits(watch)).toHaveLength(1)
    await fillIn(page, 'c31')
    await expect(heading(page, 'My media')).toBeVisible()
    await expect(page).toHaveURL('/media?x=1')
  },
)

test('C44 role-change: a role taken away closes its page with the next renewal', async ({ page, watch, controls }) => {
  await begin(page, controls, 'c44', ['ADMIN', 'LEARNER'])
  await page.goto('/system')
  await expect(heading(page, 'Settings')).toBeVisible()
  watch.reset()
  await controls.putAccount({ username: 'c44', roles: ['LEARNER'] })
  await page.clock.fastForward(due)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'You don’t have access to “Settings”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)
  expect(watch.documents).toEqual([])
})

test('a session about to end for good says so, and goes on after a sign-in beside the page', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'end', roles: ['LEARNER'] })
  await signIn(page, 'end')
  await controls.endSessionsIn({ username: 'end', seconds: 100 })
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: /Your session ends at \d\d:\d\d/ })
  await expect(notice).toBeVisible()
  watch.reset()
  const opened = context.waitForEvent('page')
  await notice.getByRole('button', { name: 'Stay signed in' }).click()
  const popUp = await opened
  await fillIn(popUp, 'end')
  await expect(notice).toBeHidden()
  await expect(greeting(page, givenName('end'))).toBeVisible()
  expect(tokenRequests(watch).map(grantOf)).toEqual(['authorization_code'])
})
