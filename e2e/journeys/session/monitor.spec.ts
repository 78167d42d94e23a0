import type { Page } from '@playwright/test'
import { quiet } from '../../fixtures/quiet.ts'
import { providerPages, signInVisits, silentAttempts } from '../../fixtures/session/requests.ts'
import {
  answerSessionChecks,
  heading,
  signOutAtProvider,
  waitForArmedMonitor,
} from '../../fixtures/session/sessions.ts'
import { gateButton, givenName, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 14 })

const name = givenName('anybody')
// The session page is asked every three seconds; the tests move the page's clock on to the next question.
const pause = 3_000

/** Each load of the page learns anew what works, so that it can be seen to have learnt it. */
const forgetCapabilities = (page: Page) =>
  page.addInitScript(() => window.top === window && localStorage.removeItem('somo.oidc.caps'))

test('C32 op-logout-elsewhere: within five seconds the sign-in page, once', async ({
  page,
  context,
  watch,
  controls,
}) => {
  await controls.putAccount({ username: 'c32', roles: ['LEARNER'] })
  await page.clock.install()
  await signIn(page, 'c32')
  await waitForArmedMonitor(page)
  await signOutAtProvider(context)
  watch.reset()
  await page.clock.fastForward(pause)
  await expect(signInPage(page).heading).toBeVisible()
  expect(signInVisits(watch).length).toBeLessThanOrEqual(1)
})

test(
  'C37 session-error-unarmed: a session page that never says yes is not asked again, and nothing else happens',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c37', roles: ['LEARNER'] })
    await answerSessionChecks(context, ['error'])
    await signIn(page, 'c37')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('somo.oidc.caps')))
      .toContain('"sessionCheck":{"works":"no"')
    await expect(page.locator('iframe')).toHaveCount(0)
    watch.reset()
    await page.reload()
    await expect(greeting(page, name)).toBeVisible()
    await quiet(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect([providerPages(watch), silentAttempts(watch).length]).toEqual([[], 1])
  },
)

test(
  'C38 session-error-armed: the login flow starts again, once',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c38', roles: ['LEARNER'] })
    await page.clock.install()
    await forgetCapabilities(page)
    await signIn(page, 'c38')
    await answerSessionChecks(context, ['unchanged', 'error'], 1)
    watch.reset()
    await page.reload()
    await waitForArmedMonitor(page)
    await page.clock.fastForward(pause)
    // The provider still knows the person, so the way there and back asks nothing.
    await expect.poll(() => signInVisits(watch).length).toBe(1)
    await expect(greeting(page, name)).toBeVisible()
    await waitForArmedMonitor(page)
    expect(signInVisits(watch)).toHaveLength(1)
  },
)

test(
  'C39 login-budget: a provider that fails after each sign-in gets two redirects in a minute, then the gate stops the circle',
  { tag: '@long' },
  async ({ page, context, watch, controls }) => {
    await controls.putAccount({ username: 'c39', roles: ['LEARNER'] })
    await page.clock.install()
    await forgetCapabilities(page)
    await signIn(page, 'c39')
    await answerSessionChecks(context, ['unchanged', 'error'])
    await page.reload()
    for (const visits of [1, 2]) {
      await expect.poll(() => signInVisits(watch).length).toBe(visits)
      await expect(greeting(page, name)).toBeVisible()
      await waitForArmedMonitor(page)
      await page.clock.fastForward(pause)
    }
    await expect(heading(page, 'Sign-in keeps restarting.')).toBeVisible({ timeout: 30_000 })
    // The first visit was sent there by itself as well.
    expect(signInVisits(watch)).toHaveLength(2)
    await expect(gateButton(page)).toBeVisible()
  },
)
