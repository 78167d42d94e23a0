import type { Page } from '@playwright/test'
import type { AccountName } from '../fixtures/accounts.ts'
import { expectNoFault } from '../fixtures/faults.ts'
import { chooseTheme, themes } from '../fixtures/looks.ts'
import { serverUrl } from '../fixtures/places.ts'
import { quiet } from '../fixtures/quiet.ts'
import { apiCalls, operationsOf } from '../fixtures/requests.ts'
import { watchSecrets } from '../fixtures/secrets.ts'
import { signOut } from '../fixtures/sessions.ts'
import { gateButton, givenName, greeting, signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

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

async function walk(page: Page): Promise<void> {
  for (const tab of ['Connection', 'Events', 'Pages', 'Session and browser']) {
    await openTab(page, tab)
    await expect(tabs(page).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
  }
}

for (const account of ['learner', 'manager', 'nobody'] as const satisfies readonly AccountName[]) {
  test.describe(`as ${account}`, () => {
    test.use({ account })

    test('the console sends no operation about anybody else, and shows none of its numbers', async ({
      page,
      watch,
    }) => {
      const allowed = ['GetVersion', 'defaultUnit', 'getPreferences', 'countUserLoginForBadge']
      for (const tab of ['queues', 'view']) {
        await page.goto(`/super-console?tab=${tab}`)
        await expect(tabs(page).getByRole('link', { name: 'Session and browser' })).toHaveAttribute(
          'aria-current',
          'page',
        )
        await quiet(page)
        expect(operationsOf(apiCalls(watch)).filter((name) => !allowed.includes(name))).toEqual([])
      }
      watch.reset()
      await page.goto('/super-console?tab=health')
      await expect(title(page)).toBeVisible()
      for (const name of ['Installation', 'Operations', 'View as'])
        await expect(tabs(page).getByRole('link', { name })).toHaveCount(0)
      await expect(tabs(page).getByRole('link', { name: 'Session and browser' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await walk(page)
      await openTab(page, 'Connection')
      await page.getByRole('button', { name: 'Run the test' }).click()
      await expect(page.getByRole('button', { name: 'Run the test again' })).toBeVisible()
      await quiet(page)
      const asked = new Set(operationsOf(apiCalls(watch)))
      expect([...asked].filter((name) => !allowed.includes(name))).toEqual([])
      const answers = await Promise.all(apiCalls(watch).map(async (call) => (await call.response())?.text()))
      expect(answers.join()).not.toMatch(/health|signedInPeople|databaseBytes|viewAs|jobQueue|signIns/)
    })
  })
}

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
    await expectNoFault(page)
  })

  test('is told where the health cannot be read, and the rest stands', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      if (operationsOf([route.request()])[0] !== 'SystemHealth') return await route.fallback()
      await route.fulfill({
        json: {
          data: { system: { health: null } },
          errors: [{ message: 'x', path: ['system', 'health'], extensions: { code: 'UNAVAILABLE', requestId: 'r-7' } }],
        },
      })
    })
    await page.goto('/super-console?tab=health')
    await expect(page.getByText('The service is briefly unavailable.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Set-up checklist' })).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('list', { name: 'Parts of the installation' })).toBeVisible()
  })

  test('sees what waits and who signed in, is told where that fails, and goes on to the whole list', async ({
    page,
    watch,
  }) => {
    await page.route('**/graphql', async (route) => {
      if (operationsOf([route.request()])[0] !== 'ConsoleQueues') return await route.fallback()
      await route.fulfill({
        json: {
          data: null,
          errors: [{ message: 'x', path: ['console'], extensions: { code: 'UNAVAILABLE', requestId: 'r-8' } }],
        },
      })
    })
    await page.goto('/super-console?tab=queues')
    await expect(page.getByText('The service is briefly unavailable.')).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Try again' }).click()

    const queues = page.getByRole('region', { name: 'Queue' }).getByRole('listitem')
    await expect(queues).toHaveText([
      /^Jobs\d+ queued, \d+ running, \d+ failed/,
      /^Email\d+ queued, \d+ running, \d+ failed/,
    ])
    await expect(page.getByRole('region', { name: 'Latest sign-ins' }).getByRole('listitem').first()).toContainText(
      / on /,
    )
    await expect(page.getByRole('region', { name: 'Slow statements' })).toBeVisible()
    await expectNoFault(page)
    watch.reset()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => operationsOf(apiCalls(watch))).toEqual(['ConsoleQueues'])

    await page.getByRole('link', { name: 'View all: Jobs' }).click()
    await expect(page).toHaveURL('/system?tab=jobs')
    await expect(
      page.getByRole('navigation', { name: 'Parts of the system' }).getByRole('link', { name: 'Jobs' }),
    ).toHaveAttribute('aria-current', 'page')
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
    const kept = await page.evaluate(
      () => (window.dispatchEvent(new PageTransitionEvent('pagehide')), sessionStorage.getItem('somo.events')),
    )
    expect(secrets.foundIn(kept ?? '')).toEqual([])
    expect(kept).toContain('GetVersion')
  })

  test('goes into the clipboard where the browser lets it', async ({ page, context, controls }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await controls.putAccount({ username: 'copier', roles: [] })
    await signIn(page, 'copier')
    await page.goto('/super-console')
    await copy(page).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Support report copied.')
  })

  test('forgets the events of somebody who signs out', async ({ page, controls }) => {
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

  test('tells each result when one fails, and ends no session while the provider is silent', async ({ page }) => {
    await page.goto('/super-console?tab=connection')
    await expect(title(page)).toBeVisible()
    await page.route('**/.well-known/openid-configuration', (route) => route.abort())
    await page.getByRole('button', { name: 'Run the test' }).click()
    const lines = page.getByRole('list', { name: 'Connection test' }).getByRole('listitem')
    await expect(lines.nth(0)).toHaveText(/Server.*Works.*ms/)
    await expect(lines.nth(2)).toHaveText(/Sign-in service.*Failed.*The server did not answer/)
    await expect(lines.nth(3)).toHaveText(/Renewing the session.*Not tested/)
    await expect(page.getByText(/parts? failed\./)).toBeVisible()
    await page.unroute('**/.well-known/openid-configuration')
    await page.getByRole('link', { name: 'Overview', exact: true }).click()
    await expect(greeting(page, 'Amani')).toBeVisible()
  })

  test('offline: everything fails in words, and the page stands', async ({ page, context }) => {
    await page.goto('/super-console?tab=connection')
    // The part with the test is fetched by itself; without it nothing could be run.
    const run = page.getByRole('button', { name: 'Run the test' })
    await expect(run).toBeVisible()
    await context.setOffline(true)
    await run.click()
    await expect(page.getByText('3 parts failed.')).toBeVisible()
    await openTab(page, 'Session and browser')
    await expect(page.getByRole('definition').filter({ hasText: 'Not connected' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('definition').filter({ hasText: /^Connected$/ })).toBeVisible()
  })
})

test('local data is cleared after a question, and the person stays signed in', async ({ page, context, controls }) => {
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
})

test.describe('by keyboard', () => {
  test.use({ account: 'admin' })

  test('tabs are links in order, and the page keeps the focus where it is', async ({ page }) => {
    await page.goto('/super-console')
    await expect(title(page)).toBeVisible()
    await copy(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(tabs(page).getByRole('link', { name: 'Connection' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Connection test' })).toBeVisible()
    await expect(tabs(page).getByRole('link', { name: 'Connection' })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ account: 'admin', viewport: { width: 360, height: 780 } })

  test('every part is readable in either theme and nothing scrolls sideways, down to 320 px', async ({
    page,
    context,
  }) => {
    await chooseTheme(context, 'default', serverUrl('auto'))
    for (const tab of ['you', 'connection', 'events', 'screens', 'area', 'health', 'queues', 'view']) {
      if (tab === 'you') await page.goto('/super-console')
      else await tabs(page).locator(`a[href$="tab=${tab}"]`).click()
      await expect(title(page)).toBeVisible()
      await quiet(page)
      for (const theme of themes) {
        // A theme changes by this one attribute, without a new opening.
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
        await expectNoFault(page)
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 780 })
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `${tab} at ${width} px`,
          ).toBeLessThanOrEqual(width)
        }
      }
    }
  })
})
