import type { Page, Route } from '@playwright/test'
import type { AccountName } from '../fixtures/accounts.ts'
import { asFields } from '../fixtures/answers.ts'
import { expectNoFault } from '../fixtures/faults.ts'
import { chooseTheme, themes } from '../fixtures/looks.ts'
import { serverUrl } from '../fixtures/places.ts'
import { apiCalls, operationsOf } from '../fixtures/requests.ts'
import { givenName, givenNameOf, greeting, signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeUnit } from '../fixtures/units.ts'

// Answers belong to the whole installation: the tests of this file would read each other's.
test.describe.configure({ mode: 'default' })

const setupList = (page: Page) => page.getByRole('region', { name: 'Setting up' })
const ways = (page: Page) => page.getByRole('navigation', { name: 'Go to' })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const demoNotice = (page: Page) => page.getByText('The demo accounts with their known password are active.')

/** The answer to the start page's one operation is changed on its way. */
async function changeWidgets(
  page: Page,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    if (operationsOf([route.request()])[0] !== 'Dashboard') return await route.fallback()
    const response = await route.fetch()
    const body: unknown = await response.json()
    await route.fulfill({ response, json: change(asFields(body)) })
  })
}

const failingSetup = (answer: Record<string, unknown>) => ({
  data: { dashboard: { ...asFields(asFields(answer['data'])['dashboard']), setup: null } },
  errors: [
    { message: 'broken', path: ['dashboard', 'setup'], extensions: { code: 'INTERNAL', requestId: '01J9-7F3A' } },
  ],
})

const cases: readonly [account: AccountName, hasSetup: boolean, links: readonly string[]][] = [
  ['learner', false, ['My units', 'My profile', 'Using Somo', 'Console']],
  ['manager', false, ['User management', 'Unit management', 'Imports', 'My units', 'My profile', 'Using Somo']],
  ['admin', true, ['User management', 'Unit management', 'Imports', 'Design', 'Help and legal', 'Settings']],
  ['all', true, ['User management', 'Unit management', 'Imports', 'Design', 'Help and legal', 'Settings']],
]
for (const [account, hasSetup, links] of cases) {
  test.describe(`as ${account}`, () => {
    test.use({ account })

    test('the start page has what the roles open, in three calls before it can be used', async ({ page, watch }) => {
      await page.goto('/dashboard')
      await expect(greeting(page, givenNameOf(account))).toBeVisible()
      await expect(page.getByRole('complementary').getByText('Demo Organisation')).toBeVisible()
      await expect(page.getByRole('complementary').getByText('2.0.4', { exact: true })).toBeVisible()
      await expect(setupList(page)).toHaveCount(hasSetup ? 1 : 0)
      await expect(demoNotice(page)).toHaveCount(hasSetup ? 1 : 0)
      expect(await ways(page).getByRole('link').allTextContents()).toEqual(links)
      const operations = operationsOf(apiCalls(watch))
      expect(operations.slice(0, 3).toSorted()).toEqual(['Dashboard', 'defaultUnit', 'getPreferences'])
    })
  })
}

test('somebody without a role is told so, and whom to ask', async ({ page, controls }) => {
  await controls.putAccount({ username: 'dashnone', roles: [] })
  await signIn(page, 'dashnone')
  await expect(page.getByText('Your username is “dashnone”')).toBeVisible()
  await expect(setupList(page)).toHaveCount(0)
  await expect(ways(page).getByRole('link')).toHaveText(['My units', 'My profile', 'Using Somo', 'Console'])
})

