import type { Page } from '@playwright/test'
import { apiCalls, operationsOf } from '../../fixtures/session/requests.ts'
import { givenNameOf, greeting, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHome, openPlayer, publishMedium } from '../../fixtures/learning/media.ts'
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

test.describe('somebody who learns and manages', () => {
  test.use({ account: 'all', maxDocuments: 12 })

  test('goes on where they were, and opens the list behind a figure of everyone', async ({ page, watch }) => {
    await openHome(page)
    const blocks = JSON.stringify(JSON.stringify([{ id: 'a', kind: 'text', text: 'Keep your back straight.' }]))
    const parts = [
      await publishMedium(page, { kind: 'PAGE', title: 'First rules', content: `blocks: ${blocks}` }),
      await publishMedium(page, { kind: 'LINK', title: 'More rules', content: 'url: "https://example.org/rules"' }),
    ]
    const items = parts.map((part) => `{ medium: "${part}", chapter: [], isRequired: true }`)
    const course = { kind: 'COURSE', title: 'Start page rules', content: `items: [${items.join(', ')}]` } as const
    await openPlayer(page, await publishMedium(page, course))
    await expect(page.getByText('1 of 2 parts')).toBeVisible()
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/media(?!.*view=play)/)

    // Ends what the page before still asks for.
    await page.goto('about:blank')
    watch.reset()
    await page.goto('/dashboard?tab=learning')
    await expect(page.getByRole('region', { name: 'Up next' }).getByText('Start page rules').first()).toBeVisible()
    expect(operationsOf(apiCalls(watch)).slice(0, 3).toSorted()).toEqual(['Dashboard', 'defaultUnit', 'getPreferences'])
    await expect(page.getByText('Part 2 of 2: More rules')).toBeVisible()
    await page.getByRole('region', { name: 'Start page rules' }).getByRole('link', { name: 'Resume' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'More rules' })).toBeVisible()

    await page.goto('/dashboard?tab=team')
    await page
      .getByRole('list', { name: 'Mandatory trainings' })
      .getByRole('link', { name: /overdue$/ })
      .click()
    await expect(page).toHaveURL(/\/user-statistics\?state=OVERDUE,IN_GRACE&mandatory=yes/)
    await expect(page.getByRole('heading', { level: 1, name: 'User statistics' })).toBeVisible()
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
