import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { chooseTheme } from '../../fixtures/looks/looks.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { apiCalls, operationsOf } from '../../fixtures/session/requests.ts'
import { watchSecrets } from '../../fixtures/session/secrets.ts'
import { signOut } from '../../fixtures/session/sessions.ts'
import { gateButton, givenName, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Console' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the console' })
const openTab = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click()
const copy = (page: Page) => page.getByRole('button', { name: 'Copy support report' })
const report = (page: Page) => page.getByRole('dialog', { name: 'Support report' }).getByRole('textbox')

/** The browser takes nothing into its clipboard, so the page shows the text. */
const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
  })

test.describe('an administrator', () => {
  test.use({ account: 'admin' })

  test('sees how the installation is doing, as of a moment, and refreshes it', async ({ page, watch }) => {
    await page.goto('/super-console')
    await openTab(page, 'Installation')
    await expect(page).toHaveURL('/super-console?tab=health')
    const parts = page.getByRole('list', { name: 'Parts of the installation' }).getByRole('listitem')
    await expect(parts).toHaveText([
      /Database(Answers|Slow)\d+ ms/,
      /Sign-in service(Answers|Slow)\d+ ms/,
      /File storage(Answers|Slow)\d+ ms/,
      /Email ?Not set up/,
    ])
    const people = page.getByRole('definition').filter({ hasText: /^\d+$/ })
    expect(Number(await people.first().textContent())).toBeGreaterThan(0)
    const asOf = page.getByText(/^As of \d\d:\d\d:\d\d$/)
    await expect(asOf).toBeVisible()
    watch.reset()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => operationsOf(apiCalls(watch))).toEqual(['SystemHealth'])
    await expectNoViolations(page)
  })
})

test.describe('the support report', () => {
  test.use({ maxDocuments: 12 })

  test('tells what happened and holds no token, code or mail address', async ({ page, context, controls }) => {
    await controls.putAccount({ username: 'reporter', roles: ['LEARNER'] })
    const secrets = await watchSecrets(context)
    await refuseClipboard(page)
    await signIn(page, 'reporter')
    await page.goto('/super-console?tab=connection&code=abcdef0123456789abcdef&token=abcdef')
    await expect(title(page)).toBeVisible()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/assets/missing-A1b2C3d4.js?key=abcdef0123456789'
      document.head.append(script)
      window.dispatchEvent(
        new ErrorEvent('error', { error: new TypeError('Broken at https://somo.example/?token=abcdef0123456789') }),
      )
    })
    await page.getByRole('button', { name: 'Run the test' }).click()
    await expect(page.getByRole('button', { name: 'Run the test again' })).toBeVisible()
    await page
      .getByRole('list', { name: 'Connection test' })
      .getByText('Testing')
      .first()
      .waitFor({ state: 'detached' })
    await copy(page).click()
    await expect(report(page)).toBeFocused()
    const text = await report(page).inputValue()
    for (const expected of [
      'Your session',
      'Username: reporter',
      'This browser',
      'Connection test',
      'Works',
      '/dashboard',
      'GetVersion, ',
      '/assets/missing-A1b2C3d4.js',
      'TypeError: Broken at',
    ]) {
      expect(text).toContain(expected)
    }
    expect(text).toMatch(/Access issued on: .*\d\d:\d\d/)
    expect(secrets.found().length).toBeGreaterThan(3)
    expect(secrets.foundIn(text)).toEqual([])
    expect(text).not.toMatch(/eyJ|abcdef|@|code=|token=/)
    const selected = await report(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
    expect(selected).toBe(text)
    await page.keyboard.press('Escape')
    await expect(copy(page)).toBeFocused()
    const stored = await page.evaluate(
      () => (window.dispatchEvent(new PageTransitionEvent('pagehide')), sessionStorage.getItem('somo.events')),
    )
    expect(secrets.foundIn(stored ?? '')).toEqual([])
    expect(stored).toContain('GetVersion')
  })

  test('forgets the events of somebody who signs out', { tag: '@long' }, async ({ page, controls }) => {
    await controls.putAccount({ username: 'leaver', roles: [] })
    await signIn(page, 'leaver')
    await page.goto('/super-console')
    await expect(title(page)).toBeVisible()
    await signOut(page)
    await expect(gateButton(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('somo.events') ?? '')).not.toContain('/super-console')
  })
})

test.describe('the connection test', () => {
  test.use({ account: 'learner' })

  test(
    'tells each result when one fails, and ends no session while the provider is silent',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/super-console?tab=connection')
      await expect(title(page)).toBeVisible()
      await page.route('**/.well-known/openid-configuration', (route) => route.abort())
      await page.getByRole('button', { name: 'Run the test' }).click()
      const lines = page.getByRole('list', { name: 'Connection test' }).getByRole('listitem')
      await expect(lines.nth(0)).toHaveText(/Server.*Works.*ms/)
      await expect(lines.nth(2)).toHaveText(/Sign-in service.*Failed.*The server did not answer/)
      await expect(lines.nth(3)).toHaveText(/Renewing the session.*Not tested/)
      await expect(page.getByText(/services? failed\./)).toBeVisible()
      await page.unroute('**/.well-known/openid-configuration')
      await page.getByRole('link', { name: 'Overview', exact: true }).click()
      await expect(greeting(page, 'Amani')).toBeVisible()
    },
  )
})

test(
  'local data is cleared after a question, and the person stays signed in',
  { tag: '@long' },
  async ({ page, context, controls }) => {
    await controls.putAccount({ username: 'clearer', roles: ['LEARNER'] })
    await chooseTheme(context, 'dark', serverUrl('auto'))
    await signIn(page, 'clearer')
    await page.goto('/super-console')
    await expect(page.getByRole('definition').filter({ hasText: 'chosen on this device' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear local data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // What was chosen stays away after the page is loaded anew: nothing writes it again.
    await page.evaluate(() => localStorage.setItem('somo.oidc.caps', '{"old":{}}'))
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Clear local data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click()
    await loaded
    await expect(title(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('somo.oidc.caps') ?? '')).not.toContain('old')
    await page.goto('/dashboard')
    await expect(greeting(page, givenName('clearer'))).toBeVisible()
  },
)