test.describe('the set-up list', () => {
  test.use({ account: 'admin', maxDocuments: 12 })

  test('is answered in place, saved at once and taken back, by the keyboard alone', async ({ page }) => {
    await page.goto('/dashboard')
    const school = setupList(page).getByRole('radio', { name: 'School' })
    await expect(school).not.toBeChecked()
    await setupList(page).getByRole('radio', { name: 'Company' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(school).toBeChecked()
    await expect(toast(page)).toContainText('Set up as a school: managers see scores.')
    await expect(
      setupList(page).getByRole('listitem').filter({ hasText: 'Company or school?' }).getByText('Done'),
    ).toBeVisible()
    await page.reload()
    await expect(school).toBeChecked()
    await setupList(page).getByRole('radio', { name: 'Company' }).check()
    await expect(toast(page)).toContainText('Set up as a company')
    await page.keyboard.press('F6')
    await page.keyboard.press('Enter')
    await expect(school).toBeChecked()
  })

  test('keeps the old answer and says why where saving fails', async ({ page, context }) => {
    await page.goto('/dashboard')
    await expect(setupList(page).getByRole('radio', { name: 'School' })).toBeChecked()
    await context.setOffline(true)
    await setupList(page).getByText('Company', { exact: true }).click()
    await expect(setupList(page).getByRole('radiogroup')).toContainText(
      'This was not saved. The server did not answer.',
    )
    await expect(setupList(page).getByRole('radio', { name: 'School' })).toBeChecked()
    await context.setOffline(false)
    await setupList(page).getByRole('radio', { name: 'Company' }).check()
    await expect(setupList(page).getByText('This was not saved.')).toHaveCount(0)
    await expect(setupList(page).getByRole('radio', { name: 'Company' })).toBeChecked()
  })

  test('is put away, brought back by undo, and from the console', async ({ page }) => {
    await page.goto('/dashboard')
    await setupList(page).getByRole('button', { name: 'Hide this checklist' }).click()
    await expect(setupList(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(setupList(page)).toBeVisible()
    await setupList(page).getByRole('button', { name: 'Hide this checklist' }).click()
    await expect(setupList(page)).toHaveCount(0)
    await page.goto('/super-console?tab=health')
    await page.getByRole('button', { name: 'Show the checklist' }).click()
    await expect(page.getByText('Every administrator sees the checklist on the overview.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the overview' }).click()
    await expect(setupList(page)).toBeVisible()
  })

  test('leads only to what exists', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(setupList(page).getByRole('link')).toHaveCount(8)
    const hrefs = await setupList(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([
      '/design-configuration',
      '/design-configuration',
      '/design-configuration',
      '/my-profile?tab=language',
      '/help-and-legal',
      '/system?tab=mail',
      '/unit-management',
      '/import-management',
    ])
    await makeUnit(page, { name: 'Set-up house', key: 'setup-house' })
    await page.reload()
    await expect(
      setupList(page).getByRole('listitem').filter({ hasText: 'First unit' }).getByText('Done'),
    ).toBeVisible()
    const step = setupList(page).getByRole('listitem').filter({ hasText: 'Email delivery' })
    await step.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Send test email' })).toBeVisible()
  })
})

test.describe('what fails takes nothing else with it', () => {
  test.use({ account: 'admin' })

  test('one widget: the others stand, and trying again brings it', async ({ page }) => {
    await changeWidgets(page, failingSetup)
    await page.goto('/dashboard')
    await expect(setupList(page)).toContainText('Something went wrong on the server.')
    await expect(setupList(page)).toContainText('01J9-7F3A')
    await expect(demoNotice(page)).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Demo Organisation')).toBeVisible()
    await expect(ways(page)).toBeVisible()
    await expectNoFault(page)
    await page.unroute('**/graphql')
    await setupList(page).getByRole('button', { name: 'Try again' }).click()
    await expect(setupList(page).getByRole('progressbar')).toBeVisible()
  })

  test('no answer at all: the page stands, and says so once a part', async ({ page }) => {
    await page.route('**/graphql', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(greeting(page, 'Lukas')).toBeVisible()
    await expect(setupList(page)).toContainText('The server did not answer.')
    await expect(page.getByText('Not everything could be loaded. The server did not answer.')).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText('Not loaded')
    await expect(ways(page)).toBeVisible()
    await expectNoFault(page)
  })
})

for (const theme of themes) {
  test.describe(`on a phone, ${theme}`, () => {
    test.use({ account: 'all', viewport: { width: 360, height: 780 } })

    test('nothing is cut and nothing scrolls sideways, down to 320 px', async ({ page, context }) => {
      await chooseTheme(context, theme, serverUrl('auto'))
      await page.goto('/dashboard')
      await expect(setupList(page).getByRole('radio', { name: 'Company' })).toBeVisible()
      await expectNoFault(page)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 780 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        )
      }
    })
  })
}

test('a refused page is told of, and the start page is whole', async ({ page, controls }) => {
  await controls.putAccount({ username: 'dashrefused', roles: ['LEARNER'] })
  await signIn(page, 'dashrefused', '/dashboard')
  await page.goto('/design-configuration')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('You don’t have access to “Design”')).toBeVisible()
  await expect(greeting(page, givenName('dashrefused'))).toBeVisible()
})
