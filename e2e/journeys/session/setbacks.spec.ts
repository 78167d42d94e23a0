import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { accountMenu, openAccountMenu } from '../../fixtures/shell.ts'
import { fillIn, gateButton, greeting, signIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('a language whose texts do not come', () => {
  test.use({ account: 'learner' })

  test('leaves the page as it is and says so', { tag: '@long' }, async ({ page }) => {
    await page.goto('/media?filter=a')
    await expect(title(page, 'My media')).toBeVisible()
    await page.route('**/assets/i18n/sw.json*', (route) => route.abort())
    await openAccountMenu(page)
    await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Kiswahili could not be loaded' })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL('/media?filter=a')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => localStorage.getItem('somo.choices'))).toBeNull()
    await page.unrouteAll({ behavior: 'wait' })
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await expect(accountMenu(page)).toBeVisible()
  })

  test(
    'is told at the place itself where there were none before, and loading again leads there',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/assets/i18n/*.json*', (route) => route.abort())
      await page.goto('/media?x=1')
      await expect(title(page, 'This page did not load')).toBeVisible()
      await expect(page.getByText(/\b(?:frame|routes)\.\w+\.\w+/)).toHaveCount(0)
      await expect(page).toHaveURL('/media?x=1')
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(title(page, 'My media')).toBeVisible()
    },
  )
})

test(
  'C21 back leaves the sign-in page for the gate, and then for the page before',
  { tag: '@long' },
  async ({ page, watch }) => {
    await page.goto('/communication')
    await expect(title(page, 'Communication')).toBeVisible()
    await page.goto('/media')
    await expect(signInPage(page).heading).toBeVisible()
    const countRequests = () =>
      watch.requests.filter(
        (request) =>
          request.isNavigationRequest() &&
          /\/oidc\/auth\?/.test(request.url()) &&
          !request.url().includes('prompt=none'),
      ).length
    expect(countRequests()).toBe(1)
    await page.goBack()
    await expect(gateButton(page)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(countRequests()).toBe(1)
    await page.goBack()
    await expect(title(page, 'Communication')).toBeVisible()
  },
)

test('an unknown address does not swallow the sign-in after it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nope')
  await page.getByRole('main').getByRole('link', { name: 'Go to the overview' }).click()
  await fillIn(page, 'learner')
  await expect(greeting(page, 'Amani')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a deep link survives a sign-in whose code could not be exchanged', { tag: '@long' }, async ({ page }) => {
  await page.goto('/media?y=2')
  await expect(signInPage(page).heading).toBeVisible()
  await page.route('**/oidc/token', (route) => route.abort())
  await fillIn(page, 'learner')
  await expect(title(page, 'The sign-in service isn’t answering.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'My media')).toBeVisible()
  await expect(page).toHaveURL('/media?y=2')
})

test('a configuration that does not come can be asked for again', { tag: '@long' }, async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/media?z=3')
  await expect(title(page, 'The sign-in service isn’t answering.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(signInPage(page).heading).toBeVisible()
  await fillIn(page, 'learner')
  await expect(title(page, 'My media')).toBeVisible()
  await expect(page).toHaveURL('/media?z=3')
})

test.describe('a language chosen by hand', () => {
  test('in the application reaches the sign-in page', async ({ page }) => {
    await page.goto('/communication')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await expect(title(page, 'Willkommen zurück.')).toBeVisible()
  })

  test('on the sign-in page is taken over by the application', { tag: '@long' }, async ({ page, context }) => {
    await page.goto('/')
    await expect(signInPage(page).heading).toBeVisible()
    await page.getByRole('link', { name: 'Kiswahili' }).click()
    await page.locator('input[name="username"], input[name="login"]').fill('learner')
    await page.locator('input[type="password"]').fill('somo')
    await page.locator('button[type="submit"]').first().click()
    await expect(greeting(page, 'Amani')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    expect((await context.cookies()).filter(({ name, path }) => name === 'somo_locale' && path === '/')).toEqual([])
  })
})

test('a slow line shows the mark in the middle, and then the page in its place', { tag: '@long' }, async ({ page }) => {
  const mark = page.getByRole('img', { name: 'Somo' })
  const gate = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/communication', { waitUntil: 'commit' })
  await expect(mark).toBeVisible()
  const box = await mark.boundingBox()
  expect([Math.round((box?.x ?? 0) + 24), Math.round((box?.y ?? 0) + 24)]).toEqual([640, 400])
  gate.resolve()
  await expect(title(page, 'Communication')).toBeVisible()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
})

test('a deep link survives in a browser that keeps nothing', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/media?filter=a')
  await fillIn(page, 'learner')
  await expect(title(page, 'My media')).toBeVisible()
  await expect(page).toHaveURL('/media?filter=a')
})

test('a part of a page that an update took away is told in words, and the second try loads the page anew', async ({
  page,
  controls,
}) => {
  await controls.putAccount({ username: 'outdated', roles: ['LEARNER'] })
  await signIn(page, 'outdated')
  // What an older version of the app is made of is not on the server any more.
  await page.route('**/assets/AppearanceTab-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/my-profile?tab=appearance')
  const words = page.getByText(/Part of this page could not be loaded\./)
  await expect(words).toBeVisible()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(words).toBeVisible()
  await page.unroute('**/assets/AppearanceTab-*.js')
  const loaded = page.waitForEvent('load')
  await again.click()
  await loaded
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await expect(words).toHaveCount(0)
})

/** A file of the app comes, and everything it has to give is `source`: as after an error in it. */
async function breakFile(page: Page, name: string, source: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await route.fetch()
    const given = [...(await response.text()).matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(','),
    )
    const names = given.map((each) => each.split(' as ').at(-1)?.trim() ?? '')
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cache-Control': 'no-store' },
      body: `const broken=${source};export{${names.map((each) => `broken as ${each}`).join(',')}}`,
    })
  })
}

test.describe('files that come broken', () => {
  test.use({ account: 'learner', maxDocuments: 8 })

  test(
    'the frame itself: the words stand without it, and lead to the way out and back',
    { tag: '@long' },
    async ({ page }) => {
      await breakFile(page, 'ToastRegion', "()=>{throw new Error('broken')}")
      await page.goto('/my-units')
      const words = page.getByRole('main').getByText(/an unexpected error occurred/)
      await expect(words).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expectNoViolations(page)
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await expect(title(page, 'My units')).toBeVisible()
      await expect(words).toHaveCount(0)
    },
  )

  test('a page without a heading is announced by its name', { tag: '@long' }, async ({ page }) => {
    await breakFile(page, 'UsingSomoScreen', '()=>null')
    await page.goto('/my-units')
    await expect(title(page, 'My units')).toBeVisible()
    await page.getByRole('link', { name: 'Using Somo' }).first().click()
    await expect(page).toHaveURL('/using-sitos?screen=/my-units')
    await expect(page.getByRole('status').filter({ hasText: 'Using Somo – Somo' })).toBeAttached()
    await page.getByRole('link', { name: 'My units' }).first().click()
    await expect(title(page, 'My units')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Using Somo – Somo' })).toHaveCount(0)
  })
})
