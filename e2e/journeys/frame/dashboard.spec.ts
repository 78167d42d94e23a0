import type { Page } from '@playwright/test'
import { apiCalls, operationsOf } from '../../fixtures/session/requests.ts'
import { givenNameOf, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeUnit } from '../../fixtures/units.ts'

// Answers belong to the whole installation: the tests of this file would read each other's.
test.describe.configure({ mode: 'default' })

const setupList = (page: Page) => page.getByRole('region', { name: 'Setting up' })
const ways = (page: Page) => page.getByRole('navigation', { name: 'Go to' })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
test.describe('an administrator', () => {
  test.use({ account: 'admin' })

  test('finds the start page complete, in three calls before it can be used', async ({ page, watch }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, givenNameOf('admin'))).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Demo Organisation')).toBeVisible()
    await expect(page.getByRole('complementary').getByText('2.0.4', { exact: true })).toBeVisible()
    await expect(setupList(page)).toBeVisible()
    await expect(page.getByText('The demo accounts with their known password are active.')).toBeVisible()
    const operations = operationsOf(apiCalls(watch))
    expect(operations.slice(0, 3).toSorted()).toEqual(['Dashboard', 'defaultUnit', 'getPreferences'])
  })
})

test.describe('a learner', () => {
  test.use({ account: 'learner' })

  test('sees what is overdue first, and goes on where they were', async ({ page, watch }) => {
    await page.goto('/dashboard')
    const first = page.getByRole('region', { name: 'Up next' }).getByRole('listitem').first()
    await expect(first).toContainText('Overdue')
    await expect(first).toContainText('Mandatory')
    expect(operationsOf(apiCalls(watch)).slice(0, 3).toSorted()).toEqual(['Dashboard', 'defaultUnit', 'getPreferences'])
    await page.getByRole('link', { name: 'Resume' }).first().click()
    await expect(page).toHaveURL(/\/media\?medium=[^&]+&view=play/)
    await expect(page.getByRole('button', { name: 'Save and leave' })).toBeVisible()
  })
})

test.describe('a manager', () => {
  test.use({ account: 'manager' })

  test('opens the list behind a figure, and another unit', async ({ page }) => {
    await page.goto('/dashboard')
    const overdue = page.getByRole('list', { name: 'Mandatory trainings' }).getByRole('link', { name: /overdue$/ })
    await expect(overdue).toHaveText(/^[1-9]/)
    await expect(page.getByRole('table', { name: 'Longest overdue' }).getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('region', { name: 'By unit' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/tab=team&unit=/)
    await expect(overdue).toHaveAttribute('href', /^\/user-statistics\?state=OVERDUE,IN_GRACE&mandatory=yes&unit=/)
    await overdue.click()
    await expect(page).toHaveURL(/\/user-statistics\?.*unit=/)
  })
})

test('somebody without a role is told so, and whom to ask', async ({ page, controls }) => {
  await controls.putAccount({ username: 'dashnone', roles: [] })
  await signIn(page, 'dashnone')
  await expect(page.getByText('Your username is “dashnone”')).toBeVisible()
  await expect(setupList(page)).toHaveCount(0)
  await expect(ways(page).getByRole('link')).toHaveText(['My units', 'My profile', 'Using Somo', 'Console'])
})

test.describe('the set-up list', () => {
  test.use({ account: 'admin', maxDocuments: 12 })

  test(
    'is answered in place, saved at once and taken back, by the keyboard alone',
    { tag: '@long' },
    async ({ page }) => {
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
    },
  )

  test('leads only to what exists', { tag: '@long' }, async ({ page }) => {
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
